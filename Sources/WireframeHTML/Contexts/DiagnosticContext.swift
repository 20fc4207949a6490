import SourceDiagnostics

/// A diagnostic in the error sheet and in the list of problems.
struct DiagnosticContext: TemplateContext {
    let record: DiagnosticRecord
    let excerpts: [ExcerptContext]

    init(_ record: DiagnosticRecord) {
        self.record = record
        excerpts = record.excerpts.map(ExcerptContext.init)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "severity": .init(record.severity)
        case "code": .init(record.code)
        case "headline": .init(record.headline.asSentence)
        case "location": .init(record.location)
        case "file": .init(record.file)
        case "line": .init(record.line)
        case "devices": .init(record.devices?.joined(separator: "\n"))
        case "place": .init(PlaceContext(record))
        case "excerpts": .init(excerpts)
        case "notes": .init(record.notes.map { $0.asSentence })
        case "hint": .init(record.hint?.asSentence)
        default: nil
        }
    }
}

struct ExcerptContext: TemplateContext {
    let file: String
    let lines: [LineContext]

    init(_ excerpt: SourceExcerpt) {
        file = excerpt.file
        lines = excerpt.lines.map(LineContext.init)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "file": .init(file)
        case "lines": .init(lines)
        default: nil
        }
    }

    struct LineContext: TemplateContext {
        let number: Int
        let text: String
        let marks: [MarkContext]

        init(_ line: SourceExcerpt.Line) {
            number = line.number
            text = line.text
            marks = line.marks.map { MarkContext($0, in: line.text) }
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "number": .init(number)
            case "text": .init(text)
            case "marks": .init(marks)
            default: nil
            }
        }
    }

    /// The row of carets below a line. The text before them is repeated, invisibly, to align them in any font.
    struct MarkContext: TemplateContext {
        let offset: String
        let carets: String
        let label: String?
        let isPrimary: Bool

        init(_ mark: SourceExcerpt.Mark, in line: String) {
            let before = line.prefix(mark.start)
            offset = before + String(repeating: " ", count: mark.start - before.count)
            carets = String(repeating: "^", count: mark.length)
            label = mark.label
            isPrimary = mark.isPrimary
        }

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "offset": .init(offset)
            case "carets": .init(carets)
            case "label": .init(label)
            case "isPrimary": .init(isPrimary)
            default: nil
            }
        }
    }
}
