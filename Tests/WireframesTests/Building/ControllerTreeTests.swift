import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct ControllerTreeTests {
    private let whole = Rect(x: 0, y: 0, width: 320, height: 568)
    private let navigation = ControllerInstance.ID("nav")

    private func nodes(_ controllers: [SceneController]) -> [WireframeNode] {
        ControllerTree(scene: .make(controllers: controllers), layouts: [:]).topLevelNodes
    }

    @Test func childrenAreInTheirParentsCoordinates() {
        let container = SceneController.make(
            "box", kind: .container(children: ["home"]), frame: Rect(x: 10, y: 20, width: 200, height: 300)
        )
        let child = SceneController.make(
            "home", parent: container.id, frame: Rect(x: 15, y: 40, width: 100, height: 100)
        )
        let nodes = nodes([container, child])
        #expect(nodes.map(\.id) == ["box"])
        #expect(nodes[0].children.map(\.frame) == [Rect(x: 5, y: 20, width: 100, height: 100)])
    }

    @Test func presentedControllersAreInFront() {
        let home = SceneController.make("home", frame: whole)
        let sheet = SceneController.make("sheet", parent: home.id, frame: whole, isPresented: true)
        let nodes = nodes([home, sheet])
        #expect(nodes.map(\.id) == ["home", "sheet"])
        #expect(nodes[1].role == .presentedView)
    }

    @Test func instancesOfOneControllerHaveDifferentIDs() {
        let second = SceneController.make("detail", serial: 2, frame: whole, views: [.make("title", .label)])
        let layout = LayoutResult(frames: ["title": Rect(x: 1, y: 2, width: 3, height: 4)])
        let tree = ControllerTree(scene: .make(controllers: [second]), layouts: [second.id: layout])
        #expect(tree.topLevelNodes[0].id == "detail#2")
        #expect(tree.topLevelNodes[0].children[0].id == "detail#2.title")
    }

    @Test func onlyControllersWithTheirOwnViewHaveABackground() {
        let nodes = nodes([
            .make("nav", kind: .navigation(rootViewController: "home"), frame: whole),
            .make("home", parent: navigation, frame: whole),
        ])
        #expect(nodes[0].style.backgroundColor == nil)
        #expect(nodes[0].children[0].style.backgroundColor == .semantic(.systemBackground))
    }

    @Test func barsExtendUnderTheStatusBarAndAreInFront() throws {
        let bar = NavigationBar(
            frame: Rect(x: 0, y: 20, width: 320, height: 44), title: "Cards", backButtonTitle: "Home"
        )
        let nodes = nodes([
            .make("nav", kind: .navigation(rootViewController: "home"), frame: whole, navigationBar: bar),
            .make("home", parent: navigation, frame: whole),
        ])
        let node = try #require(nodes[0].children.last)
        #expect(node.id == "nav/bar")
        #expect(node.frame == Rect(x: 0, y: 0, width: 320, height: 64))
        #expect(node.children.map(\.id) == ["nav/bar/back", "nav/bar/title"])
        #expect(node.children[0].event == .back)
        #expect(node.children[0].frame.minY == 20)
        #expect(node.children[1].frame.midX == 160)
    }

    @Test func theBackButtonIsOnTheRightInRightToLeftLayouts() {
        var traits = TraitCollection()
        traits.layoutDirection = .rightToLeft
        let bar = NavigationBar(frame: Rect(x: 0, y: 20, width: 320, height: 44), title: nil, backButtonTitle: "Home")
        let items = NavigationBarItems(bar: bar, width: 320, insets: .zero, traits: traits)
        #expect(items.nodes(named: "nav", top: 20)[0].frame.maxX == 312)
    }

    @Test func barItemsAvoidTheHardware() {
        let bar = NavigationBar(
            frame: Rect(x: 0, y: 0, width: 874, height: 32), title: "Cards", backButtonTitle: "Home"
        )
        let items = NavigationBarItems(
            bar: bar, width: 874, insets: EdgeInsets(left: 62, right: 62), traits: TraitCollection()
        )
        #expect(items.nodes(named: "nav", top: 0)[0].frame.minX == 70)
    }
}
