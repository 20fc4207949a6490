import PlaygroundModel
import Wireframes

struct Outline {
    var frame: Rect
    private(set) var corners: CornerRadii

    init(_ frame: Rect, corners: CornerRadii) {
        self.frame = frame
        // Radii that do not fit shrink together, as in CSS.
        let (width, height) = (max(0, frame.width), max(0, frame.height))
        let across = max(corners.topLeft + corners.topRight, corners.bottomLeft + corners.bottomRight)
        let down = max(corners.topLeft + corners.bottomLeft, corners.topRight + corners.bottomRight)
        let share = min(1, across > 0 ? width / across : 1, down > 0 ? height / down : 1)
        self.corners = corners.map { max(0, $0 * share) }
    }

    init(_ frame: Rect, upper: Double, lower: Double) {
        self.init(frame, corners: CornerRadii(upper: upper, lower: lower))
    }

    init(_ frame: Rect, radius: Double = 0) {
        self.init(frame, corners: CornerRadii(all: radius))
    }

    /// The outline moved outwards, or inwards for a negative distance.
    func grown(by distance: Double) -> Outline {
        Outline(
            Rect(
                x: frame.minX - distance, y: frame.minY - distance, width: max(0, frame.width + 2 * distance),
                height: max(0, frame.height + 2 * distance)
            ),
            corners: corners.map { $0 == 0 ? 0 : max(0, $0 + distance) }
        )
    }

    func offset(by offset: Point) -> Outline {
        Outline(frame.offset(by: offset), corners: corners)
    }

    /// Whether the outline does not clip the visible part.
    func holds(_ visible: Rect?) -> Bool {
        guard let visible, corners.largest == 0 else { return false }
        return frame.minX <= visible.minX && frame.minY <= visible.minY && frame.maxX >= visible.maxX && frame.maxY >= visible.maxY
    }

    func element(_ attributes: String) -> String {
        guard corners == CornerRadii(all: corners.topLeft) else { return "<path d=\"\(path)\"\(attributes)/>" }
        let radius = corners.topLeft == 0 ? "" : " rx=\"\(corners.topLeft.pointText)\""
        return "<rect\(Self.place(frame))\(radius)\(attributes)/>"
    }

    private static func place(_ frame: Rect) -> String {
        (frame.minX == 0 ? "" : " x=\"\(frame.minX.pointText)\"") + (frame.minY == 0 ? "" : " y=\"\(frame.minY.pointText)\"")
            + " width=\"\(max(0, frame.width).pointText)\" height=\"\(max(0, frame.height).pointText)\""
    }

    var path: String {
        let (one, two, three, four) = (corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft)
        return "M\((frame.minX + one).pointText) \(frame.minY.pointText)H\((frame.maxX - two).pointText)" + arc(two, two, two)
            + "V\((frame.maxY - three).pointText)" + arc(three, -three, three) + "H\((frame.minX + four).pointText)"
            + arc(four, -four, -four) + "V\((frame.minY + one).pointText)" + arc(one, one, -one) + "Z"
    }

    private func arc(_ radius: Double, _ dx: Double, _ dy: Double) -> String {
        radius == 0 ? "" : "a\(radius.pointText) \(radius.pointText) 0 0 1 \(dx.pointText) \(dy.pointText)"
    }
}
