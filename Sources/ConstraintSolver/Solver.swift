/// An incremental solver for linear constraints of different strengths, after Cassowary.
///
/// Variables range over all real numbers. After each call their values are an optimal solution: all required constraints hold, and the
/// errors of the others are minimal level by level (see `Strength`). The cost of adding and removing constraints and moving edit variables
/// depends on the size of the change, not of the whole system.
///
/// The solver is a value: copies share storage until one of them changes. It is deterministic: the same calls in the same order give the
/// same bits in each process and on each machine. Among equally good solutions it keeps the current one. A variable that no constraint
/// determines keeps its last value, which is initially zero.
///
///     var solver = Solver()
///     let left = solver.makeVariable(), right = solver.makeVariable()
///     try solver.add(left >= 20.0)
///     try solver.add(right == left + 100)
///     solver.value(of: right) // 120
public struct Solver: @unchecked Sendable {
    // Sendable despite the reference: only `mutate` changes the core, after ensuring that no other value shares it.
    private var box: Box

    /// The core, for tests of its invariants.
    var core: SimplexCore { box.core }

    /// - Parameter range: The largest magnitude of a variable. Constraints that would exceed it are rejected,
    ///   because sums of such numbers lose small digits.
    public init(range: Double = 1e12) {
        box = Box(SimplexCore(range: range))
    }

    // MARK: Variables

    public mutating func makeVariable() -> Variable {
        mutate { Variable(index: $0.appendVariable()) }
    }

    public var variableCount: Int { box.core.variableCount }

    @inline(__always)
    public func value(of variable: Variable) -> Double {
        check(variable)
        return box.core.x[variable.index]
    }

    @inline(__always)
    private func check(_ variable: Variable) {
        precondition(variable.index < box.core.variableCount, "The variable belongs to another solver")
    }

    // MARK: Constraints

    /// The number of constraints, not counting edit variables.
    public var constraintCount: Int { box.core.constraintCount - box.core.editCount }

    public func contains(_ id: ConstraintID) -> Bool { row(of: id) != nil }

    /// The row of a constraint. `nil` for negative numbers, which belong to edit variables, and for unknown ones.
    private func row(of id: ConstraintID) -> Int32? {
        id.rawValue < 0 ? nil : box.core.rowOfIdentifier[id.rawValue]
    }

    /// Adds a constraint with a number larger than all earlier ones.
    /// - Throws: `SolverFailure.unsatisfiable`, `.outOfRange`, `.invalidStrength` or `.notFinite`.
    @discardableResult
    public mutating func add(_ constraint: Constraint) throws(SolverFailure) -> ConstraintID {
        let id = ConstraintID(box.core.nextIdentifier)
        try add(constraint, id: id)
        return id
    }

    /// Adds a constraint with the caller's number, which must not be negative.
    /// - Throws: `SolverFailure.duplicateConstraint` if the number is in use, `.unsatisfiable` if the constraint is required
    ///   and contradicts other required ones, `.outOfRange`, `.invalidStrength` or `.notFinite`.
    public mutating func add(_ constraint: Constraint, id: ConstraintID) throws(SolverFailure) {
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

    /// Removes a constraint. A variable that would leave the range keeps its value.
    public mutating func remove(_ id: ConstraintID) throws(SolverFailure) {
        guard let row = row(of: id) else { throw .unknownConstraint(id) }
        mutate { $0.removeRow(row) }
    }

    /// The deviation of the constraint's expression from its relation to zero. Zero if it holds.
    public func error(of id: ConstraintID) throws(SolverFailure) -> Double {
        guard let row = row(of: id) else { throw .unknownConstraint(id) }
        return box.core.error(row)
    }

    private func validate(_ constraint: Constraint) throws(SolverFailure) {
        for strength in [constraint.strength, constraint.strengthAbove] where !strength.isValid {
            throw .invalidStrength(strength)
        }
        if !constraint.expression.constant.isFinite { throw .notFinite }
        for term in constraint.expression.terms {
            check(term.variable)
            if !(abs(term.coefficient) <= SimplexCore.largestCoefficient) { throw .notFinite }
        }
    }

    // MARK: Edit variables

    public func isEdited(_ variable: Variable) -> Bool {
        check(variable)
        return box.core.editRow[variable.index] >= 0
    }

    /// Makes a variable movable by `suggest(_:for:)`, starting at its current value.
    /// - Throws: `SolverFailure.duplicateEditVariable`, or `.invalidStrength` if the strength is required.
    public mutating func addEditVariable(_ variable: Variable, strength: Strength) throws(SolverFailure) {
        if isEdited(variable) { throw .duplicateEditVariable(variable) }
        if !strength.isValid || strength.isRequired { throw .invalidStrength(strength) }
        mutate { $0.addEdit(variable, strength: strength) }
    }

    /// Removes an edit variable. A variable that would leave the range keeps its value.
    public mutating func removeEditVariable(_ variable: Variable) throws(SolverFailure) {
        if !isEdited(variable) { throw .unknownEditVariable(variable) }
        mutate { $0.removeEdit(variable) }
    }

    /// Requests a value for an edit variable, with the variable's strength.
    /// - Throws: `SolverFailure.unknownEditVariable` or `.notFinite`, or `.outOfRange` if a variable would leave the range. The
    ///   edit variable then keeps its former request.
    public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverFailure) {
        check(variable)
        let row = box.core.editRow[variable.index]
        if row < 0 { throw .unknownEditVariable(variable) }
        if !value.isFinite { throw .notFinite }
        let because = mutate { $0.suggest(value, for: row) }
        if let because { throw .outOfRange(ConstraintID(-1 - variable.index), because: because.map { ConstraintID($0) }) }
    }

    // MARK: Ambiguity

    /// The variables, in the given order, that have another value in some equally good solution.
    public func undeterminedVariables(among variables: [Variable]) -> [Variable] {
        variables.forEach(check)
        // Most layouts have one solution, which this check finds without probing each variable.
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
