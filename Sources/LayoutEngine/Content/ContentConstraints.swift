import ConstraintSolver
import PlaygroundModel

/// Content hugging and compression resistance: a view is no larger than its intrinsic size at one priority, and no smaller
/// at the other (NSContentSizeLayoutConstraint).
struct ContentConstraints {
    let elements: [LayoutElement]
    let frames: [FrameVariables]
    /// What breaks ties between the arranged subviews of a stack view, by view; 1 for others.
    let weights: [Double]

    /// Adds a view's constraints; returns the names of those that stand.
    func add(_ view: Int, to system: inout LayoutSystem) -> [ConstraintID] {
        [LayoutAttribute.Axis.horizontal, .vertical].flatMap { add(view, on: $0, to: &system) }
    }

    private func add(_ view: Int, on axis: LayoutAttribute.Axis, to system: inout LayoutSystem) -> [ConstraintID] {
        let element = elements[view]
        guard let length = element.content.length(on: axis) else { return [] }
        var surplus = LinearExpression([.init(frames[view].size(on: axis), 1)])
        if element.wraps && axis == .vertical {
            surplus.terms.append(.init(system.variable(for: .wrappedHeight(view)), -1))
        } else {
            surplus.constant = -length
        }
        let resistance = element.compressionResistance[axis]
        let hugging = element.hugging[axis]
        return [
            add(surplus, .greaterThanOrEqual, resistance, view, .compressionResistance(view, axis), to: &system),
            add(surplus, .lessThanOrEqual, hugging, view, .hugging(view, axis), to: &system),
        ].compactMap(\.self)
    }

    private func add(
        _ surplus: LinearExpression, _ relation: Relation, _ priority: LayoutPriority, _ view: Int,
        _ origin: RowOrigin, to system: inout LayoutSystem
    ) -> ConstraintID? {
        guard priority.rawValue > 0 else { return nil }
        let strength = PriorityStrength.strength(of: priority, weight: weights[view])
        return system.add(Constraint(surplus, relation, strength: strength), origin: origin)
    }

    /// Weights that make the last of several arranged subviews with equal priorities give way: "the stack view resizes
    /// the arranged views based on their index".
    static func weights(for elements: [LayoutElement]) -> [Double] {
        var weights = [Double](repeating: 1, count: elements.count)
        for stack in elements.lazy.compactMap(\.stack) {
            for (place, view) in stack.shown.enumerated() {
                weights[view] = PriorityStrength.tieBreakingWeight(place, of: stack.shown.count)
            }
        }
        return weights
    }
}
