import PlaygroundModel
import RandomApps
import SeededRandom
@testable import Simulation
import Testing

/// Rules for containers, presentations and overrides after any events, on difficult playgrounds.
/// `PlaygroundPipelineTests/RandomSequencesTests` checks the rules on the bundled playgrounds.
struct RandomNavigationTests {
    private static let chunks = 8
    private static let sequences = Sweeps.areRun ? 300 : 100
    private static let eventsInSequence = 14

    /// All combinations of nested containers, and all presentation styles.
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
            .make("tabs", .tabBar(TabBarDefinition(
                viewControllers: ["split", "columns", "pages", "box", "home", "page"], mode: .tabSidebar
            ))),
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

    /// Overrides of a container, by orientation and width, and one that borrows from further up.
    private static let overriding = Playground.make(
        .make("outer", .container(children: ["nav"]), overrides: [
            .make("nav", .make(horizontal: .regular), when: .orientation(.landscape)),
            .make("nav", .make(style: .dark), when: .width(atLeast: nil, atMost: 500)),
        ]),
        .make("nav", .navigation(rootViewController: "home"), overrides: [.make("detail", from: "outer")]) {
            $0.presentation.modalPresentationStyle = .fullScreen
        },
        .make("home", views: [
            .make("next", tap: .show("detail")), .make("modal", tap: .showDetail("nav")), .make("pop", tap: .popToRoot),
        ], overrides: [.make(nil, .make(vertical: .compact), when: .horizontal(.regular))]),
        .make("detail", views: [
            .make("more", tap: .show("detail")), .make("pop", tap: .pop), .make("close", tap: .dismiss),
        ], adaptive: [.make(when: .vertical(.compact), install: ["pop"])]),
        ios: 17
    )

    private static let playgrounds: [Playground] = [
        everything, overriding, .makeSplit(), .makeSplit(ios: 8, detail: "detail-nav"), .makeSplit(detail: nil), .makeColumns(),
        .makeColumns(.doubleColumn) { $0.compact = "tabs" },
        .makeSplit { $0.delegate = .init(collapseSecondaryOntoPrimary: true, separateSecondary: "new") },
        .makeSplit { $0.delegate = .init(primaryForCollapsing: "new-nav", primaryForExpanding: "menu-nav") },
        .makeSplit { $0.delegate = .init(primaryForCollapsing: "detail", separateSecondary: "new") },
    ]

    @Test(arguments: 0..<chunks)
    func anyEventsLeaveASoundHierarchy(_ chunk: Int) {
        for sequence in stride(from: chunk, to: Self.sequences, by: Self.chunks) {
            var random = SeededGenerator(seed: sequence)
            let playground = Self.playgrounds[sequence % Self.playgrounds.count]
            let device = Device.fixtures[(sequence / Self.playgrounds.count) % Device.fixtures.count]
            let launched = DeviceSimulation.make(playground, on: device)
            var events: [Event] = []
            let fault = fault(on: launched) { check in
                guard events.count < Self.eventsInSequence else { return nil }
                events.append(EventSource(check.simulation, check.scene).draw(using: &random))
                return events.last
            }
            guard fault != nil else { continue }
            let shortest = events.shortestFailure { self.fault(of: $0, on: launched) != nil }
            let words = self.fault(of: shortest, on: launched) ?? ""
            Issue.record("sequence \(sequence): \(shortest.map(\.description)): \(words)")
            return
        }
    }

    private func fault(of events: [Event], on launched: DeviceSimulation) -> String? {
        var rest = events[...]
        return fault(on: launched) { _ in rest.popFirst() }
    }

    /// The first fault after one of the events, or a difference between two runs of the same events. `nil` if there is none.
    private func fault(on launched: DeviceSimulation, _ next: (SoundnessCheck) -> Event?) -> String? {
        var check = SoundnessCheck(launched)
        if let fault = check.launch() { return fault }
        var again = launched
        while let event = next(check) {
            if let fault = check.apply(event) { return fault }
            _ = again.apply(event)
        }
        return again == check.simulation ? nil : "the same events lead elsewhere"
    }
}
