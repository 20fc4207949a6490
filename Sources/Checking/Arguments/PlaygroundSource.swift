import Files
import Lessons
import PathKit
import PlaygroundPipeline
import PlaygroundReader
import SourceDiagnostics

/// The file of a playground as a command reads it, and the folder of its attachments.
package struct PlaygroundSource {
    package let path: Path
    package let fileName: String
    package let folder: AttachmentFolder
    package let reading: PlaygroundFile.ReadResult
    package let lesson: Lesson?
    /// The diagnostics of the playground and its lesson.
    package let diagnostics: [DiagnosticRecord]

    /// The argument that means standard input instead of a file. Attachments are then relative to the current folder.
    package static let standardInput = "-"

    /// - Throws: `UsageFailure` if the file does not exist, `CleanFailure` if it cannot be read.
    /// - Parameter fileName: The file's path in a folder of playgrounds. The default is its name.
    package init(_ path: Path, fileName: String? = nil) throws {
        let isStandardInput = path.string == Self.standardInput
        if !isStandardInput, let reason = path.reasonAgainstReading { throw UsageFailure(reason) }
        let contents = isStandardInput ? try PlaygroundContents.readStandardInput() : try PlaygroundContents.read(path)
        self.init(contents, at: path, fileName: fileName ?? (isStandardInput ? "standard-input.toml" : path.lastComponent))
    }

    /// - Parameter path: A path in the folder that contains the attachments.
    package init(_ contents: BoundedFile, at path: Path, fileName: String) {
        self.path = path
        self.fileName = fileName
        folder = AttachmentFolder(of: path.absolute().string)
        reading = Pipeline.read(
            contents.bytes, size: contents.size, fileName: self.fileName, attachment: folder.bytes, neighbours: folder.playgrounds
        )
        let read = reading.readLesson(folder.bytes)
        lesson = read.lesson
        diagnostics = read.reading.diagnostics.map { DiagnosticRecord($0, in: read.reading.sources) }
    }

    package var filesRead: [String] {
        [path.string] + reading.attachments.map { (path.parent() + $0).string }
    }
}
