// The primal simplex: inactive rows stay on their sides while multipliers out of range are corrected.

extension SimplexCore {
    mutating func improve() {
        releaseOutOfRange()
        _ = settle()
    }

    mutating func releaseOutOfRange() {
        var steps = 0
        while steps < 2 * stepsBeforeBland, releaseBudget > 0, let slot = slotOutOfRange(strictRank: steps > stepsBeforeBland) {
            steps += 1
            releaseBudget -= 1
            if factors.wantsRefactoring {
                refactor()
                continue
            }
            let side = sideOutOfRange(slot)
            if !release(slot, upwards: side > 0) { clampMultiplier(slot, upper: side > 0) }
        }
    }

    private func slotOutOfRange(strictRank: Bool) -> Int32? {
        var best: Int32?
        for index in 0..<variableCount {
            let slot = Int32(truncatingIfNeeded: index)
            if sideOutOfRange(slot) == 0 { continue }
            if !strictRank { return slot }
            if best.map({ rank(slot) < rank($0) }) ?? true { best = slot }
        }
        return best
    }

    /// Moves x so that the constraint in `slot` rises above (or falls below) its right-hand side, up to the first
    /// inactive row, which becomes active. Returns `false` if no row is in range.
    mutating func release(_ slot: Int32, upwards: Bool) -> Bool {
        solveBackward(slot: slot)
        let direction = upwards ? 1.0 : -1.0
        guard let (row, distance) = firstInTheWay(direction: direction), staysInRange(moving: direction * distance) else {
            return false
        }
        solveForward(row)
        pivot(entering: row, slot: slot, toLower: !upwards)
        return true
    }

    /// Whether a step along the last backward solution stays in range. Removals skip steps that do not.
    private func staysInRange(moving step: Double) -> Bool {
        for index in 0..<factors.backwardSupport.count {
            let variable = factors.backwardSupport[index]
            let moved = x[variable] + step * factors.backward[variable]
            if !(abs(moved) <= max(range, abs(x[variable]))) { return false }
        }
        return true
    }

    /// The primal ratio test along the last backward solution: the first inactive row and its distance.
    mutating func firstInTheWay(direction: Double) -> (row: Int32, distance: Double)? {
        visitCount += 1
        var best: Int32?
        var bestDistance = Double.infinity
        var bestRate = 0.0
        for index in 0..<factors.backwardSupport.count {
            for entry in incidence.range(Int(factors.backwardSupport[index])) {
                let row = incidence.indices[entry]
                if status[row] >= 0 || visit[row] == visitCount { continue }
                visit[row] = visitCount
                let rate = direction * rateAlongBackward(row)
                guard let distance = distance(to: row, rate: rate) else { continue }
                let isTie = abs(distance - bestDistance) <= Self.slopeTolerance
                if isTie ? isPreferred(row, rate, to: best!, bestRate) : distance < bestDistance {
                    best = row
                    bestDistance = distance
                    bestRate = rate
                }
            }
        }
        return best.map { ($0, bestDistance) }
    }

    private func isPreferred(_ row: Int32, _ rate: Double, to other: Int32, _ otherRate: Double) -> Bool {
        let difference = abs(rate) - abs(otherRate)
        if abs(difference) > Self.slopeTolerance { return difference > 0 }
        return identifier[row] < identifier[other]
    }

    func rateAlongBackward(_ row: Int32) -> Double {
        var rate = 0.0
        for entry in terms.range(Int(row)) { rate += terms.values[entry] * factors.backward[terms.indices[entry]] }
        return rate
    }

    private func distance(to row: Int32, rate: Double) -> Double? {
        if abs(rate) <= Self.pivotTolerance { return nil }
        switch status[row] {
        case RowStatus.below: return rate > 0 ? max(0, -residual(row) / rate) : nil
        case RowStatus.above: return rate < 0 ? max(0, -residual(row) / rate) : nil
        default: return 0
        }
    }

    /// Clamps a multiplier. Penalties are bounded below: an unlimited improvement is a rounding error, or leads beyond the range.
    private func clampMultiplier(_ slot: Int32, upper isUpper: Bool) {
        let item = active[slot]
        let start = Int(slot) * levelCount
        let bound = item < 0 ? Slope.zero : isUpper ? upper[item] : lower[item]
        for component in 0..<levelCount { y[start + component] = bound[component] }
    }
}
