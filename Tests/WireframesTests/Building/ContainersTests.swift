import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

/// The wireframes of containers, from scenes of real apps.
@Suite struct ContainersTests {
    private let landscape = Event.rotate(.landscapeRight)

    // MARK: Columns

    @Test func columnsAreSideBySideWithALineBetween() throws {
        let app = TestApp(.makeColumns(), on: .testPad, landscape)
        let split = try #require(app["split"])
        #expect(split.children.map(\.role.name) == ["controllerView", "controllerView", "columnSeparator"])
        #expect(app["split/dimming"] == nil)
    }

    /// From iOS 26 on, columns float: there is no line between them, and the title is centred in the rest of the bar.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func floatingColumnsHaveNoLineAndTheTitleIsCentredInTheRest(direction: LayoutDirection) throws {
        var playground = Playground.makeColumns()
        playground.profile = BehaviourProfile(version: 26)
        let app = TestApp(playground, on: .testPad, landscape, .layoutDirection(direction))
        let split = try #require(app["split"]), menu = try #require(app["menu/navigation"])
        #expect(split.children.map(\.role.name) == ["controllerView", "columnPanel"])
        let bar = try #require(app["letter/navigation/bar"]), title = try #require(app["letter/navigation/bar/title"])
        let covered = menu.frame.width + 10, isLeftToRight = direction == .leftToRight
        let room = isLeftToRight ? covered...split.frame.width : 0...split.frame.width - covered
        #expect(bar.frame.width == split.frame.width)
        #expect(abs(title.frame.midX - (room.lowerBound + room.upperBound) / 2) < 0.5)
    }

    @Test func columnsOverTheSecondaryFloatAndDimIt() throws {
        let app = TestApp(.makeColumns(), on: .testPad, .showColumn(.primary))
        let split = try #require(app["split"])
        #expect(split.children.map(\.id) == [
            "letter/navigation", "split/dimming", "menu/navigation", "split/separator/0",
        ])
        #expect(app["split/dimming"]?.event == .tapDimmed)
        #expect(app["menu/navigation"]?.style.castsShadow == true)
        #expect(split.swipes == [.swipe(.left)])
    }

    @Test func primaryColumnsFloatInAPanelFromiPadOS26On() throws {
        var playground = Playground.makeColumns()
        playground.profile = BehaviourProfile(version: 26)
        let app = TestApp(playground, on: .testPad, landscape)
        let panel = try #require(app["split/panel"]), split = try #require(app["split"])
        #expect(panel.role == .columnPanel)
        #expect(panel.children.map(\.id) == ["menu/navigation"])
        #expect(panel.frame == Rect(x: 10, y: 20, width: 320, height: split.frame.height - 30))
        #expect(panel.children[0].frame == Rect(origin: .zero, size: panel.frame.size))
    }

    @Test func hiddenColumnsAreShownByAButtonOrAnEdgeSwipe() {
        let app = TestApp(.makeColumns(), on: .testPad)
        #expect(app["letter/navigation/bar/displayMode"]?.event == .showColumn(.primary))
        #expect(app["letter/navigation/bar/displayMode"]?.accessibilityLabel == "Show the column")
        #expect(app["split"]?.swipes == [.edgeSwipe(.left)])
    }

    @Test func splitViewsWithoutGesturesHaveNoEdgeSwipe() {
        #expect(TestApp(.makeColumns(presentsWithGesture: false), on: .testPad)["split"]?.swipes == [])
    }

    @Test func edgeSwipesAreMirroredInRightToLeftLayouts() {
        #expect(TestApp(.makeColumns(), on: .testPad, .layoutDirection(.rightToLeft))["split"]?.swipes == [.edgeSwipe(.right)])
    }

    // MARK: Bars

    @Test func barItemsBelongToTheirController() throws {
        let app = TestApp(.makeColumns(), on: .testPad)
        let bin = try #require(app["letter.bin"]), reply = try #require(app["letter.reply"])
        #expect(bin.event == .tap(controller: "letter", view: "bin"))
        #expect(bin.accessibilityLabel == "trash")
        // The first right item is the outermost.
        #expect(reply.frame.maxX < bin.frame.minX)
        #expect(bin.frame.maxX == 760)
    }

    @Test func adjacentItemsShareAGlassOnIOS26() throws {
        var home = ControllerDefinition.make("home")
        var send = BarButtonItem.make("send", title: "Send")
        send.style = .prominent
        home.navigationItem.rightBarButtonItems = [send, .make("bin", image: "trash"), .make("reply", image: "arrowshape.turn.up.left")]
        let playground = Playground.make(.make("nav", .navigation(rootViewController: "home")), home, ios: 26)
        let app = TestApp(playground, on: .testPhone)
        let shared = try #require(app["home.bin/group"]), own = try #require(app["home.send/group"])
        let bin = try #require(app["home.bin"]), reply = try #require(app["home.reply"])
        // Buttons with images are 36 points wide and high (AndrewKochulab/sim-mirror, iOS 26 and 27), in spaces of 44.
        #expect(bin.frame.size == Size(width: 36, height: 36))
        #expect(shared.frame.minX == reply.frame.minX - 4 && shared.frame.maxX == bin.frame.maxX + 4)
        #expect(own.frame == app["home.send"]?.frame)
        #expect(own.style.backgroundColor == .semantic(.tintColor))
        #expect(shared.style.backgroundColor == nil)
        #expect(app["home.reply/group"] == nil)
        let bar = try #require(app["nav/bar"])
        #expect(bar.children.map(\.role.name) == ["edgeEffect", "barItemGroup", "barItemGroup", "barButtonItem", "barButtonItem", "barButtonItem"])
    }

    @Test func barItemsAreMirroredInRightToLeftLayouts() {
        #expect(TestApp(.makeColumns(), on: .testPad, .layoutDirection(.rightToLeft))["letter.bin"]?.frame.minX == 8)
    }

    @Test func pushedControllersHaveABackButtonAndAnEdgeSwipe() {
        let app = TestApp(.makeColumns(), on: .testPhone, .tap(controller: "menu", view: "open"))
        let back = app.wireframe.screen.first { $0.role == .backButton }
        #expect(back?.event == .back)
        #expect(back?.accessibilityLabel == "Back to Menu")
        #expect(app.wireframe.screen.first { $0.swipes == [.edgeSwipe(.left)] } != nil)
    }

    @Test func largeTitlesAreBelowTheRowAndReplaceTheSmallTitle() throws {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.prefersLargeTitles = true
        let app = TestApp(.make(nav, .make("home", title: "Home")), on: .testPhone)
        let title = try #require(app["nav/bar/largeTitle"])
        #expect(title.content.lines == ["Home"])
        #expect(title.frame.minX == 16)
        #expect(app["nav/bar/title"] == nil)
        #expect(app["nav/bar"].map { $0.frame.maxY - title.frame.maxY } == 5.5)
    }

    // MARK: Tabs

    private static let tabs = Playground.make(
        .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["a", "b", "c", "d", "e", "f"]))),
        .make("a", title: "A"), .make("b", title: "B"), .make("c", title: "C"), .make("d", title: "D"), .make("e", title: "E"),
        .make("f", title: "F"), ios: 18
    )

    @Test func tabsAreOnAPlatterFromIOS26On() throws {
        var playground = Self.tabs
        playground.profile = BehaviourProfile(version: 26)
        let bar = try #require(TestApp(playground, on: .testPhone)["tabs/tabs"])
        #expect(bar.children.map(\.role.name) == ["platter"] + Array(repeating: "tabBarItem", count: 5))
        let platter = bar.children[0].frame
        #expect(bar.children.dropFirst().map(\.frame).allSatisfy {
            platter.minX < $0.minX && $0.maxX < platter.maxX && $0.minY == platter.minY + 4
        })
    }

    @Test func theGlassOfAnAccessorySurroundsItsView() throws {
        var tabs = TabBarDefinition(viewControllers: ["a"])
        tabs.bottomAccessory = "player"
        let views = [
            ViewDefinition(id: "player", path: DocumentPath(), kind: .view, subviews: ["song"]),
            ViewDefinition(id: "song", path: DocumentPath(), kind: .label),
        ]
        let root = ControllerDefinition(id: "tabs", path: DocumentPath(), kind: .tabBar(tabs), views: views)
        let playground = Playground.make(root, .make("a"), ios: 26)
        func screen(_ device: Device) -> WireframeNode {
            let configuration = DeviceConfiguration(device: device, orientation: .portrait)
            var simulation = DeviceSimulation(playground: playground, configuration: configuration)
            let scene = simulation.scene()
            return DeviceWireframe(id: "device", scene: scene, layouts: simulation.layouts(of: scene).mapValues { $0.result }, profile: playground.profile).screen
        }
        let phone = screen(.testPhone), pad = screen(.testPad)
        let glass = try #require(phone.descendant("tabs/tabs/accessory"))
        #expect(glass.role == .tabAccessory && glass.style.cornerRadii == CornerRadii(all: 24))
        #expect(glass.children.map(\.id) == ["tabs.player"] && glass.children[0].frame == Rect(origin: .zero, size: glass.frame.size))
        #expect(phone.descendant("tabs.song") != nil)
        #expect(pad.descendant("tabs/tabs/accessory") == nil && pad.descendant("tabs.player") != nil)
    }

    @Test func phonesShowFourTabsAndMore() throws {
        var app = TestApp(Self.tabs, on: .testPhone)
        let bar = try #require(app["tabs/tabs"])
        #expect(bar.children.compactMap { $0.content.lines?.first } == ["A", "B", "C", "D", "More"])
        #expect(bar.children.map(\.event) == [.selectTab(0), .selectTab(1), .selectTab(2), .selectTab(3), .selectTab(nil)])
        #expect(bar.accessibilityRole == .tabList)
        #expect(bar.children.allSatisfy { $0.accessibilityRole == .tab })
        #expect(bar.children[0].accessibilityLabel == "A")
        app.happen(.selectTab(nil))
        let rows = try #require(app["tabs/more"]).children
        #expect(rows.map(\.event) == [.selectTab(4), .selectTab(5)])
    }

    @Test func tabsAreCentredAtTheTopFromiPadOS18On() throws {
        let app = TestApp(Self.tabs, on: .testPad)
        let bar = try #require(app["tabs/tabs"])
        #expect(bar.role == .topTabBar)
        #expect(bar.frame.midX == 384)
        #expect(bar.children.count == 6)
    }

    /// Tabs move to a position that fits between the buttons. If there is none, they stay in the centre.
    @Test(arguments: [("Choose", 384.0), ("Choose all of the many letters here", 0), ("Choose all of the many letters here, also those of last year", 384)])
    func tabsAtTheTopMoveBetweenTheButtons(title: String, middle: Double) throws {
        var playground = Playground.make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["stack", "other"])), title: "Tabs"), .make("stack", .navigation(rootViewController: "home")),
            .make("home", title: "Home"), .make("other", title: "Others"), ios: 26)
        playground.controllers[2].navigationItem.rightBarButtonItems = [.make("all", title: title)]
        playground.controllers[2].navigationItem.leftBarButtonItems = [.make("back", title: "All the letters")]
        let app = TestApp(playground, on: .testPad)
        let tabs = try #require(app["tabs/tabs"]), all = try #require(app["home.all"]), back = try #require(app["home.back"])
        let isMoved = middle == 0
        #expect(isMoved ? tabs.frame.midX < 384 && abs(tabs.frame.maxX + 12 - all.frame.minX) < 0.01 && tabs.frame.minX >= back.frame.maxX + 12
            : tabs.frame.midX == middle, "\(back.frame) \(tabs.frame) \(all.frame)")
    }

    /// Tabs in front of other tabs are as wide as their own titles, and centred.
    @Test func tabsOverOtherTabsHaveTheirOwnPosition() throws {
        let app = TestApp(.make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["home", "other"]))),
            .make("home", title: "Home", views: [.make("go", tap: .present("more", style: .overFullScreen))]), .make("other", title: "Others"),
            .make("more", .tabBar(TabBarDefinition(viewControllers: ["one", "two"]))), .make("one", title: "A much longer title"), .make("two", title: "Two"),
            ios: 26
        ), on: .testPad, .tap(controller: "home", view: "go"))
        let tabs = try #require(app["tabs/tabs"]), more = try #require(app["more/tabs"])
        #expect(more.frame.width > tabs.frame.width && more.frame.midX == tabs.frame.midX)
        #expect(more.children.allSatisfy { $0.frame.maxX <= more.frame.width })
    }

    @Test func titlesMoveForTabsAtTheTop() {
        let bar = NavigationBar(frame: Rect(x: 0, y: 20, width: 768, height: 50), title: "Inbox", backButtonTitle: nil)
        let items = NavigationBarItems(bar: bar, width: 768, insets: .zero, traits: TraitCollection(), tabs: 300...468)
        let frame = items.nodes(named: "nav", top: 20)[0].frame
        #expect(frame.minX == 16)
        #expect(frame.maxX < 300)
    }

    // MARK: Pages

    @Test func halvesOfAPageControlTurnThePageInTheirDirection() {
        let pages = PageDefinition(viewControllers: ["one", "two"], showsPageControl: true)
        var app = TestApp(.make(.make("pages", .page(pages)), .make("one"), .make("two")), on: .testPhone)
        #expect(app["pages/dots"]?.children.map(\.event) == [.swipe(.left)])
        #expect(app["pages/dots/next"]?.frame.minX == 160)
        app.happen(.swipe(.left))
        #expect(app["two"] != nil)
        #expect(app["pages/dots"]?.children.map(\.event) == [.swipe(.right)])
        #expect(app["pages"]?.swipes == [.swipe(.left), .swipe(.right)])
    }
}
