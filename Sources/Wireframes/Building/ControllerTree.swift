import LayoutEngine
import PlaygroundModel
import Simulation

/// The controllers of a scene as nested nodes. A presented controller stands in the window, over everything else.
struct ControllerTree {
    let scene: Scene
    let layouts: [ControllerInstance.ID: LayoutResult]
    let profile: BehaviourProfile
    private let children: [ControllerInstance.ID: [SceneController]]

    init(scene: Scene, layouts: [ControllerInstance.ID: LayoutResult], profile: BehaviourProfile = .newest) {
        self.scene = scene
        self.layouts = layouts
        self.profile = profile
        children = Dictionary(
            grouping: scene.controllers.filter { $0.parent != nil && !$0.isPresented }, by: { $0.parent! }
        )
    }

    /// The window's root, then every presented controller between what it dims and what belongs to its form.
    var topLevelNodes: [WireframeNode] {
        let layers = scene.controllers.filter { $0.parent == nil || $0.isPresented }
        return layers.enumerated().flatMap { index, layer in
            var node = node(layer, in: .zero)
            let cover = layers.dropFirst(index + 1).first
            if cover?.presentation?.pushesPresenterBack == true { node.style.pushedBack = pushedBack(layer) }
            guard let surroundings = PresentationNodes(layer) else { return [node] }
            return surroundings.behind + [surroundings.presented(node)] + surroundings.inFront
        }
    }

    /// Behind a card the presenter stands below the status bar, and a card's own upper edge rises above the next card's.
    private func pushedBack(_ layer: SceneController) -> Double {
        layer.presentation?.form == .sheet ? -10 : scene.safeAreaInsets.top
    }

    /// - Parameter origin: The parent node's origin, in the window's coordinates.
    private func node(_ controller: SceneController, in origin: Point) -> WireframeNode {
        let layout = layouts[controller.id] ?? LayoutResult(frames: [:])
        let views = ViewNodes(controller: controller, layout: layout, keyboard: scene.keyboard, profile: profile)
        // What is found stands over the views of the controller that searches; what a container embeds, under its own.
        let content = controller.definition.searchResultsController == nil
            ? embedded(in: controller) + views.topLevelNodes : views.topLevelNodes + embedded(in: controller)
        let bars = ContainerBars(
            controller, over: content, topTabs: topTabs, sidebar: overlappingSidebar, search: search(in: controller), profile: profile
        )
        var node = WireframeNode(
            id: controller.id.description,
            role: controller.isPresented ? .presentedView : .controllerView,
            frame: controller.frame.relative(to: origin),
            style: NodeStyle(
                backgroundColor: controller.definition.backgroundColor ?? defaultBackground(of: controller),
                clipsToBounds: true, appearance: Appearance(controller.traits.collection)
            ),
            swipes: Swipes(controller).events,
            source: controller.definition.path,
            accessibilityLabel: controller.isPresented ? spokenTitle(of: controller) : controller.definition.title,
            stackDepth: controller.stackDepth,
            children: content + bars.nodes + alert(of: controller)
        )
        if endsEditing(controller) {
            node.event = .tapBeside(controller.id.description)
            node.accessibilityRole = .group
        }
        return node
    }

    /// Whether a tap on its view sends the keyboard away now.
    private func endsEditing(_ controller: SceneController) -> Bool {
        guard controller.definition.endsEditingOnTap, let responder = scene.keyboard?.responder else { return false }
        var current: ControllerInstance.ID? = responder.controller
        while let id = current, id != controller.id { current = scene.controllers.first { $0.id == id }?.parent }
        return current != nil
    }

    /// A dialog has a name: its own title, that of the screen it shows, or what the file calls it.
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

    /// Where a tab bar at the top stands, if there is one.
    private var topTabs: Rect? {
        scene.controllers.lazy.compactMap { controller in
            controller.tabBar.flatMap { $0.placement == .top ? TabBarNodes(bar: $0, controller: controller, profile: profile).capsule : nil }
        }.first
    }

    /// Where a sidebar stands under which the content goes on, if there is one.
    private var overlappingSidebar: Rect? {
        scene.controllers.lazy.compactMap { $0.tabBar }.first { $0.placement == .sidebar(.overlap) }?.frame
    }

    private func search(in controller: SceneController) -> SearchBarNodes? {
        guard let bar = controller.searchBar, let content = scene.controllers.first(where: { $0.id == bar.controller }) else { return nil }
        return SearchBarNodes(bar: bar, content: content, keyboard: scene.keyboard)
    }

    private func embedded(in controller: SceneController) -> [WireframeNode] {
        let nodes = (children[controller.id] ?? []).map { node($0, in: controller.frame.origin) }
        return controller.split.map { ColumnNodes(split: $0, controller: controller).around(nodes) } ?? nodes
    }

    private func alert(of controller: SceneController) -> [WireframeNode] {
        guard case .alert(let alert) = controller.definition.kind else { return [] }
        return AlertNodes(alert: alert, controller: controller, profile: profile).nodes
    }

    /// Only a controller with a view of its own paints a background; containers show their children's.
    private func defaultBackground(of controller: SceneController) -> Color? {
        switch controller.definition.kind {
        case .view, .page: .semantic(.systemBackground)
        case .navigation, .container, .split, .tabBar, .arrangement, .alert: nil
        }
    }
}

extension Rect {
    /// The rectangle mirrored from left to right, inside a container of a width.
    func mirrored(in width: Double, _ isMirrored: Bool = true) -> Rect {
        isMirrored ? Rect(x: width - maxX, y: minY, width: self.width, height: height) : self
    }
}
