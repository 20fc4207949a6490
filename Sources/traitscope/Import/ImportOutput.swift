import FileOutput
import Foundation
import PathKit
import StoryboardImport

/// Writes the playgrounds of an import, all or none, and says what came over.
struct ImportOutput {
    private let documents: [ImportedDocument]
    private let targets: [OutputFile]

    /// Looks at every target before anything is written.
    ///
    /// - Parameters:
    ///   - isFolder: Whether the documents are those of a folder, which go into a folder.
    ///   - output: The file or folder the person named.
    init(documents: [ImportedDocument], isFolder: Bool, output: String?) throws {
        self.documents = documents
        let paths = try Self.paths(of: documents, isFolder: isFolder, output: output)
        targets = try paths.map { path in
            // What a person may have written since is not lost to a name nobody chose.
            if output == nil, Path(path).exists {
                throw CleanFailure("\(path) is there already. Name a file with -o, the same one to write over it.")
            }
            let target = try OutputFile(path)
            try target.check(against: documents.map(\.path.string))
            return target
        }
    }

    private static func paths(of documents: [ImportedDocument], isFolder: Bool, output: String?) throws -> [String] {
        guard isFolder else { return [output ?? "\(documents[0].path.lastComponentWithoutExtension).toml"] }
        let folder = Path(output ?? ".")
        if folder.exists, !folder.isDirectory { throw CleanFailure("\(folder) is a file. Name a folder for the playgrounds.") }
        do {
            try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
        } catch {
            throw CleanFailure("The folder \(folder) cannot be made: \(error.localizedDescription)")
        }
        return PlaygroundFileNames.of(documents.map(\.path)).map { (folder + $0).string }
    }

    func write() throws {
        for (document, target) in zip(documents, targets) { try target.write(document.playground.text) }
    }

    /// The list at the end of the run: on standard error if a playground itself went to standard output.
    func show(asJSON: Bool) throws {
        let text = asJSON ? try JSONText.of(records) : lines.joined(separator: "\n")
        let output = targets.contains { $0.isStandardOutput } ? FileHandle.standardError : FileHandle.standardOutput
        output.write(Data((text + "\n").utf8))
    }

    private struct Record: Encodable {
        var document: String
        var playground: String
        var report: ImportReport
    }

    private var records: [Record] {
        zip(documents, targets).map { Record(document: $0.path.string, playground: $1.destination, report: $0.playground.report) }
    }

    private var lines: [String] {
        var lines = zip(documents, targets).map { document, target in
            let report = document.playground.report
            return "\(target.isStandardOutput ? "The playground" : target.destination): \(report.summary)"
        }
        let reports = documents.map(\.playground.report)
        guard let whole = reports.dropFirst().reduce(reports.first, { $0.map { [next = $1] in $0 + next } }) else { return lines }
        if documents.count > 1 { lines.append("Together: \(whole.summary)") }
        return lines + whole.details
    }
}
