/// A factorised square matrix B whose columns are the active constraints, updated as columns are exchanged (Forrest and
/// Tomlin's update of B = L·U).
///
/// Row `r` belongs to variable `r`. A column is in a *slot*. Slot `s` has its pivot in row `s`. Only the order of the pivots changes. U is
/// stored by rows and by columns. Both solves therefore visit only the pivots that a sparse right-hand side reaches: a chain of views has a
/// triangular matrix, whose cost is proportional to its coefficients. L is a list of row operations ("etas").
///
///     forward    B z = a        etas in order, then U from the last pivot to the first
///     backward   Bᵀ d = e       Uᵀ from the first pivot to the last, then the etas in reverse
struct BasisFactors {
    var columns = SparseLists()
    var rows = SparseLists()
    var diagonal = FlatArray<Double>()
    var positionOf = FlatArray<Int32>()
    var slotAt = FlatArray<Int32>()
    var pending = PositionSet()

    var etaTargets = FlatArray<Int32>()
    var etaStarts = FlatArray<Int32>()
    var etaIndices = FlatArray<Int32>()
    var etaValues = FlatArray<Double>()

    /// The right-hand side of the forward solve after the etas: the column that `replaceColumn` inserts.
    var spikeRows = FlatArray<Int32>()
    var spikeValues = FlatArray<Double>()
    var scratch = FlatArray<Double>()

    /// The result of the last forward solve by slot. Zero outside `forwardSupport`.
    var forward = FlatArray<Double>()
    var forwardSupport = FlatArray<Int32>()
    /// The result of the last backward solve by row. Zero outside `backwardSupport`.
    var backward = FlatArray<Double>()
    var backwardSupport = FlatArray<Int32>()
    var isMarked = FlatArray<Bool>()

    /// Whether an update lost so much accuracy that the factors should be computed again.
    var isDoubtful = false

    static let dropTolerance = 1e-13

    var size: Int { diagonal.count }

    var wantsRefactoring: Bool {
        isDoubtful || etaIndices.count > 64 + 4 * size || etaTargets.count > 64 + size
    }

    mutating func perform(_ operation: StorageOperation) {
        columns.perform(operation)
        rows.perform(operation)
        diagonal.perform(operation)
        positionOf.perform(operation)
        slotAt.perform(operation)
        pending.perform(operation)
        etaTargets.perform(operation)
        etaStarts.perform(operation)
        etaIndices.perform(operation)
        etaValues.perform(operation)
        spikeRows.perform(operation)
        spikeValues.perform(operation)
        scratch.perform(operation)
        forward.perform(operation)
        forwardSupport.perform(operation)
        backward.perform(operation)
        backwardSupport.perform(operation)
        isMarked.perform(operation)
    }

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
