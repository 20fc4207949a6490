// The dual simplex: y stays in range while inactive rows on the wrong side of x are corrected.

extension SimplexCore {
    /// Processes the queue, or returns an unsatisfiable row. The forward solution then contains the obstructing active rows.
    mutating func settle() -> Int32? {
        if let failing = processQueue() { return failing }
        var attempts = 0
        while isStrained, attempts < 4 {
            attempts += 1
            isStrained = false
            refactor()
            if let failing = processQueue() { return failing }
            releaseOutOfRange()
            if let failing = processQueue() { return failing }
        }
        isStrained = false
        return nil
    }

    private mutating func processQueue() -> Int32? {
        var head = 0
        var steps = 0
        while head < queue.count, steps < 2 * stepsBeforeBland {
            if steps > stepsBeforeBland { moveLowestRankToFront(from: head) }
            let row = queue[head]
            head += 1
            isQueued[row] = false
            if status[row] >= 0 || isConsistent(status[row], residual: residual(row)) { continue }
            steps += 1
            if !satisfy(row, strictRank: steps > stepsBeforeBland) {
                clearQueue(from: head)
                return row
            }
        }
        clearQueue(from: head)
        return nil
    }

    /// Applies Bland's rule after unusually many steps: if the lowest rank comes first, no basis recurs and the search ends.
    private func moveLowestRankToFront(from head: Int) {
        var best = -1
        for index in head..<queue.count {
            let row = queue[index]
            if status[row] >= 0 || isConsistent(status[row], residual: residual(row)) { continue }
            if best < 0 || identifier[row] < identifier[queue[best]] { best = index }
        }
        if best < 0 { return }
        let row = queue[best]
        queue[best] = queue[head]
        queue[head] = row
    }

    private mutating func clearQueue(from head: Int) {
        for index in head..<queue.count { isQueued[queue[index]] = false }
        queue.removeAll()
    }

    /// One dual step for an inactive row on the wrong side: it becomes active or changes sides, or neither (`false`).
    mutating func satisfy(_ row: Int32, strictRank: Bool) -> Bool {
        if factors.wantsRefactoring { refactor() }
        solveForward(row)
        let isAbove = residual(row) > 0
        let (from, to) = (slope(row), isAbove ? upper[row] : lower[row])
        if let slot = placeholderToYield() {
            pivot(entering: row, slot: slot, toLower: true)
            return true
        }
        let direction = isAbove ? 1.0 : -1.0
        if let slot = firstToYield(direction: direction, strictRank: strictRank),
           isBestRatioShorter(thanFrom: from, to: to, direction: direction) {
            pivot(entering: row, slot: slot, toLower: factors.forward[slot] * direction > 0)
            return true
        }
        if to.isInfinite { return false }
        if to.value != 0 { subtractForward(times: to.value, at: Int(to.level)) }
        if from.value != 0 { subtractForward(times: -from.value, at: Int(from.level)) }
        journal.record(.side(row: row, old: status[row]))
        status[row] = isAbove ? RowStatus.above : RowStatus.below
        return true
    }

    /// The placeholder to replace: the one with the largest coefficient. Ties go to the newest variable.
    func placeholderToYield() -> Int32? {
        var best: Int32?
        var bestSize = Self.pivotTolerance
        for index in 0..<factors.forwardSupport.count {
            let slot = factors.forwardSupport[index]
            if active[slot] >= 0 { continue }
            let size = abs(factors.forward[slot])
            let isTie = abs(size - bestSize) <= Self.slopeTolerance
            let isNewer = active[slot] < (best.map { active[$0] } ?? 0)
            if isTie ? isNewer : size > bestSize {
                best = slot
                bestSize = size
            }
        }
        return best
    }

    /// The dual ratio test: the active row whose y first leaves its range as the entering row's y moves in `direction`. `bestRatio`
    /// contains its ratio. Ties go to the larger pivot, then to the row added last.
    private mutating func firstToYield(direction: Double, strictRank: Bool) -> Int32? {
        var best: Int32?
        for index in 0..<factors.forwardSupport.count {
            let slot = factors.forwardSupport[index]
            let item = active[slot]
            let rate = factors.forward[slot] * direction
            if item < 0 || abs(rate) <= Self.pivotTolerance { continue }
            let bound = rate > 0 ? lower[item] : upper[item]
            if bound.isInfinite { continue }
            let order = best == nil ? -1 : compareRatio(slot, bound: bound, rate: rate)
            if order > 0 || order == 0 && !wins(slot, over: best!, strictRank: strictRank) { continue }
            best = slot
            keepRatio(slot, bound: bound, rate: rate)
        }
        return best
    }

    private func wins(_ slot: Int32, over other: Int32, strictRank: Bool) -> Bool {
        let difference = abs(factors.forward[slot]) - abs(factors.forward[other])
        if !strictRank, abs(difference) > Self.slopeTolerance { return difference > 0 }
        return rank(slot) > rank(other)
    }

    @inline(__always)
    private func ratioComponent(_ slot: Int32, _ component: Int, bound: Slope, rate: Double) -> Double {
        (y[Int(slot) * levelCount + component] - bound[component]) / rate
    }

    private func compareRatio(_ slot: Int32, bound: Slope, rate: Double) -> Int {
        sign { ratioComponent(slot, $0, bound: bound, rate: rate) - bestRatio[$0] }
    }

    private func keepRatio(_ slot: Int32, bound: Slope, rate: Double) {
        for component in 0..<levelCount {
            bestRatio[component] = ratioComponent(slot, component, bound: bound, rate: rate)
        }
    }

    /// Whether an active row yields before the entering row's own penalty is exhausted. If both occur together, nothing yields.
    private func isBestRatioShorter(thanFrom from: Slope, to: Slope, direction: Double) -> Bool {
        to.isInfinite || sign { bestRatio[$0] - direction * (to[$0] - from[$0]) } < 0
    }
}
