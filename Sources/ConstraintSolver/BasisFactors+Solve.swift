extension BasisFactors {
    mutating func beginForward() {
        for index in 0..<forwardSupport.count { forward[forwardSupport[index]] = 0 }
        forwardSupport.removeAll()
    }

    @inline(__always)
    mutating func addForward(_ row: Int32, _ value: Double) {
        mark(row)
        forward[row] += value
    }

    /// Solves B z = a. The result z is in `forward`.
    mutating func solveForward() {
        prepareSpike()
        for index in 0..<spikeRows.count { pending.insert(Int(positionOf[spikeRows[index]])) }
        let last = slotAt.count - 1
        forwardSupport = substitute(forward, forwardSupport, along: columns, from: last) { pending.popLast(from: $0) }
    }

    /// Applies L⁻¹ to the right-hand side and stores the result for `replaceColumn`. This suffices if the solution is not needed.
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

    /// Solves Bᵀ d = e. The result d in `backward` is the change of the variables for a change e of the right-hand sides.
    mutating func solveBackward() {
        backwardSupport = substitute(backward, backwardSupport, along: rows, from: 0) { pending.popFirst(from: $0) }
        if etaTargets.count == 0 { return }
        for index in 0..<backwardSupport.count { isMarked[backwardSupport[index]] = true }
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

extension BasisFactors {
    /// Solves with U or Uᵀ: visits the pivots that the right-hand side reaches, in order, and passes each solution along its column or row.
    /// Returns `support` with the slots of the solution. `next` is the next pending position after the last visited one.
    @inline(__always)
    private func substitute(
        _ values: FlatArray<Double>, _ support: FlatArray<Int32>, along entries: SparseLists, from start: Int,
        next: (Int) -> Int?
    ) -> FlatArray<Int32> {
        var (position, support) = (start, support)
        while let found = next(position) {
            position = found
            let slot = slotAt[position]
            let value = values[slot]
            if abs(value) <= Self.dropTolerance {
                values[slot] = 0
                continue
            }
            let solved = value / diagonal[slot]
            values[slot] = solved
            support.append(slot)
            for place in entries.range(Int(slot)) {
                let other = entries.indices[place]
                values[other] -= entries.values[place] * solved
                pending.insert(Int(positionOf[other]))
            }
        }
        return support
    }
}
