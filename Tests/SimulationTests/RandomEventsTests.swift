import PlaygroundModel
import Simulation
import Testing

/// What must hold after any events whatever.
struct RandomEventsTests {
    private static let playground = Playground.make(
        .make("outer", .container(children: ["nav"]), overrides: [
            .make("nav", .make(horizontal: .regular), when: .orientation(.landscape)),
            .make("nav", .make(style: .dark), when: .width(atLeast: nil, atMost: 500)),
        ]),
        .make("nav", .navigation(rootViewController: "home"), overrides: [.make("detail", from: "outer")]) {
            $0.presentation.modalPresentationStyle = .fullScreen
        },
        .make("home", views: [
            .make("next", tap: .show("detail")), .make("modal", tap: .showDetail("nav")), .make("pop", tap: .popToRoot),
        ]),
        .make("detail", views: [
            .make("more", tap: .show("detail")), .make("pop", tap: .pop), .make("close", tap: .dismiss),
        ], adaptive: [.make(when: .vertical(.compact), install: ["pop"])]),
        ios: 17
    )

    private static func event(_ generator: inout SeededGenerator) -> Event {
        let taps = [
            "home.next", "home.modal", "home.pop", "detail.more", "detail.pop", "detail.close", "detail#2.more", "ghost.x",
        ]
        let window = WindowConfiguration.resizable(Size(
            width: Double.random(in: 1...2000, using: &generator).rounded(), height: 700
        ))
        let lines = taps.map { "tap \($0)" } + ["back", "dismiss"]
        var events = lines.compactMap { try? Event(line: $0) }
        events += InterfaceOrientation.allCases.map(Event.rotate) + (WindowConfiguration.fixed + [window]).map(Event.window)
        events += [.userInterfaceStyle(.dark), .userInterfaceStyle(.light), .forceTouch(.random(using: &generator))]
        events += [.preferredContentSizeCategory(ContentSizeCategory.allCases.randomElement(using: &generator) ?? .large)]
        return events.randomElement(using: &generator) ?? .back
    }

    @Test(arguments: 0..<12)
    func anyEventsLeaveASoundState(_ seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let device = Device.fixtures[seed % Device.fixtures.count]
        var simulation = DeviceSimulation.make(Self.playground, on: device)
        for _ in 0..<200 {
            let before = simulation
            let event = Self.event(&generator)
            let log = simulation.apply(event)
            #expect(log.first?.fact == .received(event))
            if log.contains(where: { $0.fact.name == "ignored" }) {
                #expect(simulation.state.layers == before.state.layers)
            }
            checkIdentities(simulation)
            checkTraits(simulation)
        }
    }

    @Test(arguments: 0..<6)
    func goingBackToACopyAndOnAgainLeadsToTheSame(_ seed: Int) {
        var generator = SeededGenerator(seed: seed)
        var simulation = DeviceSimulation.make(Self.playground, on: .pad97)
        for _ in 0..<50 { _ = simulation.apply(Self.event(&generator)) }
        let copy = simulation
        let events = (0..<20).map { _ in Self.event(&generator) }
        let log = events.map { simulation.apply($0) }
        var again = copy
        #expect(events.map { again.apply($0) } == log)
        #expect(again == simulation)
        #expect(again.scene() == simulation.scene())
    }

    private func checkIdentities(_ simulation: DeviceSimulation) {
        let ids = simulation.state.instances.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(!simulation.state.layers.isEmpty)
    }

    /// The traits of each controller, computed afresh: the window's of a new simulation in the same environment, with the
    /// playground's overrides applied along the chain of parents.
    private func checkTraits(_ simulation: DeviceSimulation) {
        let scene = simulation.scene()
        let window = DeviceSimulation.make(
            .make(.make("alone"), ios: 17), on: scene.device, environment: scene.environment
        ).scene().traits.collection
        for controller in scene.controllers {
            #expect(controller.traits.collection == expected(controller, in: scene, window: window))
        }
    }

    private func expected(_ controller: SceneController, in scene: Scene, window: TraitCollection) -> TraitCollection {
        var chain: [ControllerID] = []
        var current: SceneController? = controller
        while let member = current {
            chain.insert(member.id.controller, at: 0)
            current = scene.controllers.first { $0.id == member.parent }
        }
        guard chain.first == "outer", chain.count > 1 else { return window }
        var traits = window
        if scene.environment.orientation.isLandscape { traits.horizontalSizeClass = .regular }
        if scene.window.width <= 500 { traits.userInterfaceStyle = .dark }
        if chain.last == "detail" { traits = TraitCollection(traitsFrom: [traits, window]) }
        return traits
    }
}
