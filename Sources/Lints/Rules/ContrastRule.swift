import PlaygroundModel
import PlaygroundPipeline
import Simulation
import WireframeSVG
import Wireframes

/// Texts that can hardly be told from what is behind them.
enum ContrastRule {
    static func observations(on app: inout DeviceApp) -> [LintObservation] {
        let contrasts = TextContrast.texts(of: app.wireframe()).filter { !$0.isEnough }
        guard !contrasts.isEmpty else { return [] }
        let controllers = app.picture().scene.controllers
        return contrasts.compactMap { contrast in
            guard let path = contrast.source, let place = place(of: contrast.node, path, among: controllers) else { return nil }
            return LintObservation(fact: .lowContrast(place), measure: .contrast(contrast.ratio, needed: contrast.needed))
        }
    }

    /// The view or the item that a node shows.
    private static func place(of node: WireframeNode.ID, _ path: DocumentPath, among controllers: [SceneController]) -> LintPlace? {
        for controller in controllers {
            if let item = controller.definition.items.first(where: { $0.path == path }) {
                return LintPlace(controller: controller.id.controller, view: item.id, path: path)
            }
            let prefix = "\(controller.id)."
            guard node.hasPrefix(prefix) else { continue }
            let view = controller.definition.first(like: ViewID(String(node.dropFirst(prefix.count))))
            return LintPlace(controller: controller.id.controller, view: view, path: path)
        }
        return controllers.first { $0.definition.path == path }.map { LintPlace(controller: $0.id.controller, path: path) }
    }
}
