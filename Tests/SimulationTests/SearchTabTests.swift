import PlaygroundModel
import Testing

@testable import Simulation

/// The search tab of a phone. anvu69/liquid_shell measured it at 402 x 874 with iOS 26.5 and 27.0.
@Suite struct SearchTabTests {
    private static func simulation(
        ios version: Int = 26, activates: Bool = false, searches: Bool = true, hidesBar: Bool = false, on device: Device = MeasuredBarsTests.phone,
        _ orientation: InterfaceOrientation = .portrait
    ) -> DeviceSimulation {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "find"))
        nav.navigationOptions.prefersLargeTitles = true
        nav.navigationOptions.isNavigationBarHidden = hidesBar
        nav.tabBarItem = TabBarItem()
        nav.tabBarItem?.systemItem = .search
        nav.tabBarItem?.automaticallyActivatesSearch = activates
        var find = ControllerDefinition.make("find", title: "Find", views: [.make("next", tap: .push("detail"))])
        if searches { find.navigationItem.searchController = SearchDefinition(path: .controller("find", "searchController")) }
        let tabs = ControllerDefinition.make("tabs", .tabBar(TabBarDefinition(viewControllers: ["home", "other", "nav"])))
        return .make(
            .make(tabs, nav, find, .make("home", title: "Home"), .make("other", title: "Other"), .make("detail", title: "Detail"), ios: version),
            on: device, orientation
        )
    }

    private func collapsed(_ simulation: DeviceSimulation) throws -> TabBar.Collapsed? {
        try #require(try simulation.controller("tabs").tabBar).collapsed
    }

    @Test func `the search field replaces the tabs, next to a circle of the previous tab`() throws {
        var simulation = Self.simulation()
        #expect(try collapsed(simulation) == nil)
        try simulation.facts(after: "selectTab 1", "selectTab 2")
        #expect(try collapsed(simulation) == .init(item: 1, frame: Rect(x: 28, y: 798, width: 48, height: 48)))
        let bar = try #require(try simulation.controller("nav").searchBar)
        #expect(bar.place == .tabBar && bar.frame == Rect(x: 88, y: 798, width: 286, height: 48) && !bar.isActive && bar.doubt == nil)
        #expect(try simulation.controller("find").safeAreaInsets.bottom == 83)
        try simulation.facts(after: "selectTab 1")
        #expect(simulation.onScreen.last == "other")
        #expect(try collapsed(simulation) == nil)
    }

    @Test func `in right-to-left layouts the circle is on the right`() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "layoutDirection rightToLeft", "selectTab 2")
        #expect(try collapsed(simulation)?.frame == Rect(x: 326, y: 798, width: 48, height: 48))
        #expect(try simulation.controller("nav").searchBar?.frame == Rect(x: 28, y: 798, width: 286, height: 48))
    }

    @Test func `the field of an active search is above the keyboard`() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "selectTab 2", "tap find.searchController")
        let bar = try #require(try simulation.controller("nav").searchBar), overlap = try simulation.controller("nav").keyboardOverlap
        #expect(overlap > 0)
        #expect(bar.frame == Rect(x: 8, y: 874 - overlap - 56, width: 330, height: 48))
        #expect(bar.cancelButton == Rect(x: 346, y: bar.frame.minY, width: 48, height: 48))
        #expect(try simulation.controller("find").safeAreaInsets.top == 62)
        // Without automaticallyActivatesSearch, Cancel stays in the tab.
        try simulation.facts(after: "cancelSearch find")
        #expect(simulation.onScreen.last == "find")
        #expect(try simulation.controller("nav").searchBar?.isActive == false)
    }

    @Test func `cancelling an automatic search returns to the previous tab`() throws {
        var simulation = Self.simulation(activates: true)
        try simulation.facts(after: "selectTab 1")
        let before = try simulation.controller("tabs").tabBar
        try simulation.facts(after: "selectTab 2")
        #expect(try simulation.controller("nav").searchBar?.isActive == true && simulation.controller("nav").keyboardOverlap > 0)
        try simulation.facts(after: "cancelSearch find")
        #expect(simulation.onScreen.last == "other" && simulation.state.firstResponder == nil)
        #expect(try simulation.controller("tabs").tabBar == before)
    }

    @Test func `a hidden navigation bar keeps the search field`() throws {
        var simulation = Self.simulation(hidesBar: true)
        try simulation.facts(after: "selectTab 2")
        #expect(try simulation.controller("nav").searchBar?.frame == Rect(x: 88, y: 798, width: 286, height: 48))
    }

    @Test func `a pushed controller shows the whole tab bar`() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "selectTab 2", "tap find.next")
        #expect(simulation.onScreen.last == "detail")
        #expect(try collapsed(simulation) == nil)
        try simulation.facts(after: "back")
        #expect(try collapsed(simulation) != nil)
    }

    /// UISearchTab: from iOS 27 the search tab is separate from the others only if it activates the search.
    @Test(arguments: [(18, false, false), (18, true, false), (26, false, true), (26, true, true), (27, false, false), (27, true, true)])
    func `the search tab is separate depending on the version`(version: Int, activates: Bool, isApart: Bool) throws {
        var simulation = Self.simulation(ios: version, activates: activates)
        #expect(try simulation.controller("tabs").tabBar?.items.last?.isSearch == isApart)
        try simulation.facts(after: "selectTab 2")
        #expect(try (collapsed(simulation) != nil) == isApart)
        let bar = try #require(try simulation.controller("nav").searchBar)
        #expect(bar.place == (isApart ? .tabBar : .stacked) && bar.isActive == (isApart && activates) && bar.doubt == nil)
    }

    @Test func `tabs without a search bar and iPads keep the tab bar`() throws {
        for var simulation in [Self.simulation(searches: false), Self.simulation(on: .pad97)] {
            try simulation.facts(after: "selectTab 2")
            #expect(try collapsed(simulation) == nil)
        }
    }

    @Test func `in landscape the search field is in the trailing half and marked as doubtful`() throws {
        var simulation = Self.simulation(on: MeasuredBarsTests.phone, .landscapeRight)
        try simulation.facts(after: "selectTab 2")
        let controller = try simulation.controller("nav"), bar = try #require(controller.searchBar)
        #expect(bar.frame.minX == controller.frame.midX - 44 && bar.doubt?.contains("landscape") == true)
    }
}
