import PlaygroundModel
import PlaygroundPipeline
import WireframeSVG
import Wireframes

enum ContrastRule {
    /// - Parameter replacement: A style and contrast that replace those of a screen without overrides.
    static func observations(
        on picture: DevicePicture, _ wireframe: DeviceWireframe, in replacement: Appearance? = nil
    ) -> [LintObservation] {
        let contrasts = TextContrast.texts(of: wireframe, in: replacement).filter { !$0.isEnough }
        guard !contrasts.isEmpty else { return [] }
        let elements = picture.elements
        return contrasts.compactMap { contrast in
            guard let path = contrast.source, let place = place(of: contrast.node, path, among: elements) else { return nil }
            return LintObservation(fact: .lowContrast(place), measure: .contrast(contrast.ratio, needed: contrast.needed))
        }
    }

    /// The view or item that a node shows, or the controller whose title it shows.
    private static func place(of node: WireframeNode.ID, _ path: DocumentPath, among elements: [ScreenElement]) -> LintPlace? {
        if let element = elements.first(where: { $0.id == node }) { return element.lintPlace }
        let controllers = elements.filter { $0.view == nil }.map(\.controller)
        for controller in controllers {
            guard let item = controller.definition.items.first(where: { $0.path == path }) else { continue }
            return LintPlace(controller: controller.id.controller, view: item.id, path: path)
        }
        return controllers.first { $0.definition.path == path }.map { LintPlace(controller: $0.id.controller, path: path) }
    }
}
