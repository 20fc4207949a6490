import PlaygroundModel
import RandomApps
import SeededRandom
import Testing
@testable import Simulation

/// The callbacks equal the difference of the states, and none occurs twice.
struct ToldOnceTests {
    private static let chunks = 8
    private static let sequences = Sweeps.areRun ? 400 : 100
    private static let eventsInSequence = 15

    @Test(arguments: 0..<chunks) func theLoggedCallbacksEqualTheDifferenceOfTheStates(_ chunk: Int) {
        var told = 0
        for seed in stride(from: chunk, to: Self.sequences, by: Self.chunks) {
            var random = SeededGenerator(seed: seed)
            let playground = Playground.random(using: &random)
            let device = Device.fixtures[seed % Device.fixtures.count]
            var app = DeviceSimulation.make(playground, on: device)
            var events: [Event] = []
            for _ in 0..<Self.eventsInSequence {
                let before = app
                events.append(EventSource(app, app.scene()).draw(using: &random))
                let log = app.apply(events[events.count - 1])
                told += log.count { ToldChanges.isTold($0.fact) }
                guard let fault = ToldChanges(log, from: before, to: app).fault else { continue }
                Issue.record("seed \(seed), iOS \(playground.profile.version), \(device.id): \(events): \(fault)")
                return
            }
        }
        // The apps are chosen so that callbacks occur.
        #expect(told > Self.sequences)
    }

    // MARK: Where three places used to disagree

    private static func tabs(_ child: ControllerDefinition..., override: ControllerDefinition.Override? = nil) -> Playground {
        let first = child[0].id
        let tabs = TabBarDefinition(viewControllers: [first], mode: .tabSidebar, sidebar: .init(preferredLayout: .tile))
        return Playground(
            title: "Tabs", profile: BehaviourProfile(version: 18), devices: [], rootViewController: "tabs",
            controllers: [.make("tabs", .tabBar(tabs))] + child
        )
    }

    @Test func hidingATiledSidebarNotifiesTheDetailOfASplitViewOnce() throws {
        var app = DeviceSimulation.make(Self.tabs(
            .make("split", .split(SplitDefinition(primary: "menu", secondary: "detail"))), .make("menu"), .make("detail")
        ), on: .pad129, .landscapeRight)
        let facts = try app.facts(after: "hideSidebar")
        let sizes = facts.filter { $0.name == "viewWillTransition" }
        #expect(sizes.count { $0.controller?.controller == "detail" } == 1)
        #expect(Set(sizes.map(\.controller)).count == sizes.count)
    }

    @Test func aSidebarThatActivatesAnOverrideNotifiesTheChild() throws {
        var app = DeviceSimulation.make(Self.tabs(
            .make("outer", .container(children: ["inner"]), overrides: [
                .make("inner", .make(horizontal: .compact), when: .width(atLeast: nil, atMost: 1100)),
            ]),
            .make("inner")
        ), on: .pad129, .landscapeRight)
        try app.facts(after: "hideSidebar")
        let facts = try app.facts(after: "showSidebar")
        #expect(facts.contains(.traitCollectionDidChange(
            ControllerInstance.ID("inner"), [.init(.horizontalSizeClass, from: .name("regular"), to: .name("compact"))]
        )))
    }

    @Test func adaptiveElementsChangedByAColumnAreLogged() throws {
        var playground = Playground.makeSplit()
        let index = try #require(playground.controllers.firstIndex { $0.id == "detail" })
        playground.controllers[index].adaptive = [.make(when: .width(atLeast: 900, atMost: nil))]
        var app = DeviceSimulation.make(playground, on: .pad97, .landscapeRight)
        let detail = ControllerInstance.ID("detail"), path = playground.controllers[index].adaptive[0].path
        #expect(try app.facts(after: "hideColumn primary").contains(.adaptiveElementUpdated(detail, element: path, holds: true)))
        #expect(try app.facts(after: "showColumn primary").contains(.adaptiveElementUpdated(detail, element: path, holds: false)))
    }

    @Test func adaptiveElementsChangedByASidebarAreLogged() throws {
        var home = ControllerDefinition.make("home")
        home.adaptive = [.make(when: .width(atLeast: 1200, atMost: nil))]
        var app = DeviceSimulation.make(Self.tabs(home), on: .pad129, .landscapeRight)
        #expect(try app.facts(after: "hideSidebar").map(\.name) == ["sidebar", "viewWillTransition", "adaptive-element"])
    }

    @Test func aColdLaunchLogsTheCollapseOnce() throws {
        var app = DeviceSimulation.make(.makeSplit(), on: .phone6)
        let facts = try app.facts(after: "home", "terminate", "tapIcon")
        #expect(facts.count { $0.name == "collapsed" } == 1)
    }
}

/// The facts that a log should have for a step between two states, derived from the hierarchies of both.
private struct ToldChanges {
    private let log: [LogEntry]
    private let before: DeviceSimulation
    private let after: DeviceSimulation

    init(_ log: [LogEntry], from before: DeviceSimulation, to after: DeviceSimulation) {
        self.log = log
        self.before = before
        self.after = after
    }

    static func isTold(_ fact: LogFact) -> Bool {
        switch fact {
        case .viewWillTransition, .traitCollectionDidChange, .traitCollectionDidChangeFromNothing, .environmentTraitsDidChange,
             .adaptiveElementUpdated, .willTransitionToTraits: true
        default: false
        }
    }

    /// The logged facts that are checked, one per view. Temporary changes for snapshots are excluded.
    private var told: [LogFact] {
        log.map(\.fact).prefix { $0 != .takesSnapshots }.filter(Self.isTold).flatMap { fact -> [LogFact] in
            guard case .environmentTraitsDidChange(.views(let views, let id), let changes) = fact else { return [fact] }
            return views.map { .environmentTraitsDidChange(.views([$0], of: id), changes) }
        }
    }

    /// Whether the app runs in both states with the same system version and language.
    private var isComparable: Bool {
        guard before.state.homeScreen.app != .notRunning, after.state.homeScreen.app != .notRunning else { return false }
        return before.state.environment.systemVersion == after.state.environment.systemVersion
            && before.state.environment.language == after.state.environment.language
    }

    var fault: String? {
        guard isComparable else { return nil }
        let (expected, told) = (expected, told)
        if Set(told).count != told.count { return "told twice: \(told.filter { fact in told.count { $0 == fact } > 1 })" }
        let (missing, extra) = (Set(expected).subtracting(told), Set(told).subtracting(expected))
        return missing.isEmpty && extra.isEmpty ? nil : "missing \(missing), without a reason \(extra)"
    }

    private var expected: [LogFact] {
        let (old, new) = (before.currentHierarchy, after.currentHierarchy)
        let former = Dictionary(old.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let living = Set(before.state.instances.map(\.id))
        var facts = around(old, new)
        for controller in new.controllers {
            if let former = former[controller.id] {
                facts += differences(from: former, to: controller, isAnnounced: old.environment != new.environment)
            } else if !living.contains(controller.id) {
                facts += first(controller, in: new.windowTraits.collection)
            }
        }
        return facts
    }

    private func changes(_ old: TraitCollection, _ new: TraitCollection) -> [LogFact.TraitChange] {
        Trait.systemTraits.filter { old[$0] != new[$0] }.map { .init($0, from: old[$0], to: new[$0]) }
    }

    private func around(_ old: Hierarchy, _ new: Hierarchy) -> [LogFact] {
        let screen = changes(old.screenTraits.collection, new.screenTraits.collection)
        let window = changes(old.windowTraits.collection, new.windowTraits.collection)
        var facts: [LogFact] = screen.isEmpty ? [] : [.environmentTraitsDidChange(.screen, screen)]
        guard !window.isEmpty else { return facts }
        if after.playground.profile.version >= 13 { facts.append(.environmentTraitsDidChange(.windowScene, window)) }
        return facts + [.environmentTraitsDidChange(.window, window)]
    }

    private func first(_ controller: SceneController, in window: TraitCollection) -> [LogFact] {
        if after.playground.profile.version < 13 { return [.traitCollectionDidChangeFromNothing(controller.id)] }
        let changes = changes(window, controller.traits.collection)
        return changes.isEmpty ? [] : [.traitCollectionDidChange(controller.id, changes)]
    }

    private func differences(from old: SceneController, to new: SceneController, isAnnounced: Bool) -> [LogFact] {
        var facts: [LogFact] = []
        if old.frame.size != new.frame.size {
            facts.append(.viewWillTransition(new.id, from: old.frame.size, to: new.frame.size))
        }
        for (old, element) in zip(old.adaptiveElements, new.adaptiveElements) where old.holds != element.holds {
            facts.append(.adaptiveElementUpdated(new.id, element: element.path, holds: element.holds))
        }
        let handed = changes(old.presentation?.traits ?? TraitCollection(), new.presentation?.traits ?? TraitCollection())
        if !handed.isEmpty { facts.append(.environmentTraitsDidChange(.presentationController(of: new.id), handed)) }
        let own = changes(old.traits.collection, new.traits.collection)
        guard !own.isEmpty else { return facts }
        if isAnnounced { facts.append(.willTransitionToTraits(new.id, own)) }
        facts.append(.traitCollectionDidChange(new.id, own))
        for view in new.views where old.views.contains(where: { $0.id == view.id }) {
            let changes = changes(traits(of: view, old.traits.collection), traits(of: view, new.traits.collection))
            if !changes.isEmpty { facts.append(.environmentTraitsDidChange(.views([view.id], of: new.id), changes)) }
        }
        return facts
    }

    /// The controller's traits, unless the view or one around it changes them.
    private func traits(of view: ResolvedView, _ controller: TraitCollection) -> TraitCollection {
        var traits = controller
        for trait in view.traitOverrides.specifiedTraits { traits[trait] = view.traitOverrides[trait] }
        return traits
    }
}
