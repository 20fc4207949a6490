import PlaygroundModel

extension Double {
    /// The number in as few digits as a wireframe needs, a thousandth being far below a pixel: `12`, `106.667`.
    public var pointText: String {
        let rounded = (self * 1000).rounded() / 1000
        // Adding zero turns -0 into 0.
        return (rounded + 0).shortText
    }
}
