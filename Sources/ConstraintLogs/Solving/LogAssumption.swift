import PlaygroundModel

/// Something that UIKit sees to itself, and that a log which is not whole leaves out.
public struct LogAssumption: Hashable, Sendable {
    public enum AssumptionReason: Hashable, Sendable {
        /// A guide of a view's insets lies within the view.
        case guideLiesWithin
        /// A view stands in the only other that it is related to: the superview that the log does not name has that one's edges.
        case standsInNeighbour
        /// A layout margin is as wide as UIView.layoutMargins is from the start.
        case marginsAreStandard
        /// A baseline lies between the upper and the lower edge of its view.
        case baselineLiesWithin
    }

    public let reason: AssumptionReason
    /// The guide, the view that stands in another, or that whose baseline it is.
    public let item: LoggedItem.ID
    /// The view within which it is.
    public let container: LoggedItem.ID
    public let equation: LoggedEquation

    /// The edges of a view, and which way it is from each into the view.
    private static let edges: [(edge: LayoutAttribute, inward: LayoutConstraint.Relation)] = [
        (.left, .greaterThanOrEqual), (.right, .lessThanOrEqual), (.top, .greaterThanOrEqual), (.bottom, .lessThanOrEqual),
    ]

    static func guide(_ guide: LoggedItem.ID, liesWithin view: LoggedItem.ID) -> [LogAssumption] {
        edges.map { .init(.guideLiesWithin, guide, in: view, guide, $0, $1, view, $0) }
    }

    static func view(_ view: LoggedItem.ID, in implied: LoggedItem.ID, standsIn other: LoggedItem.ID) -> [LogAssumption] {
        [LayoutAttribute.left, .top].map { .init(.standsInNeighbour, view, in: other, implied, $0, .equal, other, $0) }
    }

    /// The margins that a view has from the start: 8 points on each side (UIView.layoutMargins).
    static func standardMargins(_ guide: LoggedItem.ID, of view: LoggedItem.ID) -> [LogAssumption] {
        edges.map { .init(.marginsAreStandard, guide, in: view, guide, $0, .equal, view, $0, constant: $1 == .greaterThanOrEqual ? 8 : -8) }
    }

    static func baselines(of view: LoggedItem.ID) -> [LogAssumption] {
        [LayoutAttribute.firstBaseline, .lastBaseline].flatMap { baseline in
            edges.suffix(2).map { .init(.baselineLiesWithin, view, in: view, view, baseline, $1, view, $0) }
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
