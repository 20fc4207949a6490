import JSON
import PlaygroundReader
import Simulation
import SourceDiagnostics
import TOMLReading

extension PlaygroundFile.ReadResult {
    /// The file's mistakes. If there are none, the problems of layouts, menus and strings. Each has its fixes in the playground's own text.
    func problems(in pictures: [(device: String, picture: DevicePicture)]) -> [DiagnosticRecord] {
        let layout = playground == nil ? [] : LayoutWarnings(pictures, in: self).diagnostics
        let leftOut = playground == nil ? [] : LeftOutQuickAction.diagnostics(in: pictures.map { $0.picture.scene }, of: self)
        let overlong = playground == nil ? [] : OverlongText.diagnostics(in: pictures.map { $0.picture.scene }, of: self)
        let found = diagnostics + layout + leftOut + overlong
        let editor = found.contains { !$0.fixes.isEmpty } ? FixEdits(source) : nil
        return found.map { diagnostic in
            var record = DiagnosticRecord(diagnostic, in: sources)
            guard let span = diagnostic.span, span.fileName == source.fileName else { return record }
            record.range = source.textRange(of: source.offsets(of: span)).json.text
            record.fixes = editor?.fixes(for: diagnostic).map { RecordedFix($0.fix.title, edits: $0.edits.json(in: source).text) }
            return record
        }
    }
}

extension [TextEdit] {
    /// The edits, each with the line in which it begins and the next line. By these lines the page finds the edits in a changed text.
    /// A range is `[line, character, line, character]`, counted from 0 and in UTF-16 code units.
    public func json(in source: SourceText) -> JSONValue {
        .array(map { edit in
            let range = source.textRange(of: edit.range)
            let lines = (range.start.line + 1...range.start.line + 2).filter { $0 <= source.lineCount }.map(source.line)
            return .object(["range": range.json, "text": edit.text.json, "lines": .strings(lines)])
        })
    }
}

extension TextRange {
    public var json: JSONValue { .array([.number(start.line), .number(start.character), .number(end.line), .number(end.character)]) }
}
