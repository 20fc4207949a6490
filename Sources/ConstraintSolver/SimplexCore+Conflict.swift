extension SimplexCore {
    /// The required rows that contradict `failing`, including that row. The forward solution combines the failing row from active rows that
    /// cannot yield (a Farkas certificate). They are linearly independent, so the set is minimal.
    func conflictingIdentifiers(_ failing: Int32) -> [Int] {
        var result = [identifier[failing]]
        for index in 0..<factors.forwardSupport.count {
            let slot = factors.forwardSupport[index]
            if active[slot] >= 0, abs(factors.forward[slot]) > Self.pivotTolerance {
                result.append(identifier[active[slot]])
            }
        }
        return result.sorted()
    }

    /// The rows that move a variable beyond the range, and the row that was added or moved. `nil` if all variables are within the range.
    func identifiersBeyondRange(with row: Int32) -> [Int]? {
        if hasOverflown { return identifiersConnected(to: row) }
        guard hasLeftRange else { return nil }
        var (found, farthest): (Int32?, Double) = (nil, range)
        for variable in 0..<variableCount where abs(x[variable]) > farthest {
            found = Int32(truncatingIfNeeded: variable)
            farthest = abs(x[variable])
        }
        return found.map { identifiersBehind($0, with: row) }
    }

    private func identifiersBehind(_ variable: Int32, with row: Int32) -> [Int] {
        var trial = copy()
        defer { trial.perform(.deallocate) }
        trial.solveForward(~variable)
        var result: Set = [identifier[row]]
        for index in 0..<trial.factors.forwardSupport.count {
            let item = active[trial.factors.forwardSupport[index]]
            if item >= 0 { result.insert(identifier[item]) }
        }
        return result.sorted()
    }

    /// The active rows connected to a row. After an overflow the responsible rows cannot be computed.
    private func identifiersConnected(to row: Int32) -> [Int] {
        var (rows, variables): (Set<Int32>, Set<Int32>) = ([row], [])
        var pending = [row]
        while let next = pending.popLast() {
            for entry in terms.range(Int(next)) where variables.insert(terms.indices[entry]).inserted {
                for other in incidence.range(Int(terms.indices[entry])) {
                    let item = incidence.indices[other]
                    if status[item] >= 0, rows.insert(item).inserted { pending.append(item) }
                }
            }
        }
        return rows.map { identifier[$0] }.sorted()
    }

    /// Undoes the steps in the journal: restores the same values, bit for bit, and the same active rows.
    mutating func rollBack() {
        for index in stride(from: journal.steps.count - 1, through: 0, by: -1) {
            switch journal.steps[index] {
            case .value(let variable, let old):
                x[variable] = old
            case .side(let row, let old):
                status[row] = old
            case .exchange(let entered, let oldStatus, let left):
                let slot = status[entered]
                active[slot] = left
                if left >= 0 { status[left] = slot }
                status[entered] = oldStatus
            case .dropped(let row, let variable):
                guard let slot = (0..<Int32(truncatingIfNeeded: variableCount)).first(where: { active[$0] == ~variable }) else { break }
                active[slot] = row
                status[row] = slot
            }
        }
        journal.close()
        if journal.steps.count > 0 { refactor(recomputingValues: false) }
    }
}
