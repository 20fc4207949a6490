import Mustache
import Wireframes

/// Laid-out text.
struct TextContext: MustacheParent {
    let lines: [String]
    let style: String

    init(_ text: NodeText) {
        lines = text.lines
        style = CSSText.style(of: text)
    }

    func child(named name: String) -> Any? {
        switch name {
        case "lines": lines
        case "style": style
        default: nil
        }
    }
}
