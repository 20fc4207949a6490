import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

/// Tabs on glass, from dumps of views: getsentry/sentry-cocoa (iOS 26.1) and AndrewKochulab/sim-mirror (iOS 27), at 402 points.
@Suite struct TabPlatterTests {
    private static let bar = Size(width: 402, height: 83)

    private static func platter(
        _ titles: [Double], hasSearch: Bool = false, in size: Size = bar, bottom: Double = 34, lowHeight: Double? = nil
    ) throws -> TabPlatter {
        let metrics = try #require(TabPlatterMetrics.table[BehaviourProfile(version: 26)])
        return TabPlatter(
            titles: titles, areBesideImages: lowHeight != nil, hasSearch: hasSearch, lowHeight: lowHeight, in: size, safeArea: EdgeInsets(bottom: bottom), scale: 3,
            metrics
        )
    }

    @Test(arguments: [
        (5, Rect(x: 21, y: 0, width: 360, height: 62), 77.0, 68.75), (3, Rect(x: 64, y: 0, width: 274, height: 62), 94, 86),
    ])
    func `equal titles have equal widths`(count: Int, frame: Rect, width: Double, step: Double) throws {
        let platter = try Self.platter(Array(repeating: 40, count: count))
        #expect(platter.frame == frame)
        #expect(platter.items.allSatisfy { $0.width == width && $0.height == 54 && $0.minY == 4 })
        #expect(zip(platter.items, platter.items.dropFirst()).allSatisfy { abs($1.minX - $0.minX - step) < 0.001 })
    }

    @Test func `a search tab is a circle at the trailing end, and the others are at the leading end`() throws {
        let platter = try Self.platter([40, 40], hasSearch: true)
        #expect(platter.search == Rect(x: 319, y: 0, width: 62, height: 62))
        #expect(platter.frame == Rect(x: 21, y: 0, width: 188, height: 62))
        #expect(try Self.platter([40, 40, 40, 40], hasSearch: true).frame == Rect(x: 21, y: 0, width: 290, height: 62))
    }

    @Test func `a search tab has the system's symbol and no title, and keeps its place in the order`() throws {
        var find = ControllerDefinition.make("find")
        find.tabBarItem = TabBarItem()
        find.tabBarItem?.systemItem = .search
        let tabs = ControllerDefinition.make("tabs", .tabBar(TabBarDefinition(viewControllers: ["find", "news"])))
        let app = TestApp(Playground(
            title: "Tabs", profile: BehaviourProfile(version: 26), devices: [], rootViewController: "tabs",
            controllers: [tabs, find, .make("news", title: "News")]
        ), on: .testPhone)
        let (tab, circle) = (try #require(app["tabs/tab/0"]), try #require(app["tabs/tabs/search"]))
        guard case .item(let content) = tab.content else { return #expect(Bool(false)) }
        #expect(content.title == nil && content.image == ImageName("magnifyingglass") && tab.accessibilityLabel == "Search")
        #expect(tab.frame == circle.frame.inset(by: EdgeInsets(top: 4, left: 4, bottom: 4, right: 4)))
        #expect(app["tabs/tab/1"].map { $0.frame.maxX < tab.frame.minX } == true)
    }

    @Test func `a minimized bar has a circle for the selected tab and one for a search tab`() throws {
        let metrics = try #require(TabPlatterMetrics.table[BehaviourProfile(version: 26)])
        let platter = TabPlatter(minimizedIn: Size(width: 402, height: 69), hasSearch: true, safeArea: EdgeInsets(bottom: 34), metrics)
        #expect(platter.frame == Rect(x: 21, y: 0, width: 48, height: 48))
        #expect(platter.items == [Rect(x: 25, y: 4, width: 40, height: 40)])
        #expect(platter.search == Rect(x: 333, y: 0, width: 48, height: 48))
    }

    @Test func `a wide title narrows the other tabs`() throws {
        let platter = try Self.platter([40, 80, 40, 40, 40])
        #expect(platter.frame.width == 360)
        #expect(platter.items[1].width == 96)
        #expect(platter.items[0].width == 72)
        #expect(abs((platter.items.last?.maxX ?? 0) - 377) < 0.001)
    }

    @Test func `titles too long for the bar shrink equally`() throws {
        let platter = try Self.platter([200, 200, 100])
        #expect(platter.frame.width == 360)
        #expect(abs(platter.items[0].width - platter.items[1].width) < 0.001)
        #expect(platter.items[2].width < platter.items[0].width)
    }

    @Test func `a lower bar has a lower platter`() throws {
        let platter = try Self.platter([40, 40], in: Size(width: 874, height: 64), bottom: 20, lowHeight: 44)
        #expect(platter.frame.minY == 0)
        #expect(platter.frame.height == 44)
        #expect(platter.items.allSatisfy { $0.height == 36 && $0.width == 160 })
    }

    @Test(arguments: [(83.0, nil, 62.0), (44, 44, 44)] as [(Double, Double?, Double)])
    func `a platter is inset from the edge of a screen without a home indicator`(bar: Double, low: Double?, height: Double) throws {
        let platter = try Self.platter([40, 40], in: Size(width: 375, height: bar), bottom: 0, lowHeight: low)
        #expect(platter.frame.height == height)
        #expect(platter.frame.maxY == bar - 21)
        #expect(platter.items.allSatisfy { $0.minY == platter.frame.minY + 4 })
    }

    @Test func `bars before iOS 26 have no platter`() {
        #expect(TabPlatterMetrics.table[BehaviourProfile(version: 18)] == nil)
        #expect(TabPlatterMetrics.table.rows.allSatisfy { !$0.source.isEmpty })
    }
}
