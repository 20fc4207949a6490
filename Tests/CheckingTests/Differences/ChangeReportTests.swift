import PlaygroundModel
import PlaygroundReader
import Synchronization
import Testing

@testable import Checking

/// The report of visible changes, in few lines.
@Suite struct ChangeReportTests {
    private static let labels = """
        constraints = ["title.leading == leading + 20", "title.top == safeArea.top + 8", "note.leading == leading + 20", "note.top == title.bottom + 8"]
        views.title = { kind = "label", text = "Neko", font = { size = 17 } }
        views.note = { kind = "label", text = "Three cats", font = { size = 17 } }
        """

    @Test(arguments: [
        // The view below moves, too. Both changes are one line.
        ("safeArea.top + 8", "safeArea.top + 16", "home.title, home.note: 8 points down"),
        ("title.bottom + 8", "title.bottom + 9", "home.note: 1 point down"),
        ("views.note = { ", "views.note = { isHidden = true, ", "home.note is hidden now"),
    ])
    func `a change is one line for all devices`(what: String, with: String, line: String) throws {
        #expect(try Comparing(home: Self.labels, Self.labels.replacing(what, with: with)).lines == ["everywhere: \(line)"])
    }

    @Test func `equal versions have an empty report`() throws {
        let comparing = try Comparing(home: Self.labels, Self.labels)
        #expect(comparing.report.isEmpty)
        let text = ChangeText.text(of: comparing.report, old: "a.toml", new: "b.toml", usesColor: false)
        #expect(text == "a.toml and b.toml show the same.\n")
    }

    @Test(arguments: [("Neko", true), ("Tama", false)])
    func `only playgrounds with differences are drawn`(_ title: String, _ areEqual: Bool) throws {
        let readings = [Self.labels, Self.labels.replacing("Neko", with: title)].map { home in
            let text = Comparing.playground(home, #"["iphone-se-1", "iphone-17", "ipad-9-7"]"#)
            return PlaygroundVersion(name: "test.toml", reading: PlaygroundFile.read(bytes: Array(text.utf8), fileName: "test.toml"))
        }
        let versions = VersionComparison((readings[0], readings[1]))
        let comparison = try #require(versions.comparison(MatrixRequest()))
        let drawn = Atomic(0)
        let report = versions.report(of: comparison, progress: { _, _ in drawn.add(1, ordering: .relaxed) })
        #expect(report.isEmpty == areEqual)
        #expect(drawn.load(ordering: .relaxed) == (areEqual ? 0 : comparison.pieceCount))
    }

    @Test func `a changed label is reported with both strings`() throws {
        let lines = try Comparing(home: Self.labels, Self.labels.replacing("Three cats", with: "Three dogs")).lines
        #expect(lines.first == "everywhere: home.note says “Three dogs” instead of “Three cats”, and its frame follows in 72 environments")
    }

    @Test func `a frame that changes with its text is counted with the text`() throws {
        let lines = try Comparing(home: Self.labels, Self.labels.replacing("Three cats", with: "Three cats are awake")).lines
        #expect(lines.count == 1)
        #expect(lines.first?.contains("home.note says “Three cats are awake” instead of “Three cats”, and its frame follows in ") == true)
    }

    @Test func `added and removed elements are reported without their contents`() throws {
        let box = """
            constraints = ["H:|[box]|", "box.top == top", "box.height == 40", "in.leading == box.leading", "in.top == box.top"]
            views.box = { subviews = ["in"] }
            views.in = { kind = "label", text = "In" }
            """
        #expect(try Comparing(home: "", box).lines == ["everywhere: home.box is new"])
        #expect(try Comparing(home: box, "").lines == ["everywhere: home.box is gone"])
    }

    @Test func `a change on some devices is reported with their names`() throws {
        let lines = try Comparing(home: Self.labels, Self.labels + """

            adaptive = [{ when = { horizontalSizeClass = "regular" }, set = { note.text = "Three cats are awake" } }]
            """).lines
        #expect(lines.first == "on ipad-9-7: home.note says “Three cats are awake” instead of “Three cats”, and its frame follows in 24 environments")
        #expect(lines.allSatisfy { $0.contains("on ipad-9-7") })
    }

    @Test func `a change at large text sizes is reported with the smallest size`() throws {
        let grown = Self.labels.replacing("text = \"Neko\", font = { size = 17 }", with: "text = \"Neko\", font = { textStyle = \"body\" }")
        let lines = try Comparing(home: Self.labels, grown).lines
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.hasPrefix("at extraExtraExtraLarge") || $0.hasPrefix("at accessibilityExtraExtraExtraLarge") })
    }

    /// A stack with a second screen, which a tap opens.
    private static func stack(_ verb: String = "show", _ text: String = "Dear Otto") -> String {
        """
        devices = ["iphone-17"]
        [app]
        rootViewController = "nav"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        constraints = ["next.centerX == centerX", "next.centerY == centerY"]
        views.next = { kind = "button", title = "Next", tap = { \(verb) = "letter" } }
        [controllers.letter]
        constraints = ["text.leading == leading", "text.top == safeArea.top"]
        views.text = { kind = "label", text = "\(text)" }
        """
    }

    @Test func `screens that taps open are compared and reported with their events`() throws {
        let lines = try Comparing(Self.stack("show", "Dear"), Self.stack("show", "Deer")).lines
        #expect(lines.first == "everywhere: letter.text says “Deer” instead of “Dear” (after tap home.next)")
    }

    @Test func `children of containers are compared`() throws {
        let lines = try Comparing(Self.stack("show"), Self.stack("present")).lines
        #expect(lines.contains("everywhere: nav holds “home” instead of “home › letter” (after tap home.next)"))
        #expect(lines.contains("everywhere: presented is new, with “letter” (after tap home.next)"))
    }

    @Test(arguments: [
        ("textColor = \"systemRed\"", "home.title: text colour systemRed instead of none"),
        ("backgroundColor = \"#ff8800\"", "home.title: background #ff8800 instead of none"),
        ("alpha = 0.5", "home.title: opacity 0.5 instead of none"), ("cornerRadius = 8", "home.title: corner radius 8 instead of none"),
    ])
    func `changed colours, opacity and corners are reported`(property: String, line: String) throws {
        let changed = Self.labels.replacing("text = \"Neko\"", with: "text = \"Neko\", \(property)")
        #expect(try Comparing(home: Self.labels, changed).lines == ["everywhere: \(line)"])
    }

    @Test func `truncation changes of a label are reported`() throws {
        let wide = """
            constraints = ["title.leading == leading", "title.top == safeArea.top", "title.width == 300"]
            views.title = { kind = "label", text = "Three cats are awake", font = { size = 17 } }
            """
        let narrow = wide.replacing("== 300", with: "== 100")
        let cut = try Comparing(home: wide, narrow).lines, whole = try Comparing(home: narrow, wide).lines
        #expect(cut == ["everywhere: home.title is cut off now, and its frame follows in 72 environments"])
        #expect(whole == ["everywhere: home.title is whole now, and its frame follows in 72 environments"])
        let lines = try Comparing(home: narrow, narrow.replacing("cats", with: "dogs")).lines
        #expect(lines == ["everywhere: home.title says “Three dogs are awake” instead of “Three cats are awake”"])
    }

    @Test func `traits are compared`() throws {
        let lines = try Comparing(home: "", #"overrides = [{ traits = { horizontalSizeClass = "compact" } }]"#).lines
        #expect(lines == ["on ipad-9-7: home: horizontalSizeClass is compact instead of regular"])
    }

    @Test func `added and removed devices are reported`() throws {
        let comparing = try Comparing(
            Comparing.playground("", #"["iphone-se-1", "iphone-17"]"#), Comparing.playground("", #"["iphone-17", "ipad-9-7"]"#))
        #expect(comparing.report.removedDevices == ["iphone-se-1"])
        #expect(comparing.report.addedDevices == ["ipad-9-7"])
        #expect(comparing.lines == [])
        #expect(!comparing.report.isEmpty)
    }

    @Test(arguments: [
        (Rect(x: 0, y: 0, width: 10, height: 10), ""), (Rect(x: 0.2, y: 0, width: 10, height: 10), ""),
        (Rect(x: 1, y: 0, width: 10, height: 10), "1 point right"), (Rect(x: -8, y: 2.5, width: 10, height: 10), "8 points left, 2.5 points down"),
        (Rect(x: 0, y: 0, width: 4, height: 30), "6 points narrower, 20 points higher"),
    ])
    func `a frame change is described by its movement and growth`(new: Rect, words: String) {
        #expect(Rect(x: 0, y: 0, width: 10, height: 10).changeInWords(to: new) == words)
    }
}
