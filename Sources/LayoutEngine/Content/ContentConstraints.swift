import ConstraintSolver
import PlaygroundModel

/// Content hugging and compression resistance, which limit a size to the intrinsic size (NSContentSizeLayoutConstraint). At 1000 they
/// are above all optional constraints, but not required: UIKit neither breaks nor logs them (58 recordings of iOS 26.1).
struct ContentConstraints {
    let elements: [LayoutElement]
    let frames: [FrameVariables]
    let ties: TieBreaking

    func add(_ view: Int, to system: inout LayoutSystem) -> [ConstraintID] {
        [LayoutAttribute.Axis.horizontal, .vertical].compactMap { add(view, on: $0, to: &system) }
    }

    private func add(_ view: Int, on axis: LayoutAttribute.Axis, to system: inout LayoutSystem) -> ConstraintID? {
        let element = elements[view]
        guard let length = element.content.length(on: axis) else { return nil }
        var surplus = LinearExpression([.init(frames[view].size(on: axis), 1)])
        if element.wraps && axis == .vertical {
            surplus.terms.append(.init(system.variable(for: .wrappedHeight(view)), -1))
        } else {
            surplus.constant = -length
            if element.wraps { surplus.terms.append(.init(system.variable(for: .wrappedSaving(view)), 1)) }
        }
        let (resistance, hugging) = (element.compressionResistance[axis], element.hugging[axis])
        let below = PriorityStrength.optional(resistance, weight: ties.shrinking[view])
        let above = PriorityStrength.optional(hugging, weight: ties.stretching[view])
        let constraint = if hugging.rawValue <= 0 {
            Constraint(surplus, .greaterThanOrEqual, strength: below)
        } else if resistance.rawValue <= 0 {
            Constraint(surplus, .lessThanOrEqual, strength: above)
        } else {
            Constraint(surplus, below: below, above: above)
        }
        guard hugging.rawValue > 0 || resistance.rawValue > 0 else { return nil }
        return system.add(constraint, origin: .content(view))
    }
}
