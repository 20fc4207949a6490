import SourceDiagnostics

struct DiagnosticContext: TemplateContext {
    let record: DiagnosticRecord

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "severity": .init(record.severity)
        case "code": .init(record.code)
        case "headline": .init(record.headline.asSentence)
        case "location": .init(record.location)
        case "file": .init(record.file)
        case "line": .init(record.line)
        case "devices": .init(record.devices?.joined(separator: "\n"))
        case "place": .init(placeOf: record)
        case "isOnDevices": .flag(record.line != nil && record.file.hasSuffix(".toml"))
        case "excerpts": .init(record.excerpts) { ["file": .text($0.file), "lines": .init($0.lines, Self.values)] }
        case "range": .init(record.range)
        case "fixes": .init(record.fixes ?? []) { ["title": .text($0.title), "edits": .text($0.edits)] }
        case "notes": .init(record.notes.map { $0.asSentence })
        case "hint": .init(record.hint?.asSentence)
        default: nil
        }
    }

    private static func values(of line: SourceExcerpt.Line) -> [String: TemplateValue] {
        ["number": .init(line.number), "text": .text(line.text), "marks": .init(line.marks) { values(of: $0, in: line.text) }]
    }

    /// Carets below a line. The invisible text before them aligns them in any font.
    private static func values(of mark: SourceExcerpt.Mark, in line: String) -> [String: TemplateValue] {
        let before = line.prefix(mark.start)
        return [
            "offset": .text(before + String(repeating: " ", count: mark.start - before.count)),
            "carets": .text(String(repeating: "^", count: mark.length)), "label": .init(mark.label), "isPrimary": .flag(mark.isPrimary),
        ]
    }
}
