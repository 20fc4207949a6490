/// A factorised square matrix B whose columns are the active constraints, kept up to date as columns
/// are exchanged (Forrest and Tomlin's update of B = L·U).
///
/// Row `r` stands for variable `r`; a column lives in a *slot*, and slot `s` has its pivot in row `s`.
/// Only the order of the pivots changes. U is stored by rows and by columns, so both solves visit only
/// the pivots that a sparse right-hand side reaches: a chain of views, whose matrix is triangular,
/// costs no more than its own coefficients. L is a list of row operations ("etas").
///
///     forward    B z = a        etas in order, then U from the last pivot to the first
///     backward   Bᵀ d = e       Uᵀ from the first pivot to the last, then the etas in reverse
struct BasisFactors {
    private var columns = SparseLists()
    private var rows = SparseLists()
    private var diagonal = FlatArray<Double>()
    private var positionOf = FlatArray<Int32>()
    private var slotAt = FlatArray<Int32>()
    private var pending = PositionSet()

    private var etaTargets = FlatArray<Int32>()
    private var etaStarts = FlatArray<Int32>()
    private var etaIndices = FlatArray<Int32>()
    private var etaValues = FlatArray<Double>()

    /// The right-hand side of the forward solve after the etas: the column that `replaceColumn` inserts.
    private var spikeRows = FlatArray<Int32>()
    private var spikeValues = FlatArray<Double>()
    private var scratch = FlatArray<Double>()

    /// Result of the last forward solve: dense values by slot, zero outside `forwardSupport`.
    private(set) var forward = FlatArray<Double>()
    private(set) var forwardSupport = FlatArray<Int32>()
    /// Result of the last backward solve: dense values by row, zero outside `backwardSupport`.
    private(set) var backward = FlatArray<Double>()
    private(set) var backwardSupport = FlatArray<Int32>()
    private var isMarked = FlatArray<Bool>()

    /// Set when an update lost so much accuracy that the factors should be computed afresh.
    private(set) var isDoubtful = false

    static let dropTolerance = 1e-13

    var size: Int { diagonal.count }

    /// Whether recomputing the factors would make solves noticeably cheaper or more accurate.
    var wantsRefactoring: Bool {
        isDoubtful || etaIndices.count > 64 + 4 * size || etaTargets.count > 64 + size
    }

    func deallocate() {
        columns.deallocate()
        rows.deallocate()
        diagonal.deallocate()
        positionOf.deallocate()
        slotAt.deallocate()
        pending.deallocate()
        etaTargets.deallocate()
        etaStarts.deallocate()
        etaIndices.deallocate()
        etaValues.deallocate()
        spikeRows.deallocate()
        spikeValues.deallocate()
        scratch.deallocate()
        forward.deallocate()
        forwardSupport.deallocate()
        backward.deallocate()
        backwardSupport.deallocate()
        isMarked.deallocate()
    }

    func copy() -> BasisFactors {
        var result = self
        result.columns = columns.copy()
        result.rows = rows.copy()
        result.diagonal = diagonal.copy()
        result.positionOf = positionOf.copy()
        result.slotAt = slotAt.copy()
        result.pending = pending.copy()
        result.etaTargets = etaTargets.copy()
        result.etaStarts = etaStarts.copy()
        result.etaIndices = etaIndices.copy()
        result.etaValues = etaValues.copy()
        result.spikeRows = spikeRows.copy()
        result.spikeValues = spikeValues.copy()
        result.scratch = scratch.copy()
        result.forward = forward.copy()
        result.forwardSupport = forwardSupport.copy()
        result.backward = backward.copy()
        result.backwardSupport = backwardSupport.copy()
        result.isMarked = isMarked.copy()
        return result
    }

    /// Borders the matrix with one more row and a unit column.
    mutating func appendUnitColumn() {
        columns.appendList()
        rows.appendList()
        positionOf.append(Int32(truncatingIfNeeded: slotAt.count))
        slotAt.append(Int32(truncatingIfNeeded: diagonal.count))
        pending.extend(to: slotAt.count)
        diagonal.append(1)
        scratch.append(0)
        forward.append(0)
        backward.append(0)
        isMarked.append(false)
    }

    /// Makes the matrix the identity again, keeping its size.
    mutating func resetToIdentity() {
        columns.clearAll()
        rows.clearAll()
        diagonal.fill(with: 1)
        slotAt.removeAll()
        for slot in 0..<size {
            positionOf[slot] = Int32(truncatingIfNeeded: slot)
            slotAt.append(Int32(truncatingIfNeeded: slot))
        }
        etaTargets.removeAll()
        etaStarts.removeAll()
        etaIndices.removeAll()
        etaValues.removeAll()
        isDoubtful = false
    }
}

// MARK: - Forward solve

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
    private func etaRange(_ eta: Int) -> Range<Int> {
        let end = eta &+ 1 < etaStarts.count ? Int(etaStarts[eta &+ 1]) : etaIndices.count
        return Range(uncheckedBounds: (Int(etaStarts[eta]), end))
    }
}

// MARK: - Backward solve

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

// MARK: - Column exchange

extension BasisFactors {
    /// Puts the column last given to the forward solve into `slot`.
    ///
    /// - Parameter pivot: the solution's value in that slot, if it is known; the new diagonal must agree
    ///   with it, and a disagreement marks the factors as doubtful.
    mutating func replaceColumn(_ slot: Int32, pivot: Double?) {
        let oldDiagonal = diagonal[slot]
        removeColumn(slot)
        let newDiagonal = eliminateRow(slot)
        if insertSpike(into: slot) { moveToEnd(slot) }
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

    /// Clears the pivot row right of the diagonal, recording the operations as one eta, and returns the
    /// spike's entry in that row after them.
    private mutating func eliminateRow(_ slot: Int32) -> Double {
        for index in 0..<spikeRows.count { scratch[spikeRows[index]] = spikeValues[index] }
        var newDiagonal = scratch[slot]
        if rows.count(Int(slot)) > 0 { newDiagonal -= recordElimination(of: slot) }
        for index in 0..<spikeRows.count { scratch[spikeRows[index]] = 0 }
        return newDiagonal
    }

    /// Eliminates with the rows of later pivots, in order, working in `backward`; returns what the same
    /// operations take from the spike in `scratch`.
    private mutating func recordElimination(of slot: Int32) -> Double {
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

    /// Whether the column now reaches below the diagonal, so that its pivot must come later.
    private mutating func insertSpike(into slot: Int32) -> Bool {
        var reachesBelow = false
        for index in 0..<spikeRows.count {
            let row = spikeRows[index]
            let value = spikeValues[index]
            if row == slot || abs(value) <= Self.dropTolerance { continue }
            columns.append(row, value, to: Int(slot))
            rows.append(slot, value, to: Int(row))
            if positionOf[row] > positionOf[slot] { reachesBelow = true }
        }
        return reachesBelow
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
