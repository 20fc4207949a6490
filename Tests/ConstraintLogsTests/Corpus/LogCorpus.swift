import ConstraintLogs
import Foundation

/// Logs of public issues, if available. They are in the folder in `TRAITSCOPE_LOG_CORPUS`, or else in
/// `shared/corpus/constraint-logs` next to the package, and not part of the repository.
enum LogCorpus {
    struct Document: Sendable, CustomStringConvertible {
        var name: String

        var description: String { name }

        var bytes: [UInt8] { get throws { [UInt8](try Data(contentsOf: LogCorpus.folder.appending(path: name))) } }
    }

    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["TRAITSCOPE_LOG_CORPUS"] { return URL(filePath: path) }
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
        return package.deletingLastPathComponent().appending(path: "shared/corpus/constraint-logs")
    }()

    static let documents: [Document] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().map(Document.init)
    }()

    static var isThere: Bool { !documents.isEmpty }

    /// The cause that each log's thread gives, from the folder's index.
    static let causes: [String: String] = {
        guard let index = try? String(contentsOf: folder.appending(path: "INDEX.md"), encoding: .utf8) else { return [:] }
        var causes: [String: String] = [:]
        for line in index.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            // A cell may contain the table's separator. The name is in the first column, the cause in the last.
            if cells.count >= 5 { causes[cells[1]] = cells[cells.count - 2] }
        }
        return causes
    }()
}
