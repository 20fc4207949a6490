/// What one message of Auto Layout says: the constraints of its list, and what the system broke.
public struct ConstraintLog: Sendable {
    /// In the order of the list; a broken constraint that the list does not have stands behind them.
    public internal(set) var constraints: [LoggedConstraint] = []
    /// How many of them are in the list.
    public internal(set) var listed = 0
    public internal(set) var items = LoggedItems()
    /// The place of the constraint that the system broke, where the paste says which.
    public internal(set) var brokenPlace: Int?
    /// The app, as the prefix of a log names it.
    public internal(set) var process: String?
    /// The line of the paste on which it begins.
    public internal(set) var line = 1
    /// Whether the list has its beginning and its end: one that has not may lack constraints.
    public internal(set) var hasBeginning = false
    public internal(set) var hasEnd = false
    /// Whether it says that leading is right.
    public internal(set) var isRightToLeft = false
    /// Lines of the list that hold no constraint any more.
    public internal(set) var emptyEntries = 0
    /// How often the paste has it, as far as everything but addresses goes.
    public internal(set) var occurrences = 1
    /// Constraints beyond `PlaygroundLimits.loggedConstraints`.
    public internal(set) var surplus = 0

    /// What the constraint at a place says, if that is known.
    func equation(_ place: Int) -> LoggedEquation? { constraints[place].equation }

    func equations(at places: [Int]) -> [LoggedEquation] { places.compactMap(equation) }

    var equations: [LoggedEquation] { constraints.compactMap { $0.equation } }

    /// How many constraints have a meaning that is known.
    public var readCount: Int { equations.count }

    /// Whether it may hold less than the system printed.
    public var isIncomplete: Bool {
        !hasBeginning || !hasEnd || surplus > 0 || emptyEntries > 0 || constraints.contains { $0.equation == nil }
    }
}
