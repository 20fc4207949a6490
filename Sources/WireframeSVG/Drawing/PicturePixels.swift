import PlaygroundModel
import Wireframes

/// The pixels of a known scale. Boxes are on whole pixels, as in a browser, so that no edge or hairline is spread over two pixels.
struct PicturePixels {
    /// The side of a pixel, in points.
    let side: Double
    /// The origin of the current coordinates.
    private var origin = Point.zero

    /// - Parameter scale: Pixels per point.
    init(scale: Double) {
        side = 1 / scale
    }

    func moved(to origin: Point) -> PicturePixels {
        var moved = self
        moved.origin = Point(x: self.origin.x + origin.x, y: self.origin.y + origin.y)
        return moved
    }

    func aligned(_ frame: Rect) -> Rect {
        let (x, width) = span(frame.minX, frame.width, origin.x)
        let (y, height) = span(frame.minY, frame.height, origin.y)
        return Rect(x: x, y: y, width: width, height: height)
    }

    /// A hairline at a side of its box.
    func line(_ frame: Rect, at line: PartPlace.LineSide) -> Rect {
        var box = aligned(frame)
        switch line {
        case .top, .bottom: box.size.height = side
        case .left, .right: box.size.width = side
        }
        if line == .bottom { box.origin.y = edge(frame.maxY, origin.y) - side }
        if line == .right { box.origin.x = edge(frame.maxX, origin.x) - side }
        return box
    }

    private func edge(_ place: Double, _ origin: Double) -> Double {
        ((place + origin) / side + 0.5).rounded(.down) * side - origin
    }

    /// A box is at least one pixel wide.
    private func span(_ start: Double, _ length: Double, _ origin: Double) -> (start: Double, length: Double) {
        let first = edge(start, origin)
        return (first, length > 0 ? max(side, edge(start + length, origin) - first) : 0)
    }
}
