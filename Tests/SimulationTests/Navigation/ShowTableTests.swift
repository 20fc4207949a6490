import PlaygroundModel
@testable import Simulation
import Testing

/// The results of `show` and `showDetail` by the sender's position (navigation.md §1 and §2), with the controllers asked.
struct ShowTableTests {
    typealias ID = ControllerInstance.ID

    /// A device in an orientation in which a classic split view is expanded or collapsed.
    struct Held: Sendable, CustomTestStringConvertible {
        var device: Device
        var orientation = InterfaceOrientation.portrait
        var window = WindowConfiguration.fullScreen

        var testDescription: String { DeviceConfiguration(device: device, orientation: orientation, window: window).id }

        func simulation(of playground: Playground) -> DeviceSimulation {
            .make(playground, on: device, orientation, window: window)
        }
    }

    private static let expanded = [
        Held(device: .phone8Plus, orientation: .landscapeRight), Held(device: .pad97),
        Held(device: .pad97, orientation: .landscapeLeft), Held(device: .pad129, orientation: .landscapeRight, window: .oneHalf),
    ]
    private static let collapsed = [
        Held(device: .phoneSE), Held(device: .phoneSE, orientation: .landscapeRight), Held(device: .phoneX),
        Held(device: .phone8Plus), Held(device: .pad97, window: .oneThird),
        Held(device: .pad97, orientation: .landscapeRight, window: .oneHalf),
    ]

    private func sought(
        _ action: Action, _ sender: ControllerID, _ asked: [(ControllerID, LogFact.Answer)],
        _ outcome: LogFact.TargetOutcome
    ) -> LogFact {
        .soughtTarget(action, sender: ID(sender), asked: asked.map { .init(ID($0), $1) }, outcome: outcome)
    }

    // MARK: Without a split view

    @Test(arguments: expanded + collapsed)
    func showPushesAndShowDetailIsModalInANavigationController(_ held: Held) throws {
        var simulation = held.simulation(of: .makeFlow())
        #expect(try simulation.facts(after: "tap home.next").first == sought(
            .show("detail"), "home", [("home", .doesNotOverride), ("nav", .takes)], .push(by: ID("nav"))
        ))
        #expect(simulation.tree == "nav[home detail]")
        simulation = held.simulation(of: .makeFlow())
        #expect(try simulation.facts(after: "tap home.details").first == sought(
            .showDetail("detail"), "home", [("home", .doesNotOverride), ("nav", .doesNotOverride)], .presentModally
        ))
        #expect(simulation.tree == "nav[home] / detail")
    }

    @Test(arguments: expanded + collapsed, [Action.show("new"), .showDetail("new")])
    func showAndShowDetailAreModalWithoutAContainer(_ held: Held, _ action: Action) throws {
        var simulation = held.simulation(of: .make(.make("home", views: [.make("go", tap: action)]), .make("new")))
        #expect(try simulation.facts(after: "tap home.go").first == sought(
            action, "home", [("home", .doesNotOverride)], .presentModally
        ))
        #expect(simulation.tree == "home / new")
    }

    // MARK: In the detail

    @Test(arguments: expanded, [8, 26])
    func showAndShowDetailReplaceTheDetailInTheDetailOfAnExpandedSplitView(_ held: Held, _ version: Int) throws {
        for (button, action) in [("show", Action.show("new")), ("detail", .showDetail("new"))] {
            var simulation = held.simulation(of: .makeSplit(ios: version == 8 && held.window != .fullScreen ? 9 : version))
            #expect(simulation.tree == "split[menu-nav[menu] detail]")
            let facts = try simulation.facts(after: "tap detail.\(button)")
            #expect(facts.prefix(2) == [
                sought(
                    action, "detail", [("detail", .doesNotOverride), ("split", .takes)],
                    .replaceColumn(.secondary, of: ID("split"))
                ),
                .replaced(ID("detail"), by: ID("new"), in: ID("split")),
            ])
            #expect(simulation.tree == "split[menu-nav[menu] new]")
        }
    }

    /// UISplitViewController.h: in a compact environment "the master view controller or detail view controller is sent the
    /// showViewController:sender: message. If neither one of them provide an implementation for this method then it will fall
    /// back to a full screen presentation." The wording is the same in the SDKs of iOS 8 to 14.5.
    @Test(arguments: collapsed, [8, 9, 13, 26])
    func showPushesAndShowDetailIsModalInTheDetailOfACollapsedSplitView(_ held: Held, _ version: Int) throws {
        guard version > 8 || held.window == .fullScreen else { return }  // Split View came with iOS 9.
        var simulation = held.simulation(of: .makeSplit(ios: version))
        #expect(simulation.tree == "split[menu-nav[menu detail]]")
        #expect(try simulation.facts(after: "tap detail.show").first == sought(
            .show("new"), "detail", [("detail", .doesNotOverride), ("menu-nav", .takes)], .push(by: ID("menu-nav"))
        ))
        #expect(simulation.tree == "split[menu-nav[menu detail new]]")
        simulation = held.simulation(of: .makeSplit(ios: version))
        #expect(try simulation.facts(after: "tap detail.detail").first == sought(
            .showDetail("new"), "detail",
            [("detail", .doesNotOverride), ("menu-nav", .doesNotOverride), ("split", .takes)],
            .presentForDetail(ID("detail"), of: ID("split"))
        ))
        #expect(simulation.tree == "split[menu-nav[menu detail]] / new")
        // A controller shown by showDetail from the menu becomes the detail.
        simulation = held.simulation(of: .makeSplit(ios: version))
        try simulation.facts(after: "back", "tap menu.detail", "tap new.detail")
        #expect(simulation.tree == "split[menu-nav[menu new]] / new#2")
    }

    @Test(arguments: collapsed)
    func showDetailPushesOntoADetailThatIsANavigationController(_ held: Held) throws {
        var simulation = held.simulation(of: .makeSplit(detail: "detail-nav"))
        #expect(simulation.tree == "split[menu-nav[menu detail-nav[detail]]]")
        #expect(try simulation.facts(after: "tap detail.detail").first == sought(
            .showDetail("new"), "detail",
            [("detail", .doesNotOverride), ("detail-nav", .doesNotOverride), ("menu-nav", .doesNotOverride), ("split", .takes)],
            .forwardToChild(ID("detail-nav"), of: ID("split"))
        ))
        #expect(simulation.tree == "split[menu-nav[menu detail-nav[detail new]]]")
    }

    // MARK: In the primary's navigation controller

    @Test(arguments: collapsed)
    func showAndShowDetailPushInThePrimaryOfACollapsedSplitView(_ held: Held) throws {
        for version in [8, 9, 26] where version > 8 || held.window == .fullScreen {
            var simulation = held.simulation(of: .makeSplit(ios: version))
            #expect(try simulation.facts(after: "back", "tap menu.show").first == sought(
                .show("new"), "menu", [("menu", .doesNotOverride), ("menu-nav", .takes)], .push(by: ID("menu-nav"))
            ))
            #expect(simulation.tree == "split[menu-nav[menu new]]")
            simulation = held.simulation(of: .makeSplit(ios: version))
            #expect(try simulation.facts(after: "back", "tap menu.detail").prefix(2) == [
                sought(
                    .showDetail("new"), "menu",
                    [("menu", .doesNotOverride), ("menu-nav", .doesNotOverride), ("split", .takes)],
                    .forwardToChild(ID("menu-nav"), of: ID("split"))
                ),
                .pushed(ID("new"), onto: ID("menu-nav")),
            ])
            #expect(simulation.tree == "split[menu-nav[menu new]]")
        }
    }

    @Test(arguments: expanded, [9, 26])
    func showPushesAndShowDetailReplacesTheDetailInThePrimaryOfAnExpandedSplitView(_ held: Held, _ version: Int) throws {
        var simulation = held.simulation(of: .makeSplit(ios: version))
        try simulation.facts(after: "showColumn primary")
        #expect(try simulation.facts(after: "tap menu.show").first == sought(
            .show("new"), "menu", [("menu", .doesNotOverride), ("menu-nav", .takes)], .push(by: ID("menu-nav"))
        ))
        #expect(simulation.tree == "split[menu-nav[menu new] detail]")
        simulation = held.simulation(of: .makeSplit(ios: version))
        try simulation.facts(after: "showColumn primary")
        #expect(try simulation.facts(after: "tap menu.detail").first == sought(
            .showDetail("new"), "menu",
            [("menu", .doesNotOverride), ("menu-nav", .doesNotOverride), ("split", .takes)],
            .replaceColumn(.secondary, of: ID("split"))
        ))
        #expect(simulation.tree == "split[menu-nav[menu] new]")
    }

    // MARK: Opting out and taking over

    @Test func controllersThatRefuseShowAreSkipped() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("outer", .navigation(rootViewController: "box")), .make("box", .container(children: ["inner"])),
            .make("inner", .navigation(rootViewController: "home")) { $0.refusedActions = [.show] },
            .make("home", views: [.make("go", tap: .show("new"))]), .make("new")
        ))
        #expect(try simulation.facts(after: "tap home.go").first == sought(
            .show("new"), "home",
            [("home", .doesNotOverride), ("inner", .refuses), ("box", .doesNotOverride), ("outer", .takes)],
            .push(by: ID("outer"))
        ))
        #expect(simulation.tree == "outer[box[inner[home]] new]")
    }

    @Test func containersThatHandleShowReplaceTheSender() throws {
        let place = LayoutConstraint.place("left", at: Rect(x: 0, y: 0, width: 100, height: 736))
        let box = ControllerDefinition.make("box", .container(children: ["left", "right"]), constraints: place) {
            $0.handles = [.show: .replaceChild]
        }
        var simulation = DeviceSimulation.make(.make(
            box, .make("left", views: [.make("go", tap: .show("new"))]), .make("right"), .make("new")
        ))
        let facts = try simulation.facts(after: "tap left.go")
        #expect(facts == [
            sought(.show("new"), "left", [("left", .doesNotOverride), ("box", .takes)], .replaceChild(of: ID("box"))),
            .replaced(ID("left"), by: ID("new"), in: ID("box")),
        ])
        #expect(simulation.tree == "box[new right]")
        #expect(simulation.scene().controllers[1].frame.width == 100)
        // Reloading the same file keeps the new child.
        let before = simulation.state
        #expect(simulation.reload(simulation.playground).isEmpty)
        #expect(simulation.state == before)
    }

    @Test func tabBarControllersDoNotHandleShow() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["home"]))), .make("home", views: [.make("go", tap: .show("new"))]),
            .make("new")
        ))
        #expect(try simulation.facts(after: "tap home.go").first == sought(
            .show("new"), "home", [("home", .doesNotOverride), ("tabs", .doesNotOverride)], .presentModally
        ))
    }

    @Test func pushWithoutAStackReportsAReason() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97, .landscapeRight)
        let before = simulation
        #expect(try simulation.facts(after: "tap detail.push") == [
            .ignored(.noNavigationController(above: ID("detail"), .push("new"))),
        ])
        #expect(simulation == before)
    }
}
