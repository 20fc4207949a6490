import PlaygroundModel

/// An image that does not fill its box: unscaled, or in its own proportions.
public struct ImageFit: Hashable, Sendable {
    public var size: Size
    public var mode: ContentMode

    /// `nil` for an image that fills its box.
    init?(_ size: Size, _ mode: ContentMode) {
        guard mode != .scaleToFill, mode != .redraw, size.width > 0, size.height > 0 else { return nil }
        (self.size, self.mode) = (size, mode)
    }

    public func frame(in box: Rect) -> Rect {
        let (across, down) = (box.width / size.width, box.height / size.height)
        let scale = switch mode {
        case .scaleAspectFit: min(across, down)
        case .scaleAspectFill: max(across, down)
        default: 1.0
        }
        let (width, height, anchor) = (size.width * scale, size.height * scale, mode.anchor)
        return Rect(x: box.minX + (box.width - width) * anchor.x, y: box.minY + (box.height - height) * anchor.y, width: width, height: height)
    }
}
