// Forward: B z = a. Backward: Bᵀ d = e.

extension BasisFactors {
    /// Starts a right-hand side; follow with `addForward` and then `solveForward` or `prepareSpike`.
    mutating func beginForward() {
        for index in 0..<forwardSupport.count { forward[forwardSupport[index]] = 0 }
        forwardSupport.removeAll()
    }

    @inline(__always)
    mutating func addForward(_ row: Int32, _ value: Double) {
        mark(row)
        forward[row] += value
    }

    /// Solves B z = a, leaving z in `forward`.
    mutating func solveForward() {
        prepareSpike()
        var position = slotAt.count - 1
        for index in 0..<spikeRows.count { pending.insert(Int(positionOf[spikeRows[index]])) }
        while let next = pending.popLast(from: position) {
            position = next
            let slot = slotAt[next]
            let value = forward[slot]
            if abs(value) <= Self.dropTolerance {
                forward[slot] = 0
                continue
            }
            let solved = value / diagonal[slot]
            forward[slot] = solved
            forwardSupport.append(slot)
            for place in columns.range(Int(slot)) {
                let row = columns.indices[place]
                forward[row] -= columns.values[place] * solved
                pending.insert(Int(positionOf[row]))
            }
        }
    }

    /// Applies L⁻¹ to the right-hand side and remembers it for `replaceColumn`. Used alone where the
    /// solution is not needed.
    mutating func prepareSpike() {
        for eta in 0..<etaTargets.count {
            var sum = 0.0
            for place in etaRange(eta) {
                sum += etaValues[place] * forward[etaIndices[place]]
            }
            if sum != 0 { addForward(etaTargets[eta], -sum) }
        }
        spikeRows.removeAll()
        spikeValues.removeAll()
        for index in 0..<forwardSupport.count {
            let row = forwardSupport[index]
            isMarked[row] = false
            spikeRows.append(row)
            spikeValues.append(forward[row])
        }
        forwardSupport.removeAll()
    }

    /// Forgets a right-hand side that `prepareSpike` left without solving it.
    mutating func discardForward() {
        for index in 0..<spikeRows.count { forward[spikeRows[index]] = 0 }
    }

    @inline(__always)
    private mutating func mark(_ row: Int32) {
        if !isMarked[row] {
            isMarked[row] = true
            forwardSupport.append(row)
        }
    }

    @inline(__always)
    func etaRange(_ eta: Int) -> Range<Int> {
        let end = eta &+ 1 < etaStarts.count ? Int(etaStarts[eta &+ 1]) : etaIndices.count
        return Range(uncheckedBounds: (Int(etaStarts[eta]), end))
    }
}

// MARK: - Backward

extension BasisFactors {
    mutating func beginBackward() {
        for index in 0..<backwardSupport.count { backward[backwardSupport[index]] = 0 }
        backwardSupport.removeAll()
    }

    @inline(__always)
    mutating func addBackward(_ slot: Int32, _ value: Double) {
        backward[slot] += value
        pending.insert(Int(positionOf[slot]))
    }

    /// Solves Bᵀ d = e, leaving d in `backward`: how the variables move when the columns' right-hand
    /// sides move by e.
    mutating func solveBackward() {
        var position = 0
        while let next = pending.popFirst(from: position) {
            position = next
            let slot = slotAt[next]
            let value = backward[slot]
            if abs(value) <= Self.dropTolerance {
                backward[slot] = 0
                continue
            }
            let solved = value / diagonal[slot]
            backward[slot] = solved
            isMarked[slot] = true
            backwardSupport.append(slot)
            for place in rows.range(Int(slot)) {
                let column = rows.indices[place]
                backward[column] -= rows.values[place] * solved
                pending.insert(Int(positionOf[column]))
            }
        }
        applyEtasBackward()
        for index in 0..<backwardSupport.count { isMarked[backwardSupport[index]] = false }
    }

    private mutating func applyEtasBackward() {
        var eta = etaTargets.count - 1
        while eta >= 0 {
            let value = backward[etaTargets[eta]]
            if value != 0 {
                for place in etaRange(eta) {
                    let row = etaIndices[place]
                    if !isMarked[row] {
                        isMarked[row] = true
                        backwardSupport.append(row)
                    }
                    backward[row] -= etaValues[place] * value
                }
            }
            eta -= 1
        }
    }
}
