import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

/// Bars without a background at the content's edge. Versions: the documentation of UINavigationBar.scrollEdgeAppearance (up to iOS 14 for
/// bars with large titles, from iOS 15 for all), and of UITabBar's and UIToolbar's properties, which exist from iOS 15 on.
@Suite struct BarScrollEdgeTests {
    private static let navigationBar = Rect(x: 0, y: 0, width: 320, height: 64)
    private static let tabBar = Rect(x: 0, y: 519, width: 320, height: 49)

    @Test(arguments: [
        (8, false, false), (12, false, false), (13, false, true), (14, false, true), (15, true, true), (18, true, true), (26, true, true),
    ])
    func theVersionDeterminesWhichNavigationBarsAreTransparent(_ version: Int, _ isWithoutLargeTitle: Bool, _ isWithLargeTitle: Bool) {
        let edge = Self.edge(over: [Self.screen()], ios: version)
        #expect(edge.ofNavigationBar(Self.navigationBar, hasLargeTitle: false).isTransparent == isWithoutLargeTitle)
        #expect(edge.ofNavigationBar(Self.navigationBar, hasLargeTitle: true).isTransparent == isWithLargeTitle)
    }

    @Test(arguments: [(12, false), (14, false), (15, true), (26, true)])
    func tabBarsAndToolbarsFollowFromIOS15On(_ version: Int, _ isTransparent: Bool) {
        #expect(Self.edge(over: [Self.screen()], ios: version).ofBottomBar(Self.tabBar).isTransparent == isTransparent)
    }

    @Test func contentBelowABottomBarKeepsItsBackground() {
        let long = Self.edge(over: [Self.screen(.list("list", extent: 900))]).ofBottomBar(Self.tabBar)
        #expect(long == ScrollEdge(hasAppearance: true, isReached: false, scrollViews: ["list"]))
        let short = Self.edge(over: [Self.screen(.list("list", extent: 568))]).ofBottomBar(Self.tabBar)
        #expect(short == ScrollEdge(hasAppearance: true, isReached: true, scrollViews: ["list"]))
    }

    @Test func contentAtTheTopMakesANavigationBarTransparent() {
        let edge = Self.edge(over: [Self.screen(.list("list", extent: 900))]).ofNavigationBar(Self.navigationBar, hasLargeTitle: false)
        #expect(edge == ScrollEdge(hasAppearance: true, isReached: true, scrollViews: ["list"]))
    }

    @Test func scrollViewsNotUnderTheBarAreIgnored() {
        let below = WireframeNode.list("below", frame: Rect(x: 0, y: 64, width: 320, height: 504), extent: 900)
        let above = WireframeNode.list("above", frame: Rect(x: 0, y: 0, width: 320, height: 519), extent: 900)
        var hidden = WireframeNode.list("hidden", extent: 900)
        hidden.isHidden = true
        let edge = Self.edge(over: [Self.screen(below, above, hidden)])
        #expect(edge.ofBottomBar(Self.tabBar).scrollViews == ["below"])
    }

    @Test func `a navigation bar follows a scroll view under the bar`() {
        let below = WireframeNode.list("below", frame: Rect(x: 0, y: 64, width: 320, height: 504), extent: 900)
        let above = WireframeNode.list("above", frame: Rect(x: 0, y: 0, width: 320, height: 519), extent: 900)
        func followed(_ id: WireframeNode.ID) -> [WireframeNode.ID] {
            let edge = Self.edge(over: [Self.screen(above, below)], following: id)
            return edge.ofNavigationBar(Self.navigationBar, hasLargeTitle: true).scrollViews
        }
        #expect(followed("above") == ["above"])
        #expect(followed("below") == [])
    }

    @Test func eachOfTwoAdjacentScrollViewsCanKeepTheBackground() {
        let left = WireframeNode.list("left", frame: Rect(x: 0, y: 0, width: 160, height: 568), extent: 568)
        let right = WireframeNode.list("right", frame: Rect(x: 160, y: 0, width: 160, height: 568), extent: 900)
        let edge = Self.edge(over: [Self.screen(left, right)]).ofBottomBar(Self.tabBar)
        #expect(edge.scrollViews == ["left", "right"])
        #expect(!edge.isReached)
    }

    @Test func nestedScrollViewsAreIgnored() {
        var outer = WireframeNode.list("outer", extent: 900)
        outer.children[0].children = [.list("inner", extent: 2000)]
        #expect(Self.edge(over: [Self.screen(outer)]).ofBottomBar(Self.tabBar).scrollViews == ["outer"])
    }

    @Test func barsKeepTheirBackgroundIfTheContentEndsAtThem() {
        var between = Self.screen()
        between.frame = Rect(x: 0, y: 64, width: 320, height: 455)
        let edge = Self.edge(over: [between])
        #expect(!edge.ofNavigationBar(Self.navigationBar, hasLargeTitle: false).isTransparent)
        #expect(!edge.ofBottomBar(Self.tabBar).isTransparent)
    }

    @Test func theBackgroundCanBelongToAChildController() {
        var inner = Self.screen()
        inner.id = "inner"
        let outer = WireframeNode.make("outer", role: .controllerView, frame: inner.frame, children: [inner])
        #expect(Self.edge(over: [outer]).ofNavigationBar(Self.navigationBar, hasLargeTitle: false).isTransparent)
    }

    @Test(arguments: [(ScrollEdgeEffect.soft, false), (.hard, false), (.hidden, true)])
    func `the scroll view under a bar decides the effect from iOS 26 on`(effect: ScrollEdgeEffect, isTransparent: Bool) throws {
        var list = WireframeNode.list("list", extent: 2000)
        var position = try #require(list.scrollPosition)
        position.distance.y = 300
        list.style.parts = .scrolling(position, top: effect, bottom: .automatic)
        let top = Self.edge(over: [Self.screen(list)], ios: 26).ofNavigationBar(Self.navigationBar, hasLargeTitle: false)
        #expect(top.effect == effect && top.isTransparent == isTransparent)
        let before = Self.edge(over: [Self.screen(list)], ios: 18).ofNavigationBar(Self.navigationBar, hasLargeTitle: false)
        #expect(before.effect == .automatic && !before.isTransparent)
        position.distance = .zero
        list.style.parts = .scrolling(position, top: .automatic, bottom: effect)
        let bottom = Self.edge(over: [Self.screen(list)], ios: 26).ofBottomBar(Self.tabBar)
        #expect(bottom.effect == effect && bottom.isTransparent == isTransparent)
        let node = WireframeNode.make("edge", role: .edgeEffect)
        #expect((node.taking(effect) == nil) == isTransparent && node.taking(effect)?.style.scrollEdge?.effect == (effect == .hard ? .hard : nil))
    }

    private static func edge(over content: [WireframeNode], following followed: WireframeNode.ID? = "list", ios version: Int = 18) -> BarScrollEdge {
        BarScrollEdge(content: content, followed: followed, profile: BehaviourProfile(version: SystemVersion(version)))
    }

    private static func screen(_ views: WireframeNode...) -> WireframeNode {
        .make(
            "home", role: .controllerView, frame: Rect(x: 0, y: 0, width: 320, height: 568),
            style: NodeStyle(backgroundColor: .semantic(.systemBackground)), children: views
        )
    }
}

extension WireframeNode {
    /// A table with contents of this height, in points.
    fileprivate static func list(
        _ id: String, frame: Rect = Rect(x: 0, y: 0, width: 320, height: 568), extent: Double
    ) -> WireframeNode {
        let content = make(id + "/content", role: .scrollContent, frame: Rect(x: 0, y: 0, width: frame.width, height: extent))
        let position = ScrollPosition(
            distance: .zero, limit: Point(x: 0, y: max(0, extent - frame.height)), start: .zero, isPaging: false, beginsAtRight: false,
            collapsedBarHeight: 0)
        var node = make(id, role: .view(.table), frame: frame, content: .scroller(isEnabled: true, isPaging: false), children: [content])
        node.style.parts = .scrolling(position, top: .automatic, bottom: .automatic)
        return node
    }
}
