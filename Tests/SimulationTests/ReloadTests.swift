import PlaygroundModel
@testable import Simulation
import Testing

struct ReloadTests {
    typealias ID = ControllerInstance.ID

    private let navigation = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
    private let home = ControllerDefinition.make("home", views: [
        .make("list", tap: .show("list")), .make("sheet", tap: .present("sheet")),
    ])
    private let list = ControllerDefinition.make("list", views: [.make("detail", tap: .show("detail"))])
    private let detail = ControllerDefinition.make("detail", views: [.make("sheet", tap: .present("sheet"))])
    private let sheet = ControllerDefinition.make("sheet", views: [.make("more", tap: .present("detail"))])

    private func deepInTheFlow() throws -> DeviceSimulation {
        var simulation = DeviceSimulation.make(.make(navigation, home, list, detail, sheet))
        try simulation.facts(after: "rotate landscape", "tap home.list", "tap list.detail")
        return simulation
    }

    @Test func theStateIsKeptWhileTheControllersExist() throws {
        var simulation = try deepInTheFlow()
        let before = simulation.state
        var changed = detail
        changed.title = "Changed"
        let log = simulation.reload(.make(navigation, home, list, changed, sheet))
        #expect(log.isEmpty)
        #expect(simulation.state == before)
        #expect(try simulation.controller("nav").navigationBar?.title == "Changed")
    }

    @Test func aRemovedTopControllerIsPopped() throws {
        var simulation = try deepInTheFlow()
        #expect(simulation.reload(.make(navigation, home, list, sheet)).map(\.fact) == [.droppedOnReload(ID("detail"))])
        #expect(simulation.tree == "nav[home list]")
        #expect(simulation.state.environment.orientation == .landscapeRight)
    }

    @Test func theTopControllerStaysWhenALowerOneIsRemoved() throws {
        var simulation = try deepInTheFlow()
        #expect(simulation.reload(.make(navigation, home, detail, sheet)).map(\.fact) == [.droppedOnReload(ID("list"))])
        #expect(simulation.onScreen == ["nav", "detail"])
    }

    @Test func removingAPresentedControllerRemovesThoseItPresented() throws {
        var simulation = DeviceSimulation.make(.make(navigation, home, detail, sheet))
        try simulation.facts(after: "tap home.sheet", "tap sheet.more")
        #expect(simulation.tree == "nav[home] / sheet / detail")
        let log = simulation.reload(.make(navigation, home, detail))
        #expect(log.map(\.fact) == [.droppedOnReload(ID("detail")), .droppedOnReload(ID("sheet"))])
        #expect(simulation.tree == "nav[home]")
    }

    @Test func newRootReplacesEverything() throws {
        var simulation = try deepInTheFlow()
        let log = simulation.reload(.make(navigation, home, list, detail, sheet, root: "sheet"))
        #expect(simulation.tree == "sheet")
        #expect(log.map(\.fact) == [
            .droppedOnReload(ID("detail")), .droppedOnReload(ID("list")), .droppedOnReload(ID("home")),
            .droppedOnReload(ID("nav")), .addedOnReload(ID("sheet")),
        ])
    }

    @Test func aNewStackRootKeepsThePushedControllers() throws {
        var simulation = try deepInTheFlow()
        let changed = ControllerDefinition.make("nav", .navigation(rootViewController: "sheet"))
        let log = simulation.reload(.make(changed, home, list, detail, sheet))
        #expect(log.map(\.fact) == [.droppedOnReload(ID("home")), .addedOnReload(ID("sheet"))])
        #expect(simulation.tree == "nav[sheet list detail]")
    }

    @Test func containersKeepRemainingChildrenAndAddNewOnes() {
        let before = Playground.make(.make("box", .container(children: ["a", "b"])), .make("a"), .make("b"))
        var simulation = DeviceSimulation.make(before)
        let log = simulation.reload(.make(.make("box", .container(children: ["c", "a"])), .make("a"), .make("c"), ios: 12))
        #expect(simulation.tree == "box[c a]")
        #expect(log.map(\.fact) == [
            .droppedOnReload(ID("b")), .addedOnReload(ID("c")), .traitCollectionDidChangeFromNothing(ID("c")),
        ])
    }

    @Test func containersThatBecomePlainControllersDropTheirChildren() {
        var simulation = DeviceSimulation.make(.make(.make("box", .container(children: ["a"])), .make("a")))
        #expect(simulation.reload(.make(.make("box"), .make("a"))).map(\.fact) == [.droppedOnReload(ID("a"))])
        #expect(simulation.tree == "box")
    }

    @Test func profilesWithoutSplitViewRestoreTheFullScreen() {
        var simulation = DeviceSimulation.make(.make(home), on: .pad97, .landscapeRight, window: .oneHalf)
        let log = simulation.reload(.make(home, ios: 8))
        #expect(log.map(\.fact) == [.windowReplaced(.oneHalf, with: .fullScreen)])
        #expect(simulation.state.environment.window == .fullScreen)
    }

    @Test func aMissingRootShowsNothingUntilItReturns() throws {
        var simulation = try deepInTheFlow()
        _ = simulation.reload(.make(home, root: "nav"))
        #expect(simulation.onScreen.isEmpty)
        _ = simulation.reload(.make(navigation, home))
        #expect(simulation.onScreen == ["nav", "home"])
    }

    // MARK: Containers

    @Test func collapsedSplitViewsKeepTheirStack() throws {
        var simulation = DeviceSimulation.make(.makeSplit(detail: "detail-nav"), on: .phone8Plus)
        try simulation.facts(after: "tap detail.show")
        let before = simulation.state
        var changed = Playground.makeSplit(detail: "detail-nav")
        changed.title = "Changed"
        #expect(simulation.reload(changed).isEmpty)
        #expect(simulation.state == before)
        changed.controllers.removeAll { $0.id == "new" || $0.id == "new-nav" }
        #expect(simulation.reload(changed).map(\.fact) == [.droppedOnReload(ID("new"))])
        #expect(simulation.tree == "split[menu-nav[menu detail-nav[detail]]]")
        try simulation.facts(after: "rotate landscape")
        #expect(simulation.tree == "split[menu-nav[menu] detail-nav[detail]]")
    }

    @Test func splitViewsWithOtherColumnsAreRecreated() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .phone8Plus)
        try simulation.facts(after: "back")
        let log = simulation.reload(.makeSplit(detail: "new"))
        #expect(log.map(\.fact).contains(.droppedOnReload(ID("detail"))))
        #expect(simulation.tree == "split[menu-nav#2[menu#2 new]]")
        _ = simulation.reload(.makeSplit(detail: nil))
        #expect(simulation.tree == "split[menu-nav[menu]]")
    }

    @Test func selectedTabAndPageFollowTheirControllers() throws {
        func playground(_ order: [ControllerID]) -> Playground {
            .make(
                .make("tabs", .tabBar(TabBarDefinition(viewControllers: order + ["pages"]))), .make("a"), .make("b"),
                .make("pages", .page(PageDefinition(viewControllers: order)))
            )
        }
        var simulation = DeviceSimulation.make(playground(["a", "b"]))
        try simulation.facts(after: "selectTab 2", "swipe left", "selectTab 1")
        #expect(simulation.reload(playground(["b", "a"])).isEmpty)
        #expect(simulation.onScreen == ["tabs", "b"])
        try simulation.facts(after: "selectTab 2")
        #expect(simulation.onScreen == ["tabs", "pages", "b#2"])
        _ = simulation.reload(playground(["a"]))
        #expect(simulation.onScreen == ["tabs", "pages", "a#2"])
    }

    /// The order of dictionaries differs between runs, so the events are applied several times.
    @Test func newControllersOfKeptColumnsAreNumberedInColumnOrder() throws {
        func playground(_ others: ControllerDefinition...) -> Playground {
            var split = SplitDefinition(style: .tripleColumn, primary: "menu", supplementary: "nav", secondary: "nav")
            split.delegate.topColumnForCollapsing = .primary
            let controllers: [ControllerDefinition] = [
                .make("split", .split(split)), .make("nav", .navigation(rootViewController: "page")), .make("page"),
                .make("menu", views: [
                    .make("list", tap: .setViewController("other", .supplementary)),
                    .make("detail", tap: .setViewController("other", .secondary)),
                ]),
            ]
            return Playground(
                title: "Test", profile: .newest, devices: [], rootViewController: "split", controllers: controllers + others, customTraits: [])
        }
        var played: [DeviceSimulation] = []
        for _ in 0..<8 {
            var simulation = DeviceSimulation.make(
                playground(.make("other", .navigation(rootViewController: "page"))), on: .pad129, .landscapeRight)
            try simulation.facts(after: "tap menu.list", "tap menu.detail", "split 1/3")
            #expect(simulation.tree == "split[menu/navigation[menu]]")
            _ = simulation.reload(playground())
            try simulation.facts(after: "split full")
            #expect(simulation.tree == "split[menu/navigation[menu] nav[page#2] nav#2[page#4]]")
            played.append(simulation)
        }
        #expect(Set(played).count == 1)
    }
}
