import PlaygroundModel
import Wireframes

/// A node as the template `node` and the page's patches see it.
struct NodeContext: TemplateContext {
    let id: String
    let attributes: NodeAttributes
    let content: ContentContext
    let children: [NodeContext]

    /// - Parameter glyphs: The names of images that have a drawing.
    init(_ node: WireframeNode, glyphs: Set<String>) {
        id = node.id
        attributes = NodeAttributes(node)
        content = ContentContext(node, glyphs: glyphs)
        children = node.children.map { NodeContext($0, glyphs: glyphs) }
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "id": .init(id)
        case "class": .init(attributes.classes)
        case "style": .init(attributes.style)
        case "attributes": .init(attributes.beyondLook.compactMap(AttributeContext.init))
        case "content": .init(content)
        case "children": .init(children)
        default: nil
        }
    }
}

/// An attribute that an element has. Few nodes have many of those there can be.
private struct AttributeContext: TemplateContext {
    let name: String
    let value: String

    init?(_ attribute: (name: String, value: String?)) {
        guard let value = attribute.value else { return nil }
        name = attribute.name
        self.value = value
    }

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "name": .init(self.name)
        case "value": .init(value)
        default: nil
        }
    }
}
