import Wireframes

/// Laid-out text.
struct TextContext: TemplateContext {
    let lines: [String]
    let style: String

    init(_ text: NodeText) {
        lines = text.lines
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
