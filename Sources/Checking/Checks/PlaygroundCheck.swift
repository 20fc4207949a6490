/// A kind of check that `traitscope check` runs on each playground.
public protocol PlaygroundCheck: Sendable {
    associatedtype Work: CheckWork

    /// A single word for reports, such as `scenarios`.
    var name: String { get }

    func work(on file: CheckedFile) -> Work
}

/// The work of a check on one file, in pieces that run on all cores.
/// Results are folded in order, so the outcome does not depend on the number of cores. Folded results are freed.
public protocol CheckWork: Sendable {
    associatedtype Piece: Sendable

    /// The number of pieces, usually one per device.
    var pieceCount: Int { get }

    /// The number of environments in a piece, for reporting progress.
    func environmentCount(of piece: Int) -> Int

    /// - Parameters:
    ///   - isStopped: Called in each environment. If it returns true, the piece ends and is not folded.
    ///   - visited: Called with the number of checked environments.
    func piece(_ index: Int, unless isStopped: () -> Bool, visited: (Int) -> Void) -> Piece

    mutating func fold(_ piece: Piece)

    /// The results of the folded pieces. They are incomplete if `isStopped` returns true meanwhile.
    func cases(unless isStopped: () -> Bool) -> [CheckCase]

    /// The limits that the folded pieces reached.
    var bounds: Set<WalkBound> { get }
}

extension CheckWork {
    public func environmentCount(of piece: Int) -> Int { 1 }
    public var bounds: Set<WalkBound> { [] }
}

/// A check that passes or fails as a whole, such as a scenario or a lint. A JUnit test case.
public struct CheckCase: Hashable, Sendable {
    public var check: String
    /// The name of a scenario, or the code of a lint.
    public var name: String
    public var count: Int
    public var findings: [Finding]
    /// The number of wrong answers tried on a lesson's task. `nil` for other checks.
    public var wrongAnswers: Int?
}
