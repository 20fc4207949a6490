import PlaygroundModel
import Simulation
import Testing
@testable import Wireframes

@Suite struct TransitionTests {
    private func device(
        title: String = "Home", back: String? = nil, orientation: InterfaceOrientation = .portrait
    ) -> DeviceWireframe {
        let frame = Rect(x: 0, y: 0, width: 320, height: 568)
        let bar = NavigationBar(
            frame: Rect(x: 0, y: 20, width: 320, height: 44), title: title, backButtonTitle: back
        )
        let scene = Scene.make(environment: Environment(orientation: orientation), controllers: [
            .make("nav", kind: .navigation(rootViewController: "home"), frame: frame, navigationBar: bar),
        ])
        return DeviceWireframe(id: "phone", scene: scene, layouts: [:])
    }

    @Test func aBackButtonThatComesIsAPush() {
        #expect(Transition(from: device(), to: device(title: "Cards", back: "Home")) == .push)
    }

    @Test func aBackButtonThatGoesIsAPop() {
        #expect(Transition(from: device(title: "Cards", back: "Home"), to: device()) == .pop)
    }

    @Test func deeperStacksPushAndPop() {
        let (second, third) = (device(title: "Cards", back: "Home"), device(title: "Card", back: "Cards"))
        #expect(Transition(from: second, to: third) == .push)
        #expect(Transition(from: third, to: second) == .pop)
    }

    @Test func aTurnedDeviceRotates() {
        #expect(Transition(from: device(), to: device(orientation: .landscapeLeft)) == .rotate)
    }

    @Test func aPresentedControllerRisesAndSinks() {
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

    @Test func aRenamedScreenMovesNothing() {
        #expect(Transition(from: device(), to: device(title: "Start")) == nil)
        #expect(Transition(from: device(title: "A", back: "Home"), to: device(title: "B", back: "Home")) == nil)
    }

    @Test func aColumnThatComesOrGoesMovesTheColumns() {
        let hidden = TestApp(.makeColumns(), on: .testPad).wireframe
        let shown = TestApp(.makeColumns(), on: .testPad, .showColumn(.primary)).wireframe
        #expect(Transition(from: hidden, to: shown) == .columns)
        #expect(Transition(from: shown, to: hidden) == .columns)
    }

    @Test func aTurnedPageSlides() {
        let pages = PageDefinition(viewControllers: ["one", "two"], showsPageControl: true)
        let playground = Playground.make(.make("pages", .page(pages)), .make("one"), .make("two"))
        let first = TestApp(playground, on: .testPhone).wireframe
        let second = TestApp(playground, on: .testPhone, .swipe(.left)).wireframe
        #expect(Transition(from: first, to: second) == .push)
        #expect(Transition(from: second, to: first) == .pop)
    }

    @Test func aBackButtonThatIsTheChevronAloneCountsToo() {
        #expect(Transition(from: device(), to: device(title: "Cards", back: "")) == .push)
        #expect(Transition(from: device(title: "Cards", back: ""), to: device()) == .pop)
    }
}
