import ArgumentParser
import PathKit
import PlaygroundPipeline
import PlaygroundReader
import PlaygroundServer
import SourceDiagnostics

/// A playground's file as a command reads it, and the folder of the files that it names.
struct PlaygroundSource {
    let path: Path
    let folder: AttachmentFolder
    let reading: PlaygroundFile.ReadResult

    init(_ path: Path) throws {
        guard path.isFile else { throw ValidationError("There is no file \(path).") }
        self.path = path
        folder = AttachmentFolder(of: path.absolute().string)
        let contents = try PlaygroundContents.read(path)
        reading = Pipeline.read(contents.bytes, size: contents.size, fileName: path.lastComponent, attachment: folder.bytes)
    }

    /// What must not be written over.
    var filesRead: [String] {
        [path.string] + reading.attachments.map { (path.parent() + $0).string }
    }

    func showDiagnostics() {
        TerminalDiagnostics.show(reading.diagnostics.map { DiagnosticRecord($0, in: [reading.source]) })
    }
}
