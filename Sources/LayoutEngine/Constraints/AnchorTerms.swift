import ConstraintSolver
import PlaygroundModel

enum AnchoredItem: Hashable, Sendable {
    case window
    case rootView
    case view(Int)
    /// `nil` is the root view.
    case guide(LayoutGuide, of: Int?)

    var isView: Bool { if case .view = self { true } else { false } }

    var view: Int? {
        switch self {
        case .window, .rootView: nil
        case .view(let view): view
        case .guide(_, let view): view
        }
    }

    var margins: AnchoredItem {
        switch self {
        case .window, .guide: self
        case .rootView: .guide(.layoutMargins, of: nil)
        case .view(let view): .guide(.layoutMargins, of: view)
        }
    }
}

/// Anchors as sums of solver variables, in the root view's coordinates. A view's anchors belong to its alignment
/// rectangle. Its guides are inside its frame (UIView.alignmentRectInsets).
struct AnchorTerms {
    let frames: [FrameVariables]
    let elements: [LayoutElement]

    private var baselines: Baselines { Baselines(elements: elements) }

    func add(
        _ attribute: LayoutAttribute, of item: AnchoredItem, times factor: Double, isRightToLeft: Bool,
        to sum: inout LinearExpression, in system: inout LayoutSystem
    ) {
        let resolved = attribute.resolved(isRightToLeft: isRightToLeft)
        let item = attribute.isWithinMargins ? item.margins : item
        add(resolved, on: attribute.axis, of: item, times: factor, to: &sum, in: &system)
    }

    func add(
        _ attribute: LayoutAttribute.Resolved, on axis: LayoutAttribute.Axis, of item: AnchoredItem, times factor: Double,
        to sum: inout LinearExpression, in system: inout LayoutSystem
    ) {
        switch attribute {
        case .minEdge: addOrigin(of: item, axis, factor, &sum, &system)
        case .maxEdge:
            addOrigin(of: item, axis, factor, &sum, &system)
            addSize(of: item, axis, factor, &sum, &system)
        case .center:
            addOrigin(of: item, axis, factor, &sum, &system)
            addSize(of: item, axis, factor / 2, &sum, &system)
        case .size: addSize(of: item, axis, factor, &sum, &system)
        case .firstBaseline: addBaseline(baselines.first(of: item), of: item, factor, &sum, &system)
        case .lastBaseline: addBaseline(baselines.last(of: item), of: item, factor, &sum, &system)
        }
    }

    private func addOrigin(
        of item: AnchoredItem, _ axis: LayoutAttribute.Axis, _ factor: Double, _ sum: inout LinearExpression,
        _ system: inout LayoutSystem
    ) {
        switch item {
        case .rootView: break
        case .window: sum.terms.append(.init(system.variable(for: .windowOrigin(axis)), factor))
        case .view(let view): sum.terms.append(.init(frames[view].origin(on: axis), factor))
        case .guide(let guide, let view):
            addOrigin(of: view.map(AnchoredItem.view) ?? .rootView, axis, factor, &sum, &system)
            if let view { sum.constant -= elements[view].alignmentRectInsets.atOrigin(of: axis) * factor }
            guard guide != .frameLayoutGuide else { return }
            let edge: GivenValue.Edge = axis == .horizontal ? .left : .top
            sum.terms.append(.init(system.variable(for: .inset(guide, view: view, edge)), factor))
        }
    }

    private func addSize(
        of item: AnchoredItem, _ axis: LayoutAttribute.Axis, _ factor: Double, _ sum: inout LinearExpression,
        _ system: inout LayoutSystem
    ) {
        switch item {
        case .rootView: sum.terms.append(.init(system.variable(for: .rootSize(axis)), factor))
        case .window: sum.terms.append(.init(system.variable(for: .windowSize(axis)), factor))
        case .view(let view): sum.terms.append(.init(frames[view].size(on: axis), factor))
        case .guide(.contentLayoutGuide, let view?):
            if let size = frames[view].contentSize(on: axis) { sum.terms.append(.init(size, factor)) }
        case .guide(let guide, let view):
            addSize(of: view.map(AnchoredItem.view) ?? .rootView, axis, factor, &sum, &system)
            if let view { sum.constant += elements[view].alignmentRectInsets.total(on: axis) * factor }
            guard guide != .frameLayoutGuide else { return }
            let edges: [GivenValue.Edge] = axis == .horizontal ? [.left, .right] : [.top, .bottom]
            for edge in edges {
                sum.terms.append(.init(system.variable(for: .inset(guide, view: view, edge)), -factor))
            }
        }
    }

    private func addBaseline(
        _ baseline: Baselines.Baseline?, of item: AnchoredItem, _ factor: Double, _ sum: inout LinearExpression,
        _ system: inout LayoutSystem
    ) {
        guard let baseline else {
            addOrigin(of: item, .vertical, factor, &sum, &system)
            addSize(of: item, .vertical, factor, &sum, &system)
            return
        }
        sum.terms.append(.init(frames[baseline.view].top, factor))
        if baseline.share > 0 { sum.terms.append(.init(frames[baseline.view].height, factor * baseline.share)) }
        sum.constant += baseline.offset * factor
    }
}
