import PlaygroundModel

/// An image in the middle of its box, unscaled or in its own proportions.
public struct ImageFit: Hashable, Sendable {
    public var size: Size
    public var mode: ContentMode

    /// `nil` for an image that fills its box.
    init?(_ size: Size, _ mode: ContentMode) {
        guard mode != .scaleToFill, size.width > 0, size.height > 0 else { return nil }
        (self.size, self.mode) = (size, mode)
    }

    public func frame(in box: Rect) -> Rect {
        let (across, down) = (box.width / size.width, box.height / size.height)
        let scale = switch mode {
        case .scaleAspectFit: min(across, down)
        case .scaleAspectFill: max(across, down)
        case .center, .scaleToFill: 1.0
        }
        return box.centred(Size(width: size.width * scale, height: size.height * scale))
    }
}
