import PlaygroundModel

/// How a frame changed, in words that are the same on screens of all sizes.
struct FrameChange {
    private let old: Rect
    private let new: Rect

    init(_ old: Rect, _ new: Rect) {
        self.old = old
        self.new = new
    }

    /// `8 points down, 20 points wider`; empty where pixels alone differ.
    var words: String {
        [
            Self.words(new.minX - old.minX, "right", "left"), Self.words(new.minY - old.minY, "down", "up"),
            Self.words(new.width - old.width, "wider", "narrower"), Self.words(new.height - old.height, "higher", "lower"),
        ].compactMap { $0 }.joined(separator: ", ")
    }

    /// Half a point is a pixel at least: less is how edges are rounded.
    private static func words(_ points: Double, _ more: String, _ less: String) -> String? {
        let rounded = (points * 10).rounded() / 10
        guard abs(rounded) >= 0.5 else { return nil }
        let amount = abs(rounded)
        return "\(amount.pointText) point\(amount == 1 ? "" : "s") \(rounded > 0 ? more : less)"
    }
}
