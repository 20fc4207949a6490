import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct TransitionTests {
    /// A stack of screens. Each has the same button to the next screen.
    private static func stack(title: String = "Home", change: (inout ControllerDefinition) -> Void = { _ in }) -> TestApp {
        var home = ControllerDefinition.make("home", title: title, views: [.make("next", tap: .push("home"))])
        change(&home)
        return TestApp(.make(.make("nav", .navigation(rootViewController: "home")), home), on: .testPhone)
    }

    private func device(orientation: InterfaceOrientation) -> DeviceWireframe {
        DeviceWireframe(
            id: "device", scene: .make(environment: Environment(orientation: orientation), controllers: []), layouts: [:]
        )
    }

    /// The back buttons of deeper screens all show the name of the screen below, which is the same title.
    @Test(arguments: [NavigationItem.BackButtonDisplayMode.default, .generic, .minimal])
    func stacksPushAndPopWithAnyBackButtons(_ mode: NavigationItem.BackButtonDisplayMode) {
        var app = Self.stack { $0.navigationItem.backButtonDisplayMode = mode }
        var screens = [app.wireframe]
        for name in ["home", "home#2", "home#3"] {
            app.happen(.tap(controller: name, view: "next"))
            screens.append(app.wireframe)
        }
        for (lower, upper) in zip(screens, screens.dropFirst()) {
            #expect(Transition(from: lower, to: upper) == .push)
            #expect(Transition(from: upper, to: lower) == .pop)
        }
        #expect(Transition(from: screens[3], to: screens[0]) == .pop)
    }

    @Test func stacksWithoutABarPushAndPop() {
        var nav = ControllerDefinition.make("nav", .navigation(rootViewController: "home"))
        nav.navigationOptions.isNavigationBarHidden = true
        let home = ControllerDefinition.make("home", views: [.make("next", tap: .push("home"))])
        var app = TestApp(.make(nav, home), on: .testPhone)
        let first = app.wireframe
        app.happen(.tap(controller: "home", view: "next"))
        #expect(Transition(from: first, to: app.wireframe) == .push)
        #expect(Transition(from: app.wireframe, to: first) == .pop)
    }

    @Test func rotatedDevicesAreAnimated() {
        #expect(Transition(from: device(orientation: .portrait), to: device(orientation: .landscapeLeft)) == .rotate)
    }

    @Test func presentedControllersRiseAndSink() {
        let frame = Rect(x: 0, y: 0, width: 320, height: 568)
        let home = SceneController.make(frame: frame)
        let sheet = SceneController.make("sheet", frame: frame, isPresented: true)
        let (bare, covered) = (
            DeviceWireframe(id: "phone", scene: .make(controllers: [home]), layouts: [:]),
            DeviceWireframe(id: "phone", scene: .make(controllers: [sheet]), layouts: [:])
        )
        #expect(Transition(from: bare, to: covered) == .present)
        #expect(Transition(from: covered, to: bare) == .dismiss)
        #expect(covered.chrome.canDismiss)
    }

    @Test func renamedScreensAreNotAnimated() {
        let (home, renamed) = (Self.stack().wireframe, Self.stack(title: "Start").wireframe)
        #expect(home != renamed)
        #expect(Transition(from: home, to: renamed) == nil)
    }

    @Test func shownAndHiddenColumnsMoveTheColumns() {
        let hidden = TestApp(.makeColumns(), on: .testPad).wireframe
        let shown = TestApp(.makeColumns(), on: .testPad, .showColumn(.primary)).wireframe
        #expect(Transition(from: hidden, to: shown) == .columns)
        #expect(Transition(from: shown, to: hidden) == .columns)
    }

    @Test func turnedPagesSlide() {
        let pages = PageDefinition(viewControllers: ["one", "two"], showsPageControl: true)
        let playground = Playground.make(.make("pages", .page(pages)), .make("one"), .make("two"))
        let first = TestApp(playground, on: .testPhone).wireframe
        let second = TestApp(playground, on: .testPhone, .swipe(.left)).wireframe
        #expect(Transition(from: first, to: second) == .push)
        #expect(Transition(from: second, to: first) == .pop)
    }

    @Test func controllersBehindMoreArePushedOverTheList() {
        let ids: [ControllerID] = ["a", "b", "c", "d", "e", "f"]
        let playground = Playground(
            title: "Test", profile: BehaviourProfile(version: 17), devices: [], rootViewController: "tabs",
            controllers: [.make("tabs", .tabBar(TabBarDefinition(viewControllers: ids)))] + ids.map { .make($0) }
        )
        var app = TestApp(playground, on: .testPhone, .selectTab(nil))
        let list = app.wireframe
        app.happen(.selectTab(5))
        #expect(Transition(from: list, to: app.wireframe) == .push)
        #expect(Transition(from: app.wireframe, to: list) == .pop)
    }

    @Test func stackDepthsCauseNoPatch() {
        var node = WireframeNode(id: "nav", role: .controllerView, frame: .zero, stackDepth: 1)
        let old = node
        node.stackDepth = 2
        #expect(TreeDifference(from: old, to: node).operations.isEmpty)
    }
}
