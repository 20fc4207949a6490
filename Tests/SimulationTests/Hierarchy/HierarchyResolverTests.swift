import PlaygroundModel
@testable import Simulation
import Testing

struct HierarchyResolverTests {
    private static func container(_ constraints: [LayoutConstraint]) -> Playground {
        .make(
            .make("nav", .navigation(rootViewController: "columns")),
            .make("columns", .container(children: ["left", "right"]), constraints: constraints), .make("left"),
            .make("right", adaptive: [.make(when: .width(atLeast: 300, atMost: nil))])
        )
    }

    /// The two children without constraints.
    private let stacked = container([])
    /// The two children in columns: the left one is 100 points wide, the right one fills the rest.
    private let columns = container(LayoutConstraint.columns("left", width: 100, "right"))

    @Test func parentsPrecedeTheirChildren() {
        let scene = DeviceSimulation.make(columns).scene()
        #expect(scene.controllers.map(\.id.description) == ["nav", "columns", "left", "right"])
        #expect(scene.controllers.map { $0.parent?.description } == [nil, "nav", "columns", "columns"])
    }

    @Test func childrenWithoutConstraintsFillTheContainer() {
        let scene = DeviceSimulation.make(stacked).scene()
        #expect(Set(scene.controllers.map(\.frame)) == [Rect(x: 0, y: 0, width: 414, height: 736)])
    }

    @Test func constraintsDetermineTheFramesOfChildren() {
        let scene = DeviceSimulation.make(columns, on: .phoneX, .landscapeRight).scene()
        #expect(scene.controllers[2].frame == Rect(x: 0, y: 0, width: 100, height: 375))
        #expect(scene.controllers[2].safeAreaInsets == EdgeInsets(top: 78, left: 44, bottom: 21))
        #expect(scene.controllers[3].frame == Rect(x: 100, y: 0, width: 712, height: 375))
        #expect(scene.controllers[3].safeAreaInsets == EdgeInsets(top: 78, bottom: 21, right: 44))
    }

    @Test func conditionsUseTheControllersOwnSize() {
        #expect(DeviceSimulation.make(stacked, on: .phoneSE).scene().controllers[3].adaptiveElements[0].holds)
        #expect(!DeviceSimulation.make(columns, on: .phoneSE).scene().controllers[3].adaptiveElements[0].holds)
    }

    @Test func framesAreInWindowCoordinates() {
        var columns = columns
        columns.profile.version = 18
        let scene = DeviceSimulation.make(columns, on: .pad97, .landscapeRight, window: .oneThird).scene()
        #expect(scene.window == Rect(x: 704, y: 0, width: 320, height: 768))
        #expect(scene.screenSize == Size(width: 1024, height: 768))
        #expect(scene.controllers[0].frame == Rect(x: 0, y: 0, width: 320, height: 768))
    }

    @Test func constraintsOfAdaptiveElementsDetermineTheFramesOfChildren() throws {
        let playground = Playground.make(
            .make("columns", .container(children: ["left"]), adaptive: [
                .make(when: .vertical(.compact), constraints: LayoutConstraint.place("left", at: Rect(x: 8, y: 9, width: 70, height: 60))),
            ]),
            .make("left")
        )
        var simulation = DeviceSimulation.make(playground, .portrait)
        #expect(try simulation.controller("left").frame == Rect(x: 0, y: 0, width: 414, height: 736))
        try simulation.facts(after: "rotate landscape")
        #expect(try simulation.controller("left").frame == Rect(x: 8, y: 9, width: 70, height: 60))
    }

    @Test func playgroundsWithoutTheirRootShowNothing() {
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
