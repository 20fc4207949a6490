import PlaygroundModel

extension SheetDetent {
    /// The height of a sheet in points, without the inset below it. The sheet's frame limits the large detent to the safe area.
    func height(in window: Size) -> Double {
        switch self {
        // "Approximately half the height of the screen."
        case .medium: (window.height / 2).rounded()
        case .large: window.height
        case .height(let height): height
        }
    }
}
