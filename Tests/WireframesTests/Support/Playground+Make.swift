import PlaygroundModel
@testable import Simulation
@testable import Wireframes

extension Playground {
    /// A playground whose root is the first controller.
    static func make(_ controllers: ControllerDefinition..., ios version: Int = 17) -> Playground {
        Playground(
            title: "Test", profile: BehaviourProfile(version: SystemVersion(version)), devices: [],
            rootViewController: controllers[0].id, controllers: controllers
        )
    }

    /// A menu and a letter in a split view of the column style. The menu presents a sheet, a popover and an alert.
    static func makeColumns(presentsWithGesture: Bool = true) -> Playground {
        var split = SplitDefinition(style: .doubleColumn, primary: "menu", secondary: "letter")
        split.presentsWithGesture = presentsWithGesture
        split.delegate.topColumnForCollapsing = .primary
        var letter = ControllerDefinition.make("letter", title: "Letter")
        letter.navigationItem.rightBarButtonItems = [
            .make("bin", image: "trash", tap: .present("ask")), .make("card", title: "Card", tap: .present("card", style: .popover)),
            .make("reply", title: "Reply", tap: .present("reply")),
        ]
        var reply = ControllerDefinition.make("reply", title: "Reply")
        reply.presentation.detents = [.medium, .large]
        reply.presentation.prefersGrabberVisible = true
        let ask = AlertDefinition(message: "It cannot be undone.", actions: [
            .init(.make("keep", title: "Keep"), style: .cancel), .init(.make("throw", title: "Throw away"), style: .destructive),
        ])
        return .make(
            .make("split", .split(split)), .make("menu", title: "Menu", views: [.make("open", tap: .showDetail("letter"))]),
            letter, reply, .make("card", title: "Card"), .make("ask", .alert(ask), title: "Throw it away?")
        )
    }
}

extension ControllerDefinition {
    static func make(
        _ id: ControllerID, _ kind: ControllerKind = .view, title: String? = nil, views: [ViewDefinition] = []
    ) -> ControllerDefinition {
        ControllerDefinition(
            id: id, path: DocumentPath([.key("controllers"), .key(id.name)]), kind: kind, title: title, views: views
        )
    }
}

extension ViewDefinition {
    static func make(_ id: ViewID, tap: Action) -> ViewDefinition {
        ViewDefinition(id: id, path: DocumentPath([.key(id.name)]), kind: .button, subviews: [], tap: tap)
    }
}

extension BarButtonItem {
    static func make(_ id: ViewID, title: String? = nil, image: String? = nil, tap: Action? = nil) -> BarButtonItem {
        BarButtonItem(id: id, path: DocumentPath([.key(id.name)]), title: title, image: image, tap: tap)
    }
}

/// A playground's app on a device, and its wireframe.
struct TestApp {
    private var simulation: DeviceSimulation

    init(_ playground: Playground, on device: Device, _ events: Event...) {
        simulation = DeviceSimulation(playground: playground, configuration: DeviceConfiguration(device: device, orientation: .portrait))
        for event in events { happen(event) }
    }

    mutating func happen(_ event: Event) { _ = simulation.apply(event) }

    var wireframe: DeviceWireframe {
        DeviceWireframe(id: "device", scene: simulation.scene(), layouts: [:], profile: simulation.playground.profile)
    }

    subscript(id: WireframeNode.ID) -> WireframeNode? { wireframe.screen.descendant(id) }
}

extension Device {
    /// An iPhone with compact width and a status bar.
    static let testPhone: Device = {
        var phone = Device.make()
        phone.portrait?.safeAreaInsets.top = 20
        return phone
    }()

    /// An iPad with regular width and height.
    static let testPad: Device = {
        var pad = Device.make(id: "pad", name: "Pad", idiom: .pad, size: Size(width: 768, height: 1024))
        pad.portrait = FullScreen(horizontalSizeClass: .regular, verticalSizeClass: .regular, safeAreaInsets: EdgeInsets(top: 20))
        pad.landscape = pad.portrait
        return pad
    }()
}

extension WireframeNode {
    /// The first node that satisfies a condition, including this one.
    func first(where isWanted: (WireframeNode) -> Bool) -> WireframeNode? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(where: isWanted) { return found }
        }
        return nil
    }
}
