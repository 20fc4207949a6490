import AppleDevices
import Foundation
import Goldens
import PlaygroundModel
import PlaygroundReader
import Testing
@testable import PlaygroundPipeline

@Suite struct InspectionReportTests {
    private let reading: PlaygroundFile.ReadResult

    init() throws {
        reading = try BundledPlayground.nekoOnItsSixDevices()
    }

    /// The format, key by key. Scripts rely on it.
    @Test func theJSONEqualsTheGolden() throws {
        let phone = try #require(reading.playground?.device("iphone-se-1"))
        let report = InspectionReport(
            reading, on: [phone], after: [.rotate(.landscapeRight), .tap(controller: "home", view: "next")]
        )
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Golden("inspection.json").check(String(decoding: try encoder.encode(report), as: UTF8.self) + "\n")
    }

    @Test func linesOfIncludedFilesHaveTheFilesName() throws {
        let text = """
            include = ["more.toml"]
            devices = ["iphone-se-1"]
            app.rootViewController = "more"
            """
        let more = """
            [controllers.more.views.word]
            kind = "label"
            [[controllers.more.adaptive]]
            when = { horizontalSizeClass = "compact" }
            set = { word.text = "Hello" }
            """
        let reading = PlaygroundFile.read(bytes: Array(text.utf8), fileName: "main.toml") { _ in Array(more.utf8) }
        let report = InspectionReport(reading)
        let adaptive = try #require(report.devices.first?.controllers.first?.adaptive.first)
        #expect(adaptive.line == 3 && adaptive.file == "more.toml")
        let problem = try #require(report.diagnostics.first)
        #expect(problem.file == "more.toml" && problem.excerpts.first?.file == "more.toml")
        let own = InspectionReport(self.reading).devices[0].controllers.flatMap(\.adaptive)
        #expect(own.contains { $0.line != nil } && own.allSatisfy { $0.file == nil })
    }

    /// A bar of iOS 26 begins at the safe area's 62 and is 54 high. A tab bar has 83 below (recorded). Segments share the control's width.
    @Test(arguments: ["leftToRight", "rightToLeft"])
    func `bars, their items, search fields and segments have rows`(direction: String) throws {
        let text = """
            ios = "26"
            devices = [{ device = "iphone-17", layoutDirection = "\(direction)" }]
            app.rootViewController = "tabs"
            controllers.tabs = { kind = "tabBar", viewControllers = ["nav", "other"] }
            controllers.nav = { kind = "navigation", rootViewController = "home", title = "One" }
            controllers.other = { title = "Two" }
            [controllers.home]
            title = "Home"
            rightBarButtonItems = { add = { title = "Add" } }
            searchController = { placeholder = "Search" }
            constraints = ["parts.top == safeArea.top", "parts.left == superview.left", "parts.width == 200"]
            views.parts = { kind = "segmentedControl", segments = ["A", "B"] }
            """
        let report = InspectionReport(BundledPlayground.read(text))
        let bars = try #require(report.devices.first?.bars, "\(report.diagnostics)")
        func frame(_ kind: String, _ content: String? = nil) -> [Double]? { bars.first { $0.kind == kind && (content == nil || $0.content == content) }?.frame }
        #expect(frame("navigationBar").map { [$0[0], $0[1], $0[2]] } == [0, 62, 402])
        #expect(frame("tabBar") == [0, 791, 402, 83])
        #expect(bars.contains { $0.kind == "tabBarItem" } && bars.contains { $0.kind == "searchField" })
        #expect(frame("barButtonItem").map { ($0[0] > 201) == (direction == "leftToRight") } == true)
        let (a, b) = (try #require(frame("segment", "A")), try #require(frame("segment", "B")))
        #expect((a[0], b[0]) == (direction == "leftToRight" ? (0, 100) : (100, 0)) && a[2] == 100)
    }

    @Test func reportsWithoutGivenDevicesHaveThePlaygroundsDevices() throws {
        let report = InspectionReport(reading)
        #expect(report.devices.map { "\($0.device) \($0.orientation)" } == [
            "iphone-se-1 portrait", "iphone-se-1 landscapeRight", "iphone-8-plus portrait", "iphone-8-plus landscapeRight",
            "ipad-9-7 portrait", "ipad-9-7 landscapeRight",
        ])
        #expect(report.diagnostics == [])
    }

    @Test func reportsOfPlaygroundsWithMistakesHaveNoDevices() {
        let report = InspectionReport(BundledPlayground.read("titel = 1"))
        #expect(report.devices == [])
        #expect(report.diagnostics.contains { $0.code == "unknown-key" && $0.line == 1 })
    }

    /// A window in Split View does not begin at the screen's corner, but frames are in the screen's coordinates.
    @Test func framesAreInTheScreensCoordinates() throws {
        let pad = try #require(DeviceCatalogue.device(id: "ipad-9-7"))
        let split = DeviceConfiguration(device: pad, orientation: .landscapeRight, window: .slideOver)
        let device = try #require(InspectionReport(reading, on: [split]).devices.first)
        let root = try #require(device.controllers.first?.frame)
        #expect(root[0] > 0)
        for view in device.views {
            #expect(view.frame[0] >= root[0] && view.frame[0] + view.frame[2] <= root[0] + root[2] + 0.01, "\(view.id)")
        }
    }

    /// Frames have no numbers like 20.333333333333343: a thousandth of a point is far below a pixel.
    @Test func framesAreRoundedToAThousandth() throws {
        let report = InspectionReport(reading, after: [.tap(controller: "home", view: "next")])
        for number in report.devices.flatMap({ $0.views.flatMap(\.frame) + $0.controllers.flatMap(\.frame) }) {
            #expect(number == (number * 1000).rounded() / 1000)
        }
    }

    @Test func everyTraitHasItsOrigin() throws {
        for controller in InspectionReport(reading).devices.flatMap(\.controllers) {
            #expect(Set(controller.traits.keys) == Set(controller.origins.keys))
            for (trait, value) in controller.traits {
                #expect(controller.origins[trait]?.last?.value == value)
            }
        }
    }

    /// No source documents the width of a column, the form sheet of iPadOS 16, and the readable width at other text sizes.
    @Test(arguments: [
        ("18", "", [], ["menu frame", "page frame"]),
        ("18", "preferredPrimaryColumnWidthFraction = 0.3", [], []),
        ("18", "preferredDisplayMode = \"oneOverSecondary\"", [], ["menu frame"]),
        ("15", "preferredPrimaryColumnWidthFraction = 0.3", ["tap page.form"], []),
        ("16", "preferredPrimaryColumnWidthFraction = 0.3", ["tap page.form"], ["sheet frame"]),
        ("18", "preferredPrimaryColumnWidthFraction = 0.1", ["tap page.page"], []),
        ("18", "preferredPrimaryColumnWidthFraction = 0.1", ["preferredContentSizeCategory small", "tap page.page"], [
            "page readableContent", "sheet frame",
        ]),
    ] as [(String, String, [String], [String])])
    func numbersWithoutASourceAreDoubtful(
        version: String, split: String, events: [String], expected: [String]
    ) throws {
        let reading = BundledPlayground.read("""
            ios = "\(version)"
            devices = [{ device = "ipad-9-7", orientation = "landscape" }]
            [app]
            rootViewController = "split"
            [controllers.split]
            kind = "split"
            primary = "menu"
            secondary = "page"
            \(split)
            [controllers.menu]
            [controllers.page]
            constraints = ["H:|-[form]", "V:|-[form]-[page]", "page.leading == readableContent.leading"]
            [controllers.page.views]
            form = { kind = "button", title = "Form", tap = { present = "sheet", style = "formSheet" } }
            page = { kind = "button", title = "Page", tap = { present = "sheet", style = "pageSheet" } }
            [controllers.sheet]
            """)
        #expect(reading.diagnostics.isEmpty)
        let report = InspectionReport(reading, after: try events.map { try Event(line: $0) })
        let doubts = try #require(report.devices.first).controllers.flatMap { controller in
            (controller.doubts ?? []).map { "\(controller.id) \($0.what)" }
        }
        #expect(doubts == expected)
    }

    @Test(arguments: [("26", [], []), ("18", [], []), ("26", ["tap home.searchController"], ["nav searchBar"])] as [(String, [String], [String])])
    func searchBarsWithUnmeasuredPositionsAreDoubtful(version: String, events: [String], expected: [String]) throws {
        let reading = BundledPlayground.read("""
            ios = "\(version)"
            devices = ["iphone-17"]
            app.rootViewController = "nav"
            controllers.nav = { kind = "navigation", rootViewController = "home" }
            controllers.home = { title = "Home", searchController = {} }
            """)
        #expect(reading.diagnostics.isEmpty)
        let report = InspectionReport(reading, after: try events.map { try Event(line: $0) })
        let doubts = try #require(report.devices.first).controllers.flatMap { controller in
            (controller.doubts ?? []).map { "\(controller.id) \($0.what)" }
        }
        #expect(doubts == expected)
    }

    /// No source documents the width class of a page sheet on an iPad. A form sheet's width class has a source.
    @Test(arguments: [("pageSheet", "no source was found for the width class of a page sheet"), ("formSheet", nil)])
    func doubtfulTraitsAreMarked(style: String, doubt: String?) throws {
        let reading = BundledPlayground.read("""
            devices = ["ipad-9-7"]
            [app]
            rootViewController = "home"
            [controllers.home.views.open]
            kind = "button"
            tap = { present = "sheet", style = "\(style)" }
            [controllers.sheet]
            """)
        let report = InspectionReport(reading, after: [.tap(controller: "home", view: "open")])
        let sheet = try #require(report.devices.first?.controllers.last)
        #expect(sheet.id == "sheet")
        let origin = try #require(sheet.origins["horizontalSizeClass"]?.last)
        #expect(origin.value == "compact")
        #expect(origin.doubt == doubt)
        #expect(origin.source == "the presentation of sheet" + (doubt.map { ", which is doubtful: \($0)" } ?? ""))
        let others = sheet.origins.filter { $0.key != "horizontalSizeClass" }.values.flatMap(\.self)
        #expect(others.allSatisfy { $0.doubt == nil })
    }
}
