import PlaygroundModel
import Simulation

extension WireframeNode {
    /// The keyboard's part over the app's window. `nil` if there is none. On an iPad the keys use the window's width, not the screen's.
    static func keyboard(of scene: Scene, profile: BehaviourProfile) -> WireframeNode? {
        guard let keyboard = scene.keyboard, let controller = scene.controllers.first(where: { $0.id == keyboard.responder.controller })
        else { return nil }
        let visible = min(keyboard.frame.height, scene.window.maxY - keyboard.frame.minY)
        guard visible > 0 else { return nil }
        let nodes = KeyboardNodes(keyboard, of: controller, in: scene, language: profile.language)
        let frame = Rect(x: scene.window.minX, y: keyboard.frame.minY, width: scene.window.width, height: visible)
        var node = WireframeNode(
            id: "device/keyboard", role: .keyboard, frame: frame,
            style: NodeStyle(clipsToBounds: true, appearance: Appearance(controller.traits.collection)),
            content: .keys(nodes.content), accessibilityLabel: "Keyboard", children: nodes.children
        )
        if profile.design == .glass { node.style.cornerRadii = CornerRadii(upper: 26, lower: 0) }
        node.accessibilityRole = .group
        return node
    }
}

private struct KeyboardNodes {
    private let controller: SceneController
    private let view: ResolvedView?
    private let keys: KeyboardKeys
    private let accessory: Rect?
    private let language: AppLanguage

    init(_ keyboard: Keyboard, of controller: SceneController, in scene: Scene, language: AppLanguage) {
        self.language = language
        self.controller = controller
        view = controller.view(resolved: keyboard.responder.view)
        let type: KeyboardType = view?.properties.choice(.keyboardType) ?? .default
        let isPad = scene.device.idiom == .pad
        let size = Size(width: scene.window.width, height: keyboard.frame.height)
        let accessoryHeight = keyboard.responder.accessoryHeight
        keys = KeyboardKeys(.init(
            size: size, accessoryHeight: accessoryHeight,
            bottomInset: scene.device.hasHomeIndicator ? scene.safeAreaInsets.bottom : 0,
            sideInset: isPad ? 0 : max(scene.safeAreaInsets.left, scene.safeAreaInsets.right), isPad: isPad,
            isPortrait: scene.environment.orientation.isPortrait, isNumberPad: type.isPad && !isPad,
            letters: KeyboardLetters(for: language, isLatin: type.isLatin || view?.properties.bool(.isSecureTextEntry) == true)
        ))
        accessory = accessoryHeight > 0 ? Rect(x: 0, y: 0, width: size.width, height: accessoryHeight) : nil
    }

    var content: NodeContent.Keys { NodeContent.Keys(keys: keys.keys, accessory: accessory, dividers: keys.dividers) }

    var children: [WireframeNode] { [returnKey, hideKey].compactMap { $0 } }

    private var returnKey: WireframeNode? {
        let type: ReturnKeyType = view?.properties.choice(.returnKeyType) ?? (view?.definition.kind == .searchBar ? .search : .default)
        return keys.returnKey.map { frame in
            let title = BarText(controller.traits.collection).text(type.title.text(in: language), size: 16, lineHeight: 20)
            return WireframeNode(
                id: "device/keyboard/return", role: .keyboardKey, frame: frame,
                content: .item(.init(title: title, isProminent: type.isProminent)), event: .returnKey
            )
        }
    }

    private var hideKey: WireframeNode? {
        keys.hideKey.map { frame in
            WireframeNode(
                id: "device/keyboard/hide", role: .keyboardKey, frame: frame,
                content: .item(.init(title: nil, image: ImageName(.keyboard))), event: .dismissKeyboard,
                accessibilityLabel: "Hide the keyboard"
            )
        }
    }
}
