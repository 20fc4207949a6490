import PlaygroundModel

/// The constraint lines and guide frames of a laid-out screen, for the inspector.
public struct LayoutGeometry: Sendable {
    let request: LayoutRequest
    private let positions: AnchorPositions

    public init(_ request: LayoutRequest, _ result: LayoutResult) {
        self.request = request
        positions = AnchorPositions(request, result)
    }

    public var readableWidthDoubt: String? { request.readableWidthDoubt }

    /// A length of a view that has no source, or only one device as its source.
    public struct Doubt: Hashable, Sendable {
        public enum Subject: String, Sendable { case text, row, look, corners }

        public var subject: Subject
        /// The reason, as the end of a sentence.
        public var why: String

        public var sentence: String {
            let what = switch subject {
            case .text: "width of the text"
            case .row: "height of the row"
            case .look: "look"
            case .corners: "radius of the corners"
            }
            return "The \(what) is doubtful: \(why)."
        }
    }

    public func doubts(of view: ViewID) -> [Doubt] {
        guard let view = request.views.first(where: { $0.id == view }) else { return [] }
        let isGlass = profile.design == .glass && (view.properties.buttonStyle.isGlass || view.properties.effect(.effect)?.isGlass == true)
        let hasHardEdge = profile.design == .glass && [ViewProperty.topEdgeEffect, .bottomEdgeEffect].contains {
            view.properties.string($0) == ScrollEdgeEffect.hard.rawValue
        }
        let isConcentric = profile.has(.cornerConfigurations) && view.properties.corners(.cornerConfiguration)?.isConcentric == true
        return [
            textWidthDoubt(of: view).map { Doubt(subject: .text, why: $0) },
            positions.result.cells[view.id]?.heightDoubt.map { Doubt(subject: .row, why: $0) },
            isConcentric ? Doubt(subject: .corners, why: "UIKit's was measured at equal distances to the edges of the container") : nil,
            hasHardEdge ? Doubt(subject: .look, why: "a hard edge effect is nearly opaque in UIKit, and drawn opaque") : nil,
            isGlass ? Doubt(subject: .look, why: "the colours and the opacity of glass are recalled") : nil,
        ].compactMap { $0 }
    }

    private func textWidthDoubt(of view: LayoutRequest.View) -> String? {
        guard let text = ViewText(view, traits: positions.traits) else { return nil }
        if text.runs.isEmpty { return text.font.widthDoubt(of: text.string) }
        return text.runs.lazy.compactMap { $0.font.widthDoubt(of: $0.text) }.first
    }

    public var profile: BehaviourProfile { request.profile }

    /// UIScrollView.adjustedContentInset of a scroll view, a table or a collection. `nil` for other views.
    public func adjustedContentInset(of view: ViewID) -> AdjustedContentInset? { positions.result.contents[view]?.inset }

    /// The rectangle of a guide, or the alignment rectangle of a view, in the root view's coordinates.
    public func rect(of item: LayoutItem) -> Rect? { positions.rect(of: item) }

    /// The deviation of the frames from a constraint, active or not. `nil` if the constraint names a view that is not installed.
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

    /// Frames are aligned to pixels, so each of the two ends may be half a pixel from the solver's value.
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

public struct ConstraintReading: Hashable, Sendable {
    /// The first item's attribute minus the required value, in points. 0 if the constraint is satisfied.
    public var deviation: Double
    /// One line between two positions, or one along each view for sizes.
    public var lines: [ConstraintLine]
    /// The value of each attribute in points. Positions are measured from the constraint's origin in the root view.
    public var value: Double
    public var other: Double?
}

/// A measured length along one axis, in the root view's coordinates.
public struct ConstraintLine: Hashable, Sendable {
    public var start: Point
    public var end: Point

    public init(start: Point, end: Point) {
        self.start = start
        self.end = end
    }

    /// The length in points.
    public var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }
}
