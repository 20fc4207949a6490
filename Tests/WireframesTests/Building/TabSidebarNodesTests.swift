import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

/// The sidebar of an iPad's tabs, and badges on tabs at any position.
@Suite struct TabSidebarNodesTests {
    private static func playground(_ count: Int = 3) -> Playground {
        let names = (0..<count).map { ControllerID("tab\($0)") }
        let tabs = names.map { name in
            var tab = ControllerDefinition.make(name, title: name.name)
            tab.tabBarItem = TabBarItem(image: "leaf", badgeValue: name == names.last ? "12" : nil)
            return tab
        }
        let definition = TabBarDefinition(viewControllers: names, mode: .tabSidebar)
        return Playground(
            title: "Tabs", profile: BehaviourProfile(version: 18), devices: [], rootViewController: "tabs",
            controllers: [.make("tabs", .tabBar(definition), title: "Shed")] + tabs
        )
    }

    private static let widePad: Device = {
        var pad = Device.testPad
        pad.size = Size(width: 1024, height: 1366)
        return pad
    }()

    @Test func theSidebarButtonIsAtTheLeadingEndOfTheBar() throws {
        let app = TestApp(Self.playground(), on: .testPad)
        let bar = try #require(app["tabs/tabs"]), button = try #require(app["tabs/sidebarButton"])
        #expect(bar.children.first?.id == button.id)
        #expect(button.frame.minX == 0)
        #expect(button.event == .sidebar(.show))
        #expect(button.accessibilityLabel == "Show the sidebar")
        #expect(app["tabs/tab/0"].map { $0.frame.minX >= button.frame.maxX } == true)
        #expect(bar.frame.midX == 384)
    }

    @Test func theSidebarHasATitleARowForEachTabAndAButton() throws {
        let app = TestApp(Self.playground(), on: Self.widePad, .rotate(.landscapeRight))
        let sidebar = try #require(app["tabs/sidebar"])
        #expect(sidebar.role == .tabSidebar)
        #expect(sidebar.frame == Rect(x: 0, y: 0, width: 320, height: 1024))
        #expect(app["tabs/sidebar/title"]?.content.lines == ["Shed"])
        #expect(app["tabs/sidebarButton"]?.event == .sidebar(.hide))
        let rows = sidebar.children.filter { $0.role == .sidebarRow }
        #expect(rows.map(\.event) == [.selectTab(0), .selectTab(1), .selectTab(2)])
        #expect(rows.map(\.accessibilityLabel) == ["tab0", "tab1", "tab2, badge 12"])
        #expect(app["tabs/tabs"] == nil)
        #expect(app["tabs/dimming"] == nil)
        #expect(app["tab0"]?.frame.minX == 0)
    }

    @Test func overTheContentTheSidebarFloatsAndDimsIt() throws {
        let app = TestApp(Self.playground(), on: .testPad, .sidebar(.show))
        let tabs = try #require(app["tabs"])
        #expect(tabs.children.map(\.id) == ["tab0", "tabs/dimming", "tabs/sidebar"])
        #expect(app["tabs/dimming"]?.event == .tapDimmed)
        #expect(app["tabs/sidebar"]?.style.castsShadow == true)
    }

    @Test func theSidebarButtonIsOnTheRightInRightToLeftLayouts() throws {
        let app = TestApp(Self.playground(), on: .testPad, .layoutDirection(.rightToLeft), .sidebar(.show))
        #expect(app["tabs/sidebar"]?.frame.maxX == 768)
        #expect(app["tabs/sidebarButton"].map { $0.frame.minX > 160 } == true)
    }

    @Test func badgesAreInBarsAndBehindMore() throws {
        func badge(_ node: WireframeNode?) -> [String]? {
            guard case .item(let item)? = node?.content else { return nil }
            return item.badge?.lines
        }
        #expect(badge(TestApp(Self.playground(), on: .testPhone)["tabs/tab/2"]) == ["12"])
        #expect(badge(TestApp(Self.playground(), on: .testPad)["tabs/tab/2"]) == ["12"])
        let more = TestApp(Self.playground(6), on: .testPhone, .selectTab(nil))
        #expect(badge(more["tabs/more/1"]) == ["12"])
        #expect(more["tabs/more/1"]?.accessibilityLabel == "tab5, badge 12")
    }

    @Test func titlesAreCentredNextToAnOverlappingSidebar() {
        let bar = NavigationBar(frame: Rect(x: 0, y: 20, width: 1320, height: 50), title: "Inbox", backButtonTitle: nil)
        let items = NavigationBarItems(
            bar: bar, width: 1320, insets: EdgeInsets(left: 320), traits: TraitCollection(), sidebar: 320
        )
        #expect(items.nodes(named: "nav", top: 20)[0].frame.midX == 820)
    }

    @Test func theSidebarIsAnimatedLikeColumns() {
        let hidden = TestApp(Self.playground(), on: .testPad).wireframe
        let shown = TestApp(Self.playground(), on: .testPad, .sidebar(.show)).wireframe
        #expect(Transition(from: hidden, to: shown) == .columns)
        #expect(Transition(from: shown, to: hidden) == .columns)
    }
}
