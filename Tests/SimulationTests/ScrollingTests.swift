import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// Scroll positions at rest: offsets, pages, rows, bars and sources of popovers.
@Suite struct ScrollingTests {
    private static func simulation(
        rows: Int = 40, prefersLargeTitles: Bool = false, searches: Bool = false, tap: Action? = nil, _ properties: [ViewProperty: PropertyValue] = [:]
    ) -> DeviceSimulation {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.prefersLargeTitles = prefersLargeTitles
        var home = ControllerDefinition.make("home", title: "Home", views: [])
        let cells = (0..<rows).map { ViewDefinition.make(ViewID("list.0.\($0)"), .cell, [.rowHeight: .number(44)]) }
        var list = ViewDefinition.make("list", .table, properties)
        list.subviews = cells.map { $0.id }
        home.views = [list] + cells + (tap.map { [.make("show", tap: $0)] } ?? [])
        for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] { home.constraints.append(.make("list", edge, LayoutAnchor(.rootView, edge))) }
        if searches { home.navigationItem.searchController = SearchDefinition(path: .controller("home", "searchController")) }
        return .make(.make(nav, home, ios: 17), on: .phoneX)
    }

    private static func position(_ simulation: DeviceSimulation) throws -> ScrollPosition {
        var simulation = simulation
        let scene = simulation.scene()
        let layouts = simulation.layouts(of: scene)
        let home = try simulation.controller("home")
        let layout = try #require(layouts[home.id])
        return try #require(home.scrollPosition(of: "list", in: layout.result))
    }

    private static let end = 40.0 * 44 + 34 - 812

    private static let offsets: [(event: String, offset: Double)] = [
        ("scroll home.list to 120", 120), ("scroll home.list to -500", -88), ("scroll home.list to 5000", end),
        ("scroll home.list to end", end), ("scroll home.list to start", -88), ("scroll home.list to row 2.5", 110 - 88),
        ("drag home.list up", 406 - 88), ("drag home.list down", -88),
    ]

    /// The table has 40 rows of 44 points below a bar that ends at 88, above a home indicator of 34, on a screen of 812.
    @Test(arguments: offsets)
    func `the content rests within its insets`(event: String, offset: Double) throws {
        var simulation = Self.simulation()
        try simulation.facts(after: event)
        #expect(try Self.position(simulation).contentOffset == Point(x: 0, y: offset))
    }

    /// The text begins below the bar at 88, 8 points inside the content (UITextView.textContainerInset).
    @Test(arguments: [
        ("scroll home.page to 120", 120.0), ("scroll home.page to start", -88.0), ("drag home.page up", 318.0), ("scroll home.page to -90", -88.0),
    ])
    func `a text view scrolls its text`(event: String, offset: Double) throws {
        var home = ControllerDefinition.make("home", title: "Home", views: [
            .make("page", .textView, [.text: .string(String(repeating: "A line\n", count: 100))]),
        ])
        for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] { home.constraints.append(.make("page", edge, LayoutAnchor(.rootView, edge))) }
        var simulation = DeviceSimulation.make(.make(.make("nav", .navigation(rootViewController: "home")), home, ios: 17), on: .phoneX)
        try simulation.facts(after: event)
        let scene = simulation.scene()
        let position = try #require(simulation.layouts(of: scene)[try simulation.controller("home").id].flatMap {
            try simulation.controller("home").scrollPosition(of: "page", in: $0.result)
        })
        #expect(position.contentOffset == Point(x: 0, y: offset))
        // 101 lines of 12 points, which are 14.32 points high.
        #expect(abs(position.limit.y - (101 * 14.32 + 8 + 8 + 88 + 34 - 812)) < 0.5)
    }

    @Test(arguments: [
        ("scroll home.list to row 40", LogFact.Reason.noRow(40, in: "list")), ("scroll home.list to x 20", .cannotScroll("list")),
        ("scroll home.list to start", .cannotScroll("list")), ("scroll home.list.0.1 to 20", .nothingToDrag("list.0.1")),
        ("scroll ghost.list to 20", .noSuchController("ghost")),
    ])
    func `scroll events without effect report a reason`(event: String, reason: LogFact.Reason) throws {
        var simulation = Self.simulation()
        #expect(try simulation.facts(after: event).last == .ignored(reason))
    }

    /// 690 points of the 40 rows of 44 points are visible.
    @Test(arguments: [
        ("list.0.30", 674.0), ("list.0.39", 1070.0), ("list.0.3", nil), ("list", nil), ("ghost", nil),
    ])
    func `scrolling to a row takes the shortest distance`(name: String, distance: Double?) throws {
        let target = ViewID(name)
        var simulation = Self.simulation(tap: .scrollRectToVisible(target))
        let facts = try simulation.facts(after: "tap home.show")
        #expect(try Self.position(simulation).distance == Point(x: 0, y: distance ?? 0))
        let home = ControllerInstance.ID("home")
        let expected: LogFact = switch target {
        case "list": .ignored(.noScrollView(around: target))
        case "ghost": .ignored(.noSuchView(target, in: home))
        default: distance == nil ? .ignored(.cannotScroll("list")) : .scrolled("list", in: home, toShow: target)
        }
        #expect(facts.last == expected)
    }

    @Test func `scrolling to a row shows its top edge and collapses a large title`() throws {
        var simulation = Self.simulation(prefersLargeTitles: true, tap: .scrollRectToVisible("list.0.10"))
        try simulation.facts(after: "scroll home.list to end")
        try simulation.facts(after: "tap home.show")
        let position = try Self.position(simulation)
        #expect(position.collapsedBarHeight == 52)
        #expect(position.contentOffset.y + 88 == 10 * 44)
        var other = Self.simulation(prefersLargeTitles: true, tap: .scrollRectToVisible("list.0.30"))
        #expect(try other.facts(after: "tap home.show").contains(.largeTitle(of: ControllerInstance.ID("nav"), collapses: true, with: "list")))
        // The lower edge of the row is at the home indicator.
        #expect(try Self.position(other).contentOffset.y + 812 - 34 == 31 * 44)
    }

    @Test func `a view with scrolling disabled does not scroll`() throws {
        var simulation = Self.simulation([.isScrollEnabled: .bool(false)])
        #expect(try simulation.facts(after: "scroll home.list to 120").last == .ignored(.nothingToDrag("list")))
    }

    @Test func `a paging view rests at a page boundary`() throws {
        var simulation = Self.simulation([.isPagingEnabled: .bool(true)])
        try simulation.facts(after: "scroll home.list to 300")
        #expect(try Self.position(simulation).distance.y == 0)
        try simulation.facts(after: "drag home.list up")
        #expect(try Self.position(simulation).distance.y == 812)
    }

    /// The offset at rest is larger by the height of the title, and smaller again when the title is back.
    @Test func `a large title collapses and expands with the content, never halfway`() throws {
        var simulation = Self.simulation(prefersLargeTitles: true)
        let start = try Self.position(simulation).contentOffset.y
        #expect(start == -140)
        try simulation.facts(after: "scroll home.list to -120")
        #expect(try Self.position(simulation).contentOffset.y == -140)
        try simulation.facts(after: "scroll home.list to -110")
        #expect(try Self.position(simulation).contentOffset.y == -88)
        #expect(try simulation.controller("home").safeAreaInsets.top == 88)
        try simulation.facts(after: "scroll home.list to row 3")
        #expect(try Self.position(simulation).contentOffset.y == 3 * 44 - 88)
        try simulation.facts(after: "scroll home.list to start")
        #expect(try Self.position(simulation).contentOffset.y == -140)
        #expect(try simulation.controller("home").safeAreaInsets.top == 140)
    }

    @Test func `scrolling to a row from the start collapses the large title`() throws {
        var simulation = Self.simulation(prefersLargeTitles: true)
        try simulation.facts(after: "scroll home.list to row 3")
        #expect(try Self.position(simulation).contentOffset.y == 3 * 44 - 88)
    }

    @Test func `a search bar collapses before the large title`() throws {
        var simulation = Self.simulation(prefersLargeTitles: true, searches: true)
        let whole = try simulation.controller("home").safeAreaInsets.top
        let search = try #require(try simulation.controller("nav").navigationBar?.searchBarHeight)
        #expect(search > 0)
        try simulation.facts(after: "scroll home.list to \(search - whole)")
        #expect(try simulation.controller("home").safeAreaInsets.top == whole - search)
        #expect(try simulation.controller("nav").navigationBar?.largeTitleFrame != nil)
        try simulation.facts(after: "scroll home.list to \(search + 52 - whole)")
        #expect(try simulation.controller("home").safeAreaInsets.top == whole - search - 52)
        try simulation.facts(after: "scroll home.list to start")
        #expect(try simulation.controller("home").safeAreaInsets.top == whole)
    }

    @Test func `a reload keeps the scroll distance within the content`() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "scroll home.list to 400")
        _ = simulation.reload(Self.simulation(rows: 41).playground)
        #expect(try Self.position(simulation).contentOffset.y == 400)
        _ = simulation.reload(Self.simulation(rows: 20).playground)
        #expect(try Self.position(simulation).contentOffset.y == 20 * 44 + 34 - 812)
        _ = simulation.reload(Self.simulation(rows: 2).playground)
        #expect(try Self.position(simulation).contentOffset.y == -88)
    }

    /// An app with rows of 44 points that show `texts`.
    private static func simulation(texts: [String], first height: Double = 44) -> DeviceSimulation {
        let rows = texts.indices.map { row in
            ViewDefinition.make(ViewID("list.0.\(row)"), .cell, [.rowHeight: .number(row == 0 ? height : 44), .text: .string(texts[row])])
        }
        var list = ViewDefinition.make("list", .table)
        list.subviews = rows.map { $0.id }
        var home = ControllerDefinition.make("home", views: [])
        home.views = [list] + rows
        for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] { home.constraints.append(.make("list", edge, LayoutAnchor(.rootView, edge))) }
        return .make(.make(home, ios: 17), on: .phoneX)
    }

    private static let texts = (0..<40).map { "Row \($0)" }

    /// Row 10 begins at 440 points of the content, below a status bar of 44.
    @Test(arguments: [
        ("rows above are gone", Array(texts.dropFirst(3)), 44.0, 7 * 44 + 20 - 44),
        ("a row above is new", ["New"] + texts, 44, 11 * 44 + 20 - 44),
        ("the first row is higher", texts, 100, 10 * 44 + 56 + 20 - 44),
        ("the row is gone, and its number counts", texts.filter { $0 != "Row 10" }, 44, 10 * 44 + 20 - 44),
        ("all texts are others", texts.map { "\($0)!" }, 44, 10 * 44 + 20 - 44),
    ] as [(String, [String], Double, Double)])
    func `a reload keeps the first visible row at its position`(_ change: String, texts: [String], height: Double, offset: Double) throws {
        var simulation = Self.simulation(texts: Self.texts)
        try simulation.facts(after: "scroll home.list to \(10 * 44 + 20 - 44)")
        _ = simulation.reload(Self.simulation(texts: texts, first: height).playground)
        #expect(try Self.position(simulation).contentOffset.y == offset)
    }

    /// iOS 9 and later mirror the layout. Two of four items 100 points wide, 10 apart, fit into 240 points.
    @Test(arguments: [(LayoutDirection.leftToRight, [16.0, 126, 236, 346], 0.0), (.rightToLeft, [124, 14, -96, -206], 222)])
    func `a horizontal flow layout is mirrored right to left`(direction: LayoutDirection, edges: [Double], distance: Double) throws {
        let items = (0..<4).map { ViewDefinition.make(ViewID("strip.0.\($0)"), .cell) }
        var strip = ViewDefinition.make("strip", .collection, [
            .scrollDirection: .string(ScrollDirection.horizontal.rawValue), .itemSize: .size(Size(width: 100, height: 100)),
            .minimumLineSpacing: .number(10), .sectionInset: .insets(EdgeInsets(left: 16, right: 16)),
        ])
        strip.subviews = items.map { $0.id }
        var home = ControllerDefinition.make("home", views: [])
        home.views = [strip] + items
        home.constraints = [
            .make("strip", .leading, LayoutAnchor(.rootView, .leading)), .make("strip", .top, LayoutAnchor(.rootView, .top)),
            .make("strip", .width, nil, 240), .make("strip", .height, nil, 100),
        ]
        var simulation = DeviceSimulation.make(.make(home), on: .phoneX)
        try simulation.facts(after: "layoutDirection \(direction.rawValue)")
        let scene = simulation.scene()
        let layouts = simulation.layouts(of: scene)
        let controller = try simulation.controller("home")
        let layout = try #require(layouts[controller.id]).result
        let position = try #require(controller.scrollPosition(of: "strip", in: layout))
        #expect(position.distance == Point(x: distance, y: 0))
        let frames = items.compactMap { controller.frame(of: $0.id, in: layout)?.minX }
        let list = try #require(layout.frames["strip"]).minX
        #expect(frames.map { $0 - list } == edges)
    }
}
