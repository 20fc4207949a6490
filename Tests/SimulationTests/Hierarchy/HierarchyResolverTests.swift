import PlaygroundModel
import Simulation
import Testing

struct HierarchyResolverTests {
    private let columns = Playground.make(
        .make("nav", .navigation(rootViewController: "columns")),
        .make("columns", .container(children: ["left", "right"])), .make("left"),
        .make("right", adaptive: [.make(when: .width(atLeast: 300, atMost: nil))])
    )

    /// The left child takes 100 points, the right one the rest.
    private let layout: ContainerLayout = { request in
        let size = request.container.frame.size
        return [
            "left": Rect(x: 0, y: 0, width: 100, height: size.height),
            "right": Rect(x: 100, y: 0, width: size.width - 100, height: size.height),
        ]
    }

    @Test func parentComesBeforeItsChildren() {
        let scene = DeviceSimulation.make(columns).scene()
        #expect(scene.controllers.map(\.id.description) == ["nav", "columns", "left", "right"])
        #expect(scene.controllers.map { $0.parent?.description } == [nil, "nav", "columns", "columns"])
    }

    @Test func childrenFillTheContainerWithoutALayout() {
        let scene = DeviceSimulation.make(columns).scene()
        #expect(Set(scene.controllers.map(\.frame)) == [Rect(x: 0, y: 0, width: 414, height: 736)])
    }

    @Test func childrenStandWhereTheLayoutPutsThem() {
        let scene = DeviceSimulation.make(columns, on: .phoneX, .landscapeRight).scene(containerLayout: layout)
        #expect(scene.controllers[2].frame == Rect(x: 0, y: 0, width: 100, height: 375))
        #expect(scene.controllers[2].safeAreaInsets == EdgeInsets(top: 32, left: 44, bottom: 21))
        #expect(scene.controllers[3].frame == Rect(x: 100, y: 0, width: 712, height: 375))
        #expect(scene.controllers[3].safeAreaInsets == EdgeInsets(top: 32, bottom: 21, right: 44))
    }

    @Test func conditionsAskForTheControllersOwnSize() {
        let simulation = DeviceSimulation.make(columns, on: .phoneSE)
        #expect(simulation.scene().controllers[3].adaptiveElements[0].holds)
        #expect(!simulation.scene(containerLayout: layout).controllers[3].adaptiveElements[0].holds)
    }

    @Test func framesAreInTheWindowsCoordinates() {
        let scene = DeviceSimulation.make(columns, on: .pad97, .landscapeRight, window: .oneThird).scene()
        #expect(scene.window == Rect(x: 704, y: 0, width: 320, height: 768))
        #expect(scene.screenSize == Size(width: 1024, height: 768))
        #expect(scene.controllers[0].frame == Rect(x: 0, y: 0, width: 320, height: 768))
    }

    @Test func layoutIsAskedWithTheContainersTraits() {
        let playground = Playground.make(
            .make("columns", .container(children: ["left"]), adaptive: [.make(when: .vertical(.compact), install: ["bar"])]),
            .make("left")
        )
        let expectation: ContainerLayout = { request in
            #expect(request.children == ["left"])
            #expect(request.container.traits.collection.verticalSizeClass == .compact)
            #expect(request.windowSize == Size(width: 736, height: 414))
            return [:]
        }
        let scene = DeviceSimulation.make(playground, .landscapeRight).scene(containerLayout: expectation)
        #expect(scene.controllers.count == 2)
    }

    @Test func playgroundWithoutItsRootShowsNothing() {
        let simulation = DeviceSimulation.make(.make(.make("home"), root: "ghost"))
        #expect(simulation.scene().controllers.isEmpty)
        #expect(simulation.scene().traits.collection.userInterfaceIdiom == .phone)
    }
}

extension DeviceSimulation {
    fileprivate static func make(_ playground: Playground, _ orientation: InterfaceOrientation) -> DeviceSimulation {
        .make(playground, on: .phone8Plus, orientation)
    }
}
