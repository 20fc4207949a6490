import PlaygroundModel
@testable import Simulation
import Testing

/// Showing and hiding a tab bar controller's sidebar.
struct SidebarTests {
    typealias ID = ControllerInstance.ID

    private let tabs = ID("tabs")

    private func simulation(
        _ playground: Playground = .makeTabs(.tile), _ orientation: InterfaceOrientation = .landscapeRight
    ) -> DeviceSimulation {
        .make(playground, on: .pad129, orientation)
    }

    @Test func hidingATiledSidebarResizesTheContent() throws {
        var simulation = simulation()
        #expect(try simulation.facts(after: "hideSidebar") == [
            .sidebarChanged(tabs, isHidden: true),
        ] + ["home", "news", "nav", "beds"].map {
            .viewWillTransition(ID($0), from: Size(width: 1046, height: 1024), to: Size(width: 1366, height: 1024))
        })
        #expect(try simulation.controller("tabs").tabBar?.placement == .top)
    }

    @Test func togglingTwiceRestoresTheState() throws {
        for orientation in [InterfaceOrientation.portrait, .landscapeRight] {
            var simulation = simulation(.makeTabs(), orientation)
            let start = simulation.state
            try simulation.facts(after: "toggleSidebar", "toggleSidebar")
            #expect(simulation.state == start)
        }
    }

    @Test(arguments: [("showSidebar", LogFact.Reason.nothingNew), ("hideSidebar", nil), ("toggleSidebar", nil)])
    func sidebarEventsWithoutEffectReportAReason(_ line: String, _ reason: LogFact.Reason?) throws {
        var simulation = simulation(.makeTabs())
        let facts = try simulation.facts(after: line)
        #expect(facts == [reason.map(LogFact.ignored) ?? .sidebarChanged(tabs, isHidden: true)])
    }

    @Test func actionsOfTheAppShowAndHideTheSidebar() throws {
        var simulation = simulation(.makeTabs())
        #expect(try simulation.facts(after: "tap home.toggleSidebar") == [.sidebarChanged(tabs, isHidden: true)])
        #expect(try simulation.facts(after: "tap home.showSidebar") == [.sidebarChanged(tabs, isHidden: false)])
        #expect(try simulation.facts(after: "tap home.ask", "tap sheet.toggle") == [
            .ignored(.noTabBarController(above: ID("sheet"))),
        ])
        #expect(try simulation.facts(after: "showSidebar") == [.ignored(.noTabBar)])
    }

    @Test func theBarButtonShowsAHiddenSidebar() throws {
        var simulation = simulation(.makeTabs(isHidden: true))
        #expect(try simulation.controller("tabs").tabBar?.sidebarButton == .sidebar(.show))
        try simulation.facts(after: "showSidebar")
        #expect(try simulation.controller("tabs").tabBar?.sidebarButton == .sidebar(.hide))
    }

    // MARK: Over the content

    @Test func anOverlaidSidebarBlocksTouchesUntilATapOutsideHidesIt() throws {
        var simulation = simulation(.makeTabs(), .portrait)
        let start = simulation.state
        try simulation.facts(after: "showSidebar")
        #expect(try simulation.facts(after: "tap home.ask") == [.ignored(.dimmed(ID("home"), by: tabs))])
        #expect(try simulation.facts(after: "swipe left") == [.ignored(.nothingToSwipe)])
        #expect(try simulation.facts(after: "dim") == [.sidebarChanged(tabs, isHidden: true)])
        #expect(simulation.state == start)
    }

    @Test func selectingATabHidesOnlyAnOverlaidSidebar() throws {
        var portrait = simulation(.makeTabs(), .portrait)
        #expect(try portrait.facts(after: "showSidebar", "selectTab 1") == [
            .selectedTab(ID("news"), in: tabs), .sidebarChanged(tabs, isHidden: true),
        ])
        #expect(try portrait.facts(after: "showSidebar", "selectTab 1") == [.sidebarChanged(tabs, isHidden: true)])
        var landscape = simulation(.makeTabs())
        #expect(try landscape.facts(after: "selectTab 1") == [.selectedTab(ID("news"), in: tabs)])
    }

    // MARK: Lifetimes

    @Test func aHiddenSidebarStaysHiddenAfterRotationsAndTabChanges() throws {
        var simulation = simulation()
        try simulation.facts(after: "hideSidebar", "rotate portrait", "rotate landscape", "selectTab 1")
        #expect(try simulation.controller("tabs").tabBar?.placement == .top)
    }

    @Test func aSidebarShownInPortraitHidesAfterARotation() throws {
        var simulation = simulation(.makeTabs(), .portrait)
        let start = simulation.state
        try simulation.facts(after: "showSidebar", "rotate landscape", "rotate portrait")
        #expect(simulation.state == start)
    }

    @Test func theVisibilityOfTheSidebarSurvivesAReload() throws {
        var simulation = simulation()
        try simulation.facts(after: "hideSidebar")
        _ = simulation.reload(.makeTabs())
        #expect(try simulation.controller("tabs").tabBar?.placement == .top)
        _ = simulation.reload(.makeTabs(mode: .tabBar))
        _ = simulation.reload(.makeTabs())
        try simulation.facts(after: "showSidebar")
        #expect(try simulation.controller("tabs").tabBar?.placement == .sidebar(.overlap))
    }

    @Test func anOlderSystemVersionMovesTheBarToTheBottom() throws {
        var simulation = simulation()
        try simulation.facts(after: "ios 17")
        #expect(try simulation.controller("tabs").tabBar?.placement == .bottom)
        #expect(try simulation.controller("home").frame.width == 1366)
        try simulation.facts(after: "ios 18")
        #expect(try simulation.controller("tabs").tabBar?.placement == .sidebar(.tile))
    }
}
