import PlaygroundModel

/// The device's pixels, to which UIKit aligns the edges of frames.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point.
    var scale: Double

    /// An unspecified scale counts as 1.
    public init(scale: Double) {
        self.scale = scale > 0 ? scale : 1
    }

    // Equal constraints solved differently differ by around 1e-10. The slack rounds such values equally.
    private static let slack = 1e-6

    /// Rounds to the nearest pixel. Half a pixel is rounded up.
    func round(_ value: Double) -> Double { pixel(nearest: value) / scale }

    /// UIKit rounds measured text up to the next pixel's edge.
    func ceil(_ value: Double) -> Double {
        ((value * scale - Self.slack).rounded(.up)) / scale
    }

    /// Rounds edges rather than sizes, so that adjacent rectangles stay adjacent.
    public func round(_ rect: Rect) -> Rect {
        let (left, top) = (pixel(nearest: rect.minX), pixel(nearest: rect.minY))
        let (right, bottom) = (pixel(nearest: rect.maxX), pixel(nearest: rect.maxY))
        // The sizes are computed in whole pixels, so that equal sizes are the same number at every position.
        return Rect(
            x: left / scale, y: top / scale, width: max(0, right - left) / scale, height: max(0, bottom - top) / scale
        )
    }

    func round(_ size: Size) -> Size { Size(width: round(size.width), height: round(size.height)) }

    private func pixel(nearest value: Double) -> Double { (value * scale + 0.5 + Self.slack).rounded(.down) }
}
