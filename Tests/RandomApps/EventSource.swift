import PlaygroundModel
import Simulation

/// Draws random events for an app on a device: all events that a page can currently send, and some that an outdated page or
/// an address would still send without effect.
///
/// A sequence of events without effect tests little, so expected events are drawn more often: a pressed finger
/// continues, and a visible home screen is used.
package struct EventSource {
    let simulation: DeviceSimulation
    let scene: Scene

    /// - Parameter scene: The screen of the simulation.
    package init(_ simulation: DeviceSimulation, _ scene: Scene) {
        self.simulation = simulation
        self.scene = scene
    }

    /// A group of related events. Events of a group are equally likely.
    enum Group: CaseIterable {
        case elements, controls, keyboard, bars, presentations, fingers, swipes, columns, windows, settings, system, homeScreen, leftOver
    }

    package func draw(using random: inout some RandomNumberGenerator) -> Event {
        let weights = Group.allCases.map(weight)
        var rest = Int.random(in: 0..<weights.reduce(0, +), using: &random)
        for (group, weight) in zip(Group.allCases, weights) {
            rest -= weight
            guard rest < 0 else { continue }
            if let event = draw(from: group, using: &random) { return event }
        }
        return .back
    }

    private func weight(of group: Group) -> Int {
        let isTouched = simulation.state.touch != nil
        let isHome = scene.homeScreen != nil
        return switch group {
        case .elements: isHome ? 2 : 30
        case .controls: isHome ? 1 : 12
        case .keyboard: isHome ? 1 : scene.keyboard == nil ? 6 : 20
        case .bars, .columns: isHome ? 1 : 8
        case .presentations: isHome ? 1 : scene.controllers.contains(where: \.isPresented) ? 12 : 2
        case .fingers: isTouched ? 45 : 8
        case .swipes: 6
        case .windows: 16
        case .settings: 6
        case .system: 2
        case .homeScreen: isHome ? 60 : 4
        case .leftOver: 2
        }
    }

    private func draw(from group: Group, using random: inout some RandomNumberGenerator) -> Event? {
        switch group {
        case .windows where Int.random(in: 0..<4, using: &random) == 0:
            let width = Double.random(in: 200...1500, using: &random).rounded()
            return .window(.resizable(Size(width: width, height: Double.random(in: 300...1400, using: &random).rounded())))
        case .leftOver:
            return leftOver(using: &random)
        default:
            return events(of: group).randomElement(using: &random)
        }
    }

    /// Whether the event is currently possible.
    package func offers(_ event: Event) -> Bool {
        Group.allCases.contains { events(of: $0).contains(event) }
    }

    /// A tap or a press on an element that may be on another screen or on no screen.
    private func leftOver(using random: inout some RandomNumberGenerator) -> Event? {
        guard let controller = simulation.playground.controllers.randomElement(using: &random) else { return nil }
        let view = controller.views.randomElement(using: &random)?.id ?? "ghost"
        let name = Bool.random(using: &random) ? controller.id.name : "\(controller.id)#2"
        return Bool.random(using: &random)
            ? .tap(controller: name, view: view)
            : .touch(.press(controller: name, view: view, force: Self.forces.randomElement(using: &random) ?? 1))
    }

    /// Forces in and out of order, and impossible forces.
    static let forces = [0, 0.1, 0.34, 0.5, 0.67, 0.8, 0.99, 1, 1.5, -0.2, .infinity]
}
