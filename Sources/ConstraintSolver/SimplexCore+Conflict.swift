extension SimplexCore {
    /// The required rows that cannot hold together with `failing`, itself included.
    ///
    /// The forward solution writes the failing row as a combination of active ones, none of which may
    /// yield (a Farkas certificate). Active rows are linearly independent, so no smaller part of them
    /// conflicts with the failing row: the set is minimal as it stands.
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

    /// Undoes what the journal recorded: the same values, bit for bit, and the same active rows.
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
            }
        }
        journal.close()
        if journal.steps.count > 0 { refactor(recomputingValues: false) }
    }
}
