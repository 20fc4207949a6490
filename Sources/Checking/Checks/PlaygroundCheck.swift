/// One kind of check that `traitscope check` makes of every playground: its scenarios, its lints.
///
/// The work on a file is cut into pieces, which are done on all cores; what comes of them is put together in their order, so that
/// the outcome is the same however many cores there are.
public protocol PlaygroundCheck: Sendable {
    /// What comes of one piece of the work.
    associatedtype Piece: Sendable

    /// One word, for reports: `scenarios`.
    var name: String { get }

    /// How many pieces the work on a file has: a device each, as a rule.
    func pieceCount(in file: CheckedFile) -> Int

    /// Does one piece of the work.
    func piece(_ index: Int, of file: CheckedFile) -> Piece

    /// Puts the pieces together, which are in order.
    func cases(of pieces: [Piece], in file: CheckedFile) -> [CheckCase]
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
