import PlaygroundModel
import RandomApps
@testable import Simulation

extension DocumentPath {
    /// The path `controllers.NAME.…`.
    static func controller(_ id: ControllerID, _ rest: String...) -> DocumentPath {
        rest.reduce(DocumentPath().appending("controllers").appending(id.name)) { $0.appending($1) }
    }
}

extension ControllerDefinition {
    static func make(
        _ id: ControllerID, _ kind: ControllerKind = .view, title: String? = nil, backButtonTitle: String? = nil,
        views: [ViewDefinition] = [], constraints: [LayoutConstraint] = [], adaptive: [AdaptiveElement] = [],
        overrides: [Override] = [], change: (inout ControllerDefinition) -> Void = { _ in }
    ) -> ControllerDefinition {
        var controller = ControllerDefinition(
            id: id, path: .controller(id), kind: kind, title: title, backButtonTitle: backButtonTitle, views: views,
            constraints: constraints, adaptive: adaptive, overrides: overrides
        )
        change(&controller)
        return controller
    }
}

extension ControllerDefinition.Override {
    static func make(
        _ child: ControllerID?, _ traits: TraitCollection = TraitCollection(), when condition: Condition = .always,
        from source: ControllerID? = nil, at index: Int = 0
    ) -> ControllerDefinition.Override {
        .init(
            path: DocumentPath().appending("overrides").appending(index), child: child, condition: condition,
            source: source, traits: traits
        )
    }
}

extension ViewDefinition {
    static func make(
        _ id: ViewID, _ kind: ViewKind = .button, _ properties: [ViewProperty: PropertyValue] = [:],
        subviews: [ViewID] = [], tap: Action? = nil
    ) -> ViewDefinition {
        ViewDefinition(
            id: id, path: DocumentPath().appending("views").appending(id.name), kind: kind,
            properties: ViewProperties(properties), subviews: subviews, tap: tap
        )
    }
}

extension AdaptiveElement {
    static func make(
        _ index: Int = 0, when condition: Condition, constraints: [LayoutConstraint] = [], install: [ViewID] = [],
        set: [Assignment] = [], otherwise: [Assignment] = []
    ) -> AdaptiveElement {
        AdaptiveElement(
            path: DocumentPath().appending("adaptive").appending(index), condition: condition, constraints: constraints,
            install: install, set: set, otherwise: otherwise
        )
    }
}

extension AdaptiveElement.Assignment {
    static func color(_ view: ViewID, _ color: SemanticColor) -> AdaptiveElement.Assignment {
        .init(view: view, property: .backgroundColor, value: .color(.semantic(color)))
    }
}

extension Condition {
    static func horizontal(_ value: UserInterfaceSizeClass) -> Condition {
        .trait(.horizontalSizeClass, .name(value.rawValue))
    }

    static func vertical(_ value: UserInterfaceSizeClass) -> Condition {
        .trait(.verticalSizeClass, .name(value.rawValue))
    }
}

extension TraitCollection {
    static func make(
        horizontal: UserInterfaceSizeClass = .unspecified, vertical: UserInterfaceSizeClass = .unspecified,
        style: UserInterfaceStyle = .unspecified
    ) -> TraitCollection {
        var traits = TraitCollection()
        traits.horizontalSizeClass = horizontal
        traits.verticalSizeClass = vertical
        traits.userInterfaceStyle = style
        return traits
    }
}

extension Playground {
    static func make(
        _ controllers: ControllerDefinition..., root: ControllerID? = nil, ios version: Int = 26,
        quirks: Set<BehaviourProfile.Quirk> = [], customTraits: [CustomTrait] = []
    ) -> Playground {
        Playground(
            title: "Test", profile: BehaviourProfile(version: SystemVersion(version), quirks: quirks), devices: [],
            rootViewController: root ?? controllers.first?.id ?? "none", controllers: controllers,
            customTraits: customTraits
        )
    }

    /// A navigation controller with `home`, whose buttons have one action each, and the destinations of these actions.
    static func makeFlow(ios version: Int = 26) -> Playground {
        .make(
            .make("nav", .navigation(rootViewController: "home")),
            .make("home", title: "Home", views: [
                .make("next", tap: .show("detail")), .make("details", tap: .showDetail("detail")),
                .make("modal", tap: .present("sheet")), .make("push", tap: .push("detail")),
                .make("embed", tap: .push("other-nav")), .make("pop", tap: .pop), .make("plain"),
                .make("close", tap: .dismiss), .make("nowhere", tap: .show("ghost")),
                .make("disabled", .button, [.isEnabled: .bool(false)], tap: .pop),
                .make("box", .view, [.isHidden: .bool(true)], subviews: ["inside"]), .make("inside", tap: .pop),
            ]),
            .make("detail", title: "Detail", views: [
                .make("more", tap: .show("detail")), .make("pop", tap: .pop), .make("root", tap: .popToRoot),
                .make("modal", tap: .present("sheet")),
            ]),
            .make("sheet", views: [
                .make("close", tap: .dismiss), .make("next", tap: .show("detail")), .make("push", tap: .push("detail")),
            ]),
            .make("other-nav", .navigation(rootViewController: "detail")),
            ios: version
        )
    }
}

extension DeviceSimulation {
    static func make(
        _ playground: Playground, on device: Device = .phone8Plus, _ orientation: InterfaceOrientation = .portrait,
        window: WindowConfiguration = .fullScreen, environment: Environment? = nil
    ) -> DeviceSimulation {
        DeviceSimulation(
            playground: playground,
            configuration: DeviceConfiguration(device: device, orientation: orientation, window: window),
            environment: environment
        )
    }

    /// Applies events in the syntax of the command line, and returns the facts of the last event, without the event itself and the
    /// appearance callbacks.
    @discardableResult
    mutating func facts(after lines: String...) throws -> [LogFact] {
        try allFacts(after: lines).filter { $0.name != "appearance" }
    }

    /// The appearance callbacks of the last event, one string per log entry.
    mutating func appearance(after lines: String...) throws -> [String] {
        try allFacts(after: lines).filter { $0.name == "appearance" }.map { LogEntry($0).text }
    }

    private mutating func allFacts(after lines: [String]) throws -> [LogFact] {
        var facts: [LogFact] = []
        for line in lines {
            facts = apply(try Event(line: line)).dropFirst().filter { !$0.isVerbose }.map(\.fact)
        }
        return facts
    }

    /// The names of the controllers on screen.
    var onScreen: [String] { scene().controllers.map(\.id.description) }

    /// All controllers of the state. Layers are separated by ` / `, and children are in brackets.
    var tree: String { state.layers.map(\.text).joined(separator: " / ") }

    func controller(_ id: ControllerID) throws -> SceneController {
        guard let controller = scene().controllers.first(where: { $0.id.controller == id }) else {
            throw NotOnScreen(id: id)
        }
        return controller
    }

    struct NotOnScreen: Error { let id: ControllerID }
}

extension ControllerInstance {
    fileprivate var text: String {
        children.isEmpty ? id.description : "\(id)[\(children.map(\.text).joined(separator: " "))]"
    }
}
