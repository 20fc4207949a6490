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
        let (resistance, hugging) = (element.compressionResistance[axis], element.hugging[axis])
        if resistance.isOptional && hugging.isOptional {
            let constraint = Constraint(surplus, below: strength(resistance, view), above: strength(hugging, view))
            return [system.add(constraint, origin: .content(view))].compactMap(\.self)
        }
        return [
            add(Constraint(surplus, .greaterThanOrEqual), resistance, view, .compressionResistance(view), to: &system),
            add(Constraint(surplus, .lessThanOrEqual), hugging, view, .hugging(view), to: &system),
        ].compactMap(\.self)
    }

    /// Each by itself, so that where one is required a conflict names the right one.
    private func add(
        _ constraint: Constraint, _ priority: LayoutPriority, _ view: Int, _ origin: RowOrigin,
        to system: inout LayoutSystem
    ) -> ConstraintID? {
        guard priority.rawValue > 0 else { return nil }
        return system.add(constraint.with(strength(priority, view)), origin: origin)
    }

    private func strength(_ priority: LayoutPriority, _ view: Int) -> Strength {
        PriorityStrength.strength(of: priority, weight: weights[view])
    }

    /// Weights that break ties between arranged subviews of equal priorities: "the stack view resizes the arranged views
    /// based on their index". Here the last gives way, and labels before anything else, for a label can show its text cut
    /// or wrapped where a control has one size only. Labels that wrap keep their ties: how those share a row is for
    /// `StackArrangement` to say.
    static func weights(for elements: [LayoutElement]) -> [Double] {
        var weights = [Double](repeating: 1, count: elements.count)
        for stack in elements.lazy.compactMap(\.stack) {
            let ranked = stack.shown.filter { !elements[$0].isLabel } + stack.shown.filter { elements[$0].isLabel }
            for (rank, view) in ranked.enumerated() where !(elements[view].wraps && stack.sharesRowAmongTexts) {
                weights[view] = PriorityStrength.tieBreakingWeight(rank, of: ranked.count)
            }
        }
        return weights
    }
}

extension LayoutPriority {
    /// Neither required nor absent.
    fileprivate var isOptional: Bool { rawValue > 0 && self < .required }
}
