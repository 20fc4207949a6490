extension SimplexCore {
    /// The reason why a row was not added, with the identifiers of the rows that prevent it, including its own.
    enum Refusal {
        case unsatisfiable([Int])
        case outOfRange([Int])
    }

    /// Adds a row and restores the optimum. If the row is rejected, returns the reason, and the core is unchanged.
    mutating func addRow(_ constraint: Constraint, identifier newIdentifier: Int) -> Refusal? {
        let row = makeRow(constraint, identifier: newIdentifier)
        let missing = residual(row)
        let isEquality = status[row] == RowStatus.neutral
        if !isEquality, isConsistent(status[row], residual: missing) { return nil }
        journal.open()
        defer { journal.close() }
        (hasLeftRange, hasOverflown) = (false, false)
        var failing: Int32?
        if abs(missing) <= Self.feasibilityTolerance { fixWithoutMoving(row) } else { failing = moveToHold(row) }
        guard let refusal = refusal(of: row, failing) else { return nil }
        rollBack()
        deleteRow(row)
        return refusal
    }

    private mutating func moveToHold(_ row: Int32) -> Int32? {
        if !defineFreshVariable(by: row) { enqueue(row) }
        return settle()
    }

    private mutating func refusal(of row: Int32, _ failing: Int32?) -> Refusal? {
        if let failing, isRequired(row) { return .unsatisfiable(conflictingIdentifiers(failing)) }
        return identifiersBeyondRange(with: row).map(Refusal.outOfRange)
    }

    private mutating func makeRow(_ constraint: Constraint, identifier newIdentifier: Int) -> Int32 {
        let row = vacantRow()
        let relation = constraint.relation
        upper[row] = .zero
        lower[row] = relation == .lessThanOrEqual ? .zero : slope(for: constraint.strength, sign: -1)
        upper[row] = relation == .greaterThanOrEqual ? .zero : slope(for: constraint.strengthAbove, sign: 1)
        switch relation {
        case .lessThanOrEqual: status[row] = RowStatus.below
        case .equal: status[row] = RowStatus.neutral
        case .greaterThanOrEqual: status[row] = RowStatus.above
        }
        rightHandSide[row] = -constraint.expression.constant
        identifier[row] = newIdentifier
        appendTerms(of: constraint.expression, to: row)
        rowOfIdentifier[newIdentifier] = row
        constraintCount += 1
        return row
    }

    private mutating func slope(for strength: Strength, sign: Double) -> Slope {
        if strength.isRequired { return Slope(value: sign * .infinity, level: -1) }
        return Slope(value: sign * strength.weight, level: indexOfLevel(strength.level))
    }

    private mutating func vacantRow() -> Int32 {
        if vacantRows.count > 0 { return vacantRows.removeLast() }
        terms.appendList()
        rightHandSide.append(0)
        lower.append(.zero)
        upper.append(.zero)
        status.append(RowStatus.vacant)
        identifier.append(0)
        isQueued.append(false)
        visit.append(0)
        return Int32(truncatingIfNeeded: status.count - 1)
    }

    private mutating func appendTerms(of expression: LinearExpression, to row: Int32) {
        for term in expression.terms { combined[term.variable.index] += term.coefficient }
        for term in expression.terms {
            let coefficient = combined[term.variable.index]
            combined[term.variable.index] = 0
            if abs(coefficient) < Self.smallestCoefficient { continue }
            let variable = Int32(truncatingIfNeeded: term.variable.index)
            terms.append(variable, coefficient, to: Int(row))
            incidence.append(row, coefficient, to: term.variable.index)
        }
    }

    /// A row that already holds replaces a placeholder, so that later solves use it.
    private mutating func fixWithoutMoving(_ row: Int32) {
        if factors.wantsRefactoring { refactor() }
        if !defineFreshVariable(by: row) {
            solveForward(row)
            if let slot = placeholderToYield() { pivot(entering: row, slot: slot, toLower: true) }
        }
        _ = settle()
    }

    /// Handles the most common addition: a row defines a variable in no active row. Otherwise a chain of views would have quadratic cost.
    private mutating func defineFreshVariable(by row: Int32) -> Bool {
        var fresh: Int32 = -1
        var coefficient = 0.0
        for entry in terms.range(Int(row)) {
            let variable = terms.indices[entry]
            let size = abs(terms.values[entry])
            if size < abs(coefficient) || !isFresh(variable) { continue }
            if size > abs(coefficient) || variable > fresh {
                fresh = variable
                coefficient = terms.values[entry]
            }
        }
        if fresh < 0 { return false }
        define(fresh, by: row, coefficient: coefficient)
        return true
    }

    private func isFresh(_ variable: Int32) -> Bool {
        if active[variable] != ~variable { return false }
        let rows = incidence.range(Int(variable))
        if rows.count > 12 { return false }
        for entry in rows where status[incidence.indices[entry]] >= 0 { return false }
        return true
    }

    private mutating func define(_ variable: Int32, by row: Int32, coefficient: Double) {
        let missing = residual(row)
        if missing != 0 {
            journal.record(.value(variable: variable, old: x[variable]))
            x[variable] -= missing / coefficient
            noteRange(of: variable)
        }
        exchange(entering: row, slot: variable, toLower: true)
        if missing != 0 { queueRows(with: variable) }
        insertColumn(of: row, into: variable, pivot: coefficient)
    }
}
