import ConstraintSolver
import PlaygroundModel

/// Decides which of several contradicting required constraints UIKit breaks: the one with the greatest key, whatever the order of
/// activation. The order explains the 401 conflicts that UIKit resolved in recordings of iOS 26.1 (Vercantez/openuikit). No recording
/// decides between relation and attribute, or ranks baselines and margins, whose raw values follow.
struct BreakingKey: Comparable, Hashable, Sendable {
    /// The rank of the later of the two items: ``ItemRanks``.
    var item: Int
    /// `<=` breaks before `>=`, and `>=` before `==`, with the latest item on the left.
    var relation: Int
    /// The raw value of NSLayoutConstraint.Attribute, of the latest item.
    var attribute: Int
    /// Whether the constraint was written from an ancestor that is placed by its frame, such as a controller's view.
    var isFromPlacedAncestor = false
    /// The constant in points, after solving for the latest item.
    var constant: Double

    static func < (one: BreakingKey, other: BreakingKey) -> Bool {
        if one.item != other.item { return one.item < other.item }
        if one.relation != other.relation { return one.relation < other.relation }
        if one.attribute != other.attribute { return one.attribute < other.attribute }
        if one.isFromPlacedAncestor != other.isFromPlacedAncestor { return other.isFromPlacedAncestor }
        return one.constant < other.constant
    }

    init(_ constraint: LayoutConstraint, _ first: AnchoredItem, _ second: AnchoredItem?, _ ranks: ItemRanks) {
        var (relation, attribute, constant) = (constraint.relation, constraint.first.attribute, constraint.constant)
        item = ranks.rank(of: first)
        if let second, let other = constraint.second?.attribute, ranks.rank(of: second) > item {
            item = ranks.rank(of: second)
            attribute = other
            constant = -constant / constraint.multiplier
            if constraint.multiplier > 0 { relation = relation.mirrored }
            isFromPlacedAncestor = ranks.isPlaced(first)
        }
        (self.relation, self.attribute, self.constant) = (relation.breakingOrder, attribute.breakingOrder, constant)
    }

    /// The key of a stack view's row: the sum of `parts` and `constant` compared with zero.
    init(
        _ parts: [StackArrangement.Part], on axis: LayoutAttribute.Axis, _ relation: Relation, plus constant: Double, isRightToLeft: Bool,
        _ ranks: ItemRanks
    ) {
        let latest = parts.max { ranks.rank(of: $0.item) < ranks.rank(of: $1.item) }
        item = latest.map { ranks.rank(of: $0.item) } ?? 0
        attribute = latest?.attribute.attribute(on: axis, isRightToLeft: isRightToLeft).breakingOrder ?? 0
        let factor = latest?.factor ?? 1
        let written = LayoutConstraint.Relation(relation)
        self.relation = (factor < 0 ? written.mirrored : written).breakingOrder
        self.constant = -constant / factor
    }
}

/// The order of items in ``BreakingKey``: an ancestor before its descendants, siblings in the order of `subviews`, and level by level.
/// A view's own layout guides follow its subviews. Its safe area and margins rank with the view (a public log of iOS 13 breaks the height
/// of a button, and not its distance from the safe area).
struct ItemRanks: Sendable {
    private var ranks: [Int]
    /// The view that a list places by its frame: a cell's content view.
    private let placed: Int?

    init(_ views: [LayoutRequest.View], _ tree: ViewTree, placed: Int?) {
        self.placed = placed
        ranks = Array(repeating: 0, count: views.count)
        var level = views.indices.filter { tree.superview[$0] == nil }
        var next = 1
        while !level.isEmpty {
            for isGuide in [false, true] {
                for view in level where (views[view].kind == .layoutGuide) == isGuide {
                    ranks[view] = next
                    next += 1
                }
            }
            level = level.flatMap { tree.subviews[$0] }
        }
    }

    func rank(of item: AnchoredItem) -> Int {
        item == .window ? -1 : item.view.map { ranks[$0] } ?? 0
    }

    func isPlaced(_ item: AnchoredItem) -> Bool { item == .rootView || item == .window || item.isView && item.view == placed }
}
