import PlaygroundModel
import Wireframes

struct NodeContext: TemplateContext {
    let id: String
    let attributes: NodeAttributes
    let content: ContentContext
    let children: [NodeContext]
    private let beyondLook: [(name: String, value: String?)]

    init(_ node: WireframeNode, glyphs: Set<String>) {
        id = node.id
        attributes = NodeAttributes(node)
        beyondLook = attributes.beyondLook
        content = ContentContext(node, glyphs: glyphs)
        children = node.children.map { NodeContext($0, glyphs: glyphs) }
    }

    /// The node for a page without interaction. It has no HTML controls.
    init(stillOf node: WireframeNode, glyphs: Set<String>) {
        var picture = node
        picture.control = nil
        id = node.id
        attributes = NodeAttributes(node)
        let hasText = if case .input = node.content { true } else { false }
        beyondLook = attributes.still(isImage: node.children.isEmpty && !hasText, labelled: node.accessibilityLabel)
        content = ContentContext(picture, glyphs: glyphs)
        children = node.children.map { NodeContext(stillOf: $0, glyphs: glyphs) }
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "id": .init(id)
        case "class": .init(attributes.classes)
        case "style": .init(attributes.style)
        case "attributes": .init(beyondLook.filter { $0.value != nil }) { ["name": .text($0.name), "value": .init($0.value)] }
        case "content": .init(content)
        case "children": .init(children)
        default: nil
        }
    }
}
