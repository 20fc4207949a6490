import PlaygroundModel
@testable import Simulation
import Testing

/// UITabBarController.tabBarMinimizeBehavior (iOS 26).
@Suite struct MinimizedTabBarTests {
    typealias ID = ControllerInstance.ID
    typealias Behavior = TabBarDefinition.MinimizeBehavior

    /// An app with the tabs `home`, a stack with a table of 60 rows by default, `other`, and a search tab.
    private static func simulation(
        _ behavior: Behavior, on device: Device = .phoneX, ios: Int = 26, rows: Int = 60, isLast: Bool = false, hasAccessory: Bool = false
    ) -> DeviceSimulation {
        var definition = TabBarDefinition(viewControllers: ["nav", "other", "search"])
        definition.minimizeBehavior = behavior
        if hasAccessory { definition.bottomAccessory = "player" }
        var tabs = ControllerDefinition.make("tabs", .tabBar(definition))
        if hasAccessory { tabs.views = [.make("player", .view)] }
        var home = ControllerDefinition.make("home", title: "Home", views: [])
        var table = ViewDefinition.make("list", .table)
        let cells = (0..<rows).map { ViewDefinition.make(ViewID("list.0.\($0)"), .cell, [.rowHeight: .number(44)]) }
        table.subviews = cells.map { $0.id }
        let banner = ViewDefinition.make("banner", .view)
        home.views = (isLast ? [banner, table] : [table, banner]) + cells
        for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] { home.constraints.append(.make("list", edge, LayoutAnchor(.rootView, edge))) }
        var search = ControllerDefinition.make("search", title: "Search")
        search.tabBarItem = TabBarItem()
        search.tabBarItem?.systemItem = .search
        let nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        return .make(.make(tabs, nav, home, .make("other", title: "Other"), search, ios: ios), on: device)
    }

    private static func isMinimized(_ simulation: DeviceSimulation, after events: [String]) throws -> [Bool] {
        var simulation = simulation
        return try events.map { event in
            try simulation.facts(after: event)
            return try #require(try simulation.controller("tabs").tabBar).isMinimized
        }
    }

    @Test(arguments: [
        (Behavior.onScrollDown, [true, true, false, true]), (.onScrollUp, [false, false, true, false]), (.automatic, [false, false, false, false]),
        (.never, [false, false, false, false]),
    ])
    func `scrolling minimizes and expands the bar`(behavior: Behavior, minimized: [Bool]) throws {
        let events = ["scroll home.list to 700", "drag home.list up", "scroll home.list to 600", "scroll home.list to end"]
        #expect(try Self.isMinimized(Self.simulation(behavior), after: events) == minimized)
    }

    @Test func `only tab bars of iPhones from iOS 26 on are minimized`() throws {
        #expect(try Self.isMinimized(Self.simulation(.onScrollDown, ios: 18), after: ["scroll home.list to end"]) == [false])
        #expect(try Self.isMinimized(Self.simulation(.onScrollDown, on: .pad97), after: ["scroll home.list to end"]) == [false])
    }

    @Test func `views that do not scroll or are not the first subview keep the bar`() throws {
        #expect(try Self.isMinimized(Self.simulation(.onScrollDown, rows: 2), after: ["drag home.list up"]) == [false])
        #expect(try Self.isMinimized(Self.simulation(.onScrollDown, isLast: true), after: ["scroll home.list to end"]) == [false])
    }

    @Test(arguments: [(0, "home"), (1, "other"), (2, "search")])
    func `a tap on a tab expands the bar`(tab: Int, shown: String) throws {
        var simulation = Self.simulation(.onScrollDown)
        try simulation.facts(after: "scroll home.list to 700")
        let facts = try simulation.facts(after: "selectTab \(tab)")
        #expect(facts.contains(.tabBar(of: ID("tabs"), isMinimized: false)))
        #expect(try simulation.controller("tabs").tabBar?.isMinimized == false)
        #expect(simulation.onScreen.contains(shown))
    }

    @Test func `a tap on the tab More expands the bar`() throws {
        var names = (0..<6).map { ControllerID("tab\($0)") }
        names[5] = "home"
        var definition = TabBarDefinition(viewControllers: names)
        (definition.minimizeBehavior, definition.selectedIndex) = (.onScrollDown, 5)
        var home = ControllerDefinition.make("home", title: "Home", views: [])
        let cells = (0..<60).map { ViewDefinition.make(ViewID("list.0.\($0)"), .cell, [.rowHeight: .number(44)]) }
        var table = ViewDefinition.make("list", .table)
        table.subviews = cells.map { $0.id }
        home.views = [table] + cells
        for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] { home.constraints.append(.make("list", edge, LayoutAnchor(.rootView, edge))) }
        let controllers: [ControllerDefinition] = [.make("tabs", .tabBar(definition)), home] + names.dropLast().map { .make($0, title: $0.name) }
        var simulation = DeviceSimulation.make(
            Playground(title: "Tabs", profile: BehaviourProfile(version: 26), devices: [], rootViewController: "tabs", controllers: controllers), on: .phoneX)
        try simulation.facts(after: "scroll home.list to 700")
        #expect(try simulation.controller("tabs").tabBar?.isMinimized == true)
        #expect(try simulation.facts(after: "selectTab more") == [.tabBar(of: ID("tabs"), isMinimized: false)])
        #expect(try simulation.controller("tabs").tabBar?.isMinimized == false)
    }

    @Test func `the log contains the change of the bar once`() throws {
        var simulation = Self.simulation(.onScrollDown)
        #expect(try simulation.facts(after: "scroll home.list to 700").contains(.tabBar(of: ID("tabs"), isMinimized: true)))
        #expect(try simulation.facts(after: "scroll home.list to 900").allSatisfy { $0 != .tabBar(of: ID("tabs"), isMinimized: true) })
    }

    /// The accessory is in the row of an accessory without a bar, 48 points high and 21 above the lower edge.
    @Test func `the accessory is between the selected tab and the search tab, and below the safe area`() throws {
        var simulation = Self.simulation(.onScrollDown, hasAccessory: true)
        let expanded = try simulation.controller("home").safeAreaInsets.bottom
        try simulation.facts(after: "scroll home.list to 700")
        let tabs = try simulation.controller("tabs")
        let bottom = tabs.frame.maxY
        #expect(tabs.tabAccessory?.frame == Rect(x: 21 + 48 + 8, y: bottom - 69, width: tabs.frame.width - 2 * (21 + 48 + 8), height: 48))
        #expect(tabs.tabBar?.frame.minY == bottom - 69)
        #expect(try simulation.controller("home").safeAreaInsets.bottom == 69)
        #expect(expanded > 69)
        #expect(tabs.tabBar?.doubt != nil)
    }

    @Test func `the offset stays within the content when the bar changes`() throws {
        var simulation = Self.simulation(.onScrollUp)
        try simulation.facts(after: "scroll home.list to end")
        try simulation.facts(after: "scroll home.list to 2000")
        try simulation.facts(after: "scroll home.list to end")
        let home = try simulation.controller("home")
        let layout = try #require(simulation.layouts(of: simulation.scene())[home.id])
        let position = try #require(home.scrollPosition(of: "list", in: layout.result))
        #expect(position.distance.y == position.limit.y)
    }
}
