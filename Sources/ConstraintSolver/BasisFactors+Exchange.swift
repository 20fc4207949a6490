extension BasisFactors {
    /// Inserts the column of the last forward solve into `slot`. Sets `isDoubtful` if the diagonal disagrees with `pivot`.
    mutating func replaceColumn(_ slot: Int32, pivot: Double?) {
        let oldDiagonal = diagonal[slot]
        removeColumn(slot)
        for index in 0..<spikeRows.count { scratch[spikeRows[index]] = spikeValues[index] }
        var newDiagonal = scratch[slot]
        if spikeReachesBelow(slot) {
            if rows.count(Int(slot)) > 0 { newDiagonal -= eliminateRow(slot) }
            moveToEnd(slot)
        }
        for index in 0..<spikeRows.count { scratch[spikeRows[index]] = 0 }
        insertSpike(into: slot)
        diagonal[slot] = newDiagonal
        if let pivot {
            let expected = pivot * oldDiagonal
            if abs(newDiagonal - expected) > 1e-7 * max(abs(expected), abs(newDiagonal)) { isDoubtful = true }
        }
        if abs(newDiagonal) < 1e-10 { isDoubtful = true }
    }

    private mutating func removeColumn(_ slot: Int32) {
        for place in columns.range(Int(slot)) {
            rows.remove(slot, from: Int(columns.indices[place]))
        }
        columns.clear(Int(slot))
    }

    /// Whether the new column has an entry in the row of a later pivot. If so, the new column's pivot must come last.
    private func spikeReachesBelow(_ slot: Int32) -> Bool {
        let position = positionOf[slot]
        for index in 0..<spikeRows.count where positionOf[spikeRows[index]] > position {
            if abs(spikeValues[index]) > Self.dropTolerance { return true }
        }
        return false
    }

    /// Clears the pivot row right of the diagonal with the rows of later pivots, and records one eta. Uses `backward`.
    /// Returns the amount to subtract from the spike in `scratch`.
    private mutating func eliminateRow(_ slot: Int32) -> Double {
        beginBackward()
        for place in rows.range(Int(slot)) {
            let column = rows.indices[place]
            columns.remove(slot, from: Int(column))
            backward[column] = rows.values[place]
            pending.insert(Int(positionOf[column]))
        }
        rows.clear(Int(slot))
        etaTargets.append(slot)
        etaStarts.append(Int32(truncatingIfNeeded: etaIndices.count))
        var spikeSum = 0.0
        var position = Int(positionOf[slot])
        while let next = pending.popFirst(from: position) {
            position = next
            let pivot = slotAt[next]
            let value = backward[pivot]
            backward[pivot] = 0
            if abs(value) <= Self.dropTolerance { continue }
            let multiplier = value / diagonal[pivot]
            etaIndices.append(pivot)
            etaValues.append(multiplier)
            spikeSum += multiplier * scratch[pivot]
            for place in rows.range(Int(pivot)) {
                let column = rows.indices[place]
                backward[column] -= multiplier * rows.values[place]
                pending.insert(Int(positionOf[column]))
            }
        }
        return spikeSum
    }

    private mutating func insertSpike(into slot: Int32) {
        for index in 0..<spikeRows.count {
            let row = spikeRows[index]
            let value = spikeValues[index]
            if row == slot || abs(value) <= Self.dropTolerance { continue }
            columns.append(row, value, to: Int(slot))
            rows.append(slot, value, to: Int(row))
        }
    }

    private mutating func moveToEnd(_ slot: Int32) {
        let old = Int(positionOf[slot])
        if old == slotAt.count - 1 { return }
        slotAt[old] = -1
        positionOf[slot] = Int32(truncatingIfNeeded: slotAt.count)
        slotAt.append(slot)
        if slotAt.count > 2 * size + 64 { renumberPositions() }
        pending.extend(to: slotAt.count)
    }

    private mutating func renumberPositions() {
        var next = 0
        for position in 0..<slotAt.count {
            let slot = slotAt[position]
            if slot < 0 { continue }
            slotAt[next] = slot
            positionOf[slot] = Int32(truncatingIfNeeded: next)
            next += 1
        }
        while slotAt.count > next { _ = slotAt.removeLast() }
    }
}
