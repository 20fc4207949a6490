import Testing

@testable import PlaygroundReader

/// The text that a hint suggests is valid in place of the mistake.
@Suite struct FamiliarNameTests {
    @Test(arguments: [
        // The mistake, and its line in the table of the screen. The sign … marks the position of the mistake.
        ("image = \"star\"", "…", "tabBarItem = { image = \"star\" }"),
        ("style = \"filled\"", "views.a = { kind = \"button\", … }", "buttonStyle = \"filled\""),
        ("views = { }", "views.a = { … }\nviews.photo = { kind = \"image\" }", "subviews = [\"photo\"]"),
        ("items = [\"One\"]", "views.a = { kind = \"segmentedControl\", … }", "segments = [\"One\", \"Two\"]"),
        ("style = \"subtitle\"", "views.a = { kind = \"table\", rows = [{ text = \"A\", … }] }", "cellStyle = \"subtitle\""),
        ("accessoryView = \"switch\"", "views.a = { kind = \"table\", rows = [{ text = \"A\", … }] }", "accessoryView = { kind = \"switch\" }"),
        ("leftView = { kind = \"image\" }", "views.a = { kind = \"textField\", … }", "leftView = \"person\""),
        ("UITableView", "views.a = { kind = \"…\" }", "table"), ("stackView", "views.a = { kind = \"…\" }", "stack"),
        ("kind = \"table\"", "…", "views.content = { kind = \"table\" }"),
        ("kind = \"map\"", "…", "views.content = { kind = \"map\" }"),
        ("tap = \"showDetail trail\"", "views.a = { … }\n[controllers.trail]", "tap = { showDetail = \"trail\" }"),
        ("tap = \"present trail\"", "views.a = { … }\n[controllers.trail]", "tap = { present = \"trail\" }"),
        (
            "\"photo.edges == superview.edges\"", "views.photo = { kind = \"image\" }\nconstraints = […]",
            "\"photo.top == superview.top\", \"photo.left == superview.left\", "
                + "\"photo.bottom == superview.bottom\", \"photo.right == superview.right\""
        ),
        (
            "\"photo.center == superview.center\"", "views.photo = { kind = \"image\" }\nconstraints = […]",
            "\"photo.centerX == superview.centerX\", \"photo.centerY == superview.centerY\""
        ),
        ("view", "views.a = { kind = \"label\" }\nconstraints = [\"a.top == ….safeArea.top\"]", "superview"),
    ])
    func `the hint is valid in place of the mistake`(mistake: String, lines: String, offered: String) throws {
        let wrong = PlaygroundFile.ReadResult(home: lines.replacing("…", with: mistake))
        let hint = try #require(wrong.diagnostics.first?.hint)
        #expect(hint.hasSuffix(" \(offered)"))
        let right = PlaygroundFile.ReadResult(home: lines.replacing("…", with: offered))
        #expect(right.diagnostics.filter { $0.severity == .error } == [], "\(right.report)")
    }

    @Test(arguments: ["actions = [{ title = \"OK\" }]", "actions.yes = { title = \"Yes\" }\ntextFields = [{ placeholder = \"Name\" }]"])
    func `the parts of an alert have names`(mistake: String) throws {
        let wrong = PlaygroundFile.ReadResult(home: "kind = \"alert\"\n\(mistake)")
        let offered = try #require(wrong.diagnostics.first?.hint?.split(separator: ": ").last)
        let right = PlaygroundFile.ReadResult(home: "kind = \"alert\"\nactions.yes = { title = \"Yes\" }\n\(offered)")
        #expect(right.codes == [], "\(right.report)")
    }

    @Test func `the hint for a row's text colour is the label`() throws {
        let home = "views.a = { kind = \"table\", rows = [{ text = \"A\", … }] }"
        let wrong = PlaygroundFile.ReadResult(home: home.replacing("…", with: "textColor = \"systemRed\""))
        #expect(wrong.diagnostics.map(\.hint) == ["the label of the text has it: textLabel = { textColor = … }"])
        #expect(PlaygroundFile.ReadResult(home: home.replacing("…", with: "textLabel = { textColor = \"systemRed\" }")).codes == [])
    }

    @Test func `the hint for data in one row applies it to all rows`() throws {
        let home = "views.l = { kind = \"table\", rows = [{ data = [{ name = \"A\" }], text = \"{name}\" }] }"
        let wrong = PlaygroundFile.ReadResult(home: home)
        #expect(try #require(wrong.diagnostics.first?.hint).contains("rows = { data = […], text = \"{name}\" }"))
        #expect(PlaygroundFile.ReadResult(home: home.replacing("[{ data", with: "{ data").replacing("\" }] }", with: "\" } }")).diagnostics == [])
    }

    @Test func `the hint for large titles is the navigation controller`() throws {
        let offered = "prefersLargeTitles = true"
        let wrong = PlaygroundFile.ReadResult(home: "largeTitle = true")
        #expect(try #require(wrong.diagnostics.first?.hint).hasSuffix(" \(offered)"))
        let right = PlaygroundFile.ReadResult("""
            [app]
            rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            \(offered)
            [controllers.home]
            """)
        #expect(right.diagnostics == [])
    }

    @Test func `attributes without a view have no equations`() {
        #expect(FamiliarName.equations(for: "edges", of: "") == nil)
    }
}

/// The message about the keys of a table.
@Suite struct KeyNoteTests {
    @Test func `a short list names each key once`() throws {
        let home = "views.l = { kind = \"table\", sections = [{ heder = \"A\" }] }"
        let note = try #require(PlaygroundFile.ReadResult(home: home).diagnostics.first?.notes.first)
        #expect(note == "the keys here are \"cell\", \"rows\", \"header\" and \"footer\"")
    }

    @Test func `a long list is counted, with the command that prints it`() throws {
        let note = try #require(PlaygroundFile.ReadResult(home: "colour = 1").diagnostics.first?.notes.first)
        #expect(note.contains(/has \d{2} keys; `traitscope schema --explain controller` lists them$/))
    }
}
