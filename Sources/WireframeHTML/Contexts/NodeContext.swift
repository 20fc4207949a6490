import Mustache
import PlaygroundModel
import Wireframes

/// A node as the template `node` and the page's patches see it.
struct NodeContext: MustacheParent {
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

    func child(named name: String) -> Any? {
        switch name {
        case "id": id
        case "class": attributes.classes
        case "style": attributes.style
        case "direction": attributes.direction.orAbsent
        case "ariaRole": attributes.ariaRole.orAbsent
        case "label": attributes.label.orAbsent
        case "event": attributes.event.orAbsent
        case "swipes": attributes.swipes.orAbsent
        case "press": attributes.press.orAbsent
        case "longPress": attributes.longPress.orAbsent
        case "notice": attributes.notice.orAbsent
        case "isFocusable": attributes.isFocusable
        case "isDisabled": attributes.isDisabled
        case "isHidden": attributes.isHidden
        case "content": content
        case "children": children
        default: nil
        }
    }
}
