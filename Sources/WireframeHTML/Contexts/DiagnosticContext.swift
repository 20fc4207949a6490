import Mustache
import SourceDiagnostics

/// A diagnostic as the error sheet and the list of problems show it.
struct DiagnosticContext: MustacheParent {
    let record: DiagnosticRecord
    let excerpts: [ExcerptContext]

    init(_ record: DiagnosticRecord) {
        self.record = record
        excerpts = record.excerpts.map(ExcerptContext.init)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "severity": record.severity
        case "code": record.code
        case "headline": record.headline.asSentence
        case "location": record.location
        case "excerpts": excerpts
        case "notes": record.notes.map(\.asSentence)
        case "hint": (record.hint?.asSentence).orAbsent
        default: nil
        }
    }
}

/// The quoted lines of one file.
struct ExcerptContext: MustacheParent {
    let file: String
    let lines: [LineContext]

    init(_ excerpt: SourceExcerpt) {
        file = excerpt.file
        lines = excerpt.lines.map(LineContext.init)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "file": file
        case "lines": lines
        default: nil
        }
    }

    struct LineContext: MustacheParent {
        let number: Int
        let text: String
        let marks: [MarkContext]

        init(_ line: SourceExcerpt.Line) {
            number = line.number
            text = line.text
            marks = line.marks.map { MarkContext($0, in: line.text) }
        }

        func child(named name: String) -> Any? {
            switch name {
            case "number": number
            case "text": text
            case "marks": marks
            default: nil
            }
        }
    }

    /// The row below a line that holds the carets. The text before them is repeated, unseen, so that they stand right
    /// under what they mark whatever its letters' widths.
    struct MarkContext: MustacheParent {
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

        func child(named name: String) -> Any? {
            switch name {
            case "offset": offset
            case "carets": carets
            case "label": label.orAbsent
            case "isPrimary": isPrimary
            default: nil
            }
        }
    }
}
