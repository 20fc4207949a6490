import PlaygroundModel

/// The device's pixels, on which UIKit puts the edges of frames.
struct PixelGrid: Hashable, Sendable {
    /// Pixels a point.
    var scale: Double

    /// An unspecified scale counts as 1.
    init(scale: Double) {
        self.scale = scale > 0 ? scale : 1
    }

    // Solving the same constraints along two ways leaves differences around 1e-10; without the slack one of two such
    // values could fall on the other side of half a pixel, or of a whole one.
    private static let slack = 1e-6

    /// The nearest pixel's edge; half a pixel goes up.
    func round(_ value: Double) -> Double {
        ((value * scale + 0.5 + Self.slack).rounded(.down)) / scale
    }

    /// The first pixel's edge that is not below a length: what UIKit rounds measured text to.
    func ceil(_ value: Double) -> Double {
        ((value * scale - Self.slack).rounded(.up)) / scale
    }

    /// Rounds edges rather than sizes, so that rectangles that touch still touch.
    func round(_ rect: Rect) -> Rect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return Rect(x: left, y: top, width: max(0, round(rect.maxX) - left), height: max(0, round(rect.maxY) - top))
    }
}
