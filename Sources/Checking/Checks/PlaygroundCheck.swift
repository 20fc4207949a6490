/// A kind of check that `traitscope check` runs on each playground: scenarios, lints.
public protocol PlaygroundCheck: Sendable {
    associatedtype Work: CheckWork

    /// One word, for reports: `scenarios`.
    var name: String { get }

    func work(on file: CheckedFile) -> Work
}

/// The work of a check on one file, cut into pieces that run on all cores.
///
/// Results are folded in order as they arrive: the outcome does not depend on the number of cores, and folded results take no memory.
public protocol CheckWork: Sendable {
    associatedtype Piece: Sendable

    /// The number of pieces, usually one for each device.
    var pieceCount: Int { get }

    /// Does one piece of the work.
    ///
    /// - Parameter isStopped: Whether to give up; the result is not folded then.
    func piece(_ index: Int, unless isStopped: () -> Bool) -> Piece

    mutating func fold(_ piece: Piece)

    /// The results of all pieces that were folded.
    var cases: [CheckCase] { get }

    /// The limits that it reached on all pieces that were folded.
    var bounds: Set<WalkBound> { get }
}

extension CheckWork {
    public var bounds: Set<WalkBound> { [] }
}

/// A check that passes or fails as a whole: a scenario, a lint. A test case to JUnit.
public struct CheckCase: Hashable, Sendable {
    /// `PlaygroundCheck.name`.
    public var check: String
    /// A scenario's name; a lint's code.
    public var name: String
    /// The number of devices or environments that were checked.
    public var count: Int
    public var findings: [Finding]
}
