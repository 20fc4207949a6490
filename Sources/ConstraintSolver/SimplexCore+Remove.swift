extension SimplexCore {
    mutating func removeRow(_ row: Int32) {
        if factors.wantsRefactoring { refactor() }
        if status[row] >= 0 { deactivate(row) } else { withdrawSlope(of: row) }
        deleteRow(row)
        improve()
    }

    private mutating func withdrawSlope(of row: Int32) {
        let slope = slope(row)
        if slope.value == 0 { return }
        solveForward(row)
        subtractForward(times: -slope.value, at: Int(slope.level))
    }

    /// Replaces an active row by the row that holds x without the active row's penalty.
    private mutating func deactivate(_ row: Int32) {
        let slot = status[row]
        lower[row] = .zero
        upper[row] = .zero
        let side = sideOutOfRange(slot)
        if side != 0, release(slot, upwards: side > 0) { return }
        holdByPlaceholder(slot)
    }

    /// Lets a placeholder keep the value of the most affected variable, which no row determines any longer.
    private mutating func holdByPlaceholder(_ slot: Int32) {
        solveBackward(slot: slot)
        var best: Int32 = -1
        for index in 0..<factors.backwardSupport.count {
            let variable = factors.backwardSupport[index]
            let size = abs(factors.backward[variable])
            let bestSize = best < 0 ? 0 : abs(factors.backward[best])
            if abs(size - bestSize) <= Self.slopeTolerance ? variable > best : size > bestSize { best = variable }
        }
        let pivotValue = factors.backward[best]
        solveForward(~best)
        status[active[slot]] = RowStatus.neutral
        active[slot] = ~best
        for component in 0..<levelCount { y[Int(slot) * levelCount + component] = 0 }
        factors.replaceColumn(slot, pivot: pivotValue)
    }

    mutating func deleteRow(_ row: Int32) {
        for entry in terms.range(Int(row)) { incidence.remove(row, from: Int(terms.indices[entry])) }
        terms.clear(Int(row))
        rowOfIdentifier[identifier[row]] = nil
        status[row] = RowStatus.vacant
        vacantRows.append(row)
        constraintCount -= 1
    }
}
