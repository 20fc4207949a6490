import LayoutEngine
import PlaygroundModel
import SeededRandom
import Simulation
import Testing
@testable import PlaygroundPipeline

@Suite struct DeviceAppTests {
    /// An app that keeps its hierarchy and layouts between events shows the same as a newly launched app.
    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func theNextPictureEqualsThatOfANewApp(seed: UInt64) throws {
        let playground = try #require(try BundledPlayground.nekoOnItsSixDevices().playground)
        var random = SeededGenerator(seed: seed)
        let configuration = try #require(playground.devices.randomElement(using: &random))
        var app = DeviceApp(playground, on: configuration)
        let events: [Event] = [
            .rotate(.portrait), .rotate(.landscapeRight), .tap(controller: "home", view: "next"), .back,
            .preferredContentSizeCategory(.extraSmall), .preferredContentSizeCategory(.large), .window(.oneThird),
            .layoutDirection(.rightToLeft), .layoutDirection(.leftToRight), .legibilityWeight(.bold),
        ]
        for _ in 0..<30 {
            app.apply(try #require(events.randomElement(using: &random)))
            #expect(app.picture() == app.pictureAfresh)
        }
    }

    private static func container(constraints: String = "", more: String = "") throws -> DevicePicture {
        let reading = BundledPlayground.read("""
            devices = ["ipad-9-7"]
            app.rootViewController = "split"
            [controllers.split]
            kind = "container"
            children = ["list", "detail"]
            constraints = [\(constraints)]
            \(more)
            [controllers.list]
            [controllers.detail]
            """)
        let playground = try #require(reading.playground, "\(reading.diagnostics.map(\.headline))")
        var app = DeviceApp(playground, on: playground.devices[0])
        return app.picture()
    }

    private static let wholeScreen = Rect(x: 0, y: 0, width: 768, height: 1024)

    @Test func constraintsOfAContainerPlaceItsChildren() throws {
        let picture = try Self.container(constraints: """
            "list.leading == leading", "list.top == top", "list.bottom == bottom", "list.width == 200",
            "detail.leading == list.trailing", "detail.top == top", "detail.bottom == bottom", "detail.trailing == trailing",
            """)
        #expect(picture.scene.controllers.map(\.frame) == [
            Self.wholeScreen, Rect(x: 0, y: 0, width: 200, height: 1024), Rect(x: 200, y: 0, width: 568, height: 1024),
        ])
        #expect(picture.issues == [])
    }

    @Test func viewsOfAContainerArePlacedRelativeToItsChildren() throws {
        let picture = try Self.container(
            constraints: """
                "list.leading == leading", "list.top == top", "list.bottom == bottom", "list.width == 200",
                "divider.leading == list.trailing", "divider.top == top", "divider.bottom == bottom", "divider.width == 1",
                "detail.leading == divider.trailing", "detail.top == top", "detail.bottom == bottom",
                "detail.trailing == trailing",
                """,
            more: #"views.divider = { kind = "view" }"#
        )
        #expect(picture.scene.controllers.last?.frame == Rect(x: 201, y: 0, width: 567, height: 1024))
        #expect(picture.frame("divider", in: "split") == Rect(x: 200, y: 0, width: 1, height: 1024))
        #expect(picture.issues == [])
    }

    @Test func childrenWithMissingConstraintsAreAmbiguous() throws {
        let picture = try Self.container(constraints: #""list.leading == leading", "list.top == top", "list.bottom == bottom""#)
        #expect(picture.issues == [.ambiguous(view: "list", axis: .horizontal, isPosition: false, isSize: true)])
    }

    @Test func childrenWithoutConstraintsFillTheirContainer() throws {
        let picture = try Self.container()
        #expect(picture.scene.controllers.map(\.frame) == Array(repeating: Self.wholeScreen, count: 3))
    }
}

extension DevicePicture {
    fileprivate var issues: [LayoutIssue] { layouts.values.flatMap(\.issues) }
}
