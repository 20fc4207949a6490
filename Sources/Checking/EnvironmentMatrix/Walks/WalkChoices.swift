import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// The events on a screen that may lead to another: taps, back buttons, tabs, swipes and taps outside of a sheet.
public struct WalkChoices {
    /// In screen order; of several that lead to the same, the first.
    private var events: [Event] = []
    private var seen: Set<Choice> = []
    private let controllers: [String: SceneController]

    public static func events(of app: inout DeviceApp) -> [Event] {
        var choices = WalkChoices(app.picture().scene)
        choices.collect(app.wireframe().screen)
        return choices.events
    }

    private init(_ scene: Scene) {
        controllers = Dictionary(firstOf: scene.controllers.map { ($0.id.description, $0) })
    }

    private mutating func collect(_ node: WireframeNode) {
        guard !node.isHidden, node.style.alpha > 0 else { return }
        for event in [node.event].compactMap({ $0 }) + node.swipes { add(event) }
        for child in node.children { collect(child) }
    }

    private mutating func add(_ event: Event) {
        guard let choice = choice(event), seen.insert(choice).inserted else { return }
        events.append(event)
    }

    /// The target of an event, as far as it is known in advance.
    private enum Choice: Hashable {
        case event(Event)
        case action(controller: ControllerID, Action)
        /// An element that leads to a controller, whatever the arguments.
        case way(controller: ControllerID, to: ControllerID, isDetail: Bool, isPresented: Bool)
    }

    private func choice(_ event: Event) -> Choice? {
        guard case .container(let container) = event else { return nil }
        guard case .tap(let name, let view) = container, let controller = controllers[name] else { return .event(event) }
        // An action closes its alert, whatever else it does.
        if case .alert = controller.definition.kind { return .event(event) }
        guard let action = controller.definition.view(view)?.tap ?? controller.definition.item(view)?.tap else { return nil }
        let from = controller.id.controller.plain
        guard let target = action.target else { return .action(controller: from, action) }
        if case .present = action { return .way(controller: from, to: target.plain, isDetail: false, isPresented: true) }
        return .way(controller: from, to: target.plain, isDetail: action.targeted == .showDetail, isPresented: false)
    }
}
