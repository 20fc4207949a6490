import PlaygroundModel
import Wireframes

/// A box of a screen as two versions of a playground are compared by it: a controller's view, a view of the file, or what a bar
/// shows.
struct SeenNode {
    let id: WireframeNode.ID
    /// The controller that it belongs to, and its name there; of a controller's own view the name is `nil`.
    let controller: String?
    let name: String?
    /// In what holds it, in points.
    let frame: Rect
    /// On the screen.
    let place: Rect
    let isHidden: Bool
    /// The whole of it, whether it fits or not.
    let text: String?
    let isCut: Bool
    /// What it looks like, by the names of attributes.
    let look: [String: String]
    /// The nearest compared box around it.
    let outer: WireframeNode.ID?

    /// - Parameter texts: Those of the file's views, by the ids of their nodes: a node has no more than fits.
    static func all(in screen: WireframeNode, _ texts: [WireframeNode.ID: WholeText]) -> [SeenNode] {
        var found: [SeenNode] = []
        collect(screen, at: .zero, isHidden: false, controller: nil, outer: nil, texts, in: &found)
        return found
    }

    private static func collect(
        _ node: WireframeNode, at origin: Point, isHidden: Bool, controller: String?, outer: WireframeNode.ID?,
        _ texts: [WireframeNode.ID: WholeText], in found: inout [SeenNode]
    ) {
        var (controller, outer) = (controller, outer)
        let isHidden = isHidden || node.isHidden
        let place = node.frame.offset(by: origin)
        switch node.role {
        case .touchLayer, .springboard, .keyboard, .statusBar, .cutout, .homeIndicator: return
        case .controllerView, .presentedView:
            controller = node.id
            found.append(SeenNode(
                id: node.id, controller: controller, name: nil, frame: node.frame, place: place, isHidden: isHidden, text: nil,
                isCut: false, look: node.comparedLook, outer: outer))
            outer = node.id
        default:
            guard let seen = seen(node, place, isHidden, controller, outer, texts[node.id]) else { break }
            found.append(seen)
            outer = node.id
        }
        for child in node.children {
            collect(child, at: place.origin, isHidden: isHidden, controller: controller, outer: outer, texts, in: &found)
        }
    }

    /// A view; or what a bar shows, of which the texts are compared and not the places, which follow from them.
    private static func seen(
        _ node: WireframeNode, _ place: Rect, _ isHidden: Bool, _ controller: String?, _ outer: WireframeNode.ID?, _ whole: WholeText?
    ) -> SeenNode? {
        let text = whole?.text ?? node.comparedText
        guard node.role.kind != nil || text != nil else { return nil }
        let name = controller.flatMap { node.id.hasPrefix("\($0).") ? String(node.id.dropFirst($0.count + 1)) : nil } ?? node.id
        return SeenNode(
            id: node.id, controller: node.id == name ? nil : controller, name: name, frame: node.frame, place: place,
            isHidden: isHidden, text: text, isCut: whole?.isCut ?? false, look: node.comparedLook, outer: outer)
    }

    var isView: Bool { controller != nil }
}

extension WireframeNode {
    /// What can be read on it, without regard to where its lines break.
    fileprivate var comparedText: String? {
        if case .segments(let titles, _, _) = content { return titles.joined(separator: " | ") }
        if case .button(let button) = content {
            let lines = (button.title?.lines ?? []) + (button.subtitle?.lines ?? [])
            return lines.isEmpty ? nil : lines.joined(separator: " ")
        }
        return content.lines.map { $0.joined(separator: " ") }
    }
}
