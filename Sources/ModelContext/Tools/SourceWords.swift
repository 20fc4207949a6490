import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics

struct SourceWords {
    let reading: PlaygroundFile.ReadResult

    /// The position: `:55`, or `brand.toml:3` in an included file. Empty if it is unknown.
    func place(_ path: DocumentPath) -> String {
        guard let span = reading.span(of: path) else { return "" }
        return span.fileName == reading.source.fileName ? ":\(span.start.line)" : "\(span.fileName):\(span.start.line)"
    }

    /// The source text of the value at a path. Only its first line is included.
    func text(_ path: DocumentPath) -> String {
        guard let span = reading.span(of: path), let source = reading.sources.first(where: { $0.fileName == span.fileName }) else { return "" }
        let line = source.line(at: span.start.line)
        guard span.end.line == span.start.line else { return line.dropFirst(span.start.column - 1) + " …" }
        return String(line.dropFirst(span.start.column - 1).prefix(max(0, span.end.column - span.start.column)))
    }
}

extension DiagnosticRecord {
    /// The finding on one line, followed by notes and hint, without an excerpt of the file.
    func brief(environments: String? = nil) -> [String] {
        var lines = ["\(location): \(severity)[\(code)]: \(headline)\(environments.map { " (\($0))" } ?? "")"]
        lines += notes.map { "  note: \($0)" } + (hint.map { ["  hint: \($0)"] } ?? [])
        return lines
    }
}
