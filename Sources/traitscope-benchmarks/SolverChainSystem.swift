import ConstraintSolver

/// Views next to each other across a window. Each is 50 points wide if possible, and never narrower than 0.
enum ChainSystem {
    enum Order {
        case byView
        case widthsFirst
        /// Widths come last. Each width moves all views after it.
        case widthsLast
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
        let widths = (0..<count).map { _ in solver.makeVariable() }
        if order == .widthsFirst { for width in widths { try wish(width, in: &solver) } }
        var end = LinearExpression(constant: 8)
        for width in widths {
            let left = solver.makeVariable()
            try solver.add(left == end)
            try solver.add(width >= 0)
            if order == .byView { try wish(width, in: &solver) }
            end = left + width + 8
        }
        if order == .widthsLast { for width in widths { try wish(width, in: &solver) } }
        try solver.add(end == window)
        return solver
    }

    private static func wish(_ width: Variable, in solver: inout Solver) throws {
        try solver.add(Constraint(width - 50, below: Strength(level: 750), above: Strength(level: 250)))
    }
}
