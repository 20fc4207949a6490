import PlaygroundModel
@testable import Simulation
import Testing

/// Bars and sheets, measured on phones of 402 x 874 points with iOS 26 and 27, and insets of 62 above and 34 below:
/// getsentry/sentry-cocoa (view hierarchies of iOS 26.1) and AndrewKochulab/sim-mirror (frames of iOS 26 and 27).
@Suite struct MeasuredBarsTests {
    static let phone = Device.makePhone(
        "iphone-17", 402, 874, scale: 3, year: 2025, system: "26.0", statusBar: 54, homeIndicator: true,
        portraitInsets: EdgeInsets(top: 62, bottom: 34), landscapeInsets: EdgeInsets(left: 62, bottom: 20, right: 62)
    )

    private static func playground(_ change: (inout ControllerDefinition) -> Void = { _ in }, largeTitles: Bool = false) -> Playground {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.prefersLargeTitles = largeTitles
        var home = ControllerDefinition.make("home", title: "Home", views: [.make("next", tap: .push("next"))])
        change(&home)
        var next = ControllerDefinition.make("next", title: "Next")
        next.navigationItem.rightBarButtonItems = [BarButtonItem(id: "add", path: .controller("next", "add"), image: "plus")]
        return .make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["nav", "other"]))), nav, home, next, .make("other", title: "Other"), ios: 26
        )
    }

    @Test func `a navigation bar is 54 high, with a large title 106`() throws {
        let plain = try DeviceSimulation.make(Self.playground(), on: Self.phone).controller("nav")
        #expect(plain.navigationBar?.frame == Rect(x: 0, y: 62, width: 402, height: 54))
        let large = try DeviceSimulation.make(Self.playground(largeTitles: true), on: Self.phone).controller("nav")
        #expect(large.navigationBar?.height == 106)
        let text = try #require(large.navigationBar.flatMap { bar in bar.largeTitleFrame?.inset(by: bar.largeTitleInsets) })
        #expect(text.minX == 16)
        #expect(abs(text.minY - 119.667) < 0.001)
        #expect(abs(text.height - 40.667) < 0.001)
    }

    /// On a phone 440 points wide the large title begins at 20.
    @Test(arguments: [(402.0, 16.0), (440, 20)])
    func `a large title begins at the window's margin`(width: Double, margin: Double) {
        var traits = TraitCollection()
        traits.userInterfaceIdiom = .phone
        traits.horizontalSizeClass = .compact
        #expect(BarMetrics.largeTitleMargin(for: traits, width: width) == margin)
    }

    @Test func `the content is inset by 116 and 83`() throws {
        #expect(try DeviceSimulation.make(Self.playground(), on: Self.phone).controller("home").safeAreaInsets == EdgeInsets(top: 116, bottom: 83))
    }

    /// zafnz/ios-multi-simulator-mcp, TESTING.md. Another source has the lower edge of the bar at 78. Both describe the same phone.
    @Test func `in landscape the bar is at 24 and the tab bar is 64 high with its inset`() throws {
        let simulation = DeviceSimulation.make(Self.playground(), on: Self.phone, .landscapeRight)
        #expect(try simulation.controller("nav").navigationBar?.frame == Rect(x: 0, y: 24, width: 874, height: 54))
        #expect(try simulation.controller("tabs").tabBar?.frame == Rect(x: 0, y: 338, width: 874, height: 44))
        #expect(try simulation.controller("home").safeAreaInsets == EdgeInsets(top: 78, left: 62, bottom: 64, right: 62))
        #expect(try simulation.controller("nav").barDoubt?.contains("one phone") == true)
        #expect(try simulation.controller("home").barDoubt == nil)
        #expect(try DeviceSimulation.make(Self.playground(), on: Self.phone).controller("nav").barDoubt == nil)
    }

    /// The sheet has no top inset, but its window has one.
    @Test func `a bar in a sheet is not doubtful, and one in a window without a safe area is`() throws {
        let playground = Playground.make(
            .make("home", views: [.make("open", tap: .present("sheet"))]), .make("sheet", .navigation(rootViewController: "inner")),
            .make("inner", title: "Inner"))
        var simulation = DeviceSimulation.make(playground, on: Self.phone)
        try simulation.facts(after: "tap home.open")
        #expect(try simulation.controller("sheet").safeAreaInsets.top == 0)
        #expect(try simulation.controller("sheet").barDoubt == nil)
        let bare = Device.makePhone("bare", 402, 874, scale: 3, year: 2025, system: "26.0", statusBar: 0, portraitInsets: .zero)
        #expect(try DeviceSimulation.make(Self.playground(), on: bare).controller("nav").barDoubt?.contains("one window") == true)
    }

    /// Measured in one window without a safe area (iamcgn/swiftui-web): the height of 76 is 48 for the items plus 28.
    @Test(arguments: [(26, 76.0, 48.0), (18, 44, 44)])
    func `a toolbar of a phone without home indicator has its items above 28 points`(version: Int, height: Double, content: Double) throws {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.isToolbarHidden = false
        let bare = Device.makePhone("bare", 375, 667, year: 2022, system: "15.4", portraitInsets: EdgeInsets(top: 20))
        let shown = try DeviceSimulation.make(.make(nav, .make("home"), ios: version), on: bare).controller("nav")
        let bar = try #require(shown.toolbar)
        #expect(bar.frame == Rect(x: 0, y: 667 - height, width: 375, height: height))
        #expect(bar.contentRow.height == content)
        #expect((shown.barDoubt != nil) == (version == 26))
    }

    @Test func `the edge effect under the bar is 102 high`() throws {
        #expect(try DeviceSimulation.make(Self.playground(), on: Self.phone).controller("nav").navigationBar?.edgeEffectHeight == 102)
    }

    @Test func `a back button is 44 high at 16, 62`() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: Self.phone)
        try simulation.facts(after: "tap home.next")
        let nav = try simulation.controller("nav")
        let bar = try #require(nav.navigationBar)
        let layout = NavigationBarLayout(bar, insets: nav.safeAreaInsets, traits: nav.traits.collection)
        #expect(layout.backButton?.frame(in: bar.contentRow, isRightToLeft: false) == Rect(x: 16, y: 62, width: 44, height: 44))
    }

    @Test func `a tab bar is 83 high with the inset`() throws {
        #expect(try DeviceSimulation.make(Self.playground(), on: Self.phone).controller("tabs").tabBar?.frame == Rect(x: 0, y: 791, width: 402, height: 49))
    }

    /// A trace of an app on iOS 26.5: the accessory is 360 x 48 at (21, 735), and without the bar at (21, 805) with a safe area of 69.
    @Test func `an accessory is 8 above the tabs' platter, and 21 above the edge without tabs`() throws {
        var simulation = DeviceSimulation.make(Self.accessory(), on: Self.phone)
        let frame = Rect(x: 21, y: 735, width: 360, height: 48)
        #expect(try simulation.controller("tabs").tabAccessory == TabAccessory(view: "player", frame: frame, hasGlass: true))
        #expect(simulation.layouts(of: simulation.scene())[.init("tabs")]?.result.frames["player"] == frame)
        #expect(try simulation.controller("home").safeAreaInsets.bottom == 139)
        try simulation.facts(after: "tap home.next")
        #expect(try simulation.controller("tabs").tabBar == nil)
        #expect(try simulation.controller("tabs").tabAccessory?.frame == Rect(x: 21, y: 805, width: 360, height: 48))
        #expect(try simulation.controller("next").safeAreaInsets.bottom == 69)
    }

    /// Source: Forum of developer.apple.com, thread 799315.
    @Test func `an accessory of a wide iPad is as wide as its content`() throws {
        var simulation = DeviceSimulation.make(Self.accessory(width: 200), on: .pad129)
        let accessory = try #require(try simulation.controller("tabs").tabAccessory)
        #expect(!accessory.hasGlass)
        let frame = try #require(simulation.layouts(of: simulation.scene())[.init("tabs")]?.result.frames["player"])
        #expect(frame == Rect(x: accessory.frame.midX - 100, y: accessory.frame.minY, width: 200, height: 48))
        #expect(try simulation.controller("home").safeAreaInsets.bottom == simulation.controller("tabs").frame.maxY - frame.minY)
    }

    @Test func `accessories are available from iOS 26`() throws {
        var simulation = DeviceSimulation.make(Self.accessory(ios: 18), on: Self.phone)
        #expect(try simulation.controller("tabs").tabAccessory == nil)
        #expect(simulation.layouts(of: simulation.scene())[.init("tabs")] == nil)
        #expect(try simulation.controller("home").safeAreaInsets.bottom == 83)
    }

    private static func accessory(width: Double? = nil, ios version: Int = 26) -> Playground {
        var tabs = TabBarDefinition(viewControllers: ["nav"])
        tabs.bottomAccessory = "player"
        let path = DocumentPath().appending("constraints")
        let constraints = width.map { width in
            [LayoutConstraint(id: .init(path: path), source: "", first: LayoutAnchor(.view("player"), .width), relation: .equal, constant: width)]
        }
        return .make(
            .make("tabs", .tabBar(tabs), views: [.make("player", .view)], constraints: constraints ?? []),
            .make("nav", .navigation(rootViewController: "home")), .make("home", views: [.make("next", tap: .push("next"))]),
            .make("next") { $0.hidesBottomBarWhenPushed = true }, ios: version
        )
    }

    /// A simulator of iOS 26, whose device is inferred: a bar of 54 at 78, and a list with a content inset of 74.
    @Test func `the bar of a large sheet begins at 78, and its content 74 below the sheet's edge`() throws {
        let playground = Playground.make(
            .make("home", views: [.make("open", tap: .present("nav"))]), .make("nav", .navigation(rootViewController: "list")), .make("list"),
            ios: 26
        )
        var simulation = DeviceSimulation.make(playground, on: Self.phone)
        try simulation.facts(after: "tap home.open")
        let nav = try simulation.controller("nav")
        #expect(nav.navigationBar?.frame == Rect(x: 0, y: 78, width: 402, height: 54))
        #expect(nav.frame == Rect(x: 0, y: 58, width: 402, height: 816))
        #expect(nav.frameDoubt?.contains("two numbers") == true)
        #expect(try simulation.controller("list").safeAreaInsets.top == 74)
    }

    /// Measured with recursiveDescription on a phone of 375 x 667.
    @Test(arguments: [14, 15])
    func `a page sheet of iOS 14 and 15 begins at 40 and has a bar of 56`(version: Int) throws {
        let playground = Playground.make(
            .make("home", views: [.make("open", tap: .present("nav"))]), .make("nav", .navigation(rootViewController: "list")), .make("list"),
            ios: version
        )
        var simulation = DeviceSimulation.make(playground, on: .makePhone("iphone-8", 375, 667, year: 2017, system: "11.0"))
        try simulation.facts(after: "tap home.open")
        #expect(try simulation.controller("nav").frame == Rect(x: 0, y: 40, width: 375, height: 627))
        #expect(try simulation.controller("nav").navigationBar?.frame == Rect(x: 0, y: 40, width: 375, height: 56))
    }

    /// Frames of iOS 26.5: the popover is 240 wide, with buttons of 208 x 48 and without Cancel.
    @Test func `an action sheet on a phone is a popover on iOS 26`() throws {
        let actions = [("share", AlertDefinition.ActionStyle.default), ("bin", .destructive), ("no", .cancel)].map { name, style in
            AlertDefinition.AlertAction(BarButtonItem(id: ViewID(name), path: .controller("ask", name), title: name), style: style)
        }
        func simulation(ios version: Int) throws -> DeviceSimulation {
            var simulation = DeviceSimulation.make(.make(
                .make("home", views: [.make("open", tap: .present("ask"))]),
                .make("ask", .alert(AlertDefinition(preferredStyle: .actionSheet, actions: actions))), ios: version
            ), on: Self.phone)
            try simulation.facts(after: "tap home.open")
            return simulation
        }
        var now = try simulation(ios: 26)
        let ask = try now.controller("ask")
        #expect(ask.presentation?.form == .popover)
        #expect(ask.frame.size == Size(width: 240, height: 16 + 48 + 8 + 48 + 16))
        let metrics = try #require(BehaviourProfile(version: 26).actionSheetMetrics)
        #expect(metrics.buttonFrame(0, of: 2, in: ask.frame.size) == Rect(x: 16, y: 16, width: 208, height: 48))
        #expect(ask.presentation?.closesOnTapBeside == true)
        try now.facts(after: "dim")
        #expect(now.onScreen == ["home"])
        #expect(try simulation(ios: 18).controller("ask").presentation?.form == .actionSheet)
        #expect(BehaviourProfile(version: 18).actionSheetMetrics == nil)
    }
}
