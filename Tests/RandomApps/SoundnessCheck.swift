import PlaygroundModel
import Simulation

/// Sends events to an app, and reports states that must not occur after any event.
///
/// - No controller is in two places: no two living controllers (on screen, covered, kept by a split view or previewed) have
///   the same identity.
/// - No controller is lost: a controller alive before an event is alive after it, or the log of the event reports that it or a controller
///   that it depended on was popped, dismissed, replaced, released, dropped or ended with the app (``Departures``).
/// - An ignored event changes nothing in the hierarchy, and an app that does not run receives nothing.
/// - Every controller on screen has the traits recomputed from its position (``TraitsAfresh``), and the traits that it
///   received (``ToldTraits``).
/// - The keyboard equals the recomputed keyboard and the keyboard reported to the app (``ToldKeyboard``).
/// - Selections are valid, a split view has a column for each child, frames are finite, and layers opened by a finger
///   have a living controller.
package struct SoundnessCheck {
    package private(set) var simulation: DeviceSimulation
    package private(set) var scene: Scene
    /// The log of the last event.
    package private(set) var log: [LogEntry] = []
    private var told = ToldTraits()
    private var keyboard = ToldKeyboard()

    package init(_ simulation: DeviceSimulation) {
        self.simulation = simulation
        scene = simulation.scene()
    }

    /// Returns the faults after the launch.
    package mutating func launch() -> String? {
        log = simulation.launchLog
        return faultOfState ?? TraitsAfresh(simulation, scene).fault ?? told.hear(log, from: nil, to: simulation, scene)
    }

    /// - Returns: A description of the faults after the event. `nil` if there are none.
    package mutating func apply(_ event: Event) -> String? {
        let before = simulation
        log = simulation.apply(event)
        scene = simulation.scene()
        return fault(after: event, from: before) ?? faultOfState ?? TraitsAfresh(simulation, scene).fault
            ?? told.hear(log, from: before, to: simulation, scene) ?? keyboard.hear(log, from: before, to: simulation, scene)
    }

    private func fault(after event: Event, from before: DeviceSimulation) -> String? {
        guard let first = log.first else {
            return before.state.layers == simulation.state.layers ? nil : "something happened and the log says nothing"
        }
        guard case .received(let told) = first.fact, told.description == event.description else {
            return "the log does not begin with the event"
        }
        if log.count == 2, log[1].fact.name == "ignored", before.state.layers != simulation.state.layers {
            return "an ignored event changed the hierarchy"
        }
        let isDead = [before, simulation].allSatisfy { $0.state.homeScreen.app == .notRunning }
        if isDead, let heard = log.first(where: { $0.fact.isCallback }) { return "a dead app hears \(heard.fact.name)" }
        let lost = Set(before.state.instances.map(\.id)).subtracting(simulation.state.instances.map(\.id))
            .subtracting(Departures(log, from: before).ids)
        return lost.isEmpty ? nil : "lost without a word: \(lost)"
    }

    private var faultOfState: String? {
        let state = simulation.state
        let ids = (state.instances + (state.touch?.preview?.subtree ?? [])).map(\.id)
        if Set(ids).count != ids.count { return "a controller is in two places: \(ids)" }
        if state.layers.first?.id.controller != simulation.playground.rootViewController { return "the root is another" }
        if state.layers.dropFirst().contains(where: { $0.presentation == nil }) { return "a layer is not presented" }
        if let touch = state.touch, touch.isVisible, !ids.contains(touch.controller) {
            return "a finger's layer is left over \(touch.controller), which is gone"
        }
        if let controller = scene.controllers.first(where: { !$0.frame.isSound }) {
            return "\(controller.id) is at \(controller.frame)"
        }
        return state.instances.lazy.compactMap(\.fault).first
    }
}

extension ControllerInstance {
    /// A description of the faults in a container's stored state.
    fileprivate var fault: String? {
        if let tabBar, !children.indices.contains(tabBar.selectedIndex) { return "\(id) selects a tab that is not there" }
        if let currentPage, !children.indices.contains(currentPage) { return "\(id) shows a page that is not there" }
        guard let split else { return nil }
        if split.columns.count != children.count { return "\(id) has columns \(split.columns) for \(children.map(\.id))" }
        if split.isCollapsed, children.count != 1 { return "\(id) is collapsed and has \(children.count) children" }
        let stack = Set(children.flatMap(\.subtree).map(\.id))
        let astray = split.merged.values.filter { !stack.contains($0) } + split.shownAsDetail.filter { !stack.contains($0) }
        return astray.isEmpty ? nil : "\(id) remembers \(astray), which is not on its stack"
    }
}

extension LogFact {
    /// Whether a controller or the app's code is called.
    fileprivate var isCallback: Bool {
        switch self {
        case .willTransitionToTraits, .viewWillTransition, .traitCollectionDidChange, .traitCollectionDidChangeFromNothing,
             .environmentTraitsDidChange, .posted, .adaptiveElementUpdated, .askedDelegate:
            true
        default: false
        }
    }
}

extension Rect {
    fileprivate var isSound: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && size.width >= 0 && size.height >= 0
    }
}
