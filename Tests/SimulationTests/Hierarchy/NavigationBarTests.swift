import PlaygroundModel
@testable import Simulation
import Testing

struct NavigationBarTests {
    /// Sources: navigation.md §5 (useyourloaf, Hackworth on iOS 12, REMenu on the Plus), and Interface Builder's frames of Xcode 26.
    @Test(arguments: [
        (Device.phoneSE, InterfaceOrientation.portrait, 18, 44.0), (.phoneSE, .landscapeRight, 18, 32),
        (.phone8Plus, .portrait, 18, 44), (.phone8Plus, .portrait, 26, 54), (.phone8Plus, .landscapeRight, 26, 44), (.phoneX, .landscapeLeft, 18, 32), (.phoneX, .landscapeLeft, 26, 54),
        (.pad97, .portrait, 11, 44), (.pad97, .portrait, 12, 50), (.pad97, .landscapeRight, 26, 50),
    ])
    func navigationBarsHaveTheirDocumentedHeight(
        _ device: Device, _ orientation: InterfaceOrientation, _ version: Int, _ height: Double
    ) throws {
        let simulation = DeviceSimulation.make(.makeFlow(ios: version), on: device, orientation)
        #expect(try simulation.controller("nav").navigationBar?.frame.height == height)
    }

    /// AMScrollingNavbar: the bar is 30 higher, or 22 in landscape. Buttons and title are below the prompt.
    @Test(arguments: [
        (InterfaceOrientation.portrait, 18, 74.0, 30.0), (.landscapeRight, 18, 54, 22), (.portrait, 26, 84, 30), (.landscapeRight, 26, 76, 22),
    ])
    func aPromptMakesTheBarHigher(_ orientation: InterfaceOrientation, _ version: Int, _ height: Double, _ row: Double) throws {
        var home = ControllerDefinition.make("home", title: "Home")
        home.navigationItem.prompt = "Choose a cat"
        let app = DeviceSimulation.make(
            .make(.make("nav", .navigation(rootViewController: "home")), home, ios: version), on: .phoneX, orientation)
        let bar = try #require(app.controller("nav").navigationBar)
        #expect(bar.frame.height == height && bar.prompt == "Choose a cat")
        #expect(bar.contentRow.minY == bar.frame.minY + row)
        #expect(try app.controller("home").safeAreaInsets.top == bar.frame.maxY)
    }

    /// UINavigationItem.subtitle is available from iOS 26.
    @Test(arguments: [(18, false, 44.0, false), (18, true, 96, false), (26, false, 54, true), (26, true, 126, true)])
    func aSubtitleMakesOnlyALargeTitleHigher(_ version: Int, _ isLarge: Bool, _ height: Double, _ isShown: Bool) throws {
        var home = ControllerDefinition.make("home", title: "Home")
        home.navigationItem.subtitle = "12 cats"
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.prefersLargeTitles = isLarge
        let bar = try #require(DeviceSimulation.make(.make(nav, home, ios: version), on: .phoneX).controller("nav").navigationBar)
        #expect(bar.height == height && (bar.subtitle != nil) == isShown)
    }

    @Test func aTitleViewIsCentredInTheNavigationBarAndAbsentWithoutOne() throws {
        var home = ControllerDefinition.make("home", title: "Home", views: [
            .make("order", .segmentedControl, [.segments: .strings(["Old", "New"])]), .make("next", tap: .push("detail")),
        ])
        home.navigationItem.titleView = "order"
        var app = DeviceSimulation.make(
            .make(.make("nav", .navigation(rootViewController: "home")), home, .make("detail"), ios: 18), on: .phoneX)
        #expect(try app.controller("nav").navigationBar?.titleView == "order")
        var frame = try #require(app.layouts(of: app.scene())[.init("home")]?.result.frames["order"])
        // The frame is rounded to pixels: the control is 31 high.
        #expect(abs(frame.midX - 187.5) < 0.2 && frame.midY.rounded(.down) == 66)
        var bare = DeviceSimulation.make(.make(home, .make("detail"), ios: 18), on: .phoneX)
        #expect(bare.layouts(of: bare.scene())[.init("home")]?.result.frames["order"] == nil)
        // A wide item moves the title view.
        home.navigationItem.rightBarButtonItems = [BarButtonItem(id: "wide", path: DocumentPath(), title: "A very long title of an item")]
        app = .make(.make(.make("nav", .navigation(rootViewController: "home")), home, .make("detail"), ios: 18), on: .phoneX)
        frame = try #require(app.layouts(of: app.scene())[.init("home")]?.result.frames["order"])
        #expect(frame.midX < 375 / 2 && frame.minX >= 0)
        try app.facts(after: "tap home.next")
        try app.facts(after: "back")
        #expect(app.layouts(of: app.scene())[.init("home")]?.result.frames["order"] == frame)
    }

    @Test func badgesAreAvailableFromIOS26() throws {
        var home = ControllerDefinition.make("home", title: "Home")
        home.navigationItem.rightBarButtonItems = [BarButtonItem(id: "bell", path: DocumentPath(), image: "bell")]
        home.navigationItem.rightBarButtonItems[0].badge = "3"
        for (version, badge) in [(18, nil), (26, "3")] {
            let app = DeviceSimulation.make(
                .make(.make("nav", .navigation(rootViewController: "home")), home, ios: version), on: .phoneX)
            #expect(try app.controller("nav").navigationBar?.rightBarButtonItems.first?.badge == badge)
        }
    }

    @Test(arguments: [(10, 88.0, 88.0), (18, 108, 118)])
    func additionalInsetsAreAddedToTheSafeArea(_ version: Int, _ own: Double, _ both: Double) throws {
        var home = ControllerDefinition.make("home", title: "Home")
        home.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 5)
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        func top(_ nav: ControllerDefinition) throws -> Double {
            let app = DeviceSimulation.make(.make(nav, home, ios: version), on: .phoneX)
            #expect(try app.controller("nav").navigationBar?.frame.minY == 44)
            return try app.controller("home").safeAreaInsets.top
        }
        #expect(try top(nav) == own)
        nav.additionalSafeAreaInsets = EdgeInsets(top: 10)
        #expect(try top(nav) == both)
    }

    @Test(arguments: [
        (StatusBarStyle.lightContent, true, StatusBarStyle.lightContent), (.darkContent, true, .darkContent), (.lightContent, false, .default),
    ])
    func theStatusBarHasTheStyleOfTheDecidingController(_ style: StatusBarStyle, _ isBarHidden: Bool, _ expected: StatusBarStyle) {
        var home = ControllerDefinition.make("home", title: "Home")
        home.preferredStatusBarStyle = style
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.isNavigationBarHidden = isBarHidden
        #expect(DeviceSimulation.make(.make(nav, home), on: .phoneX).scene().statusBarStyle == expected)
        nav.barLook.barStyle = .black
        #expect(DeviceSimulation.make(.make(nav, home), on: .phoneX).scene().statusBarStyle == (isBarHidden ? expected : .lightContent))
    }

    @Test func theNavigationBarIsBelowTheStatusBarAndAddedToTheSafeArea() throws {
        let simulation = DeviceSimulation.make(.makeFlow(), on: .phoneX)
        let navigation = try simulation.controller("nav")
        let home = try simulation.controller("home")
        #expect(navigation.navigationBar?.frame == Rect(x: 0, y: 44, width: 375, height: 54))
        #expect(navigation.safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
        #expect(home.frame == navigation.frame)
        #expect(home.safeAreaInsets == EdgeInsets(top: 98, bottom: 34))
    }

    /// GKNavigationBarSwift#41 on iOS 17: the bar begins at 53.667, the content at 97.667. sentry-cocoa on iOS 26.1: at the inset.
    @Test(arguments: [(17, 53.667, 97.667), (26, 59.0, 113.0)])
    func theNavigationBarBeginsBelowADynamicIsland(_ version: Int, _ y: Double, _ content: Double) throws {
        var phone = Device.phoneX
        phone.cutout = .dynamicIsland
        phone.portrait?.safeAreaInsets.top = 59
        let simulation = DeviceSimulation.make(.makeFlow(ios: version), on: phone)
        let bar = try #require(try simulation.controller("nav").navigationBar)
        #expect(abs(bar.frame.minY - y) < 0.001)
        #expect(abs(try simulation.controller("home").safeAreaInsets.top - content) < 0.001)
        #expect(bar.frame.height == (version == 26 ? 54 : 44))
    }

    /// Interface Builder's frames of presented navigation controllers: (0, 0, 375, 56) and (0, 0, 390, 56).
    @Test(arguments: [(Device.phoneX, 12, 44.0), (.phoneX, 13, 56), (.pad97, 12, 50), (.pad97, 13, 56), (.phoneX, 26, 54)])
    func navigationBarsOfSheetsAreHigher(_ device: Device, _ version: Int, _ height: Double) throws {
        for style in [ModalPresentationStyle.pageSheet, .formSheet] {
            var simulation = DeviceSimulation.make(Self.presenting(style, ios: version), on: device)
            try simulation.facts(after: "tap home.open")
            #expect(try simulation.controller("nav").navigationBar?.frame.height == height)
        }
    }

    @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .popover])
    func otherPresentationsHaveTheUsualBarHeight(_ style: ModalPresentationStyle) throws {
        var simulation = DeviceSimulation.make(Self.presenting(style, ios: 18), on: .pad97)
        try simulation.facts(after: "tap home.open")
        #expect(try simulation.controller("nav").navigationBar?.frame.height == 50)
    }

    private static func presenting(_ style: ModalPresentationStyle, ios version: Int) -> Playground {
        .make(
            .make("home", views: [.make("open", tap: .present("box", style: style))]),
            .make("box", .container(children: ["nav"])), .make("nav", .navigation(rootViewController: "page")), .make("page"),
            ios: version
        )
    }

    @Test func theQuirkOfTheEarlySimulatorShrinksTheBar() throws {
        var playground = Playground.makeFlow(ios: 8)
        playground.profile.quirks = [.xcode6PlusLandscape]
        let simulation = DeviceSimulation.make(playground, on: .phone6Plus, .landscapeRight)
        #expect(try simulation.controller("nav").navigationBar?.frame.height == 32)
    }

    /// UINavigationItem.leftItemsSupplementBackButton is `false` by default.
    @Test(arguments: [(false, nil as String?), (true, "Home")])
    func leftItemsReplaceTheBackButtonUnlessTheySupplementIt(_ supplement: Bool, _ back: String?) throws {
        var simulation = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "home")),
            .make("home", title: "Home", views: [.make("next", tap: .show("detail"))]),
            .make("detail") {
                $0.navigationItem.leftBarButtonItems = [BarButtonItem(id: "menu", path: .controller("detail"), title: "Menu")]
                $0.navigationItem.leftItemsSupplementBackButton = supplement
            }
        ))
        try simulation.facts(after: "tap home.next")
        #expect(try simulation.controller("nav").navigationBar?.backButtonTitle == back)
        #expect(try simulation.controller("nav").stackDepth == 2)
        try simulation.facts(after: "edgeSwipe left")
        #expect(simulation.tree == (supplement ? "nav[home]" : "nav[home detail]"))
        try simulation.facts(after: "back")
        #expect(simulation.tree == (supplement ? "nav[home]" : "nav[home detail]"))
    }

    @Test(arguments: [
        (nil, nil, "Back"), ("Home", nil, "Home"), ("Home", "Start", "Start"),
        ("Eleven char", nil, "Eleven char"), ("Twelve chars", nil, "Back"), ("Home", "A very long one", "Back"),
    ])
    func theBackButtonNamesThePreviousController(_ title: String?, _ backTitle: String?, _ expected: String) throws {
        var simulation = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "home")),
            .make("home", title: title, backButtonTitle: backTitle, views: [.make("next", tap: .show("detail"))]),
            .make("detail", title: "Detail")
        ))
        #expect(try simulation.controller("nav").navigationBar?.backButtonTitle == nil)
        try simulation.facts(after: "tap home.next")
        let bar = try simulation.controller("nav").navigationBar
        #expect(bar?.backButtonTitle == expected)
        #expect(bar?.title == "Detail")
    }
}

/// UINavigationItem.pinnedTrailingGroup: "on the trailing edge of the navigation bar, on the trailing side of the overflow and
/// search items".
struct PinnedTrailingGroupTests {
    @Test(arguments: [(26, true), (16, true), (15, false)])
    func pinnedItemsAreAfterTheOtherRightItems(_ version: Int, _ isThere: Bool) throws {
        let simulation = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "home")),
            .make("home") {
                $0.navigationItem.rightBarButtonItems = [BarButtonItem(id: "add", path: .controller("home"), image: "plus")]
                $0.navigationItem.pinnedTrailingGroup = [
                    BarButtonItem(id: "save", path: .controller("home"), image: "checkmark"),
                    BarButtonItem(id: "done", path: .controller("home"), image: "xmark"),
                ]
            }, ios: version
        ), on: .phoneX)
        let nav = try simulation.controller("nav")
        let bar = try #require(nav.navigationBar)
        let layout = NavigationBarLayout(bar, insets: nav.safeAreaInsets, traits: nav.traits.collection)
        let order = layout.spans(in: bar).sorted { $0.span.x < $1.span.x }.map(\.item.id.name)
        #expect(order == (isThere ? ["add", "save", "done"] : ["add"]))
        #expect(layout.spans(in: bar).map { $0.span.x + $0.span.width }.max() == (version == 26 ? 359.0 : 367))
        #expect(layout.pinnedGroups == (version == 26 ? [0..<2] : []))
    }
}
