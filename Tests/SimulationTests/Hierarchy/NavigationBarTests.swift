import PlaygroundModel
@testable import Simulation
import Testing

struct NavigationBarTests {
    /// Heights: navigation.md §5 (useyourloaf, Hackworth on iOS 12, REMenu on the Plus); Interface Builder's frames of Xcode 26.
    @Test(arguments: [
        (Device.phoneSE, InterfaceOrientation.portrait, 18, 44.0), (.phoneSE, .landscapeRight, 18, 32),
        (.phone8Plus, .portrait, 18, 44), (.phone8Plus, .portrait, 26, 54), (.phone8Plus, .landscapeRight, 26, 44), (.phoneX, .landscapeLeft, 18, 32), (.phoneX, .landscapeLeft, 26, 54),
        (.pad97, .portrait, 11, 44), (.pad97, .portrait, 12, 50), (.pad97, .landscapeRight, 26, 50),
    ])
    func barHasItsDocumentedHeight(
        _ device: Device, _ orientation: InterfaceOrientation, _ version: Int, _ height: Double
    ) throws {
        let simulation = DeviceSimulation.make(.makeFlow(ios: version), on: device, orientation)
        #expect(try simulation.controller("nav").navigationBar?.frame.height == height)
    }

    @Test func barStandsBelowTheStatusBarAndGrowsTheChildsSafeArea() throws {
        let simulation = DeviceSimulation.make(.makeFlow(), on: .phoneX)
        let navigation = try simulation.controller("nav")
        let home = try simulation.controller("home")
        #expect(navigation.navigationBar?.frame == Rect(x: 0, y: 44, width: 375, height: 54))
        #expect(navigation.safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
        #expect(home.frame == navigation.frame)
        #expect(home.safeAreaInsets == EdgeInsets(top: 98, bottom: 34))
    }

    /// GKNavigationBarSwift#41 on iOS 17: from 53.667 on, 97.667 above the content. sentry-cocoa on iOS 26.1: from the inset on.
    @Test(arguments: [(17, 53.667, 97.667), (26, 59.0, 113.0)])
    func barBeginsBelowTheStatusBarOfAnIsland(_ version: Int, _ y: Double, _ content: Double) throws {
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
    func barOfASheetIsHigher(_ device: Device, _ version: Int, _ height: Double) throws {
        for style in [ModalPresentationStyle.pageSheet, .formSheet] {
            var simulation = DeviceSimulation.make(Self.presenting(style, ios: version), on: device)
            try simulation.facts(after: "tap home.open")
            #expect(try simulation.controller("nav").navigationBar?.frame.height == height)
        }
    }

    @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen, .popover])
    func barOfWhatIsNoSheetIsAsAnywhere(_ style: ModalPresentationStyle) throws {
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

    @Test func quirkOfTheEarlySimulatorShrinksTheBar() throws {
        var playground = Playground.makeFlow(ios: 8)
        playground.profile.quirks = [.xcode6PlusLandscape]
        let simulation = DeviceSimulation.make(playground, on: .phone6Plus, .landscapeRight)
        #expect(try simulation.controller("nav").navigationBar?.frame.height == 32)
    }

    /// UINavigationItem.leftItemsSupplementBackButton.
    @Test(arguments: [(false, nil as String?), (true, "Home")])
    func leftItemsTakeTheBackButtonsPlaceUnlessTheySupplementIt(_ supplement: Bool, _ back: String?) throws {
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
    func backButtonNamesThePreviousController(_ title: String?, _ backTitle: String?, _ expected: String) throws {
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
    func pinnedItemsStandBeyondTheRightOnes(_ version: Int, _ isThere: Bool) throws {
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
