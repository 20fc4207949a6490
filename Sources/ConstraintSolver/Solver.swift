/// An incremental solver for linear constraints of different strengths, after Cassowary.
///
/// Variables range over all real numbers. After every call the variables hold an optimal solution: all
/// required constraints hold, and the errors of the others are minimal level by level (see `Strength`).
/// Constraints are added and removed, and edit variables moved, at the cost of the change rather than of
/// the whole system.
///
/// The solver is a value: a copy shares storage until one of the two is changed. It is deterministic: the
/// same calls in the same order give the same bits in every process and on every machine. Where several
/// solutions are equally good it keeps what it has; a variable that nothing determines keeps the value it
/// last had, at first zero.
///
///     var solver = Solver()
///     let left = solver.makeVariable(), right = solver.makeVariable()
///     try solver.add(left >= 20.0)
///     try solver.add(right == left + 100)
///     solver.value(of: right) // 120
public struct Solver: @unchecked Sendable {
    // Sendable although it holds a reference: the core is changed only by `mutate`, which first makes sure
    // that no other value shares it.
    private var box: Box

    /// For tests, which check the core's invariants.
    var core: SimplexCore { box.core }

    /// - Parameter range: The greatest magnitude a variable may take. A constraint that would lead beyond it is refused, as
    ///   sums of such numbers have no digits left for what is small.
    public init(range: Double = 1e12) {
        box = Box(SimplexCore(range: range))
    }

    // MARK: Variables

    /// A new variable, with the value 0 until a constraint moves it.
    public mutating func makeVariable() -> Variable {
        mutate { Variable(index: $0.appendVariable()) }
    }

    public var variableCount: Int { box.core.variableCount }

    /// The value of a variable in the present solution.
    @inline(__always)
    public func value(of variable: Variable) -> Double {
        precondition(variable.index < box.core.variableCount, "The variable belongs to another solver")
        return box.core.x[variable.index]
    }

    // MARK: Constraints

    /// The number of constraints, edit variables not counted.
    public var constraintCount: Int { box.core.constraintCount - box.core.editCount }

    /// Whether a constraint was added and not removed since.
    public func contains(_ id: ConstraintID) -> Bool {
        box.core.rowOfIdentifier[id.rawValue] != nil
    }

    /// Adds a constraint under a number of the solver's choosing, larger than all before it.
    ///
    /// - Throws: `Failure.unsatisfiable`, `.outOfRange`, `.invalidStrength` or `.notFinite`.
    @discardableResult
    public mutating func add(_ constraint: Constraint) throws(Failure) -> ConstraintID {
        let id = ConstraintID(box.core.nextIdentifier)
        try add(constraint, id: id)
        return id
    }

    /// Adds a constraint under the caller's number, which must not be negative.
    ///
    /// - Throws: `Failure.duplicateConstraint` if the number is in use; `.unsatisfiable` if the constraint
    ///   is required and contradicts other required ones; `.outOfRange`; `.invalidStrength`; `.notFinite`.
    ///   The solver is then as it was before the call.
    public mutating func add(_ constraint: Constraint, id: ConstraintID) throws(Failure) {
        precondition(id.rawValue >= 0, "A constraint's number must not be negative")
        if contains(id) { throw .duplicateConstraint(id) }
        try validate(constraint)
        let refusal = mutate { core in
            core.nextIdentifier = max(core.nextIdentifier, id.rawValue + 1)
            return core.addRow(constraint, identifier: id.rawValue)
        }
        switch refusal {
        case nil: return
        case .unsatisfiable(let rows): throw .unsatisfiable(id, conflict: rows.map { ConstraintID($0) })
        case .outOfRange(let rows): throw .outOfRange(id, because: rows.map { ConstraintID($0) })
        }
    }

    /// A removal does not lead beyond the range: where the rest asks for that, variables stay where they are.
    ///
    /// - Throws: `Failure.unknownConstraint`.
    public mutating func remove(_ id: ConstraintID) throws(Failure) {
        guard id.rawValue >= 0, let row = box.core.rowOfIdentifier[id.rawValue] else { throw .unknownConstraint(id) }
        mutate { $0.removeRow(row) }
    }

    /// By how much the constraint's expression misses its relation to zero; zero if it holds.
    ///
    /// - Throws: `Failure.unknownConstraint`.
    public func error(of id: ConstraintID) throws(Failure) -> Double {
        guard let row = box.core.rowOfIdentifier[id.rawValue] else { throw .unknownConstraint(id) }
        return box.core.error(row)
    }

    private func validate(_ constraint: Constraint) throws(Failure) {
        for strength in [constraint.strength, constraint.strengthAbove] where !strength.isValid {
            throw .invalidStrength(strength)
        }
        if !constraint.expression.constant.isFinite { throw .notFinite }
        for term in constraint.expression.terms {
            precondition(term.variable.index < variableCount, "The variable belongs to another solver")
            if !(abs(term.coefficient) <= SimplexCore.largestCoefficient) { throw .notFinite }
        }
    }

    // MARK: Edit variables

    /// Whether a variable is movable by `suggest(_:for:)`.
    public func isEdited(_ variable: Variable) -> Bool {
        box.core.editRow[variable.index] >= 0
    }

    /// Makes a variable movable by `suggest(_:for:)`, starting at its present value.
    ///
    /// - Throws: `Failure.duplicateEditVariable`, or `.invalidStrength` if the strength is required.
    public mutating func addEditVariable(_ variable: Variable, strength: Strength) throws(Failure) {
        if isEdited(variable) { throw .duplicateEditVariable(variable) }
        if !strength.isValid || strength.isRequired { throw .invalidStrength(strength) }
        mutate { $0.addEdit(variable, strength: strength) }
    }

    /// Does not lead beyond the range either.
    ///
    /// - Throws: `Failure.unknownEditVariable`.
    public mutating func removeEditVariable(_ variable: Variable) throws(Failure) {
        if !isEdited(variable) { throw .unknownEditVariable(variable) }
        mutate { $0.removeEdit(variable) }
    }

    /// Asks an edit variable to take a value, at the strength it was given.
    ///
    /// - Throws: `Failure.unknownEditVariable` or `.notFinite`; `.outOfRange` if a variable would go beyond the range, the
    ///   edit variable then keeping the value it was asked to take before.
    public mutating func suggest(_ value: Double, for variable: Variable) throws(Failure) {
        let row = box.core.editRow[variable.index]
        if row < 0 { throw .unknownEditVariable(variable) }
        if !value.isFinite { throw .notFinite }
        let because = mutate { $0.suggest(value, for: row) }
        if let because { throw .outOfRange(ConstraintID(-1 - variable.index), because: because.map { ConstraintID($0) }) }
    }

    // MARK: Ambiguity

    /// The variables, in the order given, whose value some equally good solution would change.
    public func undeterminedVariables(among variables: [Variable]) -> [Variable] {
        // Most layouts have one solution alone, and that shows without asking for each variable.
        if box.core.isHeldStrictly { return [] }
        var trial = Box(box.core.copy())
        let free = trial.core.variablesFreeToMove()
        return variables.filter { variable in
            let index = Int32(truncatingIfNeeded: variable.index)
            if free.contains(index) { return true }
            return !trial.core.isHeldStrictly(index) && [1, -1].contains { step in
                defer { if trial.core.isWornOut { trial = Box(box.core.copy()) } }
                return trial.core.canMove(index, by: step)
            }
        }
    }

    // MARK: Storage

    private final class Box {
        var core: SimplexCore

        init(_ core: SimplexCore) {
            self.core = core
        }

        deinit {
            core.perform(.deallocate)
        }
    }

    @inline(__always)
    private mutating func mutate<Result>(_ change: (inout SimplexCore) -> Result) -> Result {
        if !isKnownUniquelyReferenced(&box) { box = Box(box.core.copy()) }
        return change(&box.core)
    }
}
