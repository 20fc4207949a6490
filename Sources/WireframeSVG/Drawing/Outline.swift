import PlaygroundModel
import Wireframes

/// The outline of a box: a rectangle of which corners may be round.
struct Outline {
    var frame: Rect
    /// Of the upper and of the lower corners, in points.
    var upperRadius: Double
    var lowerRadius: Double

    init(_ frame: Rect, upper: Double, lower: Double) {
        self.frame = frame
        // As in CSS, radii that do not fit shrink together.
        let (width, height) = (max(0, frame.width), max(0, frame.height))
        let tallest = upper + lower
        let share = min(
            1, tallest > 0 ? height / tallest : 1, upper > 0 ? width / (2 * upper) : 1, lower > 0 ? width / (2 * lower) : 1
        )
        upperRadius = max(0, upper * share)
        lowerRadius = max(0, lower * share)
    }

    init(_ frame: Rect, radius: Double = 0) {
        self.init(frame, upper: radius, lower: radius)
    }

    /// The outline farther out on all sides, or farther in.
    func grown(by distance: Double) -> Outline {
        func radius(_ radius: Double) -> Double { radius == 0 ? 0 : max(0, radius + distance) }
        return Outline(
            Rect(
                x: frame.minX - distance, y: frame.minY - distance, width: max(0, frame.width + 2 * distance),
                height: max(0, frame.height + 2 * distance)
            ),
            upper: radius(upperRadius), lower: radius(lowerRadius)
        )
    }

    func offset(by offset: Point) -> Outline {
        Outline(frame.offset(by: offset), upper: upperRadius, lower: lowerRadius)
    }

    /// Whether it cuts nothing off what can be seen anyway.
    func holds(_ visible: Rect?) -> Bool {
        guard let visible, upperRadius == 0, lowerRadius == 0 else { return false }
        return frame.minX <= visible.minX && frame.minY <= visible.minY && frame.maxX >= visible.maxX && frame.maxY >= visible.maxY
    }

    /// - Parameter attributes: each after a space.
    func element(_ attributes: String) -> String {
        guard upperRadius == lowerRadius else { return "<path d=\"\(path)\"\(attributes)/>" }
        let radius = upperRadius == 0 ? "" : " rx=\"\(upperRadius.pointText)\""
        return "<rect\(Self.place(frame))\(radius)\(attributes)/>"
    }

    private static func place(_ frame: Rect) -> String {
        (frame.minX == 0 ? "" : " x=\"\(frame.minX.pointText)\"") + (frame.minY == 0 ? "" : " y=\"\(frame.minY.pointText)\"")
            + " width=\"\(max(0, frame.width).pointText)\" height=\"\(max(0, frame.height).pointText)\""
    }

    var path: String {
        let (up, low) = (upperRadius, lowerRadius)
        return "M\((frame.minX + up).pointText) \(frame.minY.pointText)H\((frame.maxX - up).pointText)" + arc(up, up, up)
            + "V\((frame.maxY - low).pointText)" + arc(low, -low, low) + "H\((frame.minX + low).pointText)" + arc(low, -low, -low)
            + "V\((frame.minY + up).pointText)" + arc(up, up, -up) + "Z"
    }

    private func arc(_ radius: Double, _ dx: Double, _ dy: Double) -> String {
        radius == 0 ? "" : "a\(radius.pointText) \(radius.pointText) 0 0 1 \(dx.pointText) \(dy.pointText)"
    }
}
