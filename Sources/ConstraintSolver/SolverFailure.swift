/// The reason why a call was rejected. A rejected call does not change the solver.
public enum SolverFailure: Error, Hashable, Sendable {
    case duplicateConstraint(ConstraintID)
    case unknownConstraint(ConstraintID)
    /// A required constraint cannot hold. `conflict` is a minimal contradicting set of required constraints, in ascending order.
    case unsatisfiable(ConstraintID, conflict: [ConstraintID])
    /// A variable would leave the solver's range. `because` lists the constraints that determine it, in ascending order.
    case outOfRange(ConstraintID, because: [ConstraintID])
    case duplicateEditVariable(Variable)
    case unknownEditVariable(Variable)
    /// The weight is not positive and finite, the level is not a number, or an edit is required.
    case invalidStrength(Strength)
    /// A number is infinite or not a number, or a coefficient is so large that sums with it lose all other digits.
    case notFinite
}
