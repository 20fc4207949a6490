import Checking
import Files
import InterfaceImport
import PathKit
import SourceDiagnostics

/// Writes all playgrounds of an import or none, and prints the report.
struct ImportOutput {
    private let documents: [ImportedDocument]
    private let refused: [RefusedDocument]
    private let folder: DocumentFolder?
    private let targets: [OutputFile]
    private let images: ImageOutput
    /// The folder for the playgrounds, if it was created for them.
    private let made: MadeFolder?

    /// Checks all targets before anything is written. `output` is the file or folder given on the command line.
    /// - Parameter folder: The documents' folder, if the command names one. In this case the playgrounds also go into a folder.
    init(_ several: ImportedDocument.Several, folder: DocumentFolder?, output: String?) throws {
        let documents = several.imported
        self.documents = documents
        self.folder = folder
        refused = several.refused
        guard folder != nil else {
            made = nil
            targets = try [Self.target(output ?? "\(documents[0].path.lastComponentWithoutExtension).toml", of: documents, output: output)]
            images = try ImageOutput(Array(zip(targets, documents.map(\.playground.imageFiles))))
            return
        }
        let target = Path(output ?? ".")
        if target.exists, !target.isDirectory { throw CleanFailure("\(target) is a file. Name a folder for the playgrounds.") }
        let made = try MadeFolder(target)
        self.made = made
        do {
            targets = try documents.map { try Self.target((target + $0.playgroundName).string, of: documents, output: output) }
            images = try ImageOutput(Array(zip(targets, documents.map(\.playground.imageFiles))))
        } catch {
            made.remove()
            throw error
        }
    }

    private static func target(_ path: String, of documents: [ImportedDocument], output: String?) throws -> OutputFile {
        // Without -o, existing files are not overwritten.
        if output == nil, Path(path).exists {
            throw CleanFailure("\(path) already exists. Name a file with -o. The same name overwrites it.")
        }
        let target = try OutputFile(path)
        try target.check(against: documents.map(\.path.string))
        return target
    }

    func write() throws {
        let playgrounds: [(target: OutputFile, bytes: [UInt8])] = zip(targets, documents).map { ($0, Array($1.playground.text.utf8)) }
        guard let made else {
            for target in targets { try target.check(.toml) }
            return try OutputFile.write(playgrounds.map { ($0.target, FileMark.toml.marked($0.bytes)) } + images.files) {
                targets.allSatisfy { $0.isReplaceable(.toml) }
            }
        }
        do {
            let files = (playgrounds + images.files).map { (path: Path($0.target.path).lastComponent, bytes: $0.bytes) }
            try OwnedFolder(made.path.string, list: Self.listName).write(files)
        } catch {
            made.remove()
            throw error
        }
    }

    private static let listName = ".traitscope-import"

    /// Prints the report. If a playground was written to standard output, the report is written to standard error.
    func show(asJSON: Bool) throws {
        if asJSON { return try Console.current.write(try JSONText.of(records)) }
        let text = lines.joined(separator: "\n")
        if targets.contains(where: \.isStandardOutput) { Console.current.printError(text) } else { try Console.current.print(text) }
    }

    private struct Record: Encodable {
        var document: String
        var playground: String?
        var report: ImportReport?
        var refusal: Refusal?

        struct Refusal: Encodable {
            var headline: String
            var line: Int?
            var hint: String
        }
    }

    private var records: [Record] {
        let written = zip(documents, targets).map {
            Record(document: $0.path.string, playground: $1.destination, report: $0.playground.report)
        }
        return written + refused.map {
            Record(document: $0.path, refusal: Record.Refusal(headline: $0.headline, line: $0.line, hint: $0.hint))
        }
    }

    private var lines: [String] {
        var lines = zip(documents, targets).map { document, target in
            let report = document.playground.report
            return "\(target.isStandardOutput ? "The playground" : target.destination): \(report.summary)"
        }
        let reports = documents.map(\.playground.report)
        guard let whole = reports.dropFirst().reduce(reports.first, { $0.map { [next = $1] in $0 + next } }) else { return lines }
        if documents.count > 1 { lines.append("Together: \(whole.summary)") }
        return lines + images.lines + whole.details + refused.map(\.reportLine) + [folder?.remark].compactMap { $0 }
    }
}
