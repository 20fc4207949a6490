import ConstraintSolver

extension Solver {
    /// Whether all optimal solutions agree on the variable's value.
    func isDetermined(_ variable: Variable) -> Bool { undeterminedVariables(among: [variable]).isEmpty }
}
