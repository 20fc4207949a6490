import LayoutEngine
import PlaygroundModel
import Simulation

extension WireframeNode {
    /// A device's screen, back to front: other apps, the app's window, the keyboard, then status bar and hardware.
    static func screen(
        of scene: Scene, layouts: [ControllerInstance.ID: LayoutResult], tintColor: Color?,
        profile: BehaviourProfile = .newest
    ) -> WireframeNode {
        let over = [
            division(of: scene), statusBar(of: scene, over: appearance(behindStatusBarOf: scene), profile: profile), cutout(of: scene),
            homeIndicator(of: scene),
        ]
        var screen = WireframeNode(
            id: "device/screen", role: .screen, frame: Rect(origin: .zero, size: scene.screenSize),
            style: NodeStyle(clipsToBounds: true, appearance: Appearance(scene.traits.collection)),
            children: otherApps(of: scene)
                + [window(of: scene, layouts: layouts, tintColor: tintColor, profile: profile)]
                + [keyboard(of: scene, profile: profile)].compactMap { $0 } + over.compactMap { $0 }
        )
        screen.style.design = profile.design
        ConcentricCorners(in: scene, profile: profile)?.round(&screen)
        return screen
    }

    /// The front controller's appearance. Behind a card that pushes its presenter back, the window is black.
    private static func appearance(behindStatusBarOf scene: Scene) -> Appearance {
        var appearance = Appearance(scene.controllers.last?.traits.collection ?? TraitCollection())
        if scene.controllers.contains(where: { $0.presentation?.pushesPresenterBack == true }) { appearance.isDark = true }
        if scene.isBoxed { appearance.isDark = true }
        switch scene.statusBarStyle {
        case .default: break
        case .lightContent: appearance.isDark = true
        case .darkContent: appearance.isDark = false
        }
        return appearance
    }

    private static func window(
        of scene: Scene, layouts: [ControllerInstance.ID: LayoutResult], tintColor: Color?,
        profile: BehaviourProfile = .newest
    ) -> WireframeNode {
        let isFree = scene.windowControls != nil
        let radius = isFree ? freeWindowRadius : scene.environment.window == .slideOver ? 10 : 0
        return WireframeNode(
            id: "device/window", role: .window, frame: scene.window,
            style: NodeStyle(
                backgroundColor: .semantic(.systemBackground), tintColor: tintColor,
                cornerRadius: radius, clipsToBounds: true, castsShadow: isFree
            ),
            children: ControllerTree(scene: scene, layouts: layouts, profile: profile).topLevelNodes
                + (scene.overflowMenu.map { OverflowMenuNodes(menu: $0, scene: scene).nodes } ?? []) + controls(of: scene)
        )
    }

    /// The corner radius of a window smaller than the screen (iPadOS 26), in points (recalled).
    private static let freeWindowRadius = 26.0

    /// Close, minimize and arrange buttons. Their actions are not simulated.
    private static func controls(of scene: Scene) -> [WireframeNode] {
        guard let area = scene.windowControls else { return [] }
        let size = 10.0
        return [SemanticColor.systemRed, .systemYellow, .systemGreen].enumerated().map { index, color in
            WireframeNode(
                id: "device/window/control-\(index + 1)", role: .windowControl,
                frame: Rect(
                    x: area.minX + Double(index) * (area.width - size) / 2, y: area.midY - size / 2, width: size, height: size),
                style: NodeStyle(backgroundColor: .semantic(color), cornerRadius: size / 2)
            )
        }
    }

    /// Other apps are next to the window in Split View, or behind a floating window.
    private static func otherApps(of scene: Scene) -> [WireframeNode] {
        guard !scene.isBoxed || scene.environment.window != .fullScreen else { return [] }
        let (screen, window) = (scene.screenSize, scene.window)
        let isBehind = scene.environment.window == .slideOver || window.height < screen.height
        // Other windows are visible at the window's round corners.
        let corner = scene.windowControls == nil ? 0 : freeWindowRadius
        let beside = [
            Rect(x: 0, y: 0, width: window.minX + corner, height: screen.height),
            Rect(x: window.maxX - corner, y: 0, width: screen.width - window.maxX + corner, height: screen.height),
        ].filter { $0.width > corner }
        let frames = isBehind ? [Rect(origin: .zero, size: screen)] : beside
        return frames.enumerated().map { index, frame in
            WireframeNode(id: "device/other-app-\(index + 1)", role: .otherApp, frame: frame)
        }
    }
}
