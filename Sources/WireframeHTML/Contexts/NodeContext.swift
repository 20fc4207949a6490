import PlaygroundModel
import Wireframes

/// A node as the template `node` and the page's patches see it.
struct NodeContext: TemplateContext {
    let id: String
    let attributes: NodeAttributes
    let content: ContentContext
    let children: [NodeContext]
    /// Those of `attributes` that the template writes beside how the node looks.
    private let beyondLook: [(name: String, value: String?)]

    /// - Parameter glyphs: The names of images that have a drawing.
    init(_ node: WireframeNode, glyphs: Set<String>) {
        id = node.id
        attributes = NodeAttributes(node)
        beyondLook = attributes.beyondLook
        content = ContentContext(node, glyphs: glyphs)
        children = node.children.map { NodeContext($0, glyphs: glyphs) }
    }

    /// The node as a page shows it on which nothing can be worked: no control of HTML is in it.
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
        case "attributes": .init(beyondLook.compactMap(AttributeContext.init))
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
