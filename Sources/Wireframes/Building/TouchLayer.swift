import LayoutEngine
import PlaygroundModel
import Simulation

/// Pressable nodes, and a layer with blur, pressed element, preview and actions, or the home screen.
struct TouchLayer {
    let scene: Scene
    let layouts: [ControllerInstance.ID: LayoutResult]
    let profile: BehaviourProfile
    let tintColor: Color?

    /// Inserts the layer below status bar and hardware.
    func over(_ screen: WireframeNode) -> WireframeNode {
        var screen = screen
        for index in screen.children.indices where screen.children[index].role == .homeIndicator {
            screen.children[index].event = .homeScreen(.home)
            screen.children[index].accessibilityLabel = "Home"
        }
        let targets = targets
        if !targets.isEmpty { Self.mark(&screen, targets) }
        let nodes = if let home = scene.homeScreen {
            SpringboardNodes(home, scene: scene, profile: profile, tintColor: tintColor).nodes
        } else {
            [layer(over: screen)].compactMap { $0 }
        }
        let place = screen.children.lastIndex { $0.role == .window || $0.role == .keyboard }.map { $0 + 1 } ?? screen.children.endIndex
        screen.children.insert(contentsOf: nodes, at: place)
        screen.style.touch = blur
        return screen
    }

    private var blur: TouchStyle? {
        let (amount, isSettled) = if let home = scene.homeScreen {
            (home.blur, home.menu != nil)
        } else {
            (scene.touch.blur, scene.touch.preview != nil)
        }
        return amount > 0 ? TouchStyle(amount: amount, isSettled: isSettled) : nil
    }

    private var targets: [WireframeNode.ID: FingerTarget] {
        let pairs = scene.controllers.flatMap { controller in
            controller.views.filter { $0.definition.peek != nil }.map { view in
                ("\(controller.id).\(view.id)", target(view.id, in: controller))
            } + menuTargets(in: controller)
        }
        return Dictionary(firstOf: pairs)
    }

    /// Elements whose menus open by a long press.
    private func menuTargets(in controller: SceneController) -> [(WireframeNode.ID, FingerTarget)] {
        guard profile.has(.controlMenus) else { return [] }
        let views = controller.views.filter { !$0.definition.menu.isEmpty && !$0.opensMenu(profile) }.map { $0.id }
        let items = controller.definition.items.filter { !$0.menu.isEmpty && !$0.opensMenu && $0.isEnabled }.map { $0.id }
        return (views + items).map { element in
            ("\(controller.id).\(element)", FingerTarget(.view(controller: controller.id.description, element), takesLongPress: true))
        }
    }

    private func target(_ view: ViewID, in controller: SceneController) -> FingerTarget {
        let isMenu = if case .contextMenu = scene.touch.response { true } else { false }
        return FingerTarget(
            .view(controller: controller.id.description, view), takesLongPress: isMenu, notice: scene.touch.inertNotice
        )
    }

    private static func mark(_ node: inout WireframeNode, _ targets: [WireframeNode.ID: FingerTarget]) {
        if let target = targets[node.id] { node.finger = target }
        for index in node.children.indices { mark(&node.children[index], targets) }
    }

    /// `nil` if the touch has no visible effect.
    private func layer(over screen: WireframeNode) -> WireframeNode? {
        let touch = scene.touch
        guard let source = touch.source, let window = screen.children.last(where: { $0.role == .window }),
              let (element, frame) = Self.find("\(source.controller).\(source.view)", in: window, origin: .zero)
                ?? (touch.preview == nil ? touch.actions.map { _ in (window, middleOfWindow) } : nil)
        else { return nil }
        let isOpen = touch.preview != nil
        let hasMenu = touch.actions != nil
        let standing = TouchStyle(amount: source.emphasis, isSettled: isOpen)
        let veil = WireframeNode(
            id: "touch/veil", role: .touchVeil, frame: Rect(origin: .zero, size: scene.window.size),
            event: touch.actions == nil ? nil : .touch(.tapOutside), accessibilityLabel: isOpen ? "End the preview" : hasMenu ? "Close the menu" : nil
        )
        return WireframeNode(
            id: "device/touch", role: .touchLayer, frame: scene.window,
            style: NodeStyle(tintColor: tintColor, appearance: Appearance(scene.traits.collection)),
            children: [veil] + (hasMenu && !isOpen ? [] : [Self.sharp(element, at: frame, standing)])
                + PreviewNodes(scene: scene, layouts: layouts, profile: profile, source: frame).nodes
        )
    }

    /// The frame from which a menu grows if its item is in a closed overflow menu.
    private var middleOfWindow: Rect { Rect(x: scene.window.width / 2, y: scene.window.height / 2, width: 0, height: 0) }

    private static func find(
        _ id: WireframeNode.ID, in node: WireframeNode, origin: Point
    ) -> (WireframeNode, Rect)? {
        for child in node.children {
            let frame = child.frame.offset(by: origin)
            if child.id == id { return (child, frame) }
            if let found = find(id, in: child, origin: child.origin(ofChildrenIn: frame)) { return found }
        }
        return nil
    }

    /// A copy above the veil, with its own ids and without touch targets.
    static func sharp(_ element: WireframeNode, at frame: Rect, _ style: TouchStyle) -> WireframeNode {
        var node = WireframeNode(
            id: "touch/source", role: .touchSource, frame: frame, style: NodeStyle(touch: style),
            children: [element.untouchable(prefix: "touch/").moved(to: .zero)])
        node.style.cornerRadii = element.style.cornerRadii
        return node
    }
}

extension WireframeNode {
    func untouchable(prefix: String = "") -> WireframeNode {
        var node = self
        node.id = prefix + id
        node.event = nil
        node.control = nil
        node.swipes = []
        node.finger = nil
        node.children = children.map { $0.untouchable(prefix: prefix) }
        return node
    }

    func moved(to origin: Point) -> WireframeNode {
        var node = self
        node.frame = Rect(origin: origin, size: frame.size)
        return node
    }
}

extension TouchScene {
    var inertNotice: String? {
        guard case .inert(let reason) = response else { return nil }
        return "Pressing shows no preview here. \(reason.text)"
    }
}
