import LayoutEngine
import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

@Suite struct InspectionTests {
    private let scene: Scene = {
        var traits = TraitCollection()
        traits.horizontalSizeClass = .compact
        traits.userInterfaceLevel = .elevated
        var home = SceneController.make(
            "home", frame: Rect(x: 0, y: 64, width: 320, height: 504), traits: traits,
            adaptiveElements: [ResolvedAdaptiveElement(
                path: DocumentPath([.key("adaptive"), .index(0)]), holds: false,
                reasons: [.init(
                    condition: .trait(.horizontalSizeClass, .name("regular")), holds: false, actual: "compact"
                )]
            )],
            views: [.make("title", .label)]
        )
        home.frameDoubt = "no source was found"
        home.traits.origins = [.horizontalSizeClass: [
            TraitOrigin(source: .device("phone"), value: .name("regular")),
            TraitOrigin(source: .settings, value: .name("compact")),
        ], .userInterfaceLevel: [
            TraitOrigin(source: .doubtful(.settings, why: "no source was found"), value: .name("elevated")),
        ]]
        return .make(controllers: [home])
    }()

    private func inspect(_ node: WireframeNode.ID) -> Inspection? {
        let layout = LayoutResult(frames: ["title": Rect(x: 16, y: 10, width: 100, height: 22)])
        let wireframe = DeviceWireframe(id: "phone", scene: scene, layouts: [scene.controllers[0].id: layout])
        let places = SourcePlaces { $0 == DocumentPath([.key("adaptive"), .index(0)]) ? SourcePlace(fileName: "a.toml", line: 7) : nil }
        return Inspection(of: node, on: wireframe, scene: scene, places: places)
    }

    @Test func viewsAreReportedInScreenCoordinatesWithTheirController() throws {
        let inspection = try #require(inspect("home.title"))
        #expect(inspection.name == "title")
        #expect(inspection.kind == "label")
        #expect(inspection.frame == Rect(x: 16, y: 74, width: 100, height: 22))
        #expect(inspection.controller == "home")
    }

    @Test func traitsAreReportedWithAllTheirSources() throws {
        let inspection = try #require(inspect("home.title"))
        let row = try #require(inspection.traits.first)
        #expect(row.name == "horizontalSizeClass")
        #expect(row.value == "compact")
        #expect(row.origins.map(\.value) == ["regular", "compact"])
        #expect(row.origins.last?.source == "Settings")
    }

    @Test func doubtfulTraitsAreReportedWithTheDoubt() throws {
        let row = try #require(inspect("home.title")?.traits.first { $0.name == "userInterfaceLevel" })
        #expect(row.origins.map(\.source) == ["Settings, which is doubtful: no source was found"])
    }

    @Test func doubtfulFramesAreReportedWithTheDoubt() throws {
        #expect(try #require(inspect("home.title")).doubts == ["The frame of home is doubtful: no source was found."])
        #expect(try #require(inspect("device/window")).doubts.isEmpty)
    }

    @Test func adaptiveElementsAreReportedWithTheirReason() throws {
        let element = try #require(inspect("home.title")?.elements.first?.element)
        #expect(element.inWords == "does not hold: horizontalSizeClass = regular, and it is compact")
    }

    @Test func requestedConstraintsAreReportedWithTheirLines() throws {
        let inspection = try #require(inspect("home.title"))
        #expect(inspection.elements.map(\.place) == [SourcePlace(fileName: "a.toml", line: 7)])
        #expect(inspection.place == nil)
    }

    @Test func nodesAreReportedWithTheirAncestors() throws {
        #expect(try #require(inspect("home.title")).ancestors.map(\.name) == ["window", "home"])
        #expect(try #require(inspect("device/window")).ancestors.isEmpty)
    }

    @Test func rootViewsAreReportedLikeOtherViews() throws {
        let (root, view) = (try #require(inspect("home")), try #require(inspect("home.title")))
        #expect(root.kind == "controllerView")
        #expect(root.traits == view.traits && root.elements == view.elements)
    }

    @Test func theWindowIsReportedWithItsOwnTraits() throws {
        var scene = scene
        scene.traits = ResolvedTraits(
            collection: TraitCollection(), origins: [.displayScale: [TraitOrigin(source: .device("phone"), value: .number(2))]]
        )
        scene.traits.collection.displayScale = 2
        let wireframe = DeviceWireframe(id: "phone", scene: scene, layouts: [:])
        let window = try #require(Inspection(of: "device/window", on: wireframe, scene: scene))
        #expect(window.controller == nil)
        #expect(window.traits.map(\.name) == ["displayScale"])
    }

    @Test func hardwareHasNoController() throws {
        let inspection = try #require(inspect("device/status-bar"))
        #expect(inspection.controller == nil)
        #expect(inspection.traits.isEmpty)
    }

    @Test func removedNodesAreNotInspected() {
        #expect(inspect("home.nobody") == nil)
    }
}
