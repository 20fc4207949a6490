import ConstraintSolver

/// Views side by side from one edge of a window to the other, each of which would like to be 50 points
/// wide, would rather be squeezed than overflow, and cannot be narrower than nothing.
enum ChainSystem {
    enum Order {
        /// Everything about one view before the next.
        case byView
        /// What each view would like, then where it stands.
        case widthsFirst
        /// Where each view stands, then what it would like: every wish moves all the views after it.
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
        var widths: [Variable] = []
        for _ in 0..<count { widths.append(solver.makeVariable()) }
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
