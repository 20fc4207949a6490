import Lessons
import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

public struct CheckedFile: Sendable {
    /// The path relative to the user's folder, so that other programs find the file: `Playgrounds/mail.toml`.
    public var path: String
    public var reading: PlaygroundFile.ReadResult
    let sources: [SourceText]
    private let paths: [String: String]

    /// Reads a file by its path within the playground's folder.
    let attachment: @Sendable (String) -> [UInt8]?
    let lesson: Lesson?

    /// `path` uses slashes. Included files are relative to its folder, and `attachment` reads files within that folder.
    public init(
        path: String, reading: PlaygroundFile.ReadResult, attachment: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
    ) {
        self.path = path
        self.attachment = attachment
        let read = reading.readLesson(attachment)
        self.lesson = read.lesson
        let reading = read.reading
        self.reading = reading
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var paths = Dictionary(firstOf: reading.sources.dropFirst().map { ($0.fileName, folder + $0.fileName) })
        paths[reading.source.fileName] = path
        self.paths = paths
        sources = reading.sources.map { SourceText(utf8: $0.utf8, fileName: paths[$0.fileName] ?? $0.fileName) }
    }

    /// The errors in the file and its scenarios, with file paths, and the number of further errors.
    public var mistakes: [DiagnosticRecord] {
        let errors = reading.diagnostics.filter { $0.severity == .error } + reading.scenarioMistakes
        let rest = reading.diagnostics.filter { $0.code == "further-mistakes" }
        return (errors.sorted() + rest).map { DiagnosticRecord(naming($0), in: sources) }
    }

    var warnings: [Diagnostic] {
        reading.diagnostics.filter { diagnostic in
            diagnostic.severity != .error && !reading.scenarioMistakes.contains {
                $0.code == diagnostic.code && $0.place == diagnostic.place
            }
        }
    }

    func naming(_ diagnostic: Diagnostic) -> Diagnostic {
        var named = diagnostic
        switch diagnostic.place {
        case .span(let span): named.place = .span(naming(span))
        case .file(let name): named.place = .file(paths[name] ?? name)
        }
        named.related = diagnostic.related.map { Diagnostic.Related(naming($0.span), label: $0.label) }
        return named
    }

    private func naming(_ span: SourceSpan) -> SourceSpan {
        SourceSpan(fileName: paths[span.fileName] ?? span.fileName, start: span.start, end: span.end)
    }
}

extension PlaygroundFile.ReadResult {
    func location(of path: DocumentPath) -> Diagnostic.Location {
        span(of: path).map(Diagnostic.Location.span) ?? .file(source.fileName)
    }
}
