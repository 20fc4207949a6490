import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics
import Testing
@testable import PlaygroundPipeline

/// Faulty layouts and the resulting warnings.
@Suite struct LayoutWarningsTests {
    /// The problems of a playground with one screen, on an iPhone SE or the given devices.
    private static func problems(
        _ home: String, devices: String = #"["iphone-se-1"]"#, events: [Event] = []
    ) -> [DiagnosticRecord] {
        let reading = BundledPlayground.read("""
            devices = \(devices)
            app.rootViewController = "home"
            [controllers.home]
            \(home)
            """)
        var session = PageSession(reading)
        for event in events { session.apply(event, to: nil) }
        return session.picture.problems
    }

    @Test func conflictingConstraintsAreListedTogether() throws {
        let problems = Self.problems("""
            constraints = [
              "box.leading == 0",
              "box.top == 0",
              "box.height == 10",
              "box.width == 100",
              "box.width >= 120",
            ]
            views.box = { kind = "view" }
            """.replacing("box.leading == 0", with: "box.leading == leading").replacing("box.top == 0", with: "box.top == top"))
        try #require(problems.count == 1, "\(problems.map(\.headline))")
        let problem = problems[0]
        #expect(problem.code == "unsatisfiable-constraints")
        #expect(problem.severity == "warning")
        #expect(problem.headline == #"2 constraints of "home" cannot hold together"#)
        #expect(problem.location == "test.toml:9:3")
        #expect(problem.notes == [#"on "iphone-se-1""#, "together: box.width == 100   box.width >= 120"])
        let lines = problem.excerpts.flatMap(\.lines)
        let labels = lines.flatMap { line in line.marks.map { "\(line.number): \($0.label ?? "")" } }
        #expect(labels.contains("8: in conflict with it") && labels.contains("9: UIKit breaks this one"))
        let fixes = try #require(problem.fixes)
        #expect(fixes.map(\.title) == [
            #"Let it yield, with priority 999: "box" is then 100 wide, from 0, on iphone-se-1"#,
            #"Let "box.width == 100" yield, with priority 999: "box" is then 120 wide, from 0, on iphone-se-1"#,
        ])
        // Each fix changes the line of its own constraint.
        #expect(fixes.map { $0.edits.contains(#""range":[8,"#) } == [true, false] && fixes[1].edits.contains(#""range":[7,"#))
    }

    @Test func conflictingConstraintsOfOneFormatAreReportedOnce() throws {
        let problem = try #require(Self.problems("""
            constraints = ["H:|-8-[box(400)]-8-|", "V:|[box(10)]"]
            views.box = { kind = "view" }
            """).first)
        #expect(problem.notes.last == "together: H:|-8-[box(400)]-8-|")
        #expect(problem.excerpts.flatMap(\.lines).flatMap(\.marks).compactMap(\.label) == ["UIKit breaks this one"])
    }

    /// With all the constraints that hints suggest, added to the list in the view's table,
    /// nothing is ambiguous.
    @Test func constraintsFromHintsResolveTheAmbiguity() throws {
        let home = """
            constraints = ["H:|[t]|", "V:|-[box(200)]-[t]|", "H:|-[box]-|", HOME]
            views.box = { subviews = ["inner"] }
            views.inner = { kind = "label", text = "x" }
            [controllers.home.views.t]
            kind = "table"
            cell = { views.l = { kind = "label", text = "y" }, views.b = { subviews = ["c"] }, views.c = { kind = "label", text = "a" }, constraints = [CELL] }
            rows = [{}]
            tableHeaderView = { views.h = { kind = "label", text = "u" }, constraints = [HEADER] }
            """
        var added: [String: [String]] = [:]
        for _ in 0..<4 {
            let text = ["HOME", "CELL", "HEADER"].reduce(home) { text, place in
                text.replacing(place, with: (added[place] ?? []).joined(separator: ", "))
            }
            let problems = Self.problems(text)
            if problems.isEmpty { break }
            for problem in problems where problem.code == "ambiguous-layout" {
                let hint = try #require(problem.hint?.firstRange(of: "such as ").map { String(problem.hint![$0.upperBound...]) })
                let place = problem.headline.contains("t.0.0.") ? "CELL" : problem.headline.contains("t.tableHeaderView") ? "HEADER" : "HOME"
                added[place, default: []].append(hint)
            }
        }
        #expect(added["HOME"] == ["\"inner.leading == box.leading + 8\"", "\"inner.top == box.top + 8\""])
        #expect(added["CELL"]?.contains("\"c.leading == b.leading + 8\"") == true)
        let last = ["HOME", "CELL", "HEADER"].reduce(home) { $0.replacing($1, with: (added[$1] ?? []).joined(separator: ", ")) }
        #expect(Self.problems(last).filter { $0.code == "ambiguous-layout" }.map(\.headline) == [])
    }

    @Test func theExampleForAnEmptyFileHasNoMistakes() throws {
        let hint = try #require(BundledPlayground.read("").diagnostics.first?.hint)
        let example = try #require(hint.firstRange(of: "[app]").map { String(hint[$0.lowerBound...]) })
        var session = PageSession(BundledPlayground.read(example))
        #expect(session.picture.problems.map(\.headline) == [])
    }

    @Test func undeterminedLayoutsAreReportedAtTheView() throws {
        let problems = Self.problems("""
            constraints = ["box.top == top + 20", "box.height == 10", "box.width == 100"]
            [controllers.home.views.box]
            kind = "view"
            """)
        try #require(problems.count == 1, "\(problems.map(\.headline))")
        #expect(problems[0].code == "ambiguous-layout")
        #expect(problems[0].headline == #"the constraints do not determine the horizontal position of "box""#)
        #expect(problems[0].line == 5)
        #expect(problems[0].hint == "add a constraint, such as \"box.leading == layoutMargins.leading\"")
    }

    @Test func viewsWithoutConstraintsAreUndeterminedOnBothAxes() {
        let problems = Self.problems(#"views.box = { kind = "view" }"#)
        #expect(problems.map(\.headline) == [
            #"the constraints do not determine the horizontal position and the width of "box""#,
            #"the constraints do not determine the vertical position and the height of "box""#,
        ])
    }

    @Test func constraintsToUninstalledViewsAreReportedWithTheDevices() throws {
        let problems = Self.problems("""
            constraints = ["side.top == top", "side.leading == leading", "side.width == 10", "side.height == 10"]
            views.side = { kind = "view" }
            adaptive = [{ when = { userInterfaceIdiom = "pad" }, install = ["side"] }]
            """, devices: #"["iphone-se-1", "ipad-9-7"]"#)
        #expect(problems.map(\.code) == Array(repeating: "view-not-installed", count: 4))
        #expect(problems.allSatisfy { $0.notes == [#"on "iphone-se-1""#] })
        #expect(problems.map(\.line) == [4, 4, 4, 4])
        #expect(Set(problems.map(\.column)).count == 4)
    }

    @Test func truncatedTextIsReportedAtItsLabel() throws {
        let problems = Self.problems("""
            constraints = ["text.top == top", "text.leading == leading", "text.width == 40"]
            [controllers.home.views.text]
            kind = "label"
            text = "Longer than forty points"
            """)
        try #require(problems.count == 1, "\(problems.map(\.headline))")
        #expect(problems[0].code == "content-cut-off")
        #expect(problems[0].line == 5)
    }

    @Test(arguments: [
        (#"layout = "grid", columns = 2, itemHeight = 30"#, "increase itemHeight, or remove it: the items of a grid are then as high as their content"),
        (
            "layout = { sections = [{ group = { heightDimension = 30, subitems = [{}] } }] }",
            "estimate the height of item and group: heightDimension = { estimated = 60 }"
        ),
        ("itemSize = { width = 100, height = 30 }", "give the items a height of 60 or more: itemSize = { width = …, height = … }"),
    ])
    func contentHigherThanItsItemIsReportedAtTheCell(layout: String, hint: String) throws {
        let problems = Self.problems("""
            constraints = ["H:|[grid]|", "V:|[grid]|"]
            [controllers.home.views]
            grid = { kind = "collection", \(layout), cell = { views.a = {}, constraints = ["H:|[a]|", "a.top == top + 10", "a.height == 50"] }, items = { count = 4 } }
            """)
        try #require(problems.count == 1, "\(problems.map(\.headline))")
        #expect(problems[0].code == "content-higher-than-item")
        #expect(problems[0].headline == #"the content of "grid.0.0" needs 60 points of height, but the item has 30"#)
        #expect(problems[0].hint == hint)
        #expect(problems[0].line == 6)
        #expect(problems[0].column.map { $0 > 40 } == true)
    }

    @Test func layoutsThatDoNotFitAreReportedAtTheirSection() throws {
        let problems = Self.problems("""
            constraints = ["H:|[grid]|", "V:|[grid]|"]
            [controllers.home.views.grid]
            kind = "collection"
            sections = [{ items = ["A"] }, { items = ["B"] }]
            layout.sections = [
              { group = { heightDimension = 60, subitems = [{}] } },
              { group = { heightDimension = 60, subitems = [{ widthDimension = { fractionalWidth = 1.5 } }] } },
            ]
            """)
        try #require(problems.count == 1, "\(problems.map(\.headline))")
        #expect(problems[0].code == "no-room-for-items")
        #expect(problems[0].headline == #"the layout of section 1 leaves no room for items of "grid""#)
        #expect(problems[0].line == 10)
    }

    @Test func badgesBeyondTheBottomEdgeOfAnItemAreAccepted() {
        #expect(Self.problems("""
            constraints = ["H:|[grid]|", "V:|[grid]|"]
            [controllers.home.views]
            grid = { kind = "collection", cell = { views.a = {}, constraints = ["H:|[a]|", "a.bottom == bottom + 10", "a.height == 20"] }, items = { count = 4 } }
            """).isEmpty)
    }

    /// UIKit logs this conflict, and the hidden view keeps the frame of a hidden view.
    @Test func hiddenArrangedSubviewsWithARequiredLengthConflict() throws {
        let problems = Self.problems("""
            constraints = ["row.top == top", "row.leading == leading", "box.width == 40", "box.height == 10"]
            views.row = { kind = "stack", arrangedSubviews = ["box"] }
            views.box = { kind = "view", isHidden = true }
            """)
        try #require(problems.count == 1, "\(problems.map(\.headline))")
        #expect(problems[0].headline == "this constraint cannot hold")
        #expect(problems[0].notes.last == #"a hidden arranged subview has a required length of 0 (UISV-hiding): that of "box""#)
        #expect(problems[0].hint == #"give it the priority 999, which yields while "box" is hidden, or take the view out of the stack view"#)
    }

    @Test func ambiguousSizesNameTheViewThatUIKitResizes() throws {
        let problems = Self.problems("""
            constraints = ["one.leading == leading", "two.leading == one.trailing", "two.trailing == trailing", "one.top == top", "two.top == top"]
            views.one = { kind = "label", text = "One" }
            views.two = { kind = "label", text = "Two" }
            """)
        #expect(problems.map(\.code) == ["ambiguous-layout", "ambiguous-layout"])
        #expect(problems.allSatisfy { $0.notes.contains { $0.hasPrefix(#"UIKit resizes "one" here"#) } }, "\(problems.map(\.notes))")
    }

    @Test func equalIssuesOnManyDevicesAreReportedOnceWithAllDevices() throws {
        let problems = Self.problems(
            #"""
            constraints = ["box.leading == leading", "box.top == top", "box.height == 10", "box.width == 1", "box.width == 2"]
            views.box = { kind = "view" }
            """#,
            devices: #"["iphone-se-1", "iphone-8-plus", "iphone-x"]"#
        )
        try #require(problems.count == 1, "\(problems.map(\.headline))")
        #expect(problems[0].notes.first == #"on "iphone-se-1", "iphone-8-plus" and "iphone-x""#)
    }

    @Test func issuesDisappearWithTheirOrientation() {
        let home = """
            constraints = ["box.leading == leading", "box.top == top", "box.height == 10", "box.width == 1"]
            views.box = { kind = "view" }
            adaptive = [{ when = { orientation = "landscape" }, constraints = ["box.width == 2"] }]
            """
        #expect(Self.problems(home) == [])
        #expect(Self.problems(home, events: [.rotate(.landscapeRight)]).map(\.code) == ["unsatisfiable-constraints"])
        #expect(Self.problems(home, events: [.rotate(.landscapeRight), .rotate(.portrait)]) == [])
    }

    private static func row(_ table: String, _ constraints: String) -> [String] {
        [
            "constraints = [\"H:|[list]|\", \"V:|[list]|\"]", "[controllers.home.views.list]", "kind = \"table\"", "rows = [{}, {}]", table,
            "cell.views.dot = { backgroundColor = \"systemOrange\" }", "cell.constraints = [\(constraints)]",
        ]
    }

    @Test func cellsThatContradictTheRowHeightAreReportedWithTheirLines() throws {
        let home = Self.row("rowHeight = 54", """
            "dot.leading == superview.leading", "dot.width == 32", "dot.top == superview.top + 10", "dot.centerY == superview.centerY",
              "dot.height == 32"
            """)
        let problems = Self.problems(home.joined(separator: "\n"))
        #expect(problems.count == 1)
        let problem = try #require(problems.first)
        #expect(problem.code == "unsatisfiable-constraints")
        #expect(problem.notes.contains("together: UIView-Encapsulated-Layout-Height   dot.top == superview.top + 10   "
            + "dot.centerY == superview.centerY   dot.height == 32"), "\(problem.notes)")
        #expect(problem.notes.contains("the list decides the size of a cell, in whole pixels, which does not yield"))
        #expect(problem.line == 10)
    }

    @Test func rowsWithoutAHeightAreReported() throws {
        let home = Self.row("", #""dot.leading == superview.leading", "dot.width == 32", "dot.top == superview.top", "dot.height == 8""#)
        let problem = try #require(Self.problems(home.joined(separator: "\n")).first)
        #expect(problem.code == "row-without-height")
        #expect(problem.headline == "the height of \"list.0.0\" is not determined, so it has the standard height")
        #expect(problem.line == 9)
    }
}
