import LayoutEngine
import PlaygroundModel
import Simulation

/// The controllers of a scene as nested nodes. A presented controller stands in the window, over everything else.
struct ControllerTree {
    let scene: Scene
    let layouts: [ControllerInstance.ID: LayoutResult]
    private let children: [ControllerInstance.ID: [SceneController]]

    init(scene: Scene, layouts: [ControllerInstance.ID: LayoutResult]) {
        self.scene = scene
        self.layouts = layouts
        children = Dictionary(
            grouping: scene.controllers.filter { $0.parent != nil && !$0.isPresented }, by: { $0.parent! }
        )
    }

    var topLevelNodes: [WireframeNode] {
        scene.controllers.filter { $0.parent == nil || $0.isPresented }.map { node($0, in: .zero) }
    }

    /// - Parameter origin: The parent node's origin, in the window's coordinates.
    private func node(_ controller: SceneController, in origin: Point) -> WireframeNode {
        let views = ViewTree(controller: controller, layout: layouts[controller.id] ?? LayoutResult(frames: [:]))
        let embedded = (children[controller.id] ?? []).map { node($0, in: controller.frame.origin) }
        return WireframeNode(
            id: controller.id.description,
            role: controller.isPresented ? .presentedView : .controllerView,
            frame: controller.frame.relative(to: origin),
            style: NodeStyle(
                backgroundColor: controller.definition.backgroundColor ?? defaultBackground(of: controller),
                clipsToBounds: true, appearance: Appearance(controller.traits.collection)
            ),
            source: controller.definition.path,
            accessibilityLabel: controller.definition.title,
            children: embedded + views.topLevelNodes + [navigationBar(of: controller)].compactMap(\.self)
        )
    }

    /// Only a controller with a view of its own paints a ground; containers show their children's.
    private func defaultBackground(of controller: SceneController) -> Color? {
        guard case .view = controller.definition.kind else { return nil }
        return .semantic(.systemBackground)
    }

    private func navigationBar(of controller: SceneController) -> WireframeNode? {
        guard let bar = controller.navigationBar else { return nil }
        let id = controller.id.description
        // The bar's background reaches up under the status bar.
        let frame = Rect(x: bar.frame.minX, y: 0, width: bar.frame.width, height: bar.frame.maxY)
        let items = NavigationBarItems(
            bar: bar, width: frame.width, insets: controller.safeAreaInsets, traits: controller.traits.collection
        )
        return WireframeNode(
            id: "\(id)/bar", role: .navigationBar, frame: frame.relative(to: controller.frame.origin),
            children: items.nodes(named: id, top: bar.frame.minY)
        )
    }
}

extension Rect {
    /// The rectangle in the coordinates of something whose origin is given in the same coordinates as its own.
    func relative(to origin: Point) -> Rect {
        offset(by: Point(x: -origin.x, y: -origin.y))
    }
}
