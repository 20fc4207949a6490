extension SimplexCore {
    /// Makes an inactive row active in `slot`. The former row of the slot moves to its lower or upper side. Requires the forward solution
    /// of the entering row. Updates y, x and the factors.
    mutating func pivot(entering row: Int32, slot: Int32, toLower: Bool) {
        let pivotValue = factors.forward[slot]
        if abs(pivotValue) < Self.strainingPivot { isStrained = true }
        updateMultipliers(entering: row, slot: slot, toLower: toLower, pivotValue: pivotValue)
        let missing = residual(row)
        if missing != 0 {
            solveBackward(slot: slot)
            moveAlongBackward(by: -missing / pivotValue)
        }
        exchange(entering: row, slot: slot, toLower: toLower)
        factors.replaceColumn(slot, pivot: pivotValue)
    }

    mutating func exchange(entering row: Int32, slot: Int32, toLower: Bool) {
        let leaving = active[slot]
        journal.record(.exchange(entered: row, oldPlace: status[row], left: leaving))
        if leaving >= 0 { status[leaving] = toLower ? RowStatus.below : RowStatus.above }
        active[slot] = row
        status[row] = slot
    }

    private mutating func updateMultipliers(entering row: Int32, slot: Int32, toLower: Bool, pivotValue: Double) {
        let leaving = active[slot]
        let bound = leaving < 0 ? Slope.zero : toLower ? lower[leaving] : upper[leaving]
        let own = slope(row)
        let start = Int(slot) * levelCount
        var isDegenerate = true
        for component in 0..<levelCount {
            var excess = y[start + component] - bound[component]
            if abs(excess) <= 1e-12 { excess = 0 } else { isDegenerate = false }
            ratio[component] = excess / pivotValue
        }
        if !isDegenerate { spreadRatio() }
        for component in 0..<levelCount {
            y[start + component] = ratio[component] + own[component]
        }
    }

    private mutating func spreadRatio() {
        for component in 0..<levelCount where ratio[component] != 0 {
            subtractForward(times: ratio[component], at: component)
        }
    }

    mutating func subtractForward(times step: Double, at component: Int) {
        let stride = levelCount
        for index in 0..<factors.forwardSupport.count {
            let other = factors.forwardSupport[index]
            y[Int(other) * stride + component] -= step * factors.forward[other]
        }
    }
}
