import ArgumentParser
import PathKit
import PlaygroundPipeline
import PlaygroundReader
import PlaygroundServer
import SourceDiagnostics

/// A playground's file as a command reads it, and the folder of the files that it names.
struct PlaygroundSource {
    let path: Path
    /// What it is called in what is said of it, and in an exported site.
    let fileName: String
    let folder: AttachmentFolder
    let reading: PlaygroundFile.ReadResult

    /// The word for standard input in place of a file; the files that the playground names are those of the folder one is in.
    static let standardInput = "-"

    /// - Parameter fileName: Its path within a folder of playgrounds; its name by default.
    init(_ path: Path, fileName: String? = nil) throws {
        let isStandardInput = path.string == Self.standardInput
        guard isStandardInput || path.isFile else { throw ValidationError("There is no file \(path).") }
        self.path = path
        self.fileName = fileName ?? (isStandardInput ? "standard-input.toml" : path.lastComponent)
        folder = AttachmentFolder(of: path.absolute().string)
        let contents = isStandardInput ? try PlaygroundContents.readStandardInput() : try PlaygroundContents.read(path)
        reading = Pipeline.read(
            contents.bytes, size: contents.size, fileName: self.fileName, attachment: folder.bytes, neighbours: folder.playgrounds
        )
    }

    /// What must not be written over.
    var filesRead: [String] {
        [path.string] + reading.attachments.map { (path.parent() + $0).string }
    }

    var diagnostics: [DiagnosticRecord] {
        reading.diagnostics.map { DiagnosticRecord($0, in: reading.sources) }
    }
}
