import ConstraintSolver
import PlaygroundModel

/// The solver with the origins of its constraints, the conflicts, and the given values.
struct LayoutSystem: Sendable {
    enum GivenMode: Hashable, Sendable {
        /// Given values are movable. Only required constraints override them.
        case movable
        /// Given values are required, so that contradicting constraints are found.
        case required
    }

    struct Conflict: Hashable, Sendable {
        enum Reason: Hashable, Sendable {
            case contradiction
            /// The constraints lead beyond `PlaygroundLimits.coordinate`.
            case outOfRange
        }

        var reason: Reason
        var dropped: RowOrigin
        var constraints: [Int]
        /// The hidden arranged subviews among the items.
        var hidden: [Int]
    }

    private(set) var solver = Solver(range: PlaygroundLimits.coordinate)
    private(set) var conflicts: [Conflict] = []
    let mode: GivenMode
    private var environment: GivenEnvironment

    /// The origins of current rows only: a system lives as long as its screen, and each changed text adds and removes rows.
    private(set) var origins: [ConstraintID: RowOrigin] = [:]
    private var breakable: [ConstraintID: (key: BreakingKey, constraint: Constraint)] = [:]
    private var rowsMade = 0
    private var given: [(value: GivenValue, variable: Variable, number: Double)] = []
    private var placeOfGiven: [GivenValue: Int] = [:]

    /// The rows of stack views, if they are recorded, and the identifier of the next rows.
    var arrangement: [ArrangementRow]?
    private var arrangementName = ""

    init(mode: GivenMode, environment: GivenEnvironment, rowCount: Int) {
        origins.reserveCapacity(rowCount)
        self.mode = mode
        self.environment = environment
    }

    mutating func name(arrangement name: String) { arrangementName = name }

    mutating func record(_ row: ArrangementRow) {
        guard arrangement != nil else { return }
        var row = row
        row.identifier = arrangementName
        arrangement?.append(row)
    }

    mutating func makeVariable() -> Variable { solver.makeVariable() }

    func value(of variable: Variable) -> Double { solver.value(of: variable) }

    /// Breaks and records one of several constraints that contradict or lead too far. The broken one still applies, as optional.
    /// - Parameter key: The key of a required constraint that can break.
    @discardableResult
    mutating func add(_ constraint: Constraint, origin: RowOrigin, breaking key: BreakingKey? = nil) -> ConstraintID? {
        let id = ConstraintID(rowsMade)
        rowsMade += 1
        origins[id] = origin
        if let key { breakable[id] = (key, constraint) }
        var broken: [ConstraintID] = []
        defer { for id in broken { addBroken(id) } }
        while true {
            do {
                try solver.add(constraint, id: id)
                return id
            } catch .unsatisfiable(_, let set) {
                let victim = drop(oneOf: set, .contradiction, new: id)
                if breakable[victim] != nil { broken.append(victim) }
                if victim == id { return nil }
            } catch .outOfRange(_, let set) {
                if drop(oneOf: set, .outOfRange, new: id) == id { return nil }
            } catch {
                // The reader excludes numbers that are not finite. Such a number adds no constraint.
                origins[id] = nil
                return nil
            }
        }
    }

    /// A broken constraint holds as nearly as possible (recordings: a width of at least 150, broken by a width of at most 100, is 150).
    private mutating func addBroken(_ id: ConstraintID) {
        guard let constraint = breakable[id]?.constraint.with(PriorityStrength.broken) else { return }
        try? solver.add(constraint, id: id)
    }

    mutating func remove(_ id: ConstraintID) {
        try? solver.remove(id)
        origins[id] = nil
    }

    /// The constraint of a conflicting set that UIKit breaks. Of equal constraints, the newest breaks. Non-negative sizes and given
    /// values do not break.
    private func victim(of set: [ConstraintID], new: ConstraintID) -> ConstraintID {
        var victim: (id: ConstraintID, key: BreakingKey)?
        for id in set {
            guard let key = breakable[id]?.key else { continue }
            if victim.map({ key < $0.key }) != true { victim = (id, key) }
        }
        return victim?.id ?? new
    }

    private mutating func drop(
        oneOf set: [ConstraintID], _ reason: Conflict.Reason, new: ConstraintID
    ) -> ConstraintID {
        // Edit variables have numbers below zero. They are not constraints and cannot be dropped.
        let set = set.filter { $0.rawValue >= 0 }
        let victim = victim(of: set, new: new)
        note(set, reason, dropped: victim)
        remove(victim)
        return victim
    }

    private mutating func note(_ set: [ConstraintID], _ reason: Conflict.Reason, dropped: ConstraintID) {
        var (constraints, hidden): ([Int], [Int]) = ([], [])
        for id in set {
            switch origins[id] {
            case .constraint(let place): constraints.append(place)
            case .hiding(let view): hidden.append(view)
            default: break
            }
        }
        guard let origin = origins[dropped] else { return }
        conflicts.append(Conflict(reason: reason, dropped: origin, constraints: constraints.sorted(), hidden: hidden))
    }

    /// A value that follows from views' frames starts at zero.
    mutating func variable(for value: GivenValue) -> Variable {
        if let place = placeOfGiven[value] { return given[place].variable }
        let variable = solver.makeVariable()
        let number = environment.number(value)
        placeOfGiven[value] = given.count
        given.append((value, variable, number ?? 0))
        if mode == .required, let number {
            add(variable == number, origin: .given)
        } else {
            try? solver.addEditVariable(variable, strength: PriorityStrength.given)
            try? solver.suggest(number ?? 0, for: variable)
        }
        return variable
    }

    var givenValues: [GivenValue] { given.map { $0.value } }

    var hasValuesThatFollowFrames: Bool { given.contains { $0.value.followsFrames } }

    var hasPathDependentValues: Bool {
        given.contains { given in
            switch given.value {
            case .inset(_, .some, _), .proportionGain: true
            default: false
            }
        }
    }

    mutating func reset(where isReset: (GivenValue) -> Bool) {
        set(given.map { $0.value.followsFrames && isReset($0.value) ? 0 : nil })
    }

    /// Whether no required constraint overrides a given value. A wrapping text accepts any width.
    var givenValuesHold: Bool {
        given.allSatisfy { $0.value.yields || isHeld($0.variable, at: $0.number) }
    }

    /// Makes the overridden values required, which drops the contradicting constraints.
    mutating func requireGivenValues() {
        for (value, variable, number) in given where !value.yields && !isHeld(variable, at: number) {
            try? solver.removeEditVariable(variable)
            add(variable == number, origin: .given)
        }
    }

    private func isHeld(_ variable: Variable, at number: Double) -> Bool {
        abs(solver.value(of: variable) - number) < 1e-6
    }

    mutating func move(to environment: GivenEnvironment) {
        self.environment = environment
        set(given.map { environment.number($0.value) })
    }

    /// `numbers` contains a number or `nil` for each of `givenValues`. Returns whether one changed by more than the solver's precision.
    @discardableResult
    mutating func set(_ numbers: [Double?]) -> Bool {
        var changed = false
        for (place, number) in numbers.enumerated() {
            guard let number, abs(number - given[place].number) > 1e-7 else { continue }
            given[place].number = number
            try? solver.suggest(number, for: given[place].variable)
            changed = true
        }
        return changed
    }
}
