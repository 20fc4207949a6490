import Wireframes

struct TextContext: TemplateContext {
    let lines: [TextLineContext]
    private let style: String

    init(_ text: NodeText) {
        lines = text.runs.isEmpty
            ? zip(text.lines, text.letterSpacings).map { TextLineContext(text: $0, spacing: $1.pointText) }
            : text.runs.enumerated().map { index, runs in
                TextLineContext(
                    text: "", spacing: "0", place: text.paragraphs.map { CSSText.place(ofLine: index, $0, in: text) },
                    runs: runs.map { TextRunContext($0, of: text) })
            }
        style = CSSText.style(of: text)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "lines": .init(lines)
        case "style": .init(style)
        default: nil
        }
    }
}

struct TextLineContext: TemplateContext {
    let text: String
    let spacing: String
    /// Declarations for a line of a paragraph.
    var place: String?
    var runs: [TextRunContext] = []

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "text": .init(text)
        case "spacing": .init(spacing)
        case "place": .init(place ?? "")
        case "runs": .init(runs)
        default: nil
        }
    }
}

/// A part of a line in one style.
struct TextRunContext: TemplateContext {
    private let text: String
    private let style: String

    init(_ run: NodeText.Run, of whole: NodeText) {
        text = run.text
        style = CSSText.style(of: run, in: whole)
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "text": .init(text)
        case "style": .init(style)
        default: nil
        }
    }
}
