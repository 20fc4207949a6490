import PlaygroundModel
import Testing

@testable import Simulation

/// The positions of search bars by version, device and the app's preference, the bars during a search, and the callbacks.
@Suite struct SearchTests {
    typealias Placement = SearchDefinition.Placement
    private static let home = ControllerInstance.ID("home")

    private static func playground(
        ios version: Int, _ placement: Placement = .automatic, inTabs: Bool = false, scrolls: Bool = false, isToolbarHidden: Bool = true,
        _ change: (inout SearchDefinition) -> Void = { _ in }
    ) -> Playground {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.isToolbarHidden = isToolbarHidden
        let views: [ViewDefinition] = [.make("found", .label), .make("next", tap: .push("next"))] + (scrolls ? [.make("list", .table)] : [])
        var home = ControllerDefinition.make("home", title: "Home", views: views)
        home.toolbarItems = [BarButtonItem(id: "bin", path: .controller("home", "bin"), image: "trash")]
        var search = SearchDefinition(path: .controller("home", "searchController"))
        search.preferredPlacement = placement
        search.update = .set([.init(view: "found", property: .text, value: .string("Found {value}"))])
        change(&search)
        home.navigationItem.searchController = search
        let next = ControllerDefinition.make("next", title: "Next")
        let results = ControllerDefinition.make("results", views: [.make("open", tap: .push("next"))])
        guard inTabs else { return .make(nav, home, next, results, ios: version) }
        return .make(.make("tabs", .tabBar(TabBarDefinition(viewControllers: ["nav"]))), nav, home, next, results, ios: version)
    }

    private static func phone(_ playground: Playground) -> DeviceSimulation { .make(playground, on: MeasuredBarsTests.phone) }

    // MARK: Places

    /// UINavigationItem.SearchBarPlacement. WWDC 2025, session 284, describes `automatic` on iOS 26.
    @Test(arguments: [
        (11, Placement.automatic, SearchBarPlace.stacked, SearchBarPlace.stacked), (15, .automatic, .stacked, .stacked),
        (16, .automatic, .stacked, .inline), (16, .inline, .stacked, .inline), (16, .stacked, .stacked, .stacked),
        (26, .automatic, .toolbar, .inline), (26, .inline, .toolbar, .inline), (26, .stacked, .stacked, .stacked),
        (26, .integrated, .toolbar, .inline), (26, .integratedCentered, .toolbar, .inline), (26, .integratedButton, .toolbarButton, .button),
    ])
    func `placements on phones and iPads`(version: Int, wanted: Placement, onPhone: SearchBarPlace, onPad: SearchBarPlace) throws {
        let playground = Self.playground(ios: version, wanted)
        #expect(try Self.phone(playground).controller("nav").searchBar?.place == onPhone)
        #expect(try DeviceSimulation.make(playground, on: .pad97).controller("nav").searchBar?.place == onPad)
    }

    @Test func `an iPad with tabs centres the search bar if the app prefers it`() throws {
        let playground = Self.playground(ios: 26, .integratedCentered, inTabs: true)
        let bar = try #require(try DeviceSimulation.make(playground, on: .pad97).controller("nav").searchBar)
        #expect(bar.place == .centred)
        #expect(bar.frame.midX == 384)
    }

    @Test func `in tabs of a phone the search bar is below the title and marked as doubtful`() throws {
        let bar = try Self.phone(Self.playground(ios: 26, inTabs: true)).controller("nav").searchBar
        #expect(bar?.place == .stacked)
        #expect(bar?.doubt != nil)
    }

    @Test func `a search bar is not in the toolbar if the app forbids it`() throws {
        let bar = try Self.phone(Self.playground(ios: 26, .integrated) { $0.allowsToolbarIntegration = false }).controller("nav").searchBar
        #expect(bar?.place == .button)
    }

    @Test func `before iOS 11 there is no search bar in a navigation bar`() throws {
        var simulation = Self.phone(Self.playground(ios: 10))
        #expect(try simulation.controller("nav").searchBar == nil)
        #expect(try simulation.facts(after: "tap home.searchController").last == .ignored(.noSearchBar(in: Self.home)))
    }

    // MARK: Frames

    /// AndrewKochulab/sim-mirror, iOS 27, 402 x 874.
    @Test func `a search bar at the bottom has the measured frame`() throws {
        let simulation = Self.phone(Self.playground(ios: 26))
        let bar = try #require(try simulation.controller("nav").searchBar)
        #expect(bar.frame == Rect(x: 28, y: 798, width: 346, height: 48))
        #expect(bar.edgeEffect == Rect(x: 0, y: 748, width: 402, height: 126))
        #expect(try simulation.controller("home").safeAreaInsets == EdgeInsets(top: 116, bottom: 83))
    }

    @Test func `a search bar above the keyboard has a cancel button next to it`() throws {
        var simulation = Self.phone(Self.playground(ios: 26))
        try simulation.facts(after: "tap home.searchController")
        let bar = try #require(try simulation.controller("nav").searchBar)
        #expect(bar.frame.maxY == 874 - 335 - 8)
        #expect(bar.cancelButton.map { $0.minX > bar.frame.maxX && $0.maxX == 386 } == true)
        #expect(bar.doubt != nil)
        #expect(try simulation.controller("nav").navigationBar?.height == 0)
    }

    @Test func `the search bar is after the toolbar's items`() throws {
        let simulation = Self.phone(Self.playground(ios: 26, isToolbarHidden: false))
        let nav = try simulation.controller("nav")
        let toolbar = try #require(nav.toolbar), bar = try #require(nav.searchBar)
        let items = toolbar.spans(insets: nav.safeAreaInsets, traits: nav.traits.collection)
        #expect(items.allSatisfy { $0.x + $0.width <= bar.frame.minX })
        #expect(bar.frame.maxX == 374)
        #expect(try simulation.controller("home").safeAreaInsets.bottom == 83)
    }

    @Test(arguments: [(18, 52.0), (26, 64)])
    func `a search bar below the title makes the navigation bar higher`(version: Int, height: Double) throws {
        let nav = try Self.phone(Self.playground(ios: version, .stacked)).controller("nav")
        let bar = try #require(nav.navigationBar), search = try #require(nav.searchBar)
        #expect(bar.height == bar.frame.height + height)
        #expect(search.frame.minY >= bar.frame.maxY && search.frame.maxY <= bar.frame.minY + bar.height)
    }

    @Test func `an inline search bar is at the trailing edge in both layout directions`() throws {
        let playground = Self.playground(ios: 18)
        let right = try #require(try DeviceSimulation.make(playground, on: .pad97).controller("nav").searchBar)
        #expect(right.frame.maxX == 768 - 16)
        var simulation = DeviceSimulation.make(playground, on: .pad97)
        try simulation.facts(after: "layoutDirection rightToLeft")
        #expect(try simulation.controller("nav").searchBar?.frame.minX == 16)
    }

    /// Up to iOS 12 the search bar appeared only after a pull (observed).
    @Test(arguments: [(12, true, true, false), (12, true, false, true), (12, false, true, true), (13, true, true, true)])
    func `a hiding search bar is hidden at first up to iOS 12`(version: Int, hides: Bool, scrolls: Bool, isShown: Bool) throws {
        let simulation = Self.phone(Self.playground(ios: version, scrolls: scrolls) { $0.hidesWhenScrolling = hides })
        #expect((try simulation.controller("nav").searchBar != nil) == isShown)
    }

    @Test func `pulling the content down shows the search bar`() throws {
        var simulation = Self.phone(Self.playground(ios: 12, scrolls: true))
        #expect(try simulation.facts(after: "tap home.searchController").last == .ignored(.noSearchBar(in: Self.home)))
        let before = try simulation.controller("home").safeAreaInsets.top
        try simulation.facts(after: "drag home.list down")
        #expect(try simulation.controller("nav").searchBar != nil)
        #expect(try simulation.controller("home").safeAreaInsets.top == before + 52)
    }

    // MARK: Searching

    @Test func `search results cover the controller and receive its touches`() throws {
        var simulation = Self.phone(Self.playground(ios: 18) { $0.resultsController = "results" })
        #expect(try simulation.facts(after: "tap home.searchController").calls.count == 3)
        #expect(simulation.onScreen == ["nav", "home"])
        try simulation.facts(after: "change home.searchController text cat")
        #expect(simulation.onScreen == ["nav", "home", "results"])
        #expect(try simulation.controller("results").frame == simulation.controller("home").frame)
        #expect(try simulation.controller("nav").searchBar?.dimming == nil)
        let covered = try simulation.facts(after: "tap home.next").last
        #expect(covered == .ignored(.covered(Self.home, by: ControllerInstance.ID("results"))))
        try simulation.facts(after: "tap results.open")
        #expect(simulation.onScreen == ["nav", "next"])
        try simulation.facts(after: "back", "cancelSearch home")
        #expect(simulation.onScreen == ["nav", "home"])
    }

    @Test func `a tap begins a search, typing updates it and Cancel ends it`() throws {
        var simulation = Self.phone(Self.playground(ios: 18))
        #expect(try simulation.facts(after: "tap home.searchController").calls == ["willPresent", "didPresent", "updateResults"])
        #expect(simulation.state.firstResponder?.view == SearchDefinition.viewID)
        #expect(try simulation.controller("nav").navigationBar?.title == nil)
        #expect(try simulation.facts(after: "change home.searchController text cat").calls == ["updateResults"])
        #expect(try simulation.controller("home").views.first { $0.id == "found" }?.properties.string(.text) == "Found cat")
        #expect(try simulation.facts(after: "cancelSearch home").calls == ["cancelClicked", "willDismiss", "updateResults", "didDismiss"])
        #expect(simulation.state.firstResponder == nil)
        #expect(try simulation.controller("home").searchText.isEmpty)
        #expect(try simulation.controller("nav").navigationBar?.title == "Home")
    }

    @Test func `typing without a tap counts as a tap`() throws {
        var simulation = Self.phone(Self.playground(ios: 18))
        #expect(try simulation.facts(after: "change home.searchController text cat").calls.first == "willPresent")
        #expect(try simulation.controller("home").isSearching)
    }

    @Test(arguments: [(true, "tap home.next"), (true, "press home.next 1")])
    func `dimmed elements ignore touches`(obscures: Bool, event: String) throws {
        var simulation = Self.phone(Self.playground(ios: 26) { $0.obscuresBackground = obscures })
        let facts = try simulation.facts(after: "tap home.searchController", event)
        #expect(facts.last == .ignored(.dimmedBySearch(Self.home)))
        #expect(try simulation.controller("nav").searchBar?.dimming == Rect(x: 0, y: 62, width: 402, height: 812))
    }

    @Test func `elements that are not dimmed are tapped as before`() throws {
        var simulation = Self.phone(Self.playground(ios: 26) { $0.obscuresBackground = false })
        try simulation.facts(after: "tap home.searchController", "tap home.next")
        #expect(simulation.onScreen == ["nav", "next"])
        #expect(try simulation.facts(after: "back").calls.isEmpty)
        #expect(try simulation.controller("home").isSearching)
    }

    @Test func `the navigation bar stays visible if the app does not hide it`() throws {
        var simulation = Self.phone(Self.playground(ios: 18) { $0.hidesNavigationBar = false })
        try simulation.facts(after: "tap home.searchController")
        #expect(try simulation.controller("nav").navigationBar?.title == "Home")
    }

    @Test(arguments: [
        ("cancelSearch home", LogFact.Reason.nobodySearches(in: home)), ("cancelSearch ghost", .noSuchController("ghost")),
        ("press home.searchController 1", .noAction(SearchDefinition.viewID, in: home)),
    ])
    func `search events without effect report a reason`(event: String, reason: LogFact.Reason) throws {
        var simulation = Self.phone(Self.playground(ios: 26))
        #expect(try simulation.facts(after: event).last == .ignored(reason))
    }

    @Test func `a file without the search controller ends the search`() throws {
        var simulation = Self.phone(Self.playground(ios: 26))
        try simulation.facts(after: "tap home.searchController")
        _ = simulation.reload(.make(.make("nav", .navigation(rootViewController: "home")), .make("home"), ios: 26))
        #expect(try simulation.controller("home").isSearching == false)
        #expect(simulation.state.firstResponder == nil)
    }

    @Test func `every row of the tables has a source`() {
        #expect(SearchBarMetrics.table.rows.allSatisfy { !$0.source.isEmpty })
        #expect(SearchBarMetrics.bottom.rows.allSatisfy { !$0.source.isEmpty })
        #expect(SearchBarMetrics.showsBeforeScrolling.rows.allSatisfy { !$0.source.isEmpty })
    }
}

extension [LogFact] {
    /// The callbacks of the search controller.
    fileprivate var calls: [String] {
        compactMap { if case .search(let call, _) = $0 { "\(call)" } else { nil } }
    }
}
