// Strength levels in use, and lexicographic arithmetic on values with one component per level.

extension SimplexCore {
    mutating func indexOfLevel(_ value: Double) -> Int32 {
        var index = 0
        while index < levels.count, levels[index] > value { index += 1 }
        if index == levels.count || levels[index] != value { insertLevel(value, at: index) }
        return Int32(truncatingIfNeeded: index)
    }

    private mutating func insertLevel(_ value: Double, at index: Int) {
        let oldCount = levelCount
        levels.append(value)
        for later in stride(from: oldCount, to: index, by: -1) { levels[later] = levels[later - 1] }
        levels[index] = value
        shiftLevels(of: lower, from: index)
        shiftLevels(of: upper, from: index)
        bestRatio.append(0)
        ratio.append(0)
        widenMultipliers(from: oldCount, insertingAt: index)
    }

    private func shiftLevels(of slopes: FlatArray<Slope>, from index: Int) {
        for row in 0..<slopes.count where slopes[row].level >= index { slopes[row].level += 1 }
    }

    private mutating func widenMultipliers(from oldCount: Int, insertingAt index: Int) {
        var wider = FlatArray<Double>(minimumCapacity: variableCount * levelCount)
        for slot in 0..<variableCount {
            for component in 0..<levelCount {
                if component == index {
                    wider.append(0)
                } else {
                    wider.append(y[slot * oldCount + (component < index ? component : component - 1)])
                }
            }
        }
        y.deallocate()
        y = wider
    }

    func compareMultiplier(_ slot: Int32, to bound: Slope) -> Int {
        let start = Int(slot) * levelCount
        return sign { y[start + $0] - bound[$0] }
    }

    @inline(__always)
    func sign(_ component: (Int) -> Double) -> Int {
        for index in 0..<levelCount {
            let value = component(index)
            if value > Self.slopeTolerance { return 1 }
            if value < -Self.slopeTolerance { return -1 }
        }
        return 0
    }

    /// 0 if y is between the slopes of the constraint in this slot, otherwise the side of the deviation.
    func sideOutOfRange(_ slot: Int32) -> Int {
        let item = active[slot]
        if item < 0 { return compareMultiplier(slot, to: .zero) }
        if !upper[item].isInfinite, compareMultiplier(slot, to: upper[item]) > 0 { return 1 }
        if !lower[item].isInfinite, compareMultiplier(slot, to: lower[item]) < 0 { return -1 }
        return 0
    }
}
