/// What one message of Auto Layout says: the constraints of its list, and what the system broke.
public struct ConstraintLog: Sendable {
    /// In the order of the list; a broken constraint that the list does not have stands behind them.
    public internal(set) var constraints: [LoggedConstraint] = []
    /// How many of them are in the list.
    public internal(set) var listed = 0
    public internal(set) var items = LoggedItems()
    /// The one that the system broke; it need not be in the list.
    public internal(set) var broken: LoggedConstraint?
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

    /// The place in the list of the constraint that the system broke.
    public var brokenPlace: Int? {
        guard let broken else { return nil }
        return constraints.firstIndex { $0.key == broken.key }
    }

    /// How many constraints have a meaning that is known.
    public var readCount: Int { constraints.count { $0.equation != nil } }

    /// Whether it may hold less than the system printed.
    public var isIncomplete: Bool {
        !hasBeginning || !hasEnd || surplus > 0 || emptyEntries > 0 || constraints.contains { $0.equation == nil }
    }
}
