import PlaygroundModel

/// An equation that UIKit ensures, and that an incomplete log lacks.
public struct LogAssumption: Hashable, Sendable {
    public enum AssumptionReason: Hashable, Sendable {
        case guideIsWithin
        /// The unnamed superview of a view is the only other view related to it.
        case isInNeighbour
        /// The margins are the default of UIView.layoutMargins, 8 points on each side.
        case marginsAreStandard
        case baselineIsWithin
    }

    public let reason: AssumptionReason
    /// The guide, or the view that is in another view or has a baseline.
    public let item: LoggedItem.ID
    public let container: LoggedItem.ID
    public let equation: LoggedEquation

    private static let edges: [(edge: LayoutAttribute, inward: LayoutConstraint.Relation)] = [
        (.left, .greaterThanOrEqual), (.right, .lessThanOrEqual), (.top, .greaterThanOrEqual), (.bottom, .lessThanOrEqual),
    ]

    static func guide(_ guide: LoggedItem.ID, liesWithin view: LoggedItem.ID) -> [LogAssumption] {
        edges.map { .init(.guideIsWithin, guide, in: view, guide, $0, $1, view, $0) }
    }

    static func view(_ view: LoggedItem.ID, in implied: LoggedItem.ID, standsIn other: LoggedItem.ID) -> [LogAssumption] {
        [LayoutAttribute.left, .top].map { .init(.isInNeighbour, view, in: other, implied, $0, .equal, other, $0) }
    }

    static func standardMargins(_ guide: LoggedItem.ID, of view: LoggedItem.ID) -> [LogAssumption] {
        edges.map { .init(.marginsAreStandard, guide, in: view, guide, $0, .equal, view, $0, constant: $1 == .greaterThanOrEqual ? 8 : -8) }
    }

    static func baselines(of view: LoggedItem.ID) -> [LogAssumption] {
        [LayoutAttribute.firstBaseline, .lastBaseline].flatMap { baseline in
            edges.suffix(2).map { .init(.baselineIsWithin, view, in: view, view, baseline, $1, view, $0) }
        }
    }

    private init(
        _ reason: AssumptionReason, _ item: LoggedItem.ID, in container: LoggedItem.ID,
        _ first: LoggedItem.ID, _ attribute: LayoutAttribute, _ relation: LayoutConstraint.Relation,
        _ second: LoggedItem.ID, _ edge: LayoutAttribute, constant: Double = 0
    ) {
        self.reason = reason
        self.item = item
        self.container = container
        equation = LoggedEquation(
            first: .init(item: first, attribute: attribute), relation: relation, second: .init(item: second, attribute: edge),
            constant: constant)
    }
}
