/// One kind of check that `traitscope check` makes of every playground: its scenarios, its lints.
public protocol PlaygroundCheck: Sendable {
    associatedtype Work: CheckWork

    /// One word, for reports: `scenarios`.
    var name: String { get }

    /// The work on a file.
    func work(on file: CheckedFile) -> Work
}

/// The work of a check on one file, cut into pieces, which are done on all cores.
///
/// What comes of them is folded together as they are done, in their order: the outcome is the same however many cores there are, and what was
/// folded takes no memory of its own.
public protocol CheckWork: Sendable {
    /// What comes of one piece of the work.
    associatedtype Piece: Sendable

    /// How many pieces there are: a device each, as a rule.
    var pieceCount: Int { get }

    /// Does one piece of the work.
    ///
    /// - Parameter isStopped: Whether to give up: what is returned then is not folded.
    func piece(_ index: Int, unless isStopped: () -> Bool) -> Piece

    /// Takes in what came of the next piece.
    mutating func fold(_ piece: Piece)

    /// What has come of all pieces that were folded.
    var cases: [CheckCase] { get }
}

/// What was checked as a whole, and passed or not: a scenario, a lint. A test case to JUnit.
public struct CheckCase: Hashable, Sendable {
    /// `PlaygroundCheck.name`.
    public var check: String
    /// A scenario's name; a lint's code.
    public var name: String
    /// On how many devices or in how many environments it was checked.
    public var count: Int
    /// None where it passed.
    public var findings: [Finding]

    public init(check: String, name: String, count: Int, findings: [Finding]) {
        self.check = check
        self.name = name
        self.count = count
        self.findings = findings
    }
}
