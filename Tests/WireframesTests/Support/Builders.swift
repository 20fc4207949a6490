import LayoutEngine
import PlaygroundModel
@testable import Simulation
@testable import Wireframes

extension WireframeNode {
    static func make(
        _ id: String, role: Role = .view(.view), frame: Rect = Rect(x: 0, y: 0, width: 10, height: 10),
        style: NodeStyle = NodeStyle(), content: NodeContent = .none, event: Event? = nil,
        issueMarks: [IssueMark] = [], isHidden: Bool = false, children: [WireframeNode] = []
    ) -> WireframeNode {
        WireframeNode(
            id: id, role: role, frame: frame, style: style, content: content, event: event, issueMarks: issueMarks,
            isHidden: isHidden, children: children
        )
    }

    static func label(
        _ id: String, _ lines: String..., frame: Rect = Rect(x: 0, y: 0, width: 100, height: 22)
    ) -> WireframeNode {
        let text = NodeText(lines: lines, pointSize: 17, lineHeight: 22)
        return make(id, role: .view(.label), frame: frame, content: .text(text))
    }
}

extension Device {
    static func make(
        id: String = "phone", name: String = "Phone", idiom: UserInterfaceIdiom = .phone,
        size: Size = Size(width: 320, height: 568), statusBarHeight: Double = 20, cornerRadius: Double = 0,
        cutout: Cutout = .none, cutoutSize: Size = .zero, hasHomeIndicator: Bool = false, hasForceTouch: Bool = false,
        multitaskingWindows: [MultitaskingWindow] = []
    ) -> Device {
        let screen = FullScreen(horizontalSizeClass: .compact, verticalSizeClass: .regular, safeAreaInsets: .zero)
        return Device(
            id: id, name: name, idiom: idiom, size: size, scale: 2, year: 2016, firstSystem: "9.3",
            hasForceTouch: hasForceTouch, statusBarHeight: statusBarHeight, cornerRadius: cornerRadius, cutout: cutout,
            cutoutSize: cutoutSize, hasHomeIndicator: hasHomeIndicator, portrait: screen, landscape: screen,
            multitaskingWindows: multitaskingWindows
        )
    }
}

extension ResolvedView {
    static func make(
        _ id: ViewID, _ kind: ViewKind, _ properties: [ViewProperty: PropertyValue] = [:], subviews: [ViewID] = [],
        tap: Action? = nil
    ) -> ResolvedView {
        let path = DocumentPath([.key("controllers"), .key("home"), .key("views"), .key(id.name)])
        return ResolvedView(
            definition: ViewDefinition(id: id, path: path, kind: kind, subviews: subviews, tap: tap),
            properties: ViewProperties(properties)
        )
    }
}

extension SceneController {
    static func make(
        _ id: ControllerID = "home", serial: Int = 1, kind: ControllerKind = .view,
        parent: ControllerInstance.ID? = nil, frame: Rect, traits: TraitCollection = TraitCollection(),
        navigationBar: NavigationBar? = nil, adaptiveElements: [ResolvedAdaptiveElement] = [],
        views: [ResolvedView] = [], constraints: [LayoutConstraint] = [], isPresented: Bool = false
    ) -> SceneController {
        SceneController(
            id: ControllerInstance.ID(id, serial: serial),
            definition: ControllerDefinition(
                id: id, path: DocumentPath([.key("controllers"), .key(id.name)]), kind: kind,
                views: views.map(\.definition)
            ),
            parent: parent, frame: frame, safeAreaInsets: .zero,
            traits: ResolvedTraits(collection: traits), navigationBar: navigationBar,
            adaptiveElements: adaptiveElements, views: views, constraints: constraints, isPresented: isPresented
        )
    }
}

extension Scene {
    static func make(
        device: Device = .make(), environment: Environment = Environment(), window: Rect? = nil,
        controllers: [SceneController]
    ) -> Scene {
        let size = device.screenSize(in: environment.orientation)
        return Scene(
            device: device, environment: environment, screenSize: size,
            window: window ?? Rect(origin: .zero, size: size), controllers: controllers
        )
    }
}
