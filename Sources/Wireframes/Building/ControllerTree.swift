import LayoutEngine
import PlaygroundModel
import Simulation

struct ControllerTree {
    let scene: Scene
    let layouts: [ControllerInstance.ID: LayoutResult]
    let profile: BehaviourProfile
    private let children: [ControllerInstance.ID: [SceneController]]
    /// The controllers presented in a context, by the container that shows them.
    private let presented: [ControllerInstance.ID: [SceneController]]
    private let topTabs: (controller: SceneController, frame: Rect)?

    init(scene: Scene, layouts: [ControllerInstance.ID: LayoutResult], profile: BehaviourProfile = .newest) {
        self.scene = scene
        self.layouts = layouts
        self.profile = profile
        topTabs = scene.topTabs
        children = Dictionary(
            grouping: scene.controllers.filter { $0.parent != nil && !$0.isPresented }, by: { $0.parent! }
        )
        presented = Dictionary(
            grouping: scene.controllers.filter { $0.presentation?.container != nil }, by: { $0.presentation!.container! }
        )
    }

    /// The window's root, then each presented controller with its dimming behind and its decoration in front.
    var topLevelNodes: [WireframeNode] {
        let layers = scene.controllers.filter { ($0.parent == nil || $0.isPresented) && $0.presentation?.container == nil }
        return layers.enumerated().flatMap { index, layer in
            var node = node(layer, in: .zero)
            let cover = layers.dropFirst(index + 1).first
            if cover?.presentation?.pushesPresenterBack == true { node.style.pushedBack = pushedBack(layer) }
            guard let surroundings = PresentationNodes(layer) else { return [node] }
            return surroundings.behind + [surroundings.presented(node)] + surroundings.inFront
        }
    }

    /// The offset of a presenter behind a card, in points. A card behind a card rises, other presenters begin below the status bar.
    private func pushedBack(_ layer: SceneController) -> Double {
        layer.presentation?.form == .sheet ? -10 : scene.safeAreaInsets.top
    }

    private func node(_ controller: SceneController, in origin: Point) -> WireframeNode {
        let layout = layouts[controller.id] ?? LayoutResult(frames: [:])
        let views = ViewNodes(
            controller: controller, layout: layout, keyboard: scene.keyboard, swipedRow: scene.swipedRow, profile: profile)
        // Search results cover the searching controller's views. Other embedded content is behind them.
        let content = controller.definition.searchResultsController == nil
            ? embedded(in: controller) + views.topLevelNodes : views.topLevelNodes + embedded(in: controller)
        let bars = ContainerBars(
            controller, over: content, following: scene.controllers.followedView(of: controller)?.nodeID, topTabs: topTabs, sidebar: overlappingSidebar, search: search(in: controller),
            titleView: { titleView($0, in: controller) }, accessory: controller.tabAccessory == nil ? nil : views.nodeInBar, profile: profile
        )
        let dialog = alert(of: controller)
        var node = WireframeNode(
            id: controller.id.description,
            role: controller.isPresented ? .presentedView : .controllerView,
            frame: controller.frame.relative(to: origin),
            style: NodeStyle(
                backgroundColor: controller.definition.backgroundColor
                    ?? (controller.definition.kind.facts.hasBackground ? .semantic(.systemBackground) : nil),
                clipsToBounds: true, appearance: Appearance(controller.traits.collection)
            ),
            swipes: Swipes(controller).events,
            source: controller.definition.path,
            accessibilityLabel: controller.isPresented ? spokenTitle(of: controller) : controller.definition.title,
            stackDepth: controller.stackDepth,
            children: dialog.isEmpty ? content + bars.nodes : dialog + content
        )
        if endsEditing(controller) || scene.takesTapForBars(in: controller) {
            node.takeTapsInEmptyArea(of: controller.id)
        }
        return node
    }

    private func titleView(_ id: WireframeNode.ID, in container: SceneController) -> WireframeNode? {
        guard let content = scene.controllers.first(where: { $0.id == container.navigationBar?.content }) else { return nil }
        let views = ViewNodes(controller: content, layout: layouts[content.id] ?? LayoutResult(frames: [:]), keyboard: scene.keyboard, profile: profile)
        guard var node = views.nodeInBar, node.id == id else { return nil }
        node.frame = node.frame.offset(by: content.frame.origin).relative(to: container.frame.origin)
        return node
    }

    private func endsEditing(_ controller: SceneController) -> Bool {
        guard controller.definition.endsEditingOnTap, let responder = scene.keyboard?.responder,
              let editing = scene.controllers.first(where: { $0.id == responder.controller })
        else { return false }
        return scene.isInside(editing, controller.id)
    }

    /// The title or message of the dialog, a title inside the dialog, or its id.
    private func spokenTitle(of controller: SceneController) -> String {
        if let title = controller.definition.title { return title }
        if case .alert(let alert) = controller.definition.kind, let message = alert.message { return message }
        return titleInside(controller) ?? controller.id.description.spokenWords
    }

    private func titleInside(_ controller: SceneController) -> String? {
        for child in children[controller.id] ?? [] {
            if let title = child.definition.title ?? titleInside(child) { return title }
        }
        return nil
    }

    private var overlappingSidebar: Rect? {
        scene.controllers.lazy.compactMap { $0.tabBar }.first { $0.placement == .sidebar(.overlap) }?.frame
    }

    private func search(in controller: SceneController) -> SearchBarNodes? {
        guard let bar = controller.searchBar, let content = scene.controllers.first(where: { $0.id == bar.controller }) else { return nil }
        return SearchBarNodes(bar: bar, content: content, keyboard: scene.keyboard, language: profile.language)
    }

    private func embedded(in controller: SceneController) -> [WireframeNode] {
        let nodes = (children[controller.id] ?? []).map { node($0, in: controller.frame.origin) }
        let shown = controller.split.map { ColumnNodes(split: $0, controller: controller).around(nodes) } ?? nodes
        return shown + (presented[controller.id] ?? []).map { layer in
            let node = node(layer, in: controller.frame.origin)
            return PresentationNodes(layer)?.presented(node) ?? node
        }
    }

    private func alert(of controller: SceneController) -> [WireframeNode] {
        guard case .alert(let alert) = controller.definition.kind else { return [] }
        return AlertNodes(alert: alert, controller: controller, profile: profile).nodes
    }
}

extension WireframeNode {
    /// Makes taps outside all tap targets events of the controller.
    mutating func takeTapsInEmptyArea(of controller: ControllerInstance.ID) {
        event = .tapBeside(controller.description)
        accessibilityRole = .group
    }
}
