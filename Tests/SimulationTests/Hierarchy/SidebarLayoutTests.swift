import PlaygroundModel
@testable import Simulation
import Testing

/// The environments with a tab bar and with a sidebar, and the layout of the selected controller.
struct SidebarLayoutTests {
    typealias Placement = TabBar.Placement

    /// The sidebar is shown in landscape but not in portrait (Elevating your iPad app with a tab bar and sidebar). On phones, in a
    /// compact width and before iPadOS 18 there is only a bar at the bottom.
    @Test(arguments: [
        (Device.pad129, InterfaceOrientation.landscapeRight, WindowConfiguration.fullScreen, 18, Placement.sidebar(.overlap)),
        (.pad129, .portrait, .fullScreen, 18, .top), (.pad129, .landscapeRight, .oneHalf, 18, .top),
        (.pad129, .landscapeRight, .oneThird, 18, .bottom), (.pad129, .landscapeRight, .fullScreen, 17, .bottom),
        (.pad129, .landscapeRight, .fullScreen, 26, .sidebar(.overlap)),
        // A sidebar would cover the content, which is not the default.
        (.pad97, .landscapeRight, .fullScreen, 18, .top), (.phone8Plus, .landscapeRight, .fullScreen, 18, .bottom),
    ])
    func tabPlacementDependsOnDeviceWindowAndVersion(
        _ device: Device, _ orientation: InterfaceOrientation, _ window: WindowConfiguration, _ version: Int, _ placement: Placement
    ) throws {
        var simulation = DeviceSimulation.make(.makeTabs(ios: version), on: device, orientation)
        if window != .fullScreen { _ = simulation.apply(.window(window)) }
        let bar = try #require(try simulation.controller("tabs").tabBar)
        #expect(bar.placement == placement)
        #expect((bar.sidebarButton != nil) == (placement != .bottom))
    }

    @Test(arguments: [TabBarDefinition.Mode.automatic, .tabBar])
    func modesWithoutASidebarShowNone(_ mode: TabBarDefinition.Mode) throws {
        var simulation = DeviceSimulation.make(.makeTabs(mode: mode), on: .pad129, .landscapeRight)
        let bar = try #require(try simulation.controller("tabs").tabBar)
        #expect(bar.placement == .top)
        #expect(bar.sidebarButton == nil)
        #expect(try simulation.facts(after: "showSidebar") == [.ignored(.noSidebar(.init("tabs")))])
    }

    /// UITabBarController.Sidebar.Layout.overlap: "the selected view controller [renders] underneath the sidebar. Anchor the
    /// view's content to the layoutMarginsGuide or safeAreaLayoutGuide to avoid being occluded".
    @Test func anOverlappingSidebarIsAddedToTheSafeArea() throws {
        let simulation = DeviceSimulation.make(.makeTabs(), on: .pad129, .landscapeRight)
        let home = try simulation.controller("home")
        #expect(home.frame == Rect(x: 0, y: 0, width: 1366, height: 1024))
        #expect(home.safeAreaInsets.left == 320)
        #expect(home.safeAreaInsets.right == 0)
    }

    /// UITabBarController.Sidebar.Layout.tile: "the selected view controller is resized and shifted".
    @Test func aTiledSidebarIsNextToTheController() throws {
        let simulation = DeviceSimulation.make(.makeTabs(.tile), on: .pad129, .landscapeRight)
        let home = try simulation.controller("home")
        #expect(home.frame == Rect(x: 320, y: 0, width: 1046, height: 1024))
        #expect(home.safeAreaInsets.left == 0)
        let bar = try #require(try simulation.controller("tabs").tabBar)
        #expect(bar.frame == Rect(x: 0, y: 0, width: 320, height: 1024))
        #expect(bar.title == "Shed")
        #expect(bar.dimming == nil)
    }

    @Test(arguments: [TabBarDefinition.Sidebar.Layout.overlap, .tile])
    func aNarrowWindowShowsTheSidebarAboveDimmedContent(_ layout: TabBarDefinition.Sidebar.Layout) throws {
        var simulation = DeviceSimulation.make(.makeTabs(layout), on: .pad129)
        try simulation.facts(after: "showSidebar")
        let bar = try #require(try simulation.controller("tabs").tabBar)
        #expect(bar.placement == .sidebar(.overlay))
        #expect(bar.dimming == Rect(x: 0, y: 0, width: 1024, height: 1366))
        let home = try simulation.controller("home")
        #expect(home.frame.width == 1024)
        #expect(home.safeAreaInsets.left == 0)
    }

    @Test(arguments: [TabBarDefinition.Sidebar.Layout.overlap, .tile])
    func theSidebarIsOnTheRightInRightToLeftLayouts(_ layout: TabBarDefinition.Sidebar.Layout) throws {
        var simulation = DeviceSimulation.make(.makeTabs(layout), on: .pad129, .landscapeRight)
        try simulation.facts(after: "layoutDirection rightToLeft")
        #expect(try simulation.controller("tabs").tabBar?.frame.minX == 1046)
        let home = try simulation.controller("home")
        #expect(home.frame.minX == 0)
        #expect(home.frame.width == (layout == .tile ? 1046 : 1366))
        #expect(home.safeAreaInsets.right == (layout == .tile ? 0 : 320))
    }

    @Test func aSidebarRemovesTheBarAndItsInset() throws {
        var simulation = DeviceSimulation.make(.makeTabs(.tile), on: .pad129, .landscapeRight)
        #expect(try simulation.controller("home").safeAreaInsets.top == 24)
        try simulation.facts(after: "hideSidebar")
        #expect(try simulation.controller("home").safeAreaInsets.top == 74)
    }

    @Test func aPushedControllerHidesTheTabBarButNotTheSidebar() throws {
        var simulation = DeviceSimulation.make(.makeTabs(), on: .pad129, .landscapeRight)
        try simulation.facts(after: "selectTab 2", "tap beds.bed")
        #expect(try simulation.controller("tabs").tabBar?.placement == .sidebar(.overlap))
        try simulation.facts(after: "hideSidebar")
        #expect(try simulation.controller("tabs").tabBar == nil)
    }

    @Test func badgesAreShownInTabBarsAndSidebars() throws {
        for orientation in [InterfaceOrientation.portrait, .landscapeRight] {
            let bar = try DeviceSimulation.make(.makeTabs(), on: .pad129, orientation).controller("tabs").tabBar
            #expect(bar?.items.map(\.badge) == [nil, "3", nil])
        }
    }
}
