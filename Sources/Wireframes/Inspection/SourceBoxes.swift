import PlaygroundModel
import Simulation

/// Finds the boxes of a document value: the views that the value concerns, or its own view or controller.
public struct SourceBoxes {
    private let nodes: [(id: WireframeNode.ID, source: DocumentPath)]
    private let ids: Set<WireframeNode.ID>
    private let controllers: [SceneController]

    public init(on wireframe: DeviceWireframe, scene: Scene) {
        let all = wireframe.screen.flattened
        nodes = all.compactMap { node in node.source.map { (node.id, $0) } }
        ids = Set(all.map { $0.id })
        controllers = scene.controllers
    }

    /// The boxes without duplicates, in the order of `paths`.
    public func boxes(of paths: [DocumentPath]) -> [WireframeNode.ID] {
        var seen: Set<WireframeNode.ID> = []
        return paths.flatMap { path in
            let related = controllers.flatMap { relatedViews(of: path, in: $0) }
            return related.isEmpty ? owners(of: path) : related
        }.filter { seen.insert($0).inserted }
    }

    private func relatedViews(of path: DocumentPath, in controller: SceneController) -> [WireframeNode.ID] {
        let definition = controller.definition
        guard definition.path.isAncestor(of: path) else { return [] }
        let adaptive = definition.adaptive.filter { $0.path == path || $0.path.isAncestor(of: path) }
        let constraints = (definition.constraints + definition.adaptive.flatMap { $0.constraints } + controller.constraints)
            .filter { $0.id.path == path || (path.isListOfConstraints && path.isAncestor(of: $0.id.path)) }
        let views = constraints.isEmpty ? adaptive.flatMap { $0.views(at: path) } : constraints.flatMap { $0.relatedViews }
        return views.map { "\(controller.id).\($0)" }.filter(ids.contains)
    }

    private func owners(of path: DocumentPath) -> [WireframeNode.ID] {
        let around = nodes.filter { $0.source == path || $0.source.isAncestor(of: path) }
        let depth = around.map { $0.source.components.count }.max()
        return around.filter { $0.source.components.count == depth }.map { $0.id }
    }
}

extension AdaptiveElement {
    /// The views that the element changes, or only those at `path`.
    fileprivate func views(at path: DocumentPath) -> [ViewID] {
        let inside = path.components.dropFirst(self.path.components.count)
        switch inside.first {
        case .key("set"): return Self.named(inside, among: set.map { $0.view })
        case .key("otherwise"): return Self.named(inside, among: otherwise.map { $0.view })
        case .key("install"):
            guard case .index(let index)? = inside.dropFirst().first, install.indices.contains(index) else { return install }
            return [install[index]]
        default: return constraints.flatMap { $0.relatedViews } + install + (set + otherwise).map { $0.view }
        }
    }

    private static func named(_ inside: ArraySlice<DocumentPath.Component>, among views: [ViewID]) -> [ViewID] {
        guard case .key(let name)? = inside.dropFirst().first else { return views }
        let found = views.filter { $0.name == name }
        return found.isEmpty ? views : found
    }
}

extension LayoutConstraint {
    var relatedViews: [ViewID] {
        [first.item, second?.item].compactMap { item in
            switch item {
            case .view(let view): view
            case .guide(_, of: let view): view
            case .rootView, .window, nil: nil
            }
        }
    }
}

extension DocumentPath {
    func isAncestor(of other: DocumentPath) -> Bool {
        other.components.count > components.count && other.components.starts(with: components)
    }

    fileprivate var isListOfConstraints: Bool { components.last == .key("constraints") }
}

extension WireframeNode {
    /// The node and its descendants in preorder, without children.
    var flattened: [WireframeNode] { [withoutChildren] + children.flatMap { $0.flattened } }
}
