import PlaygroundModel
import Wireframes

struct ContentContext: TemplateContext {
    let template: String
    private let values: [String: TemplateValue]

    init(_ node: WireframeNode, glyphs: Set<String>) {
        let (template, parts) = Self.parts(of: node, glyphs: glyphs)
        var values = parts
        values.update(with: ControlContext.values(of: node.control, named: node.accessibilityLabel))
        values["parts"] = .init(DrawnPartContext.all(DisplayList(node).parts, of: node.control, glyphs: glyphs))
        self.template = template
        self.values = values
    }

    func child(named name: String) -> TemplateValue? {
        name == "template" ? .text(template) : values[name]
    }

    private static func parts(of node: WireframeNode, glyphs: Set<String>) -> (String, [String: TemplateValue]) {
        switch node.content {
        case .image(let name, let mode, let size):
            ("content/image", [
                "glyph": .init(DrawingContext(name, in: glyphs)),
                "size": .init(mode == .scaleToFill || size.height <= 0 ? nil : CSSText.imageSize(size)),
            ])
        case .input(let text, let isPlaceholder, _):
            ("content/input", input(text, isPlaceholder, of: node, glyphs))
        case .slider(let value, _): ("content/slider", ["value": .init(percent(value))])
        case .ofKind where node.role == .view(.stepper): ("content/stepper", [:])
        default: ("content/list", [:])
        }
    }

    private static func input(
        _ text: NodeText, _ isPlaceholder: Bool, of node: WireframeNode, _ glyphs: Set<String>
    ) -> [String: TemplateValue] {
        let views = node.style.fieldViews
        return [
            "text": .init(TextContext(text)), "isPlaceholder": .init(isPlaceholder),
            "isSearch": .init(node.role == .view(.searchBar) || node.role == .searchField), "isMultiline": .init(node.role == .view(.textView)),
            "leftImage": .init(views?.left.map { DrawingContext($0, in: glyphs) }), "leftMode": .init(views?.leftMode.rawValue),
            "rightImage": .init(views?.right.map { DrawingContext($0, in: glyphs) }), "rightMode": .init(views?.rightMode.rawValue),
            "clearMode": .init(views.flatMap { $0.clearMode == .never ? nil : $0.clearMode.rawValue }),
        ]
    }

    private static func percent(_ value: Double) -> String { (value * 100).pointText }
}
