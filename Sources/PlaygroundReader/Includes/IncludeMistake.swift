import PlaygroundModel
import SourceDiagnostics

indirect enum IncludeMistake: Equatable, Sendable {
    case leavesFolder(String)
    case notTOML(String, others: [String])
    case missing(String, within: String, others: [String])
    case tooLarge(String, limit: Int)
    case tooManyBytes(Int, limit: Int)
    case tooManyValues(Int, limit: Int)
    case tooManyFiles(limit: Int)
    case tooDeep(chain: [String], limit: Int)
    /// Two files define a key that must be unique.
    case clash(DocumentPath, first: SourceSpan)
}
