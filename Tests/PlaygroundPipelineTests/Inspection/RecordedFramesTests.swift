import Foundation
import PlaygroundModel
import PlaygroundPipeline
import PlaygroundReader
import Testing

/// Frames that UIKit computed on simulators, in our own playgrounds: Vercantez/openuikit (iOS 26.1, iPhone SE 3 at two pixels per point and
/// iPhone 16 at three) and iamcgn/swiftui-web (iOS 26.0, a window of 320 points without a safe area; its text styles are 4 points
/// higher, which are subtracted). Widths that depend on words are omitted.
@Suite struct RecordedFramesTests {
    private static let window = """
        { name = "window", width = 320, height = 400, scale = 2, cornerRadius = 0, safeArea = { top = 0, bottom = 0 }, verticalSizeClass = "regular" }
        """

    /// The keys of the file before the controllers.
    private static func app(on device: String, root: String = "c") -> String {
        """
        devices = [\(device)]
        ios = "26"
        app.rootViewController = "\(root)"
        """
    }

    private static func frames(_ text: String, after events: [Event] = []) throws -> [String: [Double]] {
        let report = InspectionReport(BundledPlayground.read(text), after: events)
        let device = try #require(report.devices.first, "\(report.diagnostics.map(\.headline))")
        return Dictionary(
            device.controllers.map { ($0.id, $0.frame) } + device.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { one, _ in one })
    }

    /// A table of 375 x 620 points at the top edge of the root view.
    private static let insetGroups = """
        \(app(on: #""iphone-se-3""#))
        [controllers.c]
        constraints = ["t.left == superview.left", "t.top == superview.top", "t.width == 375", "t.height == 620"]
        [controllers.c.views.t]
        kind = "table"
        style = "insetGrouped"
        contentInsetAdjustmentBehavior = "never"
        sections = [
          { header = "Harbour", footer = "Ships.", rows = [{ text = "Pier", detailText = "North", cellStyle = "value1" }, "Buoys", "Leave"] },
          { header = "Boats", footer = "Oars.", rows = [{ text = "Gulls", detailText = "White", cellStyle = "subtitle" }, "Nets"] },
        ]
        """

    @Test func `inset groups have UIKit's rows, headers and footers`() throws {
        let frames = try Self.frames(Self.insetGroups)
        let recorded: [(String, y: Double, height: Double)] = [
            ("c.t.0.header", 0, 55.5), ("c.t.0.header.textLabel", 29.5, 20.5), ("c.t.0.0", 55.5, 53), ("c.t.0.0.textLabel", 72, 20.5),
            ("c.t.0.0.detailTextLabel", 72, 20.5), ("c.t.0.1", 108.5, 53), ("c.t.0.2", 161.5, 53), ("c.t.0.footer", 214.5, 30),
            ("c.t.0.footer.textLabel", 222, 16), ("c.t.1.header", 244.5, 45.5), ("c.t.1.header.textLabel", 264, 20.5), ("c.t.1.0", 290, 69.5),
            ("c.t.1.0.textLabel", 305.5, 20.5), ("c.t.1.0.detailTextLabel", 326, 18), ("c.t.1.1", 359.5, 53),
        ]
        for (id, y, height) in recorded {
            let frame = try #require(frames[id], "\(id)")
            #expect(frame[1] == y && frame[3] == height, "\(id): \(frame)")
        }
        #expect(frames["c.t.0.1"].map { [$0[0], $0[2]] } == [16, 343])
    }

    /// The cells have content configurations. The `textLabel` of a cell without a configuration fills the row.
    @Test func `the text of a content configuration is as wide as its words`() throws {
        let table = Self.insetGroups.replacingOccurrences(of: "kind = \"table\"", with: "kind = \"table\"\ncontentConfiguration = \"cell\"")
            .replacingOccurrences(of: ", cellStyle = \"value1\"", with: ", contentConfiguration = \"valueCell\"")
            .replacingOccurrences(of: ", cellStyle = \"subtitle\"", with: "").replacingOccurrences(of: "\"Leave\"", with: "\"Sign Out\"").replacingOccurrences(of: "\"Nets\"", with: "\"Sounds\"")
        let frames = try Self.frames(table)
        #expect(frames["c.t.0.2.textLabel"] == [32, 178, 66, 20.5])
        #expect(frames["c.t.1.1.textLabel"] == [32, 376, 57.5, 20.5])
        #expect(frames["c.t.1.0.detailTextLabel"]?[1] == 326)
        #expect(try Self.frames(Self.insetGroups)["c.t.0.2.textLabel"]?[2] == 311)
    }

    @Test func `rows of a plain table are 52 high`() throws {
        let frames = try Self.frames("""
            \(Self.app(on: Self.window))
            [controllers.c]
            constraints = ["H:|[t]|", "V:|[t]|"]
            views.t = { kind = "table", rows = ["One", "Two"] }
            """)
        #expect(frames["c.t.0.1"] == [0, 52, 320, 52])
    }

    /// A list that fills the window.
    private static func list(_ layout: String, _ sections: String) -> String {
        """
        \(app(on: window))
        [controllers.c]
        constraints = ["H:|[list]|", "V:|[list]|"]
        [controllers.c.views.list]
        kind = "collection"
        layout = { sections = [{ \(layout) }] }
        sections = \(sections)
        """
    }

    /// A plain list has 22 points above its header, unless headerTopPadding is set (a header of 40.5 is recorded).
    @Test(arguments: [("", 22.0), (", headerTopPadding = 0", 0), (", headerTopPadding = 7", 7)])
    func `the space above the header of a plain list can be set`(key: String, y: Double) throws {
        let frames = try Self.frames(Self.list(#"appearance = "plain"\#(key)"#, #"[{ header = "Ponds", items = ["One"] }]"#))
        #expect(frames["c.list.0.header"].map { [$0[1], $0[3]] } == [y, 40.5])
    }

    @Test func `a list begins 35 points from the top, and its rows are 52 and 72,5 high`() throws {
        let frames = try Self.frames(Self.list(
            #"appearance = "insetGrouped""#, #"[{ items = ["One", { text = "Two", detailText = "More" }] }, { items = ["Three"] }]"#))
        #expect(frames["c.list.0.0"] == [16, 35, 288, 52])
        #expect(frames["c.list.0.1"] == [16, 87, 288, 72.5])
        #expect(frames["c.list.1.0"] == [16, 194.5, 288, 52])
    }

    @Test(arguments: [
        ("kind = \"navigation\"\nrootViewController = \"c\"", [0.0, 64, 320, 336]), ("kind = \"tabBar\"\nviewControllers = [\"c\"]", [0, 0, 320, 317]),
    ])
    func `bars of a phone without a safe area leave the same content area as in UIKit`(container: String, area: [Double]) throws {
        let edges = ["left", "right", "top", "bottom"].map { "\"safe.\($0) == safeArea.\($0)\"" }.joined(separator: ", ")
        let frames = try Self.frames("""
            \(Self.app(on: Self.window, root: "bars"))
            [controllers.bars]
            \(container)
            [controllers.c]
            title = "Home"
            constraints = [\(edges)]
            views.safe = {}
            """)
        #expect(frames["c.safe"] == area)
    }

    @Test(arguments: [("large", [0.0, 59, 393, 793]), ("400", [8, 427.667, 377, 416.328]), ("10000", [0, 59, 393, 793])])
    func `a sheet has UIKit's frame`(detent: String, recorded: [Double]) throws {
        let frames = try Self.frames("""
            \(Self.app(on: #""iphone-16""#))
            [controllers.c]
            constraints = ["go.top == safeArea.top", "go.left == superview.left"]
            views.go = { kind = "button", title = "Go", tap = { present = "s" } }
            [controllers.s]
            modalPresentationStyle = "pageSheet"
            detents = [\(detent == "large" ? "\"large\"" : detent)]
            """, after: [.tap(controller: "c", view: "go")])
        let frame = try #require(frames["s"])
        #expect(zip(frame, recorded).allSatisfy { abs($0 - $1) < 0.01 }, "\(frame)")
    }

    @Test func `a label that wraps is as wide as its widest line with the space at its end`() throws {
        let frames = try Self.frames("""
            \(Self.app(on: #""iphone-se-3""#))
            [controllers.c]
            constraints = ["words.left == superview.left + 20", "words.top == superview.top + 20"]
            views.words = { kind = "label", text = "jumps over the lazy dog again", numberOfLines = 0, preferredMaxLayoutWidth = 200 }
            """)
        #expect(frames["c.words"] == [20, 20, 185.5, 41])
    }

    @Test func `a length recorded by only one device is doubtful`() throws {
        let report = InspectionReport(BundledPlayground.read(Self.insetGroups), tellsReasons: true)
        let views = try #require(report.devices.first).views
        let doubts = Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.doubts?.map(\.what) ?? []) })
        #expect(doubts["c.t.0.1"] == ["row"] && doubts["c.t.0.0.textLabel"] == [] && doubts["c.t"] == [])
        let fixed = Self.insetGroups.replacingOccurrences(of: "style = \"insetGrouped\"", with: "style = \"insetGrouped\"\nrowHeight = 44")
        #expect(InspectionReport(BundledPlayground.read(fixed), tellsReasons: true).devices[0].views.allSatisfy { $0.id != "c.t.0.1" || $0.doubts == nil })
    }
}
