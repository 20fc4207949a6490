import ConstraintSolver

/// Views side by side from one edge of a window to the other, each of which would like to be 50 points
/// wide, would rather be squeezed than overflow, and cannot be narrower than nothing.
enum ChainSystem {
    enum Order {
        /// Everything about one view before the next.
        case byView
        /// Positions of all views first, then what each would like.
        case structureFirst
    }

    static func make(_ count: Int, order: Order) -> Solver {
        do {
            return try build(count, order: order)
        } catch {
            preconditionFailure("A chain is satisfiable: \(error)")
        }
    }

    private static func build(_ count: Int, order: Order) throws -> Solver {
        var solver = Solver()
        let window = solver.makeVariable()
        try solver.add(window == Double(count * 58 + 30))
        var wishes: [Constraint] = []
        var end = LinearExpression(constant: 8)
        for _ in 0..<count {
            let left = solver.makeVariable(), width = solver.makeVariable()
            try solver.add(left == end)
            try solver.add(width >= 0)
            let wish = Constraint(width - 50, below: Strength(level: 750), above: Strength(level: 250))
            if order == .byView { try solver.add(wish) } else { wishes.append(wish) }
            end = left + width + 8
        }
        for wish in wishes { try solver.add(wish) }
        try solver.add(end == window)
        return solver
    }
}
