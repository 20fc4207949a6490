// Recomputes the factors from the active constraints, which also removes rounding errors.

extension SimplexCore {
    mutating func refactor(recomputingValues: Bool = true) {
        var columns = FlatArray<Int32>(minimumCapacity: variableCount)
        for slot in 0..<variableCount { columns.append(active[slot]) }
        defer { columns.deallocate() }
        factors.resetToIdentity()
        for variable in 0..<variableCount { active[variable] = ~Int32(truncatingIfNeeded: variable) }
        var ordering = PivotOrdering(columns: columns, core: self)
        defer { ordering.deallocate() }
        ordering.run(core: self)
        for index in 0..<ordering.leading.count { insert(ordering.leading[index].item, slot: ordering.leading[index].row) }
        var dropped = FlatArray<Int32>()
        defer { dropped.deallocate() }
        insertBump(&ordering, dropped: &dropped)
        for index in stride(from: ordering.trailing.count - 1, through: 0, by: -1) {
            insert(ordering.trailing[index].item, slot: ordering.trailing[index].row)
        }
        if dropped.count > 0 { record(dropped, from: columns) }
        recomputeMultipliers()
        if recomputingValues { recomputeValues() }
    }

    private mutating func insert(_ item: Int32, slot: Int32) {
        if item == ~slot { return }
        insertColumn(of: item, into: slot, pivot: nil)
        assign(item, to: slot)
    }

    private func assign(_ item: Int32, to slot: Int32) {
        active[slot] = item
        if item >= 0 { status[item] = slot }
    }

    /// Inserts the columns that no ordering makes triangular. Each receives the free row of its largest entry.
    private mutating func insertBump(_ ordering: inout PivotOrdering, dropped: inout FlatArray<Int32>) {
        for index in 0..<ordering.bump.count {
            let item = ordering.bump[index]
            solveForward(item)
            var best: Int32 = -1
            for support in 0..<factors.forwardSupport.count {
                let slot = factors.forwardSupport[support]
                if ordering.isRowTaken[slot] { continue }
                if best < 0 || abs(factors.forward[slot]) > abs(factors.forward[best]) { best = slot }
            }
            if best < 0 || abs(factors.forward[best]) <= Self.pivotTolerance {
                // The column depends on others apart from rounding. A placeholder remains instead.
                if item >= 0 {
                    status[item] = RowStatus.neutral
                    dropped.append(item)
                }
                continue
            }
            ordering.isRowTaken[best] = true
            factors.replaceColumn(best, pivot: nil)
            assign(item, to: best)
        }
    }

    /// Records one new placeholder for each dropped row.
    private mutating func record(_ dropped: FlatArray<Int32>, from columns: FlatArray<Int32>) {
        var former: Set<Int32> = []
        for index in 0..<columns.count where columns[index] < 0 { former.insert(columns[index]) }
        var next: Int32 = 0
        for index in 0..<dropped.count {
            while next < variableCount, active[next] != ~next || former.contains(~next) { next += 1 }
            if next == variableCount { return }
            journal.record(.dropped(row: dropped[index], variable: next))
            next += 1
        }
    }

    /// Solves B y = −Σ slope·a over the inactive rows, level by level.
    private mutating func recomputeMultipliers() {
        y.fill(with: 0)
        for component in 0..<levelCount {
            factors.beginForward()
            for index in 0..<status.count where status[index] < 0 {
                let slope = slope(Int32(truncatingIfNeeded: index))[component]
                if slope == 0 { continue }
                for entry in terms.range(index) {
                    factors.addForward(terms.indices[entry], -slope * terms.values[entry])
                }
            }
            factors.solveForward()
            subtractForward(times: -1, at: component)
        }
    }

    /// Solves Bᵀ x = b. A placeholder's right-hand side is its variable's value.
    mutating func recomputeValues() {
        factors.beginBackward()
        for index in 0..<variableCount {
            let slot = Int32(truncatingIfNeeded: index)
            let item = active[slot]
            factors.addBackward(slot, item < 0 ? x[~item] : rightHandSide[item])
        }
        factors.solveBackward()
        for variable in 0..<variableCount {
            let fresh = factors.backward[variable]
            if fresh == x[variable] { continue }
            guard fresh.isFinite else {
                hasOverflown = true
                continue
            }
            journal.record(.value(variable: Int32(truncatingIfNeeded: variable), old: x[variable]))
            x[variable] = fresh
            noteRange(of: Int32(truncatingIfNeeded: variable))
            queueRows(with: Int32(truncatingIfNeeded: variable))
        }
    }
}
