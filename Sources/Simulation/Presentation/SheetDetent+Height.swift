import PlaygroundModel

extension SheetDetent {
    /// How high a sheet stands at the detent, in points, without the inset below it; the large detent is cut to what the status
    /// bar leaves.
    func height(in window: Size) -> Double {
        switch self {
        // "Approximately half the height of the screen."
        case .medium: (window.height / 2).rounded()
        case .large: window.height
        case .height(let height): height
        }
    }
}
