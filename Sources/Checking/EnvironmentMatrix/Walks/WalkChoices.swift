import PlaygroundModel
import PlaygroundPipeline
import Simulation
import Wireframes

/// The events that may lead to another screen: taps, swipes, and changes of controls that are used in conditions.
public struct WalkChoices {
    /// The events in screen order. If several have the same target, only the first is kept.
    private var events: [Event] = []
    private var seen: Set<Choice> = []
    private let controllers: [String: SceneController]

    public static func events(of app: inout DeviceApp) -> [Event] {
        var choices = WalkChoices(app.picture().scene)
        choices.collect(app.wireframe().screen)
        for controller in app.picture().scene.controllers { choices.collectChanges(in: controller) }
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

    private mutating func collectChanges(in controller: SceneController) {
        for (condition, _) in controller.definition.allConditions {
            for query in condition.queries {
                guard case .property(let id, let property) = query.subject, let view = controller.definition.view(id),
                      view.kind.facts.control?.property == property
                else { continue }
                for value in query.test.decidingValues(of: property) {
                    add(.container(.change(controller: controller.id.description, view: id, value)))
                }
            }
        }
    }

    private mutating func add(_ event: Event) {
        guard let choice = choice(event), seen.insert(choice).inserted else { return }
        events.append(event)
    }

    private enum Choice: Hashable {
        case event(Event)
        case action(controller: ControllerID, Action)
        /// An element that leads to a controller with any arguments.
        case way(controller: ControllerID, to: ControllerID, isDetail: Bool, isPresented: Bool)
    }

    private func choice(_ event: Event) -> Choice? {
        guard case .container(let container) = event else { return nil }
        guard case .tap(let name, let view) = container, let controller = controllers[name] else { return .event(event) }
        // A tap on an alert's action also closes the alert.
        if case .alert = controller.definition.kind { return .event(event) }
        guard let action = controller.definition.view(view)?.tap ?? controller.definition.item(view)?.tap else { return nil }
        let from = controller.id.controller.plain
        guard let target = action.target else { return .action(controller: from, action) }
        if case .present = action { return .way(controller: from, to: target.plain, isDetail: false, isPresented: true) }
        return .way(controller: from, to: target.plain, isDetail: action.targeted == .showDetail, isPresented: false)
    }
}

extension StateQuery.Test {
    /// Values of a control for which the test holds and fails.
    fileprivate func decidingValues(of property: ViewProperty) -> [ControlValue] {
        switch (property, self) {
        case (.isOn, _): [.isOn(true), .isOn(false)]
        case (.text, .equals(.string(let text))): [.text(text), .text("")]
        case (.text, .contains(let part)): [.text(part), .text("")]
        case (.text, .matches(let pattern)): [.text(pattern.example), .text("")]
        case (.text, .isEmail): [.text("neko@example.com"), .text("neko")]
        case (.text, .length(let least, let most)):
            [least ?? 1, (most ?? 0) + 1].map { .text(String(repeating: "a", count: min($0, PlaygroundLimits.eventBytes / 2))) } + [.text("")]
        case (.text, _): [.text("Text"), .text("")]
        case (.selectedSegmentIndex, .equals(.number(let index))):
            [Int(clamping: index), index == 0 ? 1 : 0].map { .selectedSegmentIndex($0) }
        case (.value, .equals(.number(let value))): [.value(value), .value(value > 0 ? 0 : 1)]
        case (.value, .range(let least, let most)): [least, most].compactMap { $0.map { .value($0) } } + [.value(0), .value(1)]
        default: []
        }
    }
}
