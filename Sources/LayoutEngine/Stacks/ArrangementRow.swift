import ConstraintSolver
import PlaygroundModel

/// A constraint that a stack view adds, for the inspector: the first part equals the second part plus a constant.
struct ArrangementRow: Sendable {
    var parts: [StackArrangement.Part]
    var axis: LayoutAttribute.Axis
    var relation: Relation
    var constant: Double
    var strength: Strength
    /// UIKit's identifier, as logs print it.
    var identifier = ""
}

extension StackDistribution {
    /// A distribution of `fill` adds only limits of labels' widths.
    var identifier: String {
        switch self {
        case .fill: "UISV-text-width-disambiguation"
        case .fillEqually: "UISV-fill-equally"
        case .fillProportionally: "UISV-fill-proportionally"
        case .equalSpacing, .equalCentering: "UISV-distributing"
        }
    }
}

extension LayoutGeometry {
    /// The constraints that stack views add to their arranged views, except comparisons of gaps or of centres, which have no two sides.
    public var arrangement: [LayoutConstraint] {
        guard request.views.contains(where: { $0.kind == .stack }) else { return [] }
        let (tree, traits) = (ViewTree(request.views), LayoutTraits(request.traits, profile: request.profile))
        let elements = LayoutElement.elements(of: request, tree: tree, traits: traits)
        var system = LayoutSystem(mode: .movable, environment: GivenEnvironment(request, traits: traits), rowCount: 8 * request.views.count)
        let frames = request.views.map { view in FrameVariables(scrolls: view.kind == .scroll) { system.makeVariable() } }
        system.arrangement = []
        let anchors = AnchorTerms(frames: frames, elements: elements)
        let ranks = ItemRanks(request.views, tree, placed: nil)
        for (view, element) in elements.enumerated() {
            guard let stack = element.stack else { continue }
            StackArrangement(view: view, stack: stack, elements: elements, anchors: anchors, traits: traits, ranks: ranks).add(to: &system)
        }
        return (system.arrangement ?? []).compactMap { row in
            row.strength.level > PriorityStrength.fitAcross.level ? constraint(row, isRightToLeft: traits.isRightToLeft) : nil
        }
    }

    private func constraint(_ row: ArrangementRow, isRightToLeft: Bool) -> LayoutConstraint? {
        guard row.parts.count < 3, let one = row.parts.first, let first = anchor(one, row.axis, isRightToLeft) else { return nil }
        let other = row.parts.dropFirst().first
        let second = other.flatMap { anchor($0, row.axis, isRightToLeft) }
        let relation = LayoutConstraint.Relation(row.relation)
        let multiplier = -(other?.factor ?? -1)
        let priority = row.strength.isRequired ? LayoutPriority.required : LayoutPriority(row.strength.level)
        var text = "\(row.identifier): \(first.text) \(relation.rawValue)"
        if let second {
            text += multiplier == 1 ? " \(second.text)" : " \(((multiplier * 10_000).rounded() / 10_000).shortText) * \(second.text)"
            if row.constant != 0 { text += " \(row.constant < 0 ? "-" : "+") \(row.constant.magnitude.pointText)" }
        } else {
            text += " \(row.constant.pointText)"
        }
        if priority < .required { text += " @\(priority.rawValue.shortText)" }
        return LayoutConstraint(
            id: LayoutConstraint.ID(path: DocumentPath()), source: text, first: first, relation: relation, multiplier: multiplier,
            second: second, constant: row.constant, priority: priority)
    }

    private func anchor(_ part: StackArrangement.Part, _ axis: LayoutAttribute.Axis, _ isRightToLeft: Bool) -> LayoutAnchor? {
        let attribute = part.attribute.attribute(on: axis, isRightToLeft: isRightToLeft)
        return switch part.item {
        case .view(let view): LayoutAnchor(.view(request.views[view].id), attribute)
        case .guide(let guide, of: let view): LayoutAnchor(.guide(guide, of: view.map { request.views[$0].id }), attribute)
        case .window, .rootView: nil
        }
    }
}

extension LayoutAnchor {
    fileprivate var text: String {
        switch item {
        case .view(let view): "\(view.name).\(attribute.rawValue)"
        case .guide(let guide, of: let view): "\(view.map { "\($0.name)." } ?? "")\(guide.rawValue).\(attribute.rawValue)"
        case .rootView, .window: attribute.rawValue
        }
    }
}
