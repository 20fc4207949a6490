/// One message of Auto Layout: the constraints of its list, and the one that the system broke.
public struct ConstraintLog: Sendable {
    /// In the order of the list. A broken constraint that is not in the list comes last.
    public internal(set) var constraints: [LoggedConstraint] = []
    /// The number of constraints in the list.
    public internal(set) var listed = 0
    var items = LoggedItems()
    /// The place of the broken constraint, if the paste has one.
    var brokenPlace: Int?
    /// The name of the app.
    public internal(set) var process: String?
    /// The first line in the paste.
    public internal(set) var line = 1
    /// A list without its beginning or its end may lack constraints.
    var hasBeginning = false
    var hasEnd = false
    var isRightToLeft = false
    /// Lines of the list that lost their constraint.
    var emptyEntries = 0
    /// How often it is in the paste, addresses aside.
    public internal(set) var occurrences = 1
    /// Constraints beyond `PlaygroundLimits.loggedConstraints`.
    var surplus = 0

    func equation(_ place: Int) -> LoggedEquation? { constraints[place].equation }

    func equations(at places: [Int]) -> [LoggedEquation] { places.compactMap(equation) }

    var equations: [LoggedEquation] { constraints.compactMap { $0.equation } }

    var readCount: Int { equations.count }

    /// Whether constraints may be missing.
    var isIncomplete: Bool {
        !hasBeginning || !hasEnd || surplus > 0 || emptyEntries > 0 || readCount < constraints.count
    }
}
