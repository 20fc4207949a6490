import PlaygroundModel
import SourceDiagnostics

/// Mistakes in `include`. The text is in `IncludeMistake+Prose.swift`.
enum IncludeMistake: Equatable, Sendable {
    case leavesFolder(String)
    /// With the paths of existing TOML files.
    case notTOML(String, others: [String])
    case missing(String, within: String, others: [String])
    case tooLarge(String, limit: Int)
    case tooManyBytes(Int, limit: Int)
    case tooManyValues(Int, limit: Int)
    case tooManyFiles(limit: Int)
    /// With the files that include it.
    case tooDeep(chain: [String], limit: Int)
    /// Two files have a key that only one may have.
    case clash(DocumentPath, first: SourceSpan)
}
