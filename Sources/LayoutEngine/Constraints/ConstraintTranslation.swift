import ConstraintSolver
import PlaygroundModel

struct ConstraintTranslation {
    let tree: ViewTree
    let anchors: AnchorTerms
    let ranks: ItemRanks
    let isRightToLeft: Bool
    let scrolling: ScrolledAnchors

    struct NotInstalled: Error {
        var view: ViewID
    }

    func constraint(
        _ layoutConstraint: LayoutConstraint, in system: inout LayoutSystem
    ) throws(NotInstalled) -> (Constraint, BreakingKey?) {
        let first = try item(layoutConstraint.first.item)
        let second: AnchoredItem?
        if let anchor = layoutConstraint.second { second = try item(anchor.item) } else { second = nil }
        let (firstAnchor, secondAnchor) = scrolling.anchors(layoutConstraint, first, second)
        let isMirrored = isMirrored(layoutConstraint)
        var sum = LinearExpression(constant: isMirrored ? layoutConstraint.constant : -layoutConstraint.constant)
        add(layoutConstraint.first.attribute, of: firstAnchor, times: 1, to: &sum, in: &system)
        if let secondAnchor, let attribute = layoutConstraint.second?.attribute {
            add(attribute, of: secondAnchor, times: -layoutConstraint.multiplier, to: &sum, in: &system)
            addReference(for: layoutConstraint, firstAnchor.item, secondAnchor.item, isMirrored, to: &sum, in: &system)
        }
        let relation = (isMirrored ? layoutConstraint.relation.mirrored : layoutConstraint.relation).solverRelation
        let priority = layoutConstraint.priority
        if priority >= .required {
            return (Constraint(sum, relation), BreakingKey(layoutConstraint, first, second, ranks))
        }
        return (Constraint(sum, relation, strength: PriorityStrength.optional(priority)), nil)
    }

    /// Whether constants and relations reverse, because leading and trailing positions count from the right in right-to-left layouts.
    private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
        isRightToLeft
            && (constraint.first.attribute.isDirectional || constraint.second?.attribute.isDirectional == true)
    }

    /// A multiplier other than 1 scales a position from its origin: an edge of the items' closest common superview.
    private func addReference(
        for constraint: LayoutConstraint, _ first: AnchoredItem, _ second: AnchoredItem, _ isMirrored: Bool,
        to sum: inout LinearExpression, in system: inout LayoutSystem
    ) {
        guard constraint.multiplier != 1, constraint.second?.attribute.isDimension == false else { return }
        let axis = constraint.first.attribute.axis
        let common = tree.commonSuperview(first, second)
        let factor = constraint.multiplier - 1
        anchors.add(isMirrored ? .maxEdge : .minEdge, on: axis, of: common, times: factor, to: &sum, in: &system)
    }

    private func add(
        _ attribute: LayoutAttribute, of anchor: ScrolledAnchors.Anchor, times factor: Double,
        to sum: inout LinearExpression, in system: inout LayoutSystem
    ) {
        anchors.add(attribute, of: anchor.item, times: factor, isRightToLeft: isRightToLeft, to: &sum, in: &system)
        sum.constant += factor * anchor.offset
    }

    private func item(_ item: LayoutItem) throws(NotInstalled) -> AnchoredItem {
        switch item {
        case .rootView: return .rootView
        case .window: return .window
        case .view(let id): return .view(try index(of: id))
        case .guide(let guide, nil): return .guide(guide, of: nil)
        case .guide(let guide, let id?): return .guide(guide, of: try index(of: id))
        }
    }

    private func index(of id: ViewID) throws(NotInstalled) -> Int {
        guard let index = tree.index(of: id) else { throw NotInstalled(view: id) }
        return index
    }
}

extension LayoutConstraint.Relation {
    init(_ relation: Relation) {
        switch relation {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }

    var solverRelation: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
