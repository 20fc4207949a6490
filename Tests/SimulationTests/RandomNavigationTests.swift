import Foundation
import PlaygroundModel
import Simulation
import Testing

/// What must hold of containers and presentations after any events whatever.
///
/// `TRAITSCOPE_RANDOM_SEQUENCES` sets how many sequences are tried; in a release build 100,000 take a few minutes.
struct RandomNavigationTests {
    private static let chunks = 8
    private static let sequences = ProcessInfo.processInfo.environment["TRAITSCOPE_RANDOM_SEQUENCES"].flatMap(Int.init) ?? 300
    private static let eventsInSequence = 14

    /// Every kind of container in another, and every way to present.
    private static let everything: Playground = {
        let taps: [(String, Action)] = [
            ("show", .show("page")), ("detail", .showDetail("page")), ("nav", .showDetail("inner-nav")), ("push", .push("page")),
            ("pop", .pop), ("root", .popToRoot), ("form", .present("sheet", style: .formSheet)),
            ("popover", .present("sheet", style: .popover)), ("context", .present("sheet", style: .currentContext)),
            ("full", .present("split", style: .fullScreen)), ("ask", .present("ask")), ("unwind", .unwind(to: "home")),
            ("segue", .replaceDetail("page", menu: .overlay)), ("columns", .show("columns")), ("close", .dismiss),
        ]
        let buttons = taps.map { ViewDefinition.make(ViewID($0.0), tap: $0.1) }
        return .make(
            .make("tabs", .tabBar(viewControllers: ["split", "columns", "pages", "box", "home", "page"])),
            .make("split", .split(SplitDefinition(primary: "menu-nav", secondary: "inner-nav"))),
            .make("columns", .split({
                var split = SplitDefinition(style: .tripleColumn, primary: "home", supplementary: "page", secondary: "sheet")
                split.delegate.topColumnForCollapsing = .supplementary
                return split
            }())),
            .make("menu-nav", .navigation(rootViewController: "home")),
            .make("inner-nav", .navigation(rootViewController: "page")),
            .make("pages", .page(PageDefinition(viewControllers: ["home", "page"]))),
            .make("box", .container(children: ["home", "page"])) { $0.handles = [.show: .replaceChild] },
            .make("home", views: buttons),
            .make("page", views: buttons) { $0.presentation.definesPresentationContext = true },
            .make("sheet", views: buttons) {
                $0.presentation.detents = [.medium, .large]
                $0.presentation.largestUndimmedDetent = .medium
                $0.presentation.viewControllerForAdaptivePresentationStyle = "sheet-nav"
            },
            .make("sheet-nav", .navigation(rootViewController: "sheet")),
            .make("ask", .alert(AlertDefinition(actions: [
                .init(BarButtonItem(id: "yes", path: .controller("ask"), tap: .showDetail("page"))),
                .init(BarButtonItem(id: "no", path: .controller("ask")), style: .cancel),
            ])))
        )
    }()

    private static let playgrounds: [Playground] = [
        everything, .makeSplit(), .makeSplit(ios: 8, detail: "detail-nav"), .makeSplit(detail: nil), .makeColumns(),
        .makeColumns(.doubleColumn) { $0.compact = "tabs" },
        .makeSplit { $0.delegate = .init(collapseSecondaryOntoPrimary: true, separateSecondary: "new") },
        .makeSplit { $0.delegate = .init(primaryForCollapsing: "new-nav", primaryForExpanding: "menu-nav") },
        .makeSplit { $0.delegate = .init(primaryForCollapsing: "detail", separateSecondary: "new") },
    ]

    @Test(arguments: 0..<chunks)
    func anyEventsLeaveASoundHierarchy(_ chunk: Int) {
        for sequence in stride(from: chunk, to: Self.sequences, by: Self.chunks) {
            var generator = SeededGenerator(seed: sequence)
            let playground = Self.playgrounds[sequence % Self.playgrounds.count]
            let device = Device.fixtures[(sequence / Self.playgrounds.count) % Device.fixtures.count]
            var simulation = DeviceSimulation.make(playground, on: device)
            var past: [(state: SimulationState, copy: DeviceSimulation, event: Event)] = []
            for _ in 0..<Self.eventsInSequence {
                let event = Self.event(in: simulation, &generator)
                let before = simulation
                let log = simulation.apply(event)
                past.append((before.state, before, event))
                if let fault = fault(before, simulation, log) {
                    Issue.record("sequence \(sequence): \(past.map(\.event.description)): \(fault)")
                    return
                }
            }
            guard undone(past, to: simulation) else {
                Issue.record("sequence \(sequence): going back and on again leads elsewhere")
                return
            }
        }
    }

    // MARK: Events

    private static func event(in simulation: DeviceSimulation, _ generator: inout SeededGenerator) -> Event {
        let window = WindowConfiguration.resizable(Size(
            width: Double.random(in: 300...1400, using: &generator).rounded(), height: 700
        ))
        let taps = simulation.scene().controllers.flatMap { controller in
            (controller.definition.views.map(\.id) + controller.definition.items.map(\.id)).map {
                Event.tap(controller: controller.id.description, view: $0)
            }
        }
        if !taps.isEmpty, Bool.random(using: &generator), let tap = taps.randomElement(using: &generator) { return tap }
        let columns = SplitDefinition.Column.allCases
        var events: [Event] = [.back, .dismiss, .tapDimmed, .detent(.large), .edgeSwipe(.left), .window(window)]
        events += SwipeDirection.allCases.map(Event.swipe) + columns.map(Event.showColumn) + columns.map(Event.hideColumn)
        events += [nil, 0, 1, 2, 3, 4, 5].map(Event.selectTab)
        // Twice, for what they bring about is the point.
        events += (InterfaceOrientation.allCases + InterfaceOrientation.allCases).map(Event.rotate)
        events += (WindowConfiguration.fixed + WindowConfiguration.fixed).map(Event.window)
        return events.randomElement(using: &generator) ?? .back
    }

    // MARK: What must hold

    /// What is wrong after an event, in words.
    private func fault(_ before: DeviceSimulation, _ after: DeviceSimulation, _ log: [LogEntry]) -> String? {
        let ids = after.state.instances.map(\.id)
        if Set(ids).count != ids.count { return "a controller is in two places: \(ids)" }
        if after.state.layers.isEmpty { return "nothing is left" }
        let isIgnored = log.contains { $0.fact.name == "ignored" } && !log.contains { $0.fact.name == "dismissed" }
        if isIgnored, after.state.layers != before.state.layers { return "an ignored event changed the hierarchy" }
        let lost = Set(before.state.instances.map(\.id)).subtracting(ids).subtracting(leaving(before, log))
        if !lost.isEmpty { return "lost without a word: \(lost)" }
        return after.faultOfTraits
    }

    /// The controllers that the log says have left, with all that lived through them.
    private func leaving(_ before: DeviceSimulation, _ log: [LogEntry]) -> Set<ControllerInstance.ID> {
        var roots: Set<ControllerInstance.ID> = [], around: [ControllerInstance.ID] = []
        for entry in log {
            switch entry.fact {
            case .popped(let instances, _), .dismissed(let instances): roots.formUnion(instances)
            case .replaced(let old?, _, _), .released(let old, _): roots.insert(old)
            case .adapted(let presented, _, _): around += standIn(for: presented, before)
            default: break
            }
        }
        around += roots.flatMap { standIn(for: $0, before) }
        // A stack replaced in place takes what stood on it along.
        for stack in before.state.instances where before.playground.controller(stack.id.controller)?.kind.word == "navigation" {
            roots.formUnion(stack.children.drop { !roots.contains($0.id) }.map(\.id))
        }
        return Set(before.state.instances.filter { roots.contains($0.id) }.flatMap(\.subtree).map(\.id) + around)
    }

    /// The controllers around a presented one, which leave with it or as it adapts.
    private func standIn(for presented: ControllerInstance.ID, _ before: DeviceSimulation) -> [ControllerInstance.ID] {
        let layer = before.state.layers.first { $0.presentation?.standIn == .around(presented) }
        guard let ids = layer?.subtree.map(\.id), let inside = layer?.subtree.first(where: { $0.id == presented })?.subtree
        else { return [] }
        let staying = Set(inside.map(\.id))
        return ids.filter { !staying.contains($0) }
    }

    /// Whether each copy is as it was, and goes on to the same end.
    private func undone(
        _ past: [(state: SimulationState, copy: DeviceSimulation, event: Event)], to end: DeviceSimulation
    ) -> Bool {
        guard past.allSatisfy({ $0.copy.state == $0.state }), var again = past.first?.copy else { return past.isEmpty }
        for moment in past {
            if again != moment.copy { return false }
            _ = again.apply(moment.event)
        }
        return again == end
    }
}

extension DeviceSimulation {
    /// What is wrong with the traits of a controller, computed afresh from its parent's, and with what follows from them.
    /// Only for playgrounds without overrides.
    fileprivate var faultOfTraits: String? {
        let scene = scene()
        let byID = Dictionary(scene.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for controller in scene.controllers {
            let traits = controller.traits.collection
            if let arrangement = controller.split, arrangement.isCollapsed != (traits.horizontalSizeClass != .regular) {
                return "\(controller.id) is \(arrangement.isCollapsed ? "" : "not ")collapsed"
            }
            let isInContext = controller.presentation.map { [.currentContext, .overCurrentContext].contains($0.form) } ?? false
            if isInContext { continue }
            var expected = controller.parent.flatMap { byID[$0] }?.traits.collection ?? scene.traits.collection
            if controller.presentation?.form.isElevated == true {
                expected.horizontalSizeClass = .compact
                if playground.profile.version >= 13 { expected.userInterfaceLevel = .elevated }
            }
            let columns = controller.parent.flatMap { byID[$0] }?.split?.columns ?? []
            if columns.contains(where: { $0.controller == controller.id && $0.column != .secondary }) {
                expected.horizontalSizeClass = .compact
            }
            if traits != expected { return "\(controller.id) has other traits than its place gives it" }
        }
        return nil
    }
}
