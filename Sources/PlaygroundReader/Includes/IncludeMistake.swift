import PlaygroundModel
import SourceDiagnostics

/// Text: `IncludeMistake+Prose.swift`.
enum IncludeMistake: Equatable, Sendable {
    case leavesFolder(String)
    /// `others` has existing TOML files.
    case notTOML(String, others: [String])
    case missing(String, within: String, others: [String])
    case tooLarge(String, limit: Int)
    case tooManyBytes(Int, limit: Int)
    case tooManyValues(Int, limit: Int)
    case tooManyFiles(limit: Int)
    /// `chain` has the including files.
    case tooDeep(chain: [String], limit: Int)
    /// Two files define a key that must be unique.
    case clash(DocumentPath, first: SourceSpan)
}
