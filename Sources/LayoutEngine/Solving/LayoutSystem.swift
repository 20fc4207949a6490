import ConstraintSolver
import PlaygroundModel

/// The solver with what the layout knows of its rows: why each is there, which gave way, and the values given from
/// outside.
struct LayoutSystem: Sendable {
    /// How given values stand in the solver.
    enum GivenMode: Hashable, Sendable {
        /// Movable, and strong enough to yield to required constraints alone.
        case movable
        /// Required, so that constraints which contradict them are found.
        case required
    }

    /// Constraints that could not hold together, and what was dropped.
    struct Conflict: Hashable, Sendable {
        enum Reason: Hashable, Sendable {
            /// Required constraints contradict each other.
            case contradiction
            /// They lead beyond `PlaygroundLimits.coordinate`.
            case outOfRange
        }

        var reason: Reason
        var dropped: RowOrigin
        /// The written constraints of the set, in file order.
        var constraints: [Int]
    }

    private(set) var solver = Solver(range: PlaygroundLimits.coordinate)
    private(set) var conflicts: [Conflict] = []
    let mode: GivenMode
    private var environment: GivenEnvironment

    /// Of the rows there are. A system lives as long as its screen, and every changed text brings rows and takes rows away.
    private(set) var origins: [ConstraintID: RowOrigin] = [:]
    /// The rows that a person wrote.
    private var written: [ConstraintID: Constraint] = [:]
    private var rowsMade = 0
    private var given: [(value: GivenValue, variable: Variable, number: Double)] = []
    private var placeOfGiven: [GivenValue: Int] = [:]

    /// - Parameter rowCount: About how many rows there will be.
    init(mode: GivenMode, environment: GivenEnvironment, rowCount: Int) {
        origins.reserveCapacity(rowCount)
        self.mode = mode
        self.environment = environment
    }

    mutating func makeVariable() -> Variable { solver.makeVariable() }

    func value(of variable: Variable) -> Double { solver.value(of: variable) }

    // MARK: Rows

    /// Adds a constraint. Where required constraints contradict each other, or constraints lead too far, one of them is
    /// dropped and noted; one that a person wrote goes on to pull.
    @discardableResult
    mutating func add(_ constraint: Constraint, origin: RowOrigin) -> ConstraintID? {
        let id = ConstraintID(rowsMade)
        rowsMade += 1
        origins[id] = origin
        if case .constraint = origin { written[id] = constraint }
        var broken: [ConstraintID] = []
        defer { for id in broken { addBroken(id) } }
        while true {
            do {
                try solver.add(constraint, id: id)
                return id
            } catch .unsatisfiable(_, let set) {
                let victim = drop(oneOf: set, .contradiction, new: id)
                if written[victim] != nil { broken.append(victim) }
                if victim == id { return nil }
            } catch .outOfRange(_, let set) {
                if drop(oneOf: set, .outOfRange, new: id) == id { return nil }
            } catch {
                // A number that is not finite, which the reader rules out, adds no constraint.
                origins[id] = nil
                return nil
            }
        }
    }

    /// A written constraint that gave way holds as nearly as it can (Interface Builder's frames: a stack view whose view should
    /// be 52 high stretches as far as what is below it lets it).
    private mutating func addBroken(_ id: ConstraintID) {
        guard let constraint = written[id]?.with(PriorityStrength.broken) else { return }
        try? solver.add(constraint, id: id)
    }

    mutating func remove(_ id: ConstraintID) {
        try? solver.remove(id)
        origins[id] = nil
    }

    /// The most recently added of a conflicting set, but never a rule that cannot be broken: sizes below zero and the
    /// given values stay, and what contradicts them goes.
    private func victim(of set: [ConstraintID], new: ConstraintID) -> ConstraintID {
        set.last { id in
            switch origins[id] {
            case .constraint, .stack, .hugging, .compressionResistance: true
            case .content, .nonNegativeSize, .given, .fallback, nil: false
            }
        } ?? new
    }

    private mutating func drop(
        oneOf set: [ConstraintID], _ reason: Conflict.Reason, new: ConstraintID
    ) -> ConstraintID {
        // Edit variables have numbers below zero, and are not constraints that could go.
        let set = set.filter { $0.rawValue >= 0 }
        let victim = victim(of: set, new: new)
        note(set, reason, dropped: victim)
        remove(victim)
        return victim
    }

    private mutating func note(_ set: [ConstraintID], _ reason: Conflict.Reason, dropped: ConstraintID) {
        let constraints = set.compactMap { id in
            if case .constraint(let place) = origins[id] { place } else { nil }
        }
        guard let origin = origins[dropped] else { return }
        conflicts.append(Conflict(reason: reason, dropped: origin, constraints: constraints.sorted()))
    }

    // MARK: Given values

    /// The variable that stands for a given value. A value that follows from where views stand starts at zero.
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

    /// In the order in which they were first needed.
    var givenValues: [GivenValue] { given.map { $0.value } }

    /// Whether any of the given values follows from where views stand.
    var hasValuesThatFollowFrames: Bool { given.contains { $0.value.followsFrames } }

    /// Whether any of them is an inset of a view's guide.
    var hasViewGuides: Bool {
        given.contains { if case .inset(_, .some, _) = $0.value { true } else { false } }
    }

    /// Puts values that follow from where views stand back to where they begin.
    mutating func reset(where isReset: (GivenValue) -> Bool) {
        set(given.map { $0.value.followsFrames && isReset($0.value) ? 0 : nil })
    }

    /// Whether every given value is what it was set to: required constraints may have pushed some away. A text that wraps takes
    /// the width it gets, whatever it is that forces it to.
    var givenValuesHold: Bool {
        given.allSatisfy { $0.value.yields || isHeld($0.variable, at: $0.number) }
    }

    /// Makes the values that were pushed away required, which drops the constraints that contradict them.
    mutating func requireGivenValues() {
        for (value, variable, number) in given where !value.yields && !isHeld(variable, at: number) {
            try? solver.removeEditVariable(variable)
            add(variable == number, origin: .given)
        }
    }

    private func isHeld(_ variable: Variable, at number: Double) -> Bool {
        abs(solver.value(of: variable) - number) < 1e-6
    }

    /// Moves the values that a request states. Only for movable values.
    mutating func move(to environment: GivenEnvironment) {
        self.environment = environment
        set(given.map { environment.number($0.value) })
    }

    /// Sets given values, `nil` leaving one as it is; returns whether any changed by more than solving leaves uncertain.
    /// - Parameter numbers: one for each of `givenValues`.
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
