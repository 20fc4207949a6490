/// The state of the simplex method behind `Solver`.
///
/// The problem is to minimise a sum of piecewise linear penalties, one for each constraint a·x ~ b, over
/// free variables x; "sum" meaning one sum per strength level, compared lexicographically. Cassowary
/// writes this with slack and error variables in a dense-growing tableau. This core keeps the same
/// vertices in a smaller form: at each moment as many constraints as there are variables are *active*,
/// holding with equality and so fixing x. The others lie *below* or *above* their right-hand side.
///
///     x:  Bᵀ x = b              B holds the active constraints' coefficients as columns
///     y:  B y = −Σ slope·a      over the inactive ones; y is one number per level and active constraint
///
/// A penalty has a slope below and above its right-hand side (`lower`, `upper`); x is optimal when each
/// active constraint's y lies lexicographically between its slopes. A variable that nothing fixes yet is
/// held by a *placeholder*, the unit column with slopes zero, which yields to any constraint.
///
/// Adding a constraint or moving an edit value keeps y in range and may put inactive constraints on the
/// wrong side: the dual simplex repairs that. Removing keeps sides and may leave a y out of range: the
/// primal simplex repairs that.
struct SimplexCore {
    var terms = SparseLists()
    var rightHandSide = FlatArray<Double>()
    /// Slope of the penalty below the right-hand side: −weight, 0 or −∞.
    var lower = FlatArray<Slope>()
    /// Slope of the penalty above the right-hand side: 0, weight or ∞.
    var upper = FlatArray<Slope>()
    /// The slot of an active row, else one of the codes of `RowStatus`.
    var status = FlatArray<Int32>()
    var identifier = FlatArray<Int>()
    var vacantRows = FlatArray<Int32>()
    var rowOfIdentifier: [Int: Int32] = [:]

    var x = FlatArray<Double>()
    /// The rows in which a variable occurs.
    var incidence = SparseLists()
    var editRow = FlatArray<Int32>()

    var factors = BasisFactors()
    /// A row, or the complement of the variable whose placeholder is active.
    var active = FlatArray<Int32>()
    /// One value per slot and level, levels of a slot adjoining.
    var y = FlatArray<Double>()
    var levels = FlatArray<Double>()

    // Work to do and room to do it in.
    var queue = FlatArray<Int32>()
    var isQueued = FlatArray<Bool>()
    var visit = FlatArray<Int32>()
    var visitCount: Int32 = 0
    var bestRatio = FlatArray<Double>()
    var ratio = FlatArray<Double>()
    var combined = FlatArray<Double>()
    var journal = Journal()
    /// How many active rows may still be let go of to improve the solution.
    var releaseBudget = Int.max
    /// Whether a removal has used that up: the solution is not the best one.
    var isWornOut = false
    var nextIdentifier = 0
    var constraintCount = 0
    var editCount = 0
    /// Set by a pivot so small that it may have cost many digits.
    var isStrained = false
    let range: Double
    /// Set when a variable went beyond the range, from where it may have come back since.
    var hasLeftRange = false
    /// Set when a variable was to take a value that is no number, and kept the one it had.
    var hasOverflown = false
    var refinementCountdown = SimplexCore.editsBetweenRefinements

    /// Where an inactive row's value stands to its right-hand side.
    enum RowStatus {
        static let below: Int32 = -1
        static let above: Int32 = -2
        /// An equality that holds at present without being needed for it: its slope is zero.
        static let neutral: Int32 = -3
        static let vacant: Int32 = -4
    }

    /// How far a constraint may be missed and still count as held.
    static let feasibilityTolerance = 1e-8
    /// Differences of slopes below this count as none.
    static let slopeTolerance = 1e-8
    /// Entries of a tableau row below this are not pivoted on.
    static let pivotTolerance = 1e-9
    /// Pivots below this are followed by a fresh start from the active constraints.
    static let strainingPivot = 1e-2
    static let editsBetweenRefinements = 512
    /// Coefficients below count as none: no row could be solved for their variables.
    static let smallestCoefficient = 1e-9
    static let largestCoefficient = 1e9

    init(range: Double) {
        self.range = range
    }

    /// The steps after which a search goes on by Bland's rule; after twice as many it is given up, since coefficients so uneven
    /// that rounding leads it in circles would keep it going for ever.
    var patience: Int { 64 + 4 * (variableCount + constraintCount) }

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

    /// a·x − b.
    @inline(__always)
    func residual(_ row: Int32) -> Double {
        var sum = -rightHandSide[row]
        for entry in terms.range(Int(row)) { sum += terms.values[entry] * x[terms.indices[entry]] }
        return sum
    }

    /// Whether an inactive row's penalty is taken on the side where x lies.
    @inline(__always)
    func isConsistent(_ status: Int32, residual: Double) -> Bool {
        switch status {
        case RowStatus.below: residual <= Self.feasibilityTolerance
        case RowStatus.above: residual >= -Self.feasibilityTolerance
        case RowStatus.neutral: abs(residual) <= Self.feasibilityTolerance
        default: true
        }
    }

    /// The slope at which an inactive row's penalty is counted at present.
    @inline(__always)
    func slope(_ row: Int32) -> Slope {
        switch status[row] {
        case RowStatus.below: lower[row]
        case RowStatus.above: upper[row]
        default: .zero
        }
    }

    /// Whether the row cannot be violated at any price.
    @inline(__always)
    func isRequired(_ row: Int32) -> Bool {
        lower[row].isInfinite || upper[row].isInfinite
    }

    /// The number by which ties are broken: a row's identifier; placeholders yield before any row.
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

    /// Replaces the column in a slot without solving for its values.
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

    /// Moves x along the last backward solution and queues the rows that notice.
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
