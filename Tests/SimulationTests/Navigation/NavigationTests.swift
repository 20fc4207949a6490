import PlaygroundModel
@testable import Simulation
import Testing

/// The hierarchy and the facts that result from navigation events.
struct NavigationTests {
    typealias ID = ControllerInstance.ID

    @Test func showPushesOntoTheEnclosingNavigationController() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let facts = try simulation.facts(after: "tap home.next")
        #expect(facts == [
            .soughtTarget(
                .show("detail"), sender: ID("home"),
                asked: [.init(ID("home"), .doesNotOverride), .init(ID("nav"), .takes)], outcome: .push(by: ID("nav"))
            ),
            .pushed(ID("detail"), onto: ID("nav")),
        ])
        #expect(simulation.tree == "nav[home detail]")
        #expect(simulation.onScreen == ["nav", "detail"])
    }

    @Test func showDetailWithoutATargetIsPresentedByTheRoot() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let facts = try simulation.facts(after: "tap home.details")
        #expect(facts == [
            .soughtTarget(
                .showDetail("detail"), sender: ID("home"),
                asked: [.init(ID("home"), .doesNotOverride), .init(ID("nav"), .doesNotOverride)],
                outcome: .presentModally
            ),
            .presented(ID("detail"), by: ID("nav"), as: .sheet),
            .traitCollectionDidChange(ID("detail"), [
                .init(.userInterfaceLevel, from: .name("base"), to: .name("elevated")),
            ]),
        ])
        #expect(simulation.tree == "nav[home] / detail")
        #expect(simulation.onScreen == ["nav", "home", "detail"])
        #expect(try simulation.controller("detail").isPresented)
    }

    @Test func showInAModalControllerDoesNotReachThePresenter() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let facts = try simulation.facts(after: "tap home.modal", "tap sheet.next")
        #expect(facts.first == .soughtTarget(
            .show("detail"), sender: ID("sheet"), asked: [.init(ID("sheet"), .doesNotOverride)], outcome: .presentModally
        ))
        #expect(simulation.tree == "nav[home] / sheet / detail")
    }

    @Test func eachShowCreatesANewInstance() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        try simulation.facts(after: "tap home.next", "tap detail.more", "tap detail#2.more")
        #expect(simulation.tree == "nav[home detail detail#2 detail#3]")
        #expect(simulation.onScreen == ["nav", "detail#3"])
    }

    @Test func aDefinitionNameRefersToTheFrontmostInstance() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        try simulation.facts(after: "tap home.next", "tap detail.more", "tap detail.pop")
        #expect(simulation.tree == "nav[home detail]")
    }

    @Test func backRestoresThePreviousState() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let start = simulation.state
        let facts = try simulation.facts(after: "tap home.next", "back")
        #expect(facts == [.popped([ID("detail")], from: ID("nav"))])
        #expect(simulation.state == start)
    }

    @Test func popToRootReportsTheControllersFromTheTopDown() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let facts = try simulation.facts(after: "tap home.next", "tap detail.more", "tap detail.root")
        #expect(facts == [.popped([ID("detail", serial: 2), ID("detail")], from: ID("nav"))])
        #expect(simulation.tree == "nav[home]")
    }

    @Test func dismissClosesTheFrontmostLayer() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        #expect(try simulation.facts(after: "tap home.modal", "dismiss") == [.dismissed([ID("sheet")])])
        #expect(try simulation.facts(after: "tap home.modal", "tap sheet.close") == [.dismissed([ID("sheet")])])
        #expect(simulation.tree == "nav[home]")
    }

    @Test(arguments: [
        ("back", LogFact.Reason.noBackButton),
        ("dismiss", .nothingPresented),
        ("tap home.close", .nothingPresented),
        ("tap home.pop", .nothingToPop(ID("nav"))),
        ("tap home.embed", .cannotPushNavigationController("other-nav")),
        ("tap home.nowhere", .undefinedController("ghost")),
        ("tap home.plain", .noAction("plain", in: ID("home"))),
        ("tap home.absent", .noSuchView("absent", in: ID("home"))),
        ("tap home.disabled", .disabled("disabled", in: ID("home"))),
        ("tap home.inside", .hidden("box", in: ID("home"))),
        ("tap detail.more", .noSuchController("detail")),
        ("rotate portrait", .nothingNew),
        ("split 1/2", .windowNotSupported(.oneHalf)),
    ])
    func impossibleEventsChangeNothingAndReportAReason(_ line: String, _ reason: LogFact.Reason) throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let before = simulation
        let facts = try simulation.facts(after: line)
        #expect(facts.last == .ignored(reason))
        #expect(simulation == before)
    }

    @Test func pushWithoutANavigationControllerIsIgnored() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let facts = try simulation.facts(after: "tap home.modal", "tap sheet.push")
        #expect(facts == [.ignored(.noNavigationController(above: ID("sheet"), .push("detail")))])
        #expect(simulation.tree == "nav[home] / sheet")
    }

    @Test func viewsThatAreNotInstalledCannotBeTapped() throws {
        var simulation = DeviceSimulation.make(.make(.make(
            "home", views: [.make("next", tap: .dismiss)],
            adaptive: [.make(when: .horizontal(.regular), install: ["next"])]
        )))
        #expect(try simulation.facts(after: "tap home.next") == [.ignored(.notInstalled("next", in: ID("home")))])
        #expect(try simulation.facts(after: "rotate landscape", "tap home.next") == [.ignored(.nothingPresented)])
    }

    @Test func logEntriesReferToTheTapInTheFile() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let log = simulation.apply(.tap(controller: "home", view: "next"))
        #expect(log.map { $0.path?.description } == [
            "views.next", "views.next.tap", "views.next.tap", "controllers.detail",
        ])
    }

    @Test func definitionsThatContainThemselvesAreCutOff() {
        let simulation = DeviceSimulation.make(.make(
            .make("a", .container(children: ["b"])), .make("b", .container(children: ["a", "c"])), .make("c")
        ))
        #expect(simulation.tree == "a[b[c]]")
    }

    @Test func aDefinitionNameRefersToTheLastInstanceOnScreen() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("columns", .container(children: ["left", "right"])),
            .make("left", .navigation(rootViewController: "home")),
            .make("right", .navigation(rootViewController: "list")),
            .make("home", views: [.make("next", tap: .show("detail"))]),
            .make("list", views: [.make("next", tap: .show("detail"))]),
            .make("detail", views: [.make("more", tap: .show("detail"))])
        ))
        try simulation.facts(after: "tap list.next", "tap home.next", "tap detail.more")
        #expect(simulation.tree == "columns[left[home detail#2] right[list detail detail#3]]")
        try simulation.facts(after: "tap detail.more")
        #expect(simulation.tree == "columns[left[home detail#2] right[list detail detail#3 detail#4]]")
    }
}
