import LayoutEngine
import PlaygroundModel
import Simulation
import Wireframes

/// The state of a device at one step of a scenario. A class, because the claims of the step share its results.
final class ScenarioMoment {
    private(set) var simulation: DeviceSimulation
    let log: [LogEntry]
    private var knownScene: Scene?
    private var knownLayouts: [ControllerInstance.ID: ControllerLayouts.Layout]?
    private var knownElements: [ControllerInstance.ID: [ScreenElement]] = [:]
    private var knownTexts: [[UInt8]]?

    init(_ simulation: DeviceSimulation, log: [LogEntry]) {
        self.simulation = simulation
        self.log = log
    }

    var scene: Scene {
        if let knownScene { return knownScene }
        let scene = simulation.scene()
        knownScene = scene
        return scene
    }

    func layout(of id: ControllerInstance.ID) -> ControllerLayouts.Layout? {
        if knownLayouts == nil { knownLayouts = simulation.layouts(of: scene) }
        return knownLayouts?[id]
    }

    /// A controller's view, or a view in it. `nil` if the view is not installed.
    func element(_ view: ViewID?, of controller: SceneController) -> ScreenElement? {
        if knownElements[controller.id] == nil {
            knownElements[controller.id] = ScreenElement.all(of: controller, in: scene, layout(of: controller.id)?.result)
        }
        return knownElements[controller.id]?.first { $0.view?.id == view }
    }

    var logTexts: [[UInt8]] {
        if let knownTexts { return knownTexts }
        let texts = log.map { Array($0.text.utf8) }
        knownTexts = texts
        return texts
    }

    func holds(_ condition: Condition?) -> Bool {
        guard let condition else { return true }
        var state: [StateSubject: StateValue] = [:]
        for query in condition.queries {
            // Nothing is expected of a missing controller.
            guard let owner = owner(of: query) else { return false }
            state[query.subject] = simulation.stateValue(of: query.subject.unqualified.subject, in: owner)
        }
        return condition.holds(in: ConditionContext(
            traits: scene.traits.collection, orientation: scene.environment.orientation, size: scene.window.size, state: state))
    }

    /// The controller whose state is queried: the front one on screen, or else the newest.
    func owner(of query: StateQuery) -> ControllerInstance? {
        let name = query.subject.unqualified.controller
        guard let shown = controller(name)?.id else { return instance(name) }
        return simulation.state.instances.last { $0.id == shown }
    }

    /// The front controller of this name on screen.
    func controller(_ name: String) -> SceneController? {
        scene.controllers.last { $0.id.isNamed(name) }
    }

    /// Whether a controller is on screen. The navigation controller around a column's controller does not count as that controller,
    /// which can be below another controller on the stack.
    func isOnScreen(_ name: String) -> Bool {
        scene.controllers.contains { $0.id.isNamed(name) && ($0.id.controller.wrapped == nil || $0.id.description == name) }
    }

    /// The newest instance of this name, on screen or not.
    func instance(_ name: String) -> ControllerInstance? {
        simulation.state.instances.last { $0.id.isNamed(name) }
    }

    /// The controllers that a container shows, from the leading edge.
    func shown(by container: SceneController) -> [ControllerInstance.ID] {
        if let split = container.split, !split.columns.isEmpty { return split.columns.map { $0.controller } }
        return scene.controllers.filter { $0.parent == container.id }.map { $0.id }
    }

    /// An anchor's rectangle in the coordinates of the comparison. `isRoot` compares the controller's own view.
    func rect(of anchor: LengthComparison.Anchor, beside controller: SceneController, isRoot: Bool) -> Rect? {
        guard let owner = anchor.controller.map(self.controller) ?? controller else { return nil }
        guard let rect = rect(of: anchor.item, in: owner) else { return nil }
        let origin = isRoot ? .zero : controller.frame.origin
        return rect.offset(by: Point(x: owner.frame.minX - origin.x, y: owner.frame.minY - origin.y))
    }

    /// The rectangle of an item, in the coordinates of the controller's view.
    private func rect(of item: LayoutItem, in owner: SceneController) -> Rect? {
        switch item {
        case .rootView: return Rect(origin: .zero, size: owner.frame.size)
        case .window: return Rect(x: -owner.frame.minX, y: -owner.frame.minY, width: scene.window.width, height: scene.window.height)
        case .view(let view): return layout(of: owner.id)?.result.frames[view]
        case .guide(.safeArea, nil): return Rect(origin: .zero, size: owner.frame.size).inset(by: owner.safeAreaInsets)
        case .guide:
            guard let layout = layout(of: owner.id) else { return nil }
            return LayoutGeometry(layout.request, layout.result).rect(of: item)
        }
    }

    /// The tolerance for equal lengths, in points: each edge is rounded by at most half a pixel. A width or height has two edges.
    func tolerance(of attribute: RectAttribute, _ comparison: LengthComparison, in controller: SceneController) -> Double {
        let pixel = 1 / max(1, controller.traits.collection.displayScale)
        let ends = attribute.edgeCount + (comparison.anchor?.attribute.edgeCount ?? 0) * abs(comparison.multiplier)
        return 0.5 * ends * pixel + 1e-6
    }
}

extension RectAttribute {
    fileprivate var edgeCount: Double {
        switch self {
        case .width, .height: 2
        case .minX, .midX, .maxX, .minY, .midY, .maxY: 1
        }
    }
}

extension ControllerInstance.ID {
    /// Matches the controller's name, with or without its number, or the name of the controller wrapped in this one.
    func isNamed(_ name: String) -> Bool {
        controller.name == name || description == name || (controller.wrapped?.name == name && serial == 1)
    }
}
