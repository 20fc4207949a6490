/// A CAGradientLayer that fills a view behind its subviews.
public struct Gradient: Hashable, Sendable {
    /// CAGradientLayerType.
    public enum GradientType: String, CaseIterable, Hashable, Sendable {
        case axial, radial, conic
    }

    public var type = GradientType.axial
    /// The colours, at least two.
    public var colors: [Color]
    /// The positions of the colours, from 0 to 1, ascending, one per colour. Empty for equal distances.
    public var locations: [Double] = []
    /// The start of a line or the centre of a circle, in the unit square of the bounds.
    public var startPoint = Point(x: 0.5, y: 0)
    public var endPoint = Point(x: 0.5, y: 1)

    public init(colors: [Color]) {
        self.colors = colors
    }

    public var stops: [(location: Double, color: Color)] {
        colors.enumerated().map { index, color in
            (locations.indices.contains(index) ? locations[index] : Double(index) / Double(max(1, colors.count - 1)), color)
        }
    }

    /// The start and end in a rectangle at the origin, in points.
    public func ends(in size: Size) -> (start: Point, end: Point) {
        func place(_ point: Point) -> Point { Point(x: point.x * size.width, y: point.y * size.height) }
        return (place(startPoint), place(endPoint))
    }

    /// Half the width and height of a radial gradient, in points.
    public func radii(in size: Size) -> Size {
        let (start, end) = ends(in: size)
        return Size(width: max(0.01, abs(end.x - start.x)), height: max(0.01, abs(end.y - start.y)))
    }

    /// The direction from start to end in degrees. 0 is up, and angles grow clockwise.
    public func degrees(in size: Size) -> Double {
        let (start, end) = ends(in: size)
        let (x, y) = (end.x - start.x, start.y - end.y)
        guard x != 0 || y != 0 else { return 0 }
        // Half of the angle is within a quarter turn.
        let distance = (x * x + y * y).squareRoot()
        return y <= -distance ? 180 : 2 * Self.arcTangent(x / (distance + y)) * 180 / .pi
    }

    /// Uses the series around zero, after the angle is halved three times.
    private static func arcTangent(_ tangent: Double) -> Double {
        var x = tangent
        for _ in 1...3 { x /= 1 + (1 + x * x).squareRoot() }
        let square = x * x
        return 8 * x * (1 - square * (1 / 3 - square * (1 / 5 - square * (1 / 7 - square * (1 / 9 - square / 11)))))
    }

    public var inWords: String { "\(type.rawValue) gradient of \(colors.count) colours" }
}
