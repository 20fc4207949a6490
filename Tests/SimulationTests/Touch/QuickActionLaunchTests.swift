import PlaygroundModel
import Testing

import RandomApps
@testable import Simulation

/// The home screen of a device, and the quick actions that open the app.
@Suite struct QuickActionLaunchTests {
    private static func path(_ name: String) -> DocumentPath { DocumentPath().appending("quickActions").appending(name) }

    private static func playground(
        ios version: Int, statics: Int = 2, dynamics: Int = 4, handlesAtLaunch: Bool = false
    ) -> Playground {
        var home = ControllerDefinition.make("home", views: [.make("next", tap: .show("detail"))])
        home.views.append(.make("clear", tap: .setShortcutItems([QuickAction(type: "new", title: "New")])))
        var playground = Playground.make(
            .make("nav", .navigation(rootViewController: "home")), home, .make("detail"), .make("compose"), ios: version
        )
        playground.quickActions = QuickActions(
            static: (0..<statics).map { QuickAction(type: "s\($0)", title: "Static \($0)") },
            dynamic: (0..<dynamics).map { QuickAction(type: "d\($0)", title: "Dynamic \($0)") },
            routes: [
                .init(key: "s0", action: .show("compose"), path: path("s0")),
                .init(key: "Dynamic 0", action: .present("detail"), path: path("d0")),
            ], handlesAtLaunch: handlesAtLaunch
        )
        return playground
    }

    private static func simulation(
        ios version: Int, on device: Device = .phone6s, handlesAtLaunch: Bool = false, after lines: String...
    ) -> DeviceSimulation {
        var simulation = DeviceSimulation.make(playground(ios: version, handlesAtLaunch: handlesAtLaunch), on: device)
        for line in lines { _ = simulation.send(line) }
        return simulation
    }

    private static func calls(_ log: [LogEntry]) -> [String] {
        log.compactMap { if case .delegateCall(let call) = $0.fact { call.method } else { nil } }
    }

    // MARK: Home

    @Test func `home sends the app to the background`() throws {
        var simulation = Self.simulation(ios: 12)
        #expect(simulation.scene().homeScreen == nil)
        #expect(Self.calls(simulation.apply(.homeScreen(.home)))
            == ["applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)"])
        let home = try #require(simulation.scene().homeScreen)
        #expect(home.isAppRunning && home.mode == .still && home.menu == nil)
        #expect(home.icons.filter(\.isApp).map(\.name) == ["Test"])
        #expect(home.icons.first(where: \.isApp)?.frame == home.appIcon)
        #expect(simulation.send("tap home.next") == ["event", "ignored: nothing happens: the home screen is in front of the app"])
        #expect(Self.calls(simulation.apply(.homeScreen(.tapIcon)))
            == ["applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)"])
        #expect(simulation.scene().homeScreen == nil)
    }

    @Test func `an activated app keeps its screen and a launched one shows its first`() {
        var simulation = Self.simulation(ios: 12, after: "tap home.next", "home", "tapIcon")
        #expect(simulation.scene().controllers.last?.id == .init("detail"))
        _ = simulation.send("home")
        _ = simulation.send("terminate")
        _ = simulation.send("tapIcon")
        #expect(simulation.scene().controllers.last?.id == .init("home"))
        #expect(simulation.state == Self.simulation(ios: 12).state)
    }

    @Test(arguments: ["rotate landscapeLeft", "userInterfaceStyle dark", "ios 26"])
    func `an app that is not running receives no events and launches in the current environment`(line: String) {
        var simulation = Self.simulation(ios: 16, after: "tap home.next", "terminate")
        #expect(simulation.send(line) == ["event"])
        var fresh = Self.simulation(ios: 16, after: line, "terminate")
        #expect(simulation.state == fresh.state)
        #expect(simulation.send("tapIcon") == fresh.send("tapIcon"))
    }

    // MARK: The menu

    @Test func `a press opens the quick actions next to the icon and blurs the rest`() throws {
        var simulation = Self.simulation(ios: 12, after: "home", "pressIcon 0.495")
        #expect(abs((simulation.scene().homeScreen?.blur ?? 0) - 0.5) < 1e-9)
        #expect(simulation.send("pressIcon 0.5") == [])
        #expect(simulation.send("pressIcon 0.7") == [
            "event", "home-screen: the quick actions open",
            "left-out: “Dynamic 2” is left out: \(Self.order), and this would be item 5.",
            "left-out: “Dynamic 3” is left out: \(Self.order), and this would be item 6.",
        ])
        let home = try #require(simulation.scene().homeScreen)
        let menu = try #require(home.menu)
        #expect(home.blur == 1)
        #expect(menu.entries.map(\.event?.description)
            == ["quickAction s0", "quickAction s1", "quickAction d0", "quickAction d1"])
        #expect(menu.leftOut.count == 2)
        #expect(!menu.opensAbove && menu.frame.minY > home.appIcon.maxY)
        #expect(!menu.frame.intersects(home.appIcon))
    }

    @Test func `a long press starts editing before iOS 13, with and without 3D Touch`() {
        for device in [Device.phone6s, .phoneSE, .pad97] {
            let simulation = Self.simulation(ios: 12, on: device, after: "home", "longPressIcon")
            #expect(simulation.scene().homeScreen?.mode == .editing)
        }
    }

    @Test(arguments: [Device.phone6s, .phoneSE, .pad97])
    func `from iOS 13 on a long press opens the menu with the system's entries`(device: Device) throws {
        let simulation = Self.simulation(ios: 13, on: device, after: "home", "longPressIcon")
        let menu = try #require(simulation.scene().homeScreen?.menu)
        let words = menu.entries.map { $0.event?.description ?? "nothing" }
        #expect((menu.opensAbove ? words.reversed() : words)
            == ["quickAction s0", "quickAction s1", "quickAction d0", "quickAction d1", "editHomeScreen", "nothing"])
    }

    @Test(arguments: [
        (Device.phoneSE, 12, "this device has no 3D Touch"),
        (.phone6s, 8, "quick actions came with iOS 9; this playground runs iOS 8"),
    ])
    func `a press on the icon has no effect without 3D Touch or before iOS 9`(device: Device, version: Int, reason: String) {
        var simulation = Self.simulation(ios: version, on: device, after: "home")
        #expect(simulation.send("pressIcon 0.7") == ["event", "ignored: nothing happens: \(reason)"])
    }

    // MARK: Choosing

    private static let order = "static ones come first, dynamic ones fill the rest of 4 places"

    private static let application = [
        "applicationWillEnterForeground(_:)", "application(_:performActionFor:completionHandler:)",
        "applicationDidBecomeActive(_:)",
    ]

    @Test(arguments: 9...12)
    func `a running app performs the action and its route`(version: Int) {
        var simulation = Self.simulation(ios: version, after: "home", "pressIcon 0.7", "lift")
        let log = simulation.apply(.homeScreen(.quickAction("s0")))
        #expect(Self.calls(log) == Self.application)
        #expect(simulation.scene().controllers.last?.id == .init("compose"))
        let names = log.map(\.fact.name)
        let (performed, pushed) = (names.firstIndex(of: Self.application[1]), names.firstIndex(of: "pushed"))
        #expect(performed != nil && pushed != nil && performed! < pushed!)
    }

    @Test(arguments: 9...12, [false, true])
    func `a launched app performs the route once, in either delegate method`(version: Int, handlesAtLaunch: Bool) {
        var simulation = Self.simulation(
            ios: version, handlesAtLaunch: handlesAtLaunch, after: "home", "terminate", "pressIcon 0.7", "lift"
        )
        let log = simulation.apply(.homeScreen(.quickAction("s0")))
        let launch = ["application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)"]
        let performs = handlesAtLaunch ? [] : ["application(_:performActionFor:completionHandler:)"]
        #expect(Self.calls(log) == launch + performs + ["applicationDidBecomeActive(_:)"])
        #expect(log.filter { $0.fact.name == "pushed" }.count == 1)
        #expect(simulation.scene().controllers.map(\.id.description) == ["nav", "compose"])
    }

    @Test(arguments: [13, 17, 26])
    func `quick actions are delivered to the scene and not to the application`(version: Int) {
        var warm = Self.simulation(ios: version, after: "home", "longPressIcon", "lift")
        #expect(Self.calls(warm.apply(.homeScreen(.quickAction("s0")))) == [
            "sceneWillEnterForeground(_:)", "windowScene(_:performActionFor:completionHandler:)", "sceneDidBecomeActive(_:)",
        ])
        var cold = Self.simulation(ios: version, after: "home", "terminate", "longPressIcon", "lift")
        let log = cold.apply(.homeScreen(.quickAction("s0")))
        #expect(Self.calls(log).contains("scene(_:willConnectTo:options:)"))
        #expect(!Self.calls(log).contains { $0.contains("performActionFor") })
        #expect(cold.scene().controllers.last?.id == .init("compose"))
    }

    @Test func `routes are found by type or title, and without one the app is only activated`() {
        var byTitle = Self.simulation(ios: 12, after: "home", "pressIcon 0.7", "quickAction Dynamic 0")
        #expect(byTitle.scene().controllers.last?.id == .init("detail"))
        var none = Self.simulation(ios: 12, after: "home", "pressIcon 0.7")
        #expect(none.send("quickAction s1").contains("ignored: nothing happens: Static 1 (s1) has no route for performAction"))
        #expect(none.scene().homeScreen == nil)
        #expect(byTitle.send("home").count > 1)
    }

    @Test func `an omitted action cannot be chosen`() {
        var simulation = Self.simulation(ios: 12, after: "home", "pressIcon 0.7")
        #expect(simulation.send("quickAction d3").last == "ignored: nothing happens: the menu has no such quick action")
        #expect(simulation.scene().homeScreen?.menu != nil)
    }

    // MARK: Dynamic ones

    @Test func `dynamic actions set by events survive the app`() {
        var simulation = Self.simulation(ios: 12)
        #expect(simulation.send("setShortcutItems d3 d0").last
            == "shortcutItems: UIApplication.shortcutItems: Dynamic 3, Dynamic 0")
        for line in ["home", "terminate", "pressIcon 0.7"] { _ = simulation.send(line) }
        #expect(QuickActionMenu(of: simulation.state, in: simulation.playground).actions.map(\.type) == ["s0", "s1", "d3", "d0"])
    }

    @Test func `an element's action sets dynamic actions that the file does not list`() {
        var simulation = Self.simulation(ios: 12, after: "tap home.clear")
        #expect(simulation.state.shortcutItems.map(\.type) == ["new"])
        #expect(simulation.send("setShortcutItems").last == "shortcutItems: UIApplication.shortcutItems: none")
        #expect(simulation.send("setShortcutItems new ghost") == [
            "event", "ignored: nothing happens: the file has no quick action ghost",
            "shortcutItems: UIApplication.shortcutItems: New",
        ])
        #expect(simulation.send("setShortcutItems new").last == "ignored: nothing happens: this is already the current state")
    }

    @Test func `a reload replaces the dynamic actions unless the app has set others`() {
        var simulation = Self.simulation(ios: 12)
        _ = simulation.reload(Self.playground(ios: 12, dynamics: 1))
        #expect(simulation.state.shortcutItems.count == 1)
        _ = simulation.send("setShortcutItems")
        _ = simulation.reload(Self.playground(ios: 12, dynamics: 3))
        #expect(simulation.state.shortcutItems == [])
    }
}
