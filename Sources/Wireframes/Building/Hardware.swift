import PlaygroundModel
import Simulation

extension WireframeNode {
    /// `nil` if the app hides the status bar, or on a phone in landscape (from iOS 8).
    static func statusBar(
        of scene: Scene, over appearance: Appearance, profile: BehaviourProfile
    ) -> WireframeNode? {
        if let display = scene.device.display { return statusCluster(on: display, in: scene, over: appearance) }
        let isHidden = scene.isStatusBarHidden || scene.device.idiom == .phone && scene.environment.orientation.isLandscape
        guard !isHidden, scene.homeScreen?.turn == nil else { return nil }
        var bar = statusBar(of: scene.device, width: scene.screenSize.width, over: appearance, profile: profile)
        if scene.isBesidePhone { bar?.content = .status(time: "9:41", .ears(covered: 0)) }
        return bar
    }

    /// `nil` if the region next to the camera is too small. The positions on the closed device in landscape have no source.
    private static func statusCluster(on display: Hinge.Display, in scene: Scene, over appearance: Appearance) -> WireframeNode? {
        // The status bar is at the top if the app has no vertical bars.
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
            content: .status(time: "9:41", .cluster(isStacked: isStacked))
        )
    }

    static func division(of scene: Scene) -> WireframeNode? {
        let side = scene.device.display?.side(in: scene.environment.orientation)
        let active = side?.regions(in: scene.environment.posture).first { $0.kind == .division && $0.isActive }
        return active.map { WireframeNode(id: "device/division", role: .division, frame: $0.frame) }
    }

    static func statusBar(
        of device: Device, width: Double, over appearance: Appearance, profile: BehaviourProfile
    ) -> WireframeNode? {
        let height = device.statusBarHeight(under: profile)
        guard device.idiom == .phone || device.idiom == .pad, height > 0 else { return nil }
        let covered = device.cutout == .none ? 0 : device.cutoutSize.width
        let isPad = device.idiom == .pad
        return WireframeNode(
            id: "device/status-bar", role: .statusBar, frame: Rect(x: 0, y: 0, width: width, height: height),
            style: NodeStyle(appearance: appearance),
            content: .status(time: "9:41", isPad || !device.hasHomeIndicator ? .corners(isPad: isPad) : .ears(covered: covered))
        )
    }

    /// The notch, Dynamic Island or camera. In portrait its edge is the top.
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

    /// The gap in points: 14 for an inset of 62 (AndrewKochulab/sim-mirror, iOS 27). The same rule gives the observed 11 for 59.
    private static func islandGap(of device: Device) -> Double {
        max(0, (device.portrait?.safeAreaInsets.top ?? 59) - 48)
    }

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
    /// - Parameter size: The size for the top edge.
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
