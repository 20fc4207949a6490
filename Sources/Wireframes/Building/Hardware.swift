import PlaygroundModel
import Simulation

/// The parts of the screen that belong to the device and the system, in the screen's coordinates.
extension WireframeNode {
    /// The status bar; `nil` on a phone in landscape, which hides it since iOS 8.
    static func statusBar(
        of scene: Scene, over appearance: Appearance, profile: BehaviourProfile
    ) -> WireframeNode? {
        if let display = scene.device.display { return statusCluster(on: display, in: scene, over: appearance) }
        let isHidden = scene.device.idiom == .phone && scene.environment.orientation.isLandscape
        guard !isHidden, scene.homeScreen?.turn == nil else { return nil }
        var bar = statusBar(of: scene.device, width: scene.screenSize.width, over: appearance, profile: profile)
        if scene.isBesidePhone { bar?.content = .statusBar(time: "9:41", middle: 0) }
        return bar
    }

    /// The time and the signs in the region that the system keeps for them, above or below the camera in it; `nil` where that leaves too
    /// little room. What the system draws there in the closed device's landscapes was not found.
    private static func statusCluster(on display: Hinge.Display, in scene: Scene, over appearance: Appearance) -> WireframeNode? {
        // An app that refuses vertical bars has it at the top.
        let isOfApp = scene.window.size == scene.screenSize && scene.homeScreen == nil
        let regions = isOfApp ? scene.regions : display.side(in: scene.environment.orientation).regions
        guard scene.homeScreen?.turn == nil, var room = regions.first(where: { $0.cause == .status })?.frame else { return nil }
        let isStacked = room.width < 120
        if let camera = regions.first(where: { $0.cause == .camera && $0.isActive })?.frame, isStacked {
            let (above, below) = (camera.minY - room.minY, room.maxY - camera.maxY)
            room = Rect(x: room.minX, y: above > below ? room.minY : camera.maxY, width: room.width, height: max(above, below))
        } else if let camera = regions.first(where: { $0.cause == .camera && $0.isActive })?.frame, camera.minY < room.maxY {
            room.size.width = camera.minX - room.minX
        }
        guard room.height >= 44 else { return nil }
        return WireframeNode(
            id: "device/status-bar", role: .statusBar, frame: room, style: NodeStyle(appearance: appearance),
            content: .statusCluster(time: "9:41", isStacked: isStacked)
        )
    }

    /// What the hinge divides the screen by, while it is bent.
    static func division(of scene: Scene) -> WireframeNode? {
        let side = scene.device.display?.side(in: scene.environment.orientation)
        let active = side?.regions(in: scene.environment.posture).first { $0.kind == .division && $0.isActive }
        return active.map { WireframeNode(id: "device/division", role: .division, frame: $0.frame) }
    }

    /// - Parameter width: Of the edge at which it stands, in points.
    static func statusBar(
        of device: Device, width: Double, over appearance: Appearance, profile: BehaviourProfile
    ) -> WireframeNode? {
        let height = device.statusBarHeight(under: profile)
        guard device.idiom == .phone || device.idiom == .pad, height > 0 else { return nil }
        return WireframeNode(
            id: "device/status-bar", role: .statusBar, frame: Rect(x: 0, y: 0, width: width, height: height),
            style: NodeStyle(appearance: appearance),
            content: .statusBar(time: "9:41", middle: device.cutout == .none ? 0 : device.cutoutSize.width)
        )
    }

    /// The notch or the Dynamic Island, at the edge that is the top of the device in portrait; a camera where it is.
    static func cutout(of scene: Scene) -> WireframeNode? {
        let device = scene.device
        guard device.cutout != .none, !scene.isBesidePhone else { return nil }
        let edge = NodeContent.Edge.top.turned(by: Turn(from: scene.environment.orientation))
        if let display = device.display, let camera = display.cutoutFrame {
            return WireframeNode(
                id: "device/cutout", role: .cutout,
                frame: camera.turned(to: scene.environment.orientation, in: display.size), content: .cutout(device.cutout, edge: edge)
            )
        }
        let gap = device.cutout == .dynamicIsland ? islandGap(of: device) : 0
        return WireframeNode(
            id: "device/cutout", role: .cutout,
            frame: Rect.centred(device.cutoutSize, at: edge, gap: gap, in: scene.screenSize),
            content: .cutout(device.cutout, edge: edge)
        )
    }

    /// How far a Dynamic Island stands off the edge: 14 points where the inset is 62 (AndrewKochulab/sim-mirror, iOS 27). Of other
    /// insets it is taken to differ as they do, which gives the 11 points that are observed at 59.
    private static func islandGap(of device: Device) -> Double {
        max(0, (device.portrait?.safeAreaInsets.top ?? 59) - 48)
    }

    /// The bar at the bottom of the screen of a device without a home button, or of what is turned on it.
    static func homeIndicator(of scene: Scene) -> WireframeNode? {
        guard scene.device.hasHomeIndicator else { return nil }
        let inFront = scene.homeScreen?.size ?? scene.screenSize
        let share = scene.device.idiom == .pad ? 0.3 : (inFront.width < inFront.height ? 0.36 : 0.28)
        let size = Size(width: (inFront.width * share).rounded(), height: 5)
        return WireframeNode(
            id: "device/home-indicator", role: .homeIndicator,
            frame: Rect.centred(size, at: .bottom.turned(by: scene.homeScreen?.turn), gap: 8, in: scene.screenSize)
        )
    }
}

extension NodeContent.Edge {
    /// Where an edge comes to stand.
    func turned(by turn: Turn?) -> NodeContent.Edge {
        let clockwise: [NodeContent.Edge] = [.top, .right, .bottom, .left]
        let steps = switch turn {
        case nil: 0
        case .quarterRight: 1
        case .half: 2
        case .quarterLeft: 3
        }
        return clockwise[((clockwise.firstIndex(of: self) ?? 0) + steps) % clockwise.count]
    }
}

extension Rect {
    /// A rectangle in the middle of an edge. `size` is as seen with that edge on top.
    fileprivate static func centred(_ size: Size, at edge: NodeContent.Edge, gap: Double, in screen: Size) -> Rect {
        switch edge {
        case .top: Rect(x: (screen.width - size.width) / 2, y: gap, width: size.width, height: size.height)
        case .bottom:
            Rect(
                x: (screen.width - size.width) / 2, y: screen.height - gap - size.height,
                width: size.width, height: size.height
            )
        case .left: Rect(x: gap, y: (screen.height - size.width) / 2, width: size.height, height: size.width)
        case .right:
            Rect(
                x: screen.width - gap - size.height, y: (screen.height - size.width) / 2,
                width: size.height, height: size.width
            )
        }
    }
}
