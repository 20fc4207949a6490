extension Solver {
    /// Why a call was refused. The solver is unchanged by a refused call.
    public enum Failure: Error, Hashable, Sendable {
        case duplicateConstraint(ConstraintID)
        case unknownConstraint(ConstraintID)
        /// The required constraint cannot hold. The conflict lists required constraints, the refused one
        /// among them, that cannot hold together though any one of them could be spared; ascending.
        case unsatisfiable(ConstraintID, conflict: [ConstraintID])
        /// With the constraint a variable would go beyond the solver's range. The list names the constraints that give
        /// that variable its value, the refused one among them; ascending.
        case outOfRange(ConstraintID, because: [ConstraintID])
        case duplicateEditVariable(Variable)
        case unknownEditVariable(Variable)
        /// The weight is not positive and finite, or the level is not a number, or an edit is required.
        case invalidStrength(Strength)
        /// A coefficient, constant or suggested value is infinite or not a number, or a coefficient is so large that sums
        /// with it have no digits left for anything else.
        case notFinite
    }
}
