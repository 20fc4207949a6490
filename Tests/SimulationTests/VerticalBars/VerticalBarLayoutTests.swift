import PlaygroundModel
@testable import Simulation
import Testing

/// The order and frames of the items in a vertical bar, and the items that do not fit.
struct VerticalBarLayoutTests {
    private static func app(
        after events: String = "", nav: (inout NavigationOptions) -> Void = { $0.isToolbarHidden = false },
        _ change: (inout ControllerDefinition) -> Void
    ) throws -> DeviceSimulation {
        try DuoApp.make([
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["nav", "second"]))),
            .make("nav", .navigation(rootViewController: "start")) { nav(&$0.navigationOptions) },
            .make("start", title: "Start", views: [.make("next", tap: .show("home"))]), .make("home", title: "Home", change: change),
            DuoApp.second,
        ], after: (["tap start.next"] + (events.isEmpty ? [] : [events])).joined(separator: ","))
    }

    private static func bar(_ app: DeviceSimulation) throws -> VerticalBar { try #require(try app.controller("nav").verticalBar) }

    /// Apple's talk on vertical bars: back or close is first, then the pinned group, the other items of the top, and those of the bottom.
    @Test func itemsAreInTheOrderOfApplesTalk() throws {
        let app = try Self.app(after: "fold open") {
            $0.navigationItem.rightBarButtonItems = [DuoApp.item("last"), DuoApp.item("before")]
            $0.navigationItem.pinnedTrailingGroup = [DuoApp.item("done")]
            $0.navigationItem.leftBarButtonItems = [DuoApp.item("left")]
            $0.navigationItem.leftItemsSupplementBackButton = true
            $0.toolbarItems = [DuoApp.item("share"), DuoApp.item("bin")]
        }
        #expect(try Self.bar(app).words == ["back", "done", "left", "before", "last", "share", "bin"])
    }

    /// "For a custom back or close in UIKit use a leading item and leave leftItemsSupplementBackButton at its default".
    @Test func leftItemsReplaceTheBackButtonAtTheTop() throws {
        let app = try Self.app {
            $0.navigationItem.leftBarButtonItems = [DuoApp.item("close")]
            $0.navigationItem.pinnedTrailingGroup = [DuoApp.item("done")]
        }
        #expect(try Self.bar(app).words == ["close", "done"])
    }

    /// Sources: kusumotoa/iPhoneDuoLab, measured; UIBarButtonItem.AxisBehavior.
    @Test(arguments: [
        ("star" as String?, BarButtonItem.AxisBehavior.automatic, true), (nil, .automatic, false), ("star", .horizontalOnly, false),
        (nil, .horizontalOnly, false), ("star", .verticalPreferred, true), (nil, .verticalPreferred, true),
    ])
    func contentAndAxisBehaviorDetermineTheBarOfAnItem(_ image: String?, _ axis: BarButtonItem.AxisBehavior, _ isVertical: Bool) throws {
        let app = try Self.app { $0.navigationItem.rightBarButtonItems = [DuoApp.item("it", image: image) { $0.axisBehavior = axis }] }
        #expect(try Self.bar(app).words == (isVertical ? ["back", "it"] : ["back"]))
        #expect(try app.controller("nav").navigationBar?.rightBarButtonItems.map(\.id) == (isVertical ? [] : ["it"]))
    }

    /// The same source: items of the toolbar with text stay horizontal.
    @Test func textItemsOfTheToolbarAreInTheNavigationBar() throws {
        let app = try Self.app { $0.toolbarItems = [DuoApp.item("edit", image: nil), DuoApp.item("bin")] }
        let nav = try app.controller("nav")
        #expect(nav.toolbar == nil)
        #expect(nav.verticalBar?.words == ["back", "bin"])
        #expect(nav.navigationBar?.rightBarButtonItems.map(\.id) == ["edit"])
    }

    /// Without a navigation bar there is no row for titles. It is inferred that they then stay in the toolbar.
    @Test(arguments: ["", "layoutDirection rightToLeft"])
    func textItemsStayInTheToolbarWithoutANavigationBar(_ events: String) throws {
        let home = ControllerDefinition.make("home") { $0.toolbarItems = [DuoApp.item("bin"), DuoApp.item("edit", image: nil)] }
        let nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home")) {
            $0.navigationOptions.isToolbarHidden = false
            $0.navigationOptions.isNavigationBarHidden = true
        }
        let shown = try DuoApp.make(nav, home, after: events).controller("nav")
        #expect(shown.verticalBar?.words == ["bin"])
        let (toolbar, bar) = (try #require(shown.toolbar), try #require(shown.verticalBar))
        #expect(toolbar.items.map(\.id) == ["edit"])
        let traits = shown.traits.collection
        let span = try #require(toolbar.spans(insets: shown.safeAreaInsets, traits: traits).first)
        let item = span.frame(in: toolbar.frame, isRightToLeft: traits.layoutDirection == .rightToLeft)
        #expect(!item.intersects(bar.frame) && item.minX >= shown.frame.minX, "\(item) \(bar.frame)")
    }

    @Test func aToolbarOfTextItemsStaysWhole() throws {
        let app = try Self.app(nav: { ($0.isToolbarHidden, $0.isNavigationBarHidden) = (false, true) }) {
            $0.toolbarItems = [DuoApp.item("edit", image: nil), DuoApp.item("sort", image: nil)]
        }
        #expect(try app.controller("nav").verticalBar == nil)
        #expect(try app.controller("nav").toolbar?.items.map(\.id) == ["edit", "sort"])
    }

    /// berkaycatak/adaptive_platform_ui 1.0.1: items are 48 wide and high, 52 from one to the next, groups 12 apart, from the end of the
    /// status on. The tab bar, 24 above the lower edge, is from rdlabo-dev/ionic-theme-ios26#208.
    @Test(arguments: [("", 397, 170, 546), ("fold open", 882, 120, 537)] as [(String, Double, Double, Double)])
    func itemsHaveTheMeasuredFrames(_ events: String, _ x: Double, _ top: Double, _ tabs: Double) throws {
        let app = try Self.app(after: events) {
            $0.navigationItem.rightBarButtonItems = [DuoApp.item("b"), DuoApp.item("a")]
            $0.toolbarItems = [DuoApp.item("share")]
        }
        let bar = try Self.bar(app)
        #expect(bar.slots.map(\.frame) == [
            Rect(x: x, y: top, width: 48, height: 48), Rect(x: x, y: top + 60, width: 48, height: 48),
            Rect(x: x, y: top + 112, width: 48, height: 48), Rect(x: x, y: tabs - 60, width: 48, height: 48),
        ])
        #expect(bar.groups.map(\.frame.height) == [48, 100, 48])
        let tabBar = try #require(try app.controller("tabs").tabBar)
        #expect(tabBar.glass == Rect(x: x, y: tabs, width: 48, height: 108))
        #expect(tabBar.frame(ofItem: 1) == Rect(x: x, y: tabs + 54, width: 48, height: 52))
    }

    /// The status is above or below the column, at a distance of 11 points (the same source). A left half has none.
    @Test(arguments: [
        ("rotate landscapeRight", 21.0, 82.0, 466 - 24.0), ("rotate landscapeLeft", 609, 24, 384 - 11), ("fold open,split left", 21, 24, 645),
        ("fold open,split right", 400, 120, 645), ("layoutDirection rightToLeft", 397, 170, 654),
    ] as [(String, Double, Double, Double)])
    func theColumnDoesNotOverlapTheStatusBar(_ events: String, _ x: Double, _ top: Double, _ bottom: Double) throws {
        let app = try Self.app(after: events) { _ in }
        #expect(try Self.bar(app).slots.first?.frame.origin == Point(x: x, y: top))
        #expect(try app.controller("tabs").tabBar?.glass?.maxY == bottom)
    }

    /// "By default items overflow bottom to top", the bar items before the tab bar. UIBarButtonItem.visibilityPriority: "Items with higher
    /// priority values are preserved longer". Pinned items and the back button stay.
    @Test func theLowestItemsOverflowFirstAndThoseOfHighPriorityLast() throws {
        func words(_ change: @escaping (inout ControllerDefinition) -> Void) throws -> [String] {
            try Self.bar(try Self.app(after: "rotate landscapeRight") {
                $0.navigationItem.rightBarButtonItems = [DuoApp.item("b"), DuoApp.item("a")]
                $0.toolbarItems = [DuoApp.item("c"), DuoApp.item("d")]
                change(&$0)
            }).words
        }
        #expect(try words { _ in } == ["back", "a", "b", "more: c d"])
        #expect(try words { $0.toolbarItems[1].visibilityPriority = .high } == ["back", "a", "d", "more: b c"])
        #expect(try words { $0.navigationItem.rightBarButtonItems[1].visibilityPriority = .low } == ["back", "b", "c", "more: a d"])
        #expect(try words { $0.navigationItem.pinnedTrailingGroup = [DuoApp.item("done")] } == ["back", "done", "a", "more: b c d"])
    }

    /// The values of UIVerticalBarCompressionBehavior. The items of a compressed tab bar are inferred.
    @Test(arguments: [
        (VerticalBarCompressionBehavior.automatic, ["back", "a", "b", "more: c d"], 2), (.prefersTabBar, ["back", "a", "b", "more: c d"], 2),
        (.prefersBarItems, ["back", "a", "b", "c", "d"], 1),
    ])
    func theTabBarIsCompressedIfBarItemsArePreferred(_ behavior: VerticalBarCompressionBehavior, _ words: [String], _ tabs: Int) throws {
        let app = try Self.app(after: "rotate landscapeRight") {
            $0.navigationItem.verticalBarCompressionBehavior = behavior
            $0.toolbarItems = [DuoApp.item("a"), DuoApp.item("b"), DuoApp.item("c"), DuoApp.item("d")]
        }
        #expect(try Self.bar(app).words == words)
        #expect(try app.controller("tabs").tabBar?.items.count == tabs)
    }

    /// "Flexible spacers collapse to zero on the vertical axis while fixed spacers keep their minimum" (Apple's talk). They separate items.
    @Test func spacesSeparateGroups() throws {
        var (flexible, fixed) = (DuoApp.item("s", image: nil), DuoApp.item("f", image: nil))
        flexible.systemItem = .flexibleSpace
        (fixed.systemItem, fixed.width) = (.fixedSpace, 40)
        let app = try Self.app(after: "fold open") {
            $0.toolbarItems = [DuoApp.item("a"), flexible, DuoApp.item("b"), DuoApp.item("c"), fixed, DuoApp.item("d")]
        }
        let bar = try Self.bar(app)
        #expect(bar.words == ["back", "a", "b", "c", "d"])
        #expect(bar.groups.map(\.frame.height) == [48, 48, 100, 48])
        #expect(zip(bar.groups.dropFirst(), bar.groups.dropFirst(2)).map { $1.frame.minY - $0.frame.maxY } == [12, 40])
    }

    // MARK: Controllers with vertical bars

    /// A split view's detail has a vertical bar. Columns that do not reach the edge have horizontal bars (Apple's talk; one simulator).
    @Test(arguments: [("fold open", "home-nav", true), ("fold open", "menu-nav", false), ("", "home-nav", true)])
    func onlyTheDetailOfASplitViewHasAVerticalBar(_ events: String, _ id: ControllerID, _ isVertical: Bool) throws {
        let app = try DuoApp.make(
            .make("split", .split({
                var split = SplitDefinition(style: .doubleColumn, primary: "menu-nav", secondary: "home-nav")
                split.preferredDisplayMode = .oneBesideSecondary
                return split
            }())),
            .make("menu-nav", .navigation(rootViewController: "menu")), .make("home-nav", .navigation(rootViewController: "home")),
            .make("menu", title: "Menu") { $0.navigationItem.rightBarButtonItems = [DuoApp.item("add")] },
            .make("home", title: "Home") { $0.navigationItem.rightBarButtonItems = [DuoApp.item("star")] }, after: events
        )
        let bar = try app.controller(id).navigationBar
        #expect(bar?.isVertical == isVertical)
        #expect(bar?.rightBarButtonItems.isEmpty == isVertical)
    }

    /// In right-to-left layouts the detail is on the left, and does not reach the column.
    @Test func aDetailOnTheOtherSideHasHorizontalBars() throws {
        let app = try DuoApp.make(
            .make("split", .split({
                var split = SplitDefinition(style: .doubleColumn, primary: "menu", secondary: "home")
                split.preferredDisplayMode = .oneBesideSecondary
                return split
            }())),
            .make("menu", title: "Menu"), .make("home", title: "Home"), after: "fold open,layoutDirection rightToLeft"
        )
        #expect(app.scene().controllers.compactMap(\.navigationBar).allSatisfy { !$0.isVertical })
    }

    @Test func devicesThatDoNotFoldHaveNoVerticalBar() throws {
        let simulation = DeviceSimulation.make(.makeFlow(), on: .phoneX)
        #expect(try simulation.controller("nav").verticalBar == nil)
        #expect(try simulation.controller("nav").navigationBar?.isVertical == false)
    }

    // MARK: Actions

    @Test func itemsInTheColumnCanBeTapped() throws {
        var app = try Self.app { $0.navigationItem.rightBarButtonItems = [DuoApp.item("go") { $0.tap = .pop }] }
        #expect(try Self.bar(app).words == ["back", "go"])
        try app.facts(after: "tap home.go")
        #expect(app.onScreen == ["tabs", "nav", "start"])
        try app.facts(after: "selectTab 1")
        #expect(app.onScreen == ["tabs", "second"])
    }

    @Test func theBackButtonInTheColumnPops() throws {
        var app = try Self.app { _ in }
        try app.facts(after: "back")
        #expect(app.onScreen == ["tabs", "nav", "start"])
    }

    /// Rule 10: the same controllers stay alive through a fold.
    @Test func aFoldMovesItemsToTheOtherBar() throws {
        var app = try Self.app { $0.toolbarItems = [DuoApp.item("share")] }
        let before = app.onScreen
        try app.facts(after: "fold open", "rotate portrait")
        #expect(try app.controller("nav").toolbar?.items.map(\.id) == ["share"])
        #expect(try app.controller("nav").verticalBar == nil)
        try app.facts(after: "fold closed")
        #expect(app.onScreen == before)
    }
}
