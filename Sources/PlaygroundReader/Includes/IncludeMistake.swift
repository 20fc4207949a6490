import PlaygroundModel
import SourceDiagnostics

/// What can be wrong with the files that a playground includes. The words are in `IncludeMistake+Prose.swift`.
enum IncludeMistake: Equatable, Sendable {
    case leavesFolder(String)
    /// With what else could be written: the paths of TOML files that are there.
    case notTOML(String, others: [String])
    case missing(String, within: String, others: [String])
    case tooLarge(String, limit: Int)
    case tooManyBytes(Int, limit: Int)
    case tooManyValues(Int, limit: Int)
    case tooManyFiles(limit: Int)
    /// With the files that lead there.
    case tooDeep(chain: [String], limit: Int)
    /// Two files have a key that may stand in one of them.
    case clash(DocumentPath, first: SourceSpan)
}
