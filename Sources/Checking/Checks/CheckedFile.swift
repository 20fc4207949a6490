import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

/// A playground's file that is checked, as a person named it.
public struct CheckedFile: Sendable {
    /// The path from where the person is, by which machines find the file: `Playgrounds/mail.toml`.
    public var path: String
    public var reading: PlaygroundFile.ReadResult
    /// The texts to quote from, under their paths.
    let sources: [SourceText]
    /// Those paths, by the names that the reading has.
    private let paths: [String: String]

    /// - Parameter path: With slashes. Files that it includes stand in its folder.
    public init(path: String, reading: PlaygroundFile.ReadResult) {
        self.path = path
        self.reading = reading
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
        var paths = Dictionary(firstOf: reading.includedSources.map { ($0.fileName, folder + $0.fileName) })
        paths[reading.source.fileName] = path
        self.paths = paths
        sources = reading.sources.map { SourceText(utf8: $0.utf8, fileName: paths[$0.fileName] ?? $0.fileName) }
    }

    /// What was wrong with the file or with scenarios, under the paths of files.
    public var mistakes: [DiagnosticRecord] {
        let errors = reading.diagnostics.filter { $0.severity == .error } + reading.scenarioMistakes
        return errors.sorted().map { DiagnosticRecord(naming($0), in: sources) }
    }

    /// What the reader warns of beside that.
    var warnings: [Diagnostic] {
        reading.diagnostics.filter { diagnostic in
            diagnostic.severity != .error && !reading.scenarioMistakes.contains { $0.code == diagnostic.code && $0.place == diagnostic.place }
        }
    }

    /// The place of a value, under the reading's names.
    public func span(of path: DocumentPath) -> SourceSpan? { reading.span(of: path) }

    /// The diagnostic with the paths of files in place of the reading's names.
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
