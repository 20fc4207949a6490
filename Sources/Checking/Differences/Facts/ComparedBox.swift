import PlaygroundModel
import Wireframes

struct ComparedBox {
    let node: WireframeNode
    /// `nil` for a bar item. Only its text is compared, because its position follows from the text.
    let element: ScreenElement?
    let place: Rect
    let isHidden: Bool
    let outer: WireframeNode.ID?

    static func all(on subject: Comparison.Subject) -> [ComparedBox] {
        let elements = Dictionary(firstOf: subject.elements.map { ($0.id, $0) })
        var found: [ComparedBox] = []
        collect(subject.wireframe.screen, at: .zero, isHidden: false, outer: nil, elements, in: &found)
        return found
    }

    private static func collect(
        _ node: WireframeNode, at origin: Point, isHidden: Bool, outer: WireframeNode.ID?,
        _ elements: [WireframeNode.ID: ScreenElement], in found: inout [ComparedBox]
    ) {
        // The system draws these nodes.
        if [.touchLayer, .springboard, .keyboard, .statusBar, .cutout, .homeIndicator].contains(node.role) { return }
        let box = ComparedBox(
            node: node, element: elements[node.id], place: node.frame.offset(by: origin), isHidden: isHidden || node.isHidden, outer: outer)
        let isCompared = box.element != nil || box.text != nil
        if isCompared { found.append(box) }
        for child in node.children {
            collect(child, at: node.origin(ofChildrenIn: box.place), isHidden: box.isHidden, outer: isCompared ? node.id : outer, elements, in: &found)
        }
    }

    var id: WireframeNode.ID { node.id }
    var controller: String? { element?.controller.id.description }
    var name: String? { element.map { $0.view?.id.name } ?? node.id }
    var isCut: Bool { element?.isCut ?? false }
    var presence: String { isHidden ? "hidden" : "present" }

    /// The complete text, without line breaks and truncation.
    var text: String? {
        if case .segments(let titles, _, _) = node.content { return titles.joined(separator: " | ") }
        if case .button(let button) = node.content {
            let whole = [element?.text, element?.view?.properties.string(.subtitle)].compactMap { $0 }
            let lines = element == nil ? (button.title?.lines ?? []) + (button.subtitle?.lines ?? []) : whole
            return lines.isEmpty ? nil : lines.joined(separator: " ")
        }
        return element?.text ?? node.content.lines.map { $0.joined(separator: " ") }
    }
}
