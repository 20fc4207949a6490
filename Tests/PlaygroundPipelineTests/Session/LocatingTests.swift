import PlaygroundModel
import PlaygroundReader
import Testing
@testable import PlaygroundPipeline
@testable import Wireframes

/// A line of the text leads to boxes on the devices.
@Suite struct LocatingTests {
    private static let text = """
        devices = ["iphone-se-1", "ipad-9-7"]
        app.rootViewController = "home"
        [controllers.home]
        title = "Home"
        constraints = [
          "H:|-[label]-|", "label.top == safeArea.top + 8",
          "next.top == label.bottom + 8",
        ]
        [controllers.home.views.label]
        kind = "label"
        text = "Hello"
        [controllers.home.views.next]
        kind = "button"
        [controllers.home.views.extra]
        kind = "view"
        [[controllers.home.adaptive]]
        when = { horizontalSizeClass = "regular" }
        install = ["extra"]
        set = { next.title = "Wide" }
        constraints = ["extra.top == top"]
        """

    private func boxes(_ line: Int) -> [String: [String]] {
        var session = PageSession(BundledPlayground.read(Self.text))
        return Dictionary(uniqueKeysWithValues: session.boxes(onLine: line, of: "test.toml").map { ($0.device, $0.nodes) })
    }

    private func onBoth(_ nodes: String...) -> [String: [String]] { ["iphone-se-1": nodes, "ipad-9-7": nodes] }

    @Test func linesOfViewsLeadToTheirBoxesOnEveryDevice() {
        #expect(boxes(9) == onBoth("home.label"))
        #expect(boxes(11) == onBoth("home.label"))
    }

    @Test func constraintsLeadToTheViewsThatTheyRelate() {
        #expect(boxes(6) == onBoth("home.label"))
        #expect(boxes(7) == onBoth("home.next", "home.label"))
        #expect(boxes(5) == onBoth("home.label", "home.next"))
    }

    @Test func partsOfTheControllerLeadToItsView() {
        #expect(boxes(3) == onBoth("home"))
        #expect(boxes(4) == onBoth("home"))
    }

    @Test func adaptiveElementsLeadToTheViewsThatTheyChange() {
        #expect(boxes(19) == onBoth("home.next"))
        // `extra` is installed only on the iPad. On other devices the element leads to `next`.
        #expect(boxes(16) == ["iphone-se-1": ["home.next"], "ipad-9-7": ["home.extra", "home.next"]])
        #expect(boxes(18)["ipad-9-7"] == ["home.extra"])
        #expect(boxes(20)["ipad-9-7"] == ["home.extra"])
    }

    @Test func otherLinesLeadNowhere() {
        #expect(boxes(1).isEmpty && boxes(2).isEmpty && boxes(99).isEmpty)
    }

    @Test func layoutProblemsHaveTheDevicesThatShowThem() throws {
        var session = PageSession(BundledPlayground.read(Self.text))
        let problems = session.picture.problems
        let ambiguous = try #require(problems.first { $0.headline.contains("extra") })
        #expect(ambiguous.devices == ["ipad-9-7"])
        #expect(ambiguous.line == 14)
    }

    @Test func inspectionsOfConstraintsHaveLinesAndValues() throws {
        var session = PageSession(BundledPlayground.read("""
            devices = ["iphone-8"]
            app.rootViewController = "home"
            [controllers.home]
            constraints = [
              "photo.top == top + 16",
              "H:|-20-[photo]-20-|",
              "photo.height == photo.width * 9/16",
              "photo.height <= 400",
              "photo.width == 300 @500",
            ]
            views.photo = { kind = "view" }
            """))
        let found = session.inspection(of: "home.photo", on: "iphone-8")
        let inspection = try #require(found)
        #expect(inspection.deviceName == "iPhone 8" && inspection.deviceSubtitle == "Portrait")
        // The root view of an iPhone 8 is 375 points wide: 375 − 2 · 20 = 335, and 335 · 9/16 = 188.4375, on half points 188.5.
        #expect(inspection.constraints.map(\.value) == [
            "16 = 0 + 16", "20 = 0 + 20", "375 = 355 + 20", "188.5 = 335 × 0.5625", "188.5 ≤ 400", "335 ≠ 300",
        ])
        #expect(inspection.constraints.map { $0.place?.line } == [5, 6, 6, 7, 8, 9])
    }
}
