extension SimplexCore {
    /// The variables with another value in some optimal solution: those that move when one active row yields at no cost. One pass over the
    /// rows finds nearly all of them. A probe (`canMove`) adds and removes a row for each variable.
    mutating func variablesFreeToMove() -> Set<Int32> {
        var result: Set<Int32> = []
        for slot in 0..<Int32(truncatingIfNeeded: variableCount) where !isStrict(slot) {
            solveBackward(slot: slot)
            for upwards in [true, false] where isFree(slot, upwards: upwards) {
                let distance = firstInTheWay(direction: upwards ? 1 : -1)?.distance ?? .infinity
                for index in 0..<factors.backwardSupport.count {
                    let variable = factors.backwardSupport[index]
                    let rate = abs(factors.backward[variable])
                    if rate > Self.pivotTolerance, rate * distance > Self.leastMove { result.insert(variable) }
                }
            }
        }
        return result
    }

    private func isFree(_ slot: Int32, upwards: Bool) -> Bool {
        let item = active[slot]
        let bound = item < 0 ? Slope.zero : upwards ? upper[item] : lower[item]
        return !bound.isInfinite && compareMultiplier(slot, to: bound) == 0
    }

    private static let leastMove = 1e-6

    /// Whether a violation of any active row would have a cost. If so, the solution is unique.
    var isHeldStrictly: Bool {
        for slot in 0..<Int32(truncatingIfNeeded: variableCount) where !isStrict(slot) { return false }
        return true
    }

    /// Whether all optimal solutions certainly have the same value: each active row on which the variable depends has a multiplier strictly
    /// within its range, so that a violation has a cost.
    mutating func isHeldStrictly(_ variable: Int32) -> Bool {
        solveForward(~variable)
        for index in 0..<factors.forwardSupport.count {
            let slot = factors.forwardSupport[index]
            if abs(factors.forward[slot]) > Self.pivotTolerance, !isStrict(slot) { return false }
        }
        return true
    }

    private func isStrict(_ slot: Int32) -> Bool {
        let item = active[slot]
        if item < 0 { return false }
        if !upper[item].isInfinite, compareMultiplier(slot, to: upper[item]) >= 0 { return false }
        return lower[item].isInfinite || compareMultiplier(slot, to: lower[item]) > 0
    }

    /// Whether some optimal solution has a larger, or smaller, value: a constraint weaker than all others pushes the variable. Removing
    /// that constraint takes a few steps. If rounding causes a cycle, `isWornOut` is set.
    mutating func canMove(_ variable: Int32, by step: Double) -> Bool {
        let start = x[variable]
        let target = LinearExpression([.init(Variable(index: Int(variable)))], constant: -(start + step))
        let push = Constraint(
            target, step > 0 ? .greaterThanOrEqual : .lessThanOrEqual,
            strength: Strength(level: -.greatestFiniteMagnitude))
        let probe = Int.min
        _ = addRow(push, identifier: probe)
        let moved = abs(x[variable] - start) > Self.leastMove
        if let row = rowOfIdentifier[probe] {
            releaseBudget = 16 + variableCount / 8
            removeRow(row)
            isWornOut = releaseBudget == 0
            releaseBudget = .max
        }
        return moved
    }
}
