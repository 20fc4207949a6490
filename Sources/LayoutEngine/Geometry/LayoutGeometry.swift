import PlaygroundModel

/// The lines along which the constraints of a laid-out screen run, and where its guides are: for the inspector, not for layout.
public struct LayoutGeometry: Sendable {
    private let request: LayoutRequest
    private let positions: AnchorPositions

    /// - Parameter result: What the layout made of the request.
    public init(_ request: LayoutRequest, _ result: LayoutResult) {
        self.request = request
        positions = AnchorPositions(request, result)
    }

    /// LayoutRequest.readableWidthDoubt.
    public var readableWidthDoubt: String? { request.readableWidthDoubt }

    /// UIScrollView.adjustedContentInset of a scroll view, a table or a collection; `nil` for other views.
    public func adjustedContentInset(of view: ViewID) -> AdjustedContentInset? { positions.result.contents[view]?.inset }

    /// The rectangle of a guide, or the alignment rectangle of a view, in the root view's coordinates; `nil` if it is not there.
    public func rect(of item: LayoutItem) -> Rect? { positions.rect(of: item) }

    /// How far one constraint is satisfied by the frames, whether it is active or not; `nil` if it names a view that
    /// is not installed.
    public func reading(of constraint: LayoutConstraint) -> ConstraintReading? {
        guard let first = positions.position(of: constraint.first, beside: constraint.second) else { return nil }
        var second: AnchorPositions.Position?
        if let anchor = constraint.second {
            guard let position = positions.position(of: anchor, beside: constraint.first) else { return nil }
            second = position
        }
        let surplus = positions.surplus(of: constraint, first, second)
        let (value, other) = positions.values(of: constraint, first, second)
        return ConstraintReading(
            deviation: deviation(surplus, constraint.relation), lines: positions.lines(of: constraint, first, second), value: value,
            other: other
        )
    }

    /// Frames stand on pixels, and each of the two ends may be half a pixel from where the solver had it.
    private func deviation(_ surplus: Double, _ relation: LayoutConstraint.Relation) -> Double {
        let pixel = 1 / PixelGrid(scale: request.traits.displayScale).scale
        let off = switch relation {
        case .equal: surplus
        case .lessThanOrEqual: max(0, surplus)
        case .greaterThanOrEqual: min(0, surplus)
        }
        return abs(off) <= pixel + 1e-6 ? 0 : off
    }
}

/// How far a constraint is satisfied in a layout, and where it is drawn.
public struct ConstraintReading: Hashable, Sendable {
    /// By how much the first item's attribute is greater than the constraint asks, in points; 0 when it is satisfied.
    public var deviation: Double
    /// One between the two positions, or for sizes one along each view.
    public var lines: [ConstraintLine]
    /// The first item's attribute, and the second's if there is one, in points: positions in the root view, from where the constraint
    /// counts them.
    public var value: Double
    public var other: Double?

    public init(deviation: Double, lines: [ConstraintLine], value: Double, other: Double?) {
        self.deviation = deviation
        self.lines = lines
        self.value = value
        self.other = other
    }
}

/// The length that a constraint measures, along one axis, in the root view's coordinates.
public struct ConstraintLine: Hashable, Sendable {
    public var start: Point
    public var end: Point

    public init(start: Point, end: Point) {
        self.start = start
        self.end = end
    }

    /// In points.
    public var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }
}
