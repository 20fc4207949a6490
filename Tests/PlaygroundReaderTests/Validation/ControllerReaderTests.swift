import PlaygroundModel
import Testing

@testable import PlaygroundReader

@Suite struct ControllerReaderTests {
    @Test func `a controller without a kind is a plain view controller`() throws {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "outer"
            [controllers]
            outer = { kind = "container", children = ["nav", "side"] }
            nav = { kind = "navigation", rootViewController = "home" }
            home = { kind = "view" }
            side = {}
            """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.controllers.map(\.kind) == [
            .container(children: ["nav", "side"]), .navigation(rootViewController: "home"), .view, .view,
        ])
    }

    @Test func `a navigation controller cannot have views`() {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "nav"
            [controllers]
            nav = { kind = "navigation", rootViewController = "home", views = {}, constraints = [], adaptive = [] }
            home = {}
            """)
        #expect(result.codes == ["key-of-other-kind", "key-of-other-kind", "key-of-other-kind"])
    }

    @Test func `a view cannot have the name of a child`() {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "outer"
            [controllers]
            outer = { kind = "container", children = ["home"], views.home = {} }
            home = {}
            """)
        #expect(result.codes == ["reserved-name"])
    }

    @Test func `keys of an unknown kind are not reported`() {
        #expect(PlaygroundFile.ReadResult(home: "kind = \"splitt\"\npreferredDisplayMode = \"x\"").codes == ["unknown-kind"])
        #expect(PlaygroundFile.ReadResult(home: "views.a = { kind = \"tableView\", sections = [] }").codes == ["unknown-kind"])
    }

    @Test func `an item belongs to its bar and its controller`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            largeTitleDisplayMode = "never"
            backButtonDisplayMode = "minimal"
            hidesBottomBarWhenPushed = true
            leftItemsSupplementBackButton = true
            tabBarItem = { title = "Start", image = "house" }
            rightBarButtonItems.add = { image = "plus", tap = { present = "home" } }
            toolbarItems.reply = { title = "Reply", isEnabled = false }
            toolbarItems.bin = { title = "Delete" }
            toolbarItems.gap = { systemItem = "fixedSpace", width = 20 }
            toolbarItems.send = { image = "paperplane", style = "done", sharesBackground = false }
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(home.navigationItem.rightBarButtonItems.map(\.tap) == [.present("home")])
        #expect(home.toolbarItems.map(\.title) == ["Reply", "Delete", nil, nil])
        #expect(home.toolbarItems.map(\.isEnabled) == [false, true, true, true])
        #expect(home.toolbarItems.map(\.systemItem) == [nil, nil, .fixedSpace, nil])
        #expect(home.item("gap")?.width == 20)
        #expect(home.toolbarItems.map(\.style) == [.plain, .plain, .plain, .done])
        #expect(home.toolbarItems.map(\.sharesBackground) == [true, true, true, false])
        #expect(home.item("bin")?.path.description == "controllers.home.toolbarItems.bin")
        #expect(home.navigationItem.largeTitleDisplayMode == .never)
        #expect(home.navigationItem.backButtonDisplayMode == .minimal)
        #expect(home.tabBarItem == TabBarItem(title: "Start", image: "house"))
        #expect(home.hidesBottomBarWhenPushed && home.navigationItem.leftItemsSupplementBackButton)
    }

    @Test func `a tab can be a system item`() throws {
        let home = try #require(PlaygroundFile.ReadResult(home: "tabBarItem = { systemItem = \"search\" }").home)
        #expect(home.tabBarItem?.systemItem == .search)
    }

    @Test func `the only item at an end needs no name`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            leftBarButtonItem = { systemItem = "cancel" }
            rightBarButtonItem = { image = "ellipsis", accessibilityLabel = "More", menu = [
              { title = "Go", tap = { present = "home" } }, { title = "Sort", children = [{ title = "By name" }] },
            ] }
            """)
        let home = try #require(result.home, "\(result.report)")
        #expect(result.codes == [])
        #expect(home.navigationItem.leftBarButtonItems.map(\.systemItem) == [.cancel])
        let item = try #require(home.item("rightBarButtonItem"))
        #expect(item.path.description == "controllers.home.rightBarButtonItem" && item.accessibilityLabel == "More")
        #expect(item.menu.flatMap(\.allActions).map { $0.action } == [.present("home")] && item.menu.map(\.depth) == [0, 1])
    }

    @Test(arguments: [
        "rightBarButtonItem = { title = \"A\" }\nrightBarButtonItems.b = { title = \"B\" }",
        "rightBarButtonItem = { title = \"A\", menu = [{ title = \"B\", tap = \"dismiss\", action = \"dismiss\" }] }",
        "rightBarButtonItem = { title = \"A\", menu = [{ title = \"B\", children = [{ title = \"C\" }], actions = [{ title = \"D\" }] }] }",
    ]) func `a table cannot have both names of a key`(home: String) {
        #expect(PlaygroundFile.ReadResult(home: home).codes == ["exclusive-keys"])
    }

    @Test func `a root view can have its own margins`() throws {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "home"
            [controllers]
            home = { layoutMargins = { top = 20, left = -4 } }
            """)
        #expect(try #require(result.home).layoutMargins == EdgeInsets(top: 20, left: -4))
        let plain = PlaygroundFile.ReadResult("app.rootViewController = \"home\"\n[controllers]\nhome = {}")
        #expect(try #require(plain.home).layoutMargins == nil)
    }

    @Test func `a controller declares the edges that extend under bars`() throws {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "tabs"
            [controllers]
            tabs = { kind = "tabBar", viewControllers = ["nav"], isTranslucent = false }
            nav = { kind = "navigation", rootViewController = "home", isTranslucent = false }
            home = { edgesForExtendedLayout = ["left", "bottom"], extendedLayoutIncludesOpaqueBars = true }
            """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.controller("tabs")?.barLook.isTranslucent == false)
        #expect(playground.controller("nav")?.barLook.isTranslucent == false)
        #expect(playground.controller("nav")?.extendedLayout == ExtendedLayout())
        let home = try #require(result.home)
        #expect(home.extendedLayout.edges == [.left, .bottom])
        #expect(home.extendedLayout.includesOpaqueBars)
    }

    @Test func `the list of extended edges can be empty, and unknown edges are mistakes`() throws {
        #expect(PlaygroundFile.ReadResult(home: "edgesForExtendedLayout = []").home?.extendedLayout.edges == [])
        #expect(PlaygroundFile.ReadResult(home: "edgesForExtendedLayout = [\"above\"]").codes == ["bad-value"])
        #expect(!PlaygroundFile.ReadResult(home: "isTranslucent = false").codes.isEmpty)
    }

    @Test func `controllers declare refused actions, and containers declare handled ones`() throws {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "outer"
            [controllers]
            outer = { kind = "container", children = ["home"], handles = { show = "replaceChild" } }
            home = { canPerformAction = { show = false, showDetail = true } }
            """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.controller("outer")?.handles == [.show: .replaceChild])
        #expect(playground.controller("home")?.refusedActions == [.show])
    }

    @Test func `presentation keys have UIKit's names`() throws {
        let result = PlaygroundFile.ReadResult(home: """
            modalPresentationStyle = "popover"
            preferredContentSize = { width = 300, height = 200 }
            isModalInPresentation = true
            shouldDismiss = false
            permittedArrowDirections = ["up", "left"]
            detents = ["medium", 240, "large"]
            largestUndimmedDetentIdentifier = 240
            prefersGrabberVisible = true
            adaptivePresentationStyle = "none"
            viewControllerForAdaptivePresentationStyle = "home-nav"
            definesPresentationContext = true
            [controllers.home-nav]
            kind = "navigation"
            rootViewController = "home"
            """)
        let options = try #require(result.home?.presentation, "\(result.report)")
        #expect(options.modalPresentationStyle == .popover)
        #expect(options.preferredContentSize == Size(width: 300, height: 200))
        #expect(options.isModalInPresentation && !options.shouldDismiss && options.definesPresentationContext)
        #expect(options.permittedArrowDirections == [.up, .left])
        #expect(options.detents == [.medium, .height(240), .large])
        #expect(options.largestUndimmedDetent == .height(240))
        #expect(options.adaptivePresentationStyle == ModalPresentationStyle.none)
        #expect(options.viewControllerForAdaptivePresentationStyle == "home-nav")
        #expect(result.codes.isEmpty, "the replacement controller is reached: \(result.report)")
    }

    @Test func `tabs, pages and alerts are read`() throws {
        let result = PlaygroundFile.ReadResult("""
            app.rootViewController = "tabs"
            [controllers]
            tabs = { kind = "tabBar", viewControllers = ["home", "tour"] }
            home = { views.a = { tap = { present = "ask" } } }
            tour = { kind = "page", viewControllers = ["one", "two"], showsPageControl = true }
            one = {}
            two = {}
            [controllers.ask]
            kind = "alert"
            title = "Sure?"
            preferredStyle = "actionSheet"
            actions.yes = { title = "Yes", style = "destructive", tap = { pop = true } }
            actions.no = { title = "No", style = "cancel" }
            """)
        let playground = try #require(result.playground, "\(result.report)")
        #expect(playground.controller("tabs")?.kind == .tabBar(TabBarDefinition(viewControllers: ["home", "tour"])))
        #expect(playground.controller("tour")?.kind == .page(
            PageDefinition(viewControllers: ["one", "two"], showsPageControl: true)))
        guard case .alert(let alert)? = playground.controller("ask")?.kind else {
            Issue.record("not an alert")
            return
        }
        #expect(alert.preferredStyle == .actionSheet)
        #expect(alert.actions.map(\.item.id) == ["yes", "no"])
        #expect(alert.actions.map(\.style) == [.destructive, .cancel])
    }
}
