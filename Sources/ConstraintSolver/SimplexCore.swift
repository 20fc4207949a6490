/// The state of the simplex method behind `Solver`.
///
/// The problem is to minimise a sum of piecewise linear penalties, one for each constraint a·x ~ b, over free variables x. There is one sum
/// per strength level, and the sums are compared lexicographically. Cassowary uses slack and error variables in a dense-growing tableau.
/// This core represents the same vertices in a smaller form. At each step as many constraints as variables are *active*: they hold with
/// equality and so determine x. The others are *below* or *above* their right-hand side.
///
///     x:  Bᵀ x = b              B has the active constraints' coefficients as columns
///     y:  B y = −Σ slope·a      over the inactive ones; y is one number per level and active constraint
///
/// A penalty has a slope below and above its right-hand side (`lower`, `upper`). x is optimal when each active constraint's y is
/// lexicographically between its slopes. A *placeholder* is a unit column with slopes of zero. It fixes a variable that no constraint
/// determines yet, and yields to any constraint.
///
/// Adding a constraint or moving an edit value keeps y in range, but can leave inactive constraints on the wrong side. The dual simplex
/// corrects this. Removing a constraint keeps sides, but can leave a y out of range. The primal simplex corrects this.
struct SimplexCore {
    var terms = SparseLists()
    var rightHandSide = FlatArray<Double>()
    /// The slope of the penalty below the right-hand side: −weight, 0 or −∞.
    var lower = FlatArray<Slope>()
    /// The slope of the penalty above the right-hand side: 0, weight or ∞.
    var upper = FlatArray<Slope>()
    /// The slot of an active row. Otherwise a code of `RowStatus`.
    var status = FlatArray<Int32>()
    var identifier = FlatArray<Int>()
    var vacantRows = FlatArray<Int32>()
    var rowOfIdentifier: [Int: Int32] = [:]

    var x = FlatArray<Double>()
    var incidence = SparseLists()
    var editRow = FlatArray<Int32>()

    var factors = BasisFactors()
    /// The item of each slot: a row, or the complement of a placeholder's variable.
    var active = FlatArray<Int32>()
    /// The multipliers: one value per slot and level, grouped by slot.
    var y = FlatArray<Double>()
    var levels = FlatArray<Double>()

    var queue = FlatArray<Int32>()
    var isQueued = FlatArray<Bool>()
    var visit = FlatArray<Int32>()
    var visitCount: Int32 = 0
    var bestRatio = FlatArray<Double>()
    var ratio = FlatArray<Double>()
    var combined = FlatArray<Double>()
    var journal = Journal()
    /// The number of active rows that may still be released to improve the solution.
    var releaseBudget = Int.max
    /// Whether a removal has exhausted `releaseBudget`, so that the solution is not optimal.
    var isWornOut = false
    var nextIdentifier = 0
    var constraintCount = 0
    var editCount = 0
    /// Whether a pivot was so small that it may have reduced the accuracy considerably.
    var isStrained = false
    let range: Double
    /// Whether a variable left the range, even if it has returned.
    var hasLeftRange = false
    /// Whether a variable would have become NaN. The variable kept its value.
    var hasOverflown = false
    var refinementCountdown = SimplexCore.editsBetweenRefinements

    enum RowStatus {
        static let below: Int32 = -1
        static let above: Int32 = -2
        /// An equality that holds without being needed. Its slope is zero.
        static let neutral: Int32 = -3
        static let vacant: Int32 = -4
    }

    /// The tolerance within which a constraint holds.
    static let feasibilityTolerance = 1e-8
    /// The tolerance below which differences of slopes are ignored.
    static let slopeTolerance = 1e-8
    /// The tolerance below which entries of a tableau row are not pivots.
    static let pivotTolerance = 1e-9
    /// The size below which a pivot requires new factors.
    static let strainingPivot = 1e-2
    static let editsBetweenRefinements = 512
    /// The size below which coefficients are ignored, because no row could be solved for their variables.
    static let smallestCoefficient = 1e-9
    static let largestCoefficient = 1e9

    init(range: Double) {
        self.range = range
    }

    /// The number of steps after which a search continues by Bland's rule. After twice as many it ends, because with very uneven
    /// coefficients rounding could cause an endless cycle.
    var stepsBeforeBland: Int { 64 + 4 * (variableCount + constraintCount) }

    var levelCount: Int { levels.count }
    var variableCount: Int { x.count }

    mutating func perform(_ operation: StorageOperation) {
        terms.perform(operation)
        rightHandSide.perform(operation)
        lower.perform(operation)
        upper.perform(operation)
        status.perform(operation)
        identifier.perform(operation)
        vacantRows.perform(operation)
        x.perform(operation)
        incidence.perform(operation)
        editRow.perform(operation)
        factors.perform(operation)
        active.perform(operation)
        y.perform(operation)
        levels.perform(operation)
        queue.perform(operation)
        isQueued.perform(operation)
        visit.perform(operation)
        bestRatio.perform(operation)
        ratio.perform(operation)
        combined.perform(operation)
        journal.perform(operation)
    }

    func copy() -> SimplexCore {
        var result = self
        result.perform(.unshare)
        return result
    }

    // MARK: Variables

    mutating func appendVariable() -> Int {
        let index = x.count
        x.append(0)
        incidence.appendList()
        editRow.append(-1)
        factors.appendUnitColumn()
        active.append(~Int32(truncatingIfNeeded: index))
        y.extend(to: x.count * levelCount, with: 0)
        combined.append(0)
        return index
    }

    // MARK: Reading rows

    /// The difference a·x − b.
    @inline(__always)
    func residual(_ row: Int32) -> Double {
        var sum = -rightHandSide[row]
        for entry in terms.range(Int(row)) { sum += terms.values[entry] * x[terms.indices[entry]] }
        return sum
    }

    /// Whether an inactive row's penalty is on the side of x.
    @inline(__always)
    func isConsistent(_ status: Int32, residual: Double) -> Bool {
        switch status {
        case RowStatus.below: residual <= Self.feasibilityTolerance
        case RowStatus.above: residual >= -Self.feasibilityTolerance
        case RowStatus.neutral: abs(residual) <= Self.feasibilityTolerance
        default: true
        }
    }

    @inline(__always)
    func slope(_ row: Int32) -> Slope {
        switch status[row] {
        case RowStatus.below: lower[row]
        case RowStatus.above: upper[row]
        default: .zero
        }
    }

    @inline(__always)
    func isRequired(_ row: Int32) -> Bool {
        lower[row].isInfinite || upper[row].isInfinite
    }

    /// The rank that breaks ties: a row's identifier. Placeholders yield before all rows.
    @inline(__always)
    func rank(_ slot: Int32) -> Int {
        let item = active[slot]
        return item < 0 ? .max : identifier[item]
    }

    // MARK: Solves

    /// Solves with the column of a row, or of a placeholder (the complement of its variable).
    mutating func solveForward(_ item: Int32) {
        loadForward(item)
        factors.solveForward()
    }

    mutating func loadForward(_ item: Int32) {
        factors.beginForward()
        if item < 0 {
            factors.addForward(~item, 1)
        } else {
            for entry in terms.range(Int(item)) { factors.addForward(terms.indices[entry], terms.values[entry]) }
        }
    }

    mutating func insertColumn(of item: Int32, into slot: Int32, pivot: Double?) {
        loadForward(item)
        factors.prepareSpike()
        factors.discardForward()
        factors.replaceColumn(slot, pivot: pivot)
    }

    mutating func solveBackward(slot: Int32) {
        factors.beginBackward()
        factors.addBackward(slot, 1)
        factors.solveBackward()
    }

    // MARK: Moving x

    mutating func moveAlongBackward(by step: Double) {
        for index in 0..<factors.backwardSupport.count {
            let variable = factors.backwardSupport[index]
            let change = step * factors.backward[variable]
            if change == 0 { continue }
            guard change.isFinite else {
                hasOverflown = true
                continue
            }
            journal.record(.value(variable: variable, old: x[variable]))
            x[variable] += change
            noteRange(of: variable)
            queueRows(with: variable)
        }
    }

    @inline(__always)
    mutating func noteRange(of variable: Int32) {
        if abs(x[variable]) > range { hasLeftRange = true }
    }

    @inline(__always)
    mutating func queueRows(with variable: Int32) {
        for entry in incidence.range(Int(variable)) { enqueue(incidence.indices[entry]) }
    }

    @inline(__always)
    mutating func enqueue(_ row: Int32) {
        if status[row] < 0, !isQueued[row] {
            isQueued[row] = true
            queue.append(row)
        }
    }
}
