extension SimplexCore {
    /// Moves an edit row, or returns the rows that would move a variable beyond the range.
    mutating func suggest(_ value: Double, for row: Int32) -> [Int]? {
        let old = rightHandSide[row]
        journal.open()
        defer { journal.close() }
        (hasLeftRange, hasOverflown) = (false, false)
        moveRightHandSide(of: row, to: value)
        guard let because = identifiersBeyondRange(with: row) else { return nil }
        rightHandSide[row] = old
        rollBack()
        return because
    }

    private mutating func moveRightHandSide(of row: Int32, to value: Double) {
        let change = value - rightHandSide[row]
        if change == 0 { return }
        rightHandSide[row] = value
        if status[row] < 0 {
            enqueue(row)
        } else {
            solveBackward(slot: status[row])
            moveAlongBackward(by: change)
        }
        _ = settle()
        refinementCountdown -= 1
        if refinementCountdown == 0 { refine() }
    }

    /// Removes the rounding errors in x after many small moves.
    private mutating func refine() {
        refinementCountdown = Self.editsBetweenRefinements
        recomputeValues()
        _ = settle()
    }
}

extension SimplexCore {
    /// Adds an edit: an equality with a negative identifier, which callers cannot use.
    mutating func addEdit(_ variable: Variable, strength: Strength) {
        let expression = LinearExpression([.init(variable)], constant: -x[variable.index])
        let identifier = -1 - variable.index
        _ = addRow(Constraint(expression, .equal, strength: strength), identifier: identifier)
        editRow[variable.index] = rowOfIdentifier[identifier] ?? -1
        editCount += 1
    }

    mutating func removeEdit(_ variable: Variable) {
        removeRow(editRow[variable.index])
        editRow[variable.index] = -1
        editCount -= 1
    }

    /// The deviation of x from the row's relation.
    func error(_ row: Int32) -> Double {
        let residual = residual(row)
        if residual > 0 { return upper[row].value > 0 ? residual : 0 }
        return lower[row].value < 0 ? -residual : 0
    }
}
