import ConstraintSolver
import PlaygroundModel

/// Content hugging and compression resistance: the limits of a size at the intrinsic one (NSContentSizeLayoutConstraint).
struct ContentConstraints {
    let elements: [LayoutElement]
    let frames: [FrameVariables]
    let ties: TieBreaking
    /// The axis along which a hidden arranged subview ignores its content, unless that is required.
    private let collapsed: [Int: LayoutAttribute.Axis]

    init(elements: [LayoutElement], frames: [FrameVariables], ties: TieBreaking) {
        self.elements = elements
        self.frames = frames
        self.ties = ties
        var collapsed: [Int: LayoutAttribute.Axis] = [:]
        for stack in elements.lazy.compactMap({ $0.stack }) {
            for hidden in stack.hidden { collapsed[hidden.view] = stack.axis }
        }
        self.collapsed = collapsed
    }

    func add(_ view: Int, to system: inout LayoutSystem) -> [ConstraintID] {
        [LayoutAttribute.Axis.horizontal, .vertical].flatMap { axis in
            let isGivenUp = collapsed[view] == axis && elements[view].compressionResistance[axis] < .required
            return isGivenUp ? [] : add(view, on: axis, to: &system)
        }
    }

    private func add(_ view: Int, on axis: LayoutAttribute.Axis, to system: inout LayoutSystem) -> [ConstraintID] {
        let element = elements[view]
        guard let length = element.content.length(on: axis) else { return [] }
        var surplus = LinearExpression([.init(frames[view].size(on: axis), 1)])
        if element.wraps && axis == .vertical {
            surplus.terms.append(.init(system.variable(for: .wrappedHeight(view)), -1))
        } else {
            surplus.constant = -length
            if element.wraps { surplus.terms.append(.init(system.variable(for: .wrappedSaving(view)), 1)) }
        }
        let (resistance, hugging) = (element.compressionResistance[axis], element.hugging[axis])
        if resistance.isOptional && hugging.isOptional {
            let constraint = Constraint(
                surplus, below: PriorityStrength.strength(of: resistance, weight: ties.shrinking[view]),
                above: PriorityStrength.strength(of: hugging, weight: ties.stretching[view])
            )
            return [system.add(constraint, origin: .content(view))].compactMap { $0 }
        }
        let atLeast = Constraint(surplus, .greaterThanOrEqual)
        let atMost = Constraint(surplus, .lessThanOrEqual)
        return [
            add(atLeast, resistance, ties.shrinking[view], .compressionResistance(view), to: &system),
            add(atMost, hugging, ties.stretching[view], .hugging(view), to: &system),
        ].compactMap { $0 }
    }

    /// Separately, so that a conflict names the required one.
    private func add(
        _ constraint: Constraint, _ priority: LayoutPriority, _ weight: Double, _ origin: RowOrigin,
        to system: inout LayoutSystem
    ) -> ConstraintID? {
        guard priority.rawValue > 0 else { return nil }
        return system.add(constraint.with(PriorityStrength.strength(of: priority, weight: weight)), origin: origin)
    }
}

extension LayoutPriority {
    fileprivate var isOptional: Bool { rawValue > 0 && self < .required }
}
