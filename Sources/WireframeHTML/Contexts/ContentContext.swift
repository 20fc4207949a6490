import PlaygroundModel
import Wireframes

struct ContentContext: TemplateContext {
    let template: String
    private let values: [String: TemplateValue]

    init(_ node: WireframeNode, glyphs: Set<String>) {
        let list = DisplayList(node)
        let (template, parts) = Self.parts(of: node, list)
        var values = parts
        values.update(with: ControlContext.values(of: node.control, named: node.accessibilityLabel))
        values["parts"] = .init(DrawnPartContext.all(list.parts, of: node.control, glyphs: glyphs))
        self.template = template
        self.values = values
    }

    func child(named name: String) -> TemplateValue? {
        name == "template" ? .text(template) : values[name]
    }

    private static func parts(of node: WireframeNode, _ list: DisplayList) -> (String, [String: TemplateValue]) {
        switch node.content {
        case .input:
            ("content/input", ["isMultiline": .init(node.role == .view(.textView)), "style": .init(list.text.map(CSSText.inputStyle))])
        case .slider(let value, _): ("content/slider", ["value": .init(percent(value))])
        case .ofKind where node.role == .view(.stepper): ("content/stepper", [:])
        default: ("content/list", [:])
        }
    }

    private static func percent(_ value: Double) -> String { (value * 100).pointText }
}
