/// One message of Auto Layout: the constraints of its list, and the broken constraint.
public struct ConstraintLog: Sendable {
    /// The constraints in the order of the list. A broken constraint outside the list comes last.
    public internal(set) var constraints: [LoggedConstraint] = []
    public internal(set) var listed = 0
    var items = LoggedItems()
    var brokenPlace: Int?
    public internal(set) var process: String?
    public internal(set) var line = 1
    /// Whether the beginning of the list is present. A list without its beginning or its end may lack constraints.
    var hasBeginning = false
    var hasEnd = false
    var isRightToLeft = false
    /// The number of lines in the list that lost their constraint.
    var emptyEntries = 0
    /// The number of occurrences in the paste, ignoring addresses.
    public internal(set) var occurrences = 1
    var surplus = 0

    func equation(_ place: Int) -> LoggedEquation? { constraints[place].equation }

    func equations(at places: [Int]) -> [LoggedEquation] { places.compactMap(equation) }

    var equations: [LoggedEquation] { constraints.compactMap { $0.equation } }

    var readCount: Int { equations.count }

    var isIncomplete: Bool {
        !hasBeginning || !hasEnd || surplus > 0 || emptyEntries > 0 || readCount < constraints.count
    }
}
