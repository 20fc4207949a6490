import PlaygroundModel
@testable import Simulation
import Testing

/// Tab bars, pages, toolbars, large titles, and trait overrides of views.
struct ContainersTests {
    typealias ID = ControllerInstance.ID

    private static func tabs(_ count: Int, ios version: Int = 26) -> Playground {
        let names = (1...count).map { ControllerID("tab\($0)") }
        let controllers: [ControllerDefinition] = [.make("tabs", .tabBar(TabBarDefinition(viewControllers: names + ["nav"])))]
            + names.map { .make($0, title: $0.name) } + [
                .make("nav", .navigation(rootViewController: "home")),
                .make("home", title: "Home", views: [.make("next", tap: .show("next"))]),
                .make("next", title: "Next") { $0.hidesBottomBarWhenPushed = true },
            ]
        return Playground(
            title: "Tabs", profile: BehaviourProfile(version: SystemVersion(version)), devices: [], rootViewController: "tabs",
            controllers: controllers
        )
    }

    /// A collapsed split view pushes its detail onto the primary's stack. An expanded one has a separate stack in a column.
    @Test(arguments: [("menu.open", Device.phoneX, true), ("menu.open", .pad97, false), ("detail.next", .pad97, true)])
    func `pushed controllers in a split view hide the tab bar`(_ tap: String, _ device: Device, _ isHidden: Bool) throws {
        let hiding = { (controller: inout ControllerDefinition) in controller.hidesBottomBarWhenPushed = true }
        let playground = Playground.make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["split"]))),
            .make("split", .split(SplitDefinition(primary: "menu-nav", secondary: "detail-nav"))),
            .make("menu-nav", .navigation(rootViewController: "menu")),
            .make("menu", views: [.make("open", tap: .showDetail("detail-nav"))]),
            .make("detail-nav", .navigation(rootViewController: "detail")),
            .make("detail", views: [.make("next", tap: .show("next"))], change: hiding), .make("next", change: hiding)
        )
        var simulation = DeviceSimulation.make(playground, on: device, device == .pad97 ? .landscapeLeft : .portrait)
        #expect((try simulation.controller("tabs").tabBar == nil) == (device == .phoneX && simulation.onScreen.contains("detail")))
        try simulation.facts(after: "tap \(tap)")
        #expect((try simulation.controller("tabs").tabBar == nil) == isHidden)
        let front = try simulation.controller(isHidden ? (tap == "menu.open" ? "detail" : "next") : "detail")
        let hider = "The tab bar of tabs is hidden: detail has hidesBottomBarWhenPushed = true"
        let sentences = front.tabBarSentences(in: simulation.scene())
        #expect(isHidden ? sentences.first?.hasPrefix(tap == "menu.open" ? hider : "The tab bar of tabs is hidden: next") == true : sentences.isEmpty)
    }

    @Test(arguments: [(17, true), (18, false)])
    func `isTabBarHidden applies from iOS 18 on`(version: Int, isShown: Bool) throws {
        var tabs = Self.tabs(2)
        tabs.controllers[0].tabBar?.isTabBarHidden = true
        tabs.profile = BehaviourProfile(version: SystemVersion(version))
        let simulation = DeviceSimulation.make(tabs, on: .phoneX)
        #expect((try simulation.controller("tabs").tabBar != nil) == isShown)
        #expect(try simulation.controller("tab1").safeAreaInsets.bottom == (isShown ? 83 : 34))
        let sentences = try simulation.controller("tab1").tabBarSentences(in: simulation.scene())
        #expect(sentences == (isShown ? [] : ["The tab bar of tabs is hidden: it has isTabBarHidden = true."]))
    }

    @Test func theSelectedTabIsShownAboveTheTabBarInset() throws {
        var simulation = DeviceSimulation.make(Self.tabs(2), on: .phoneX)
        let start = simulation.state
        #expect(simulation.onScreen == ["tabs", "tab1"])
        #expect(try simulation.controller("tab1").safeAreaInsets == EdgeInsets(top: 44, bottom: 83))
        let bar = try #require(try simulation.controller("tabs").tabBar)
        #expect(bar.frame == Rect(x: 0, y: 729, width: 375, height: 49))
        #expect(bar.items.map(\.title) == ["tab1", "tab2", "Home"])
        #expect(bar.items.map(\.isSelected) == [true, false, false])
        #expect(try simulation.facts(after: "selectTab 1") == [.selectedTab(ID("tab2"), in: ID("tabs"))])
        #expect(simulation.onScreen == ["tabs", "tab2"])
        try simulation.facts(after: "selectTab 0")
        #expect(simulation.state == start)
    }

    /// The bar is 65 high with the home indicator's inset (QMUI_iOS, TabBarHeight), and at the top from iPadOS 18 on.
    @Test func anIPadTabBarAtTheBottomIs45AboveTheHomeIndicator() throws {
        let simulation = DeviceSimulation.make(Self.tabs(2, ios: 17), on: .pad129)
        #expect(try simulation.controller("tabs").tabBar?.frame == Rect(x: 0, y: 1301, width: 1024, height: 45))
        #expect(try simulation.controller("tab1").safeAreaInsets == EdgeInsets(top: 24, bottom: 65))
        let compact = DeviceSimulation.make(Self.tabs(2, ios: 18), on: .pad129, window: .oneThird)
        #expect(try compact.controller("tabs").tabBar?.frame == Rect(x: 0, y: 1301, width: 375, height: 45))
        #expect(try DeviceSimulation.make(Self.tabs(2), on: .pad129).controller("tabs").tabBar?.frame.height == 50)
    }

    /// A toolbar above a tab bar has no inset for the home indicator.
    @Test func aToolbarAboveATabBarOfAnIPadKeepsItsHeight() throws {
        var playground = Self.tabs(1, ios: 17)
        playground.controllers[2].navigationOptions.isToolbarHidden = false
        var simulation = DeviceSimulation.make(playground, on: .pad129)
        try simulation.facts(after: "selectTab 1")
        #expect(try simulation.controller("nav").toolbar?.frame.height == 50)
        #expect(try simulation.controller("home").safeAreaInsets.bottom == 115)
    }

    @Test func aTabKeepsItsStackWhenAnotherIsSelected() throws {
        var simulation = DeviceSimulation.make(Self.tabs(2))
        try simulation.facts(after: "selectTab 2", "tap home.next", "selectTab 0", "selectTab 2")
        #expect(simulation.onScreen == ["tabs", "nav", "next"])
        #expect(try simulation.controller("tabs").tabBar == nil)
        try simulation.facts(after: "back", "tap home.next")
        #expect(try simulation.facts(after: "back", "selectTab 2") == [.ignored(.nothingNew)])
    }

    @Test func tabsBeyondTheFourthAreListedUnderMore() throws {
        var simulation = DeviceSimulation.make(Self.tabs(5))
        let start = simulation.state
        #expect(try simulation.controller("tabs").tabBar?.items.map(\.title) == ["tab1", "tab2", "tab3", "tab4", "More"])
        #expect(try simulation.facts(after: "selectTab more") == [.selectedTab(nil, in: ID("tabs"))])
        let list = try simulation.controller("tabs")
        #expect(list.tabBar?.moreList?.map(\.title) == ["tab5", "Home"])
        #expect(list.navigationBar?.title == "More")
        #expect(simulation.onScreen == ["tabs"])
        try simulation.facts(after: "selectTab 4")
        #expect(try simulation.controller("tabs").navigationBar?.backButtonTitle == "More")
        try simulation.facts(after: "back", "selectTab 5")
        #expect(try simulation.controller("nav").navigationBar?.backButtonTitle == "More")
        try simulation.facts(after: "back")
        #expect(try simulation.controller("tabs").tabBar?.moreList != nil)
        try simulation.facts(after: "selectTab 0")
        #expect(simulation.state == start)
    }

    /// UITabBarController.moreNavigationController has a bar like other navigation controllers.
    @Test(arguments: [18, 26])
    func theMoreListHasTheNavigationBarOfAStack(_ version: Int) throws {
        var simulation = DeviceSimulation.make(Self.tabs(5, ios: version))
        try simulation.facts(after: "selectTab 5")
        let own = try #require(try simulation.controller("nav").navigationBar)
        try simulation.facts(after: "selectTab more")
        let more = try #require(try simulation.controller("tabs").navigationBar)
        #expect(more.hasSharedBackgrounds == (version == 26))
        #expect(more.hasSharedBackgrounds == own.hasSharedBackgrounds)
        #expect(more.contentRow == own.contentRow)
        #expect(more.edgeEffectHeight == own.edgeEffectHeight)
    }

    /// The content row of a bar on a folding device fills the bar.
    @Test func theContentRowOfTheMoreListFillsItsBarOnAFoldingDevice() throws {
        let names = (1...6).map { ControllerID("tab\($0)") }
        let app = try DuoApp.make(
            [.make("tabs", .tabBar(TabBarDefinition(viewControllers: names)))] + names.map { .make($0, title: $0.name) }, after: "selectTab more")
        let bar = try #require(try app.controller("tabs").navigationBar)
        #expect(bar.contentRow == bar.frame)
    }

    @Test(arguments: [(11, 49.0, TabBar.Placement.bottom), (13, 50, .bottom), (18, 50, .top)])
    func iPadsShowAllTabs(_ version: Int, _ height: Double, _ placement: TabBar.Placement) throws {
        let simulation = DeviceSimulation.make(Self.tabs(6, ios: version), on: .pad97)
        let bar = try #require(try simulation.controller("tabs").tabBar)
        #expect(bar.items.count == 7)
        #expect(bar.frame.height == height)
        #expect(bar.placement == placement)
    }

    @Test(arguments: [(Device.phoneSE, 18, 32.0), (.phoneSE, 26, 44), (.phone8Plus, 26, 49)])
    func phoneTabBarsAreLowerInLandscape(_ device: Device, _ version: Int, _ height: Double) throws {
        let bar = try DeviceSimulation.make(Self.tabs(2, ios: version), on: device, .landscapeRight).controller("tabs").tabBar
        #expect(bar?.frame.height == height)
        #expect(bar?.hasImagesBesideTitles == (height < 49))
    }

    @Test(arguments: [("selectTab 9", LogFact.Reason.noTab(9)), ("selectTab more", .noMore), ("selectTab 0", .nothingNew)])
    func tabSelectionsWithoutEffectReportAReason(_ line: String, _ reason: LogFact.Reason) throws {
        var simulation = DeviceSimulation.make(Self.tabs(2))
        #expect(try simulation.facts(after: line) == [.ignored(reason)])
    }

    @Test func unwindingSelectsTheTabOfItsDestination() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["home", "other"]))), .make("home"),
            .make("other", views: [.make("go", tap: .present("sheet"))]),
            .make("sheet", views: [.make("home", tap: .unwind(to: "home")), .make("ghost", tap: .unwind(to: "nobody"))])
        ))
        try simulation.facts(after: "selectTab 1", "tap other.go")
        #expect(try simulation.facts(after: "tap sheet.ghost") == [.ignored(.nothingToUnwindTo("nobody"))])
        #expect(try simulation.facts(after: "tap sheet.home") == [
            .dismissed([ID("sheet")]), .selectedTab(ID("home"), in: ID("tabs")), .unwound(to: ID("home")),
        ])
    }

    @Test func unwindingPopsToItsDestination() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "home")), .make("home", views: [.make("go", tap: .show("a"))]),
            .make("a", views: [.make("go", tap: .show("b"))]), .make("b", views: [.make("home", tap: .unwind(to: "home"))])
        ))
        #expect(try simulation.facts(after: "tap home.go", "tap a.go", "tap b.home") == [
            .popped([ID("b"), ID("a")], from: ID("nav")), .unwound(to: ID("home")),
        ])
    }

    // MARK: Pages

    private static func pages(_ orientation: PageDefinition.NavigationOrientation = .horizontal) -> Playground {
        .make(
            .make("pages", .page(PageDefinition(
                viewControllers: ["one", "two", "three"], navigationOrientation: orientation, showsPageControl: true
            ))),
            .make("one"), .make("two"), .make("three")
        )
    }

    @Test func swipesChangeThePage() throws {
        var simulation = DeviceSimulation.make(Self.pages(), on: .phoneX)
        let start = simulation.state
        #expect(try simulation.facts(after: "swipe left") == [.turnedPage(to: ID("two"), in: ID("pages"))])
        #expect(simulation.onScreen == ["pages", "two"])
        #expect(try simulation.controller("pages").pageControl?.currentPage == 1)
        try simulation.facts(after: "swipe left")
        #expect(try simulation.facts(after: "swipe left") == [.ignored(.nothingToSwipe)])
        try simulation.facts(after: "swipe right", "swipe right")
        #expect(simulation.state == start)
        #expect(try simulation.controller("one").frame.height == 812 - 37 - 34)
    }

    @Test func pageSwipesFollowTheLayoutDirectionAndOrientation() throws {
        var simulation = DeviceSimulation.make(Self.pages())
        try simulation.facts(after: "layoutDirection rightToLeft", "swipe right")
        #expect(simulation.onScreen == ["pages", "two"])
        simulation = .make(Self.pages(.vertical))
        #expect(try simulation.facts(after: "swipe left") == [.ignored(.nothingToSwipe)])
        try simulation.facts(after: "swipe up")
        #expect(simulation.onScreen == ["pages", "two"])
        #expect(try simulation.controller("pages").pageControl == nil)
    }

    // MARK: Bars

    private static func stack(
        ios version: Int = 26, _ home: NavigationItem.LargeTitleDisplayMode, _ next: NavigationItem.LargeTitleDisplayMode
    ) -> Playground {
        .make(
            .make("nav", .navigation(rootViewController: "home")) { $0.navigationOptions.prefersLargeTitles = true },
            .make("home", title: "Home", views: [.make("next", tap: .show("next"))]) {
                $0.navigationItem.largeTitleDisplayMode = home
            },
            .make("next", title: "Next") { $0.navigationItem.largeTitleDisplayMode = next },
            ios: version
        )
    }

    @Test(arguments: [
        (NavigationItem.LargeTitleDisplayMode.automatic, NavigationItem.LargeTitleDisplayMode.automatic, true, true),
        (.automatic, .never, true, false), (.never, .automatic, false, false), (.never, .always, false, true),
    ])
    func largeTitlesFollowTheDisplayModesOfTheItems(
        _ home: NavigationItem.LargeTitleDisplayMode, _ next: NavigationItem.LargeTitleDisplayMode, _ first: Bool,
        _ second: Bool
    ) throws {
        var simulation = DeviceSimulation.make(Self.stack(home, next), on: .phoneX)
        #expect(try (simulation.controller("nav").navigationBar?.largeTitleFrame != nil) == first)
        #expect(try simulation.controller("home").safeAreaInsets.top == (first ? 150 : 98))
        try simulation.facts(after: "tap home.next")
        #expect(try (simulation.controller("nav").navigationBar?.largeTitleFrame != nil) == second)
    }

    @Test(arguments: [(26, InterfaceOrientation.landscapeRight), (10, .portrait)])
    func titlesAreNotLargeInCompactHeightOrBeforeIOS11(_ version: Int, _ orientation: InterfaceOrientation) throws {
        let simulation = DeviceSimulation.make(Self.stack(ios: version, .always, .always), on: .phoneSE, orientation)
        #expect(try simulation.controller("nav").navigationBar?.largeTitleFrame == nil)
    }

    /// Interface Builder's frames of bars with large titles: (0, 20, 375, 96) up to Xcode 16, (0, 96, 414, 106) in Xcode 26.
    @Test(arguments: [(11, 96.0), (18, 96), (26, 106)])
    func heightsOfBarsWithLargeTitlesDependOnTheVersion(version: Int, height: Double) throws {
        let simulation = DeviceSimulation.make(Self.stack(ios: version, .always, .automatic), on: .phone6)
        #expect(try simulation.controller("nav").navigationBar?.height == height)
    }

    @Test func toolbarsShowTheItemsOfTheTopController() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "home")) { $0.navigationOptions.isToolbarHidden = false },
            .make("home", title: "Home") {
                $0.toolbarItems = [
                    BarButtonItem(id: "add", path: .controller("home"), title: "Add", tap: .show("new")),
                    BarButtonItem(id: "off", path: .controller("home"), title: "Off", isEnabled: false, tap: .show("new")),
                    BarButtonItem(id: "idle", path: .controller("home"), title: "Idle"),
                ]
            },
            .make("new")
        ), on: .phoneX)
        let bar = try #require(try simulation.controller("nav").toolbar)
        #expect(bar.frame == Rect(x: 0, y: 729, width: 375, height: 49))
        #expect(bar.items.map(\.title) == ["Add", "Off", "Idle"])
        #expect(try simulation.controller("home").safeAreaInsets.bottom == 83)
        #expect(try simulation.facts(after: "tap home.off") == [.ignored(.disabled("off", in: ID("home")))])
        #expect(try simulation.facts(after: "tap home.idle") == [.ignored(.noAction("idle", in: ID("home")))])
        try simulation.facts(after: "tap home.add")
        #expect(simulation.tree == "nav[home new]")
    }

    @Test(arguments: [
        (NavigationItem.BackButtonDisplayMode.default, 26, "Home"), (.generic, 26, "Back"), (.minimal, 26, ""),
        (.minimal, 13, "Home"),
    ])
    func backButtonTitlesFollowTheirDisplayMode(
        _ mode: NavigationItem.BackButtonDisplayMode, _ version: Int, _ title: String
    ) throws {
        var playground = Self.stack(ios: version, .never, .never)
        playground.controllers[1].navigationItem.backButtonDisplayMode = mode
        var simulation = DeviceSimulation.make(playground)
        try simulation.facts(after: "tap home.next")
        #expect(try simulation.controller("nav").navigationBar?.backButtonTitle == title)
    }

    @Test func swipesFromTheLeadingEdgePop() throws {
        var simulation = DeviceSimulation.make(Self.stack(.never, .never))
        try simulation.facts(after: "tap home.next")
        #expect(try simulation.facts(after: "edgeSwipe right") == [.ignored(.nothingToSwipe)])
        #expect(try simulation.facts(after: "edgeSwipe left") == [.popped([ID("next")], from: ID("nav"))])
    }

    @Test func severalBackButtonsHaveDistinctEvents() throws {
        var simulation = DeviceSimulation.make(.makeSplit(detail: "detail-nav"), on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap menu.show", "tap detail.show")
        #expect(try simulation.controller("menu-nav").navigationBar?.backEvent == .backIn(controller: "menu-nav"))
        #expect(try simulation.controller("detail-nav").navigationBar?.backEvent == .back)
        try simulation.facts(after: "back menu-nav")
        #expect(simulation.tree == "split[menu-nav[menu] detail-nav[detail new#2]]")
    }

    // MARK: Traits of views

    @Test(arguments: [(17, UserInterfaceStyle.dark), (16, .unspecified)])
    func traitOverridesOfViewsApplyToTheirSubviewsFromIOS17(_ version: Int, _ style: UserInterfaceStyle) throws {
        var card = ViewDefinition.make("card", .view, subviews: ["label"])
        card.traitOverrides.userInterfaceStyle = .dark
        var label = ViewDefinition.make("label", .label)
        label.traitOverrides.layoutDirection = .rightToLeft
        let simulation = DeviceSimulation.make(.make(
            .make("home", views: [card, label, .make("other", .label)]), ios: version
        ))
        let views = try simulation.controller("home").views
        #expect(views.map(\.traitOverrides.userInterfaceStyle) == [style, style, .unspecified])
        #expect(views[1].traitOverrides.layoutDirection == (version < 17 ? .unspecified : .rightToLeft))
    }
}
