import PlaygroundModel
import Simulation
import SourceDiagnostics
import Wireframes

/// A node's current state as lines of an expectation, for recording.
struct ExpectationText {
    let picture: DevicePicture

    /// `node` is a view, `inbox.list`, or a controller. `nil` for a part without expectations, such as a bar.
    func lines(of node: WireframeNode.ID) -> [String]? {
        guard let element = picture.elements.first(where: { $0.id == node }) else { return nil }
        guard let view = element.view else { return lines(of: element.controller) }
        let frame = element.rootFrame
        let numbers = [("minX", frame.minX), ("minY", frame.minY), ("width", frame.width), ("height", frame.height)]
        let written = numbers.map { "\($0.0) = \($0.1.pointText)" }.joined(separator: ", ")
        var lines = ["view = \(node.tomlText)", "frame = { \(written) }"]
        if let text = view.properties.shownText { lines.append("text = \(text.tomlText)") }
        if element.laidOutText != nil { lines.append("truncated = \(element.isCut)") }
        return lines
    }

    func line(of trait: String, of name: String) -> String? {
        guard let controller = picture.scene.controllers.last(where: { $0.id.description == name }) else { return nil }
        let collection = controller.traits.collection
        guard let found = collection.specifiedTraits.first(where: { $0.name == trait }), let value = collection[found] else { return nil }
        let text: String = if case .number(let number) = value { number.shortText } else { value.description.tomlText }
        return "traits.\(name.tomlKey) = { \(trait.tomlKey) = \(text) }"
    }

    private func lines(of controller: SceneController) -> [String] {
        let name = controller.id.description
        var lines = ["onScreen = \(name.tomlText)"]
        if case .navigation = controller.definition.kind {
            let children = picture.scene.controllers.filter { $0.parent == controller.id }
            // Controllers below a stack's top are not on the screen.
            if controller.stackDepth == 1, let root = children.first { lines.append("stack.\(name.tomlKey) = [\(root.id.description.tomlText)]") }
        }
        if let form = controller.presentation?.form { lines.append("presentation.\(name.tomlKey) = \(form.rawValue.tomlText)") }
        if let split = controller.split {
            lines.append("split.\(name.tomlKey) = \((split.isCollapsed ? "collapsed" : split.displayMode.rawValue).tomlText)")
        }
        return lines
    }
}
