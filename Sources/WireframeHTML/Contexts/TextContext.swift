import Wireframes

struct TextContext: TemplateContext {
    let lines: [TextLineContext]
    private let style: String

    init(_ text: NodeText) {
        lines = zip(text.lines, text.letterSpacings).map { TextLineContext(text: $0, spacing: $1.pointText) }
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

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "text": .init(text)
        case "spacing": .init(spacing)
        default: nil
        }
    }
}
