import PlaygroundModel
import PlaygroundReader
import SourceDiagnostics
import Testing

@testable import Checking

/// The reports of findings, and a file's allowances.
@Suite struct LintReportTests {
    private static let condition = """
        devices = ["iphone-se-1", "ipad-11"]
        [app]
        rootViewController = "home"
        [controllers.home]
        views.words = { kind = "label", text = "x" }
        adaptive = [{ when = { userInterfaceIdiom = "pad" }, set = { words = { text = "y" } } }]
        [[allow]]
        code = "dead-end"
        on = "home"
        reason = "It is a test."

        """

    /// The statement may be wrong in environments that were not checked.
    @Test func `statements about all environments are omitted if some were not checked`() throws {
        let reading = PlaygroundFile.read(bytes: Array(Self.condition.utf8), fileName: "test.toml")
        let survey = LintSurvey(try #require(reading.playground), MatrixRequest())
        var found = LintSightings()
        found.fold(survey.piece(0))
        let part = LintReport(found, of: survey, in: reading)
        #expect(!part.findings.contains { $0.code == .conditionNeverHolds } && part.unusedAllowances.isEmpty)
        for index in 1..<survey.pieceCount { found.fold(survey.piece(index)) }
        let whole = LintReport(found, of: survey, in: reading)
        #expect(!whole.findings.contains { $0.code == .conditionNeverHolds } && whole.unusedAllowances.count == 1)
    }

    @Test func `a cancelled piece checks no environment`() throws {
        let reading = PlaygroundFile.read(bytes: Array(Self.condition.utf8), fileName: "test.toml")
        let survey = LintSurvey(try #require(reading.playground), MatrixRequest())
        var asked = 0
        let piece = survey.piece(0) {
            asked += 1
            return true
        }
        #expect(asked <= survey.matrix.cells.count && piece.screenCount == 1)
    }

    private static let yellow = """
        constraints = ["name.centerX == centerX", "name.centerY == centerY"]
        views.name = { kind = "label", text = "Neko", textColor = "systemYellow" }
        """

    private static func allowing(_ allowance: String, _ home: String = yellow) -> String {
        LintFixture.playground("\(home)\n[[allow]]\n\(allowance)\nreason = \"It is a test.\"")
    }

    @Test func `a finding has the worst measure and the environment with it`() throws {
        let finding = try #require(try LintRun(LintFixture.playground(Self.yellow)).report.findings.first)
        #expect(finding.diagnostic.headline == #"the text of "home.name" has too little contrast with its background"#)
        // systemYellow #FFCC00 has a relative luminance of 0.6444: 1.05 / 0.6944.
        #expect(finding.diagnostic.notes == ["1.51 : 1 instead of 4.5 : 1, on iphone-se-1"])
        #expect(finding.cell.id == "iphone-se-1")
        #expect(finding.events == [])
        #expect(finding.diagnostic.span?.start.line == 6)
    }

    @Test func `consequences of an undetermined position are a note of that finding`() throws {
        let report = try LintRun(LintFixture.playground(#"views.name = { kind = "label", text = "Neko" }"#)).report
        #expect(Set(report.findings.map { $0.code.rawValue }) == ["ambiguous-layout"])
        let notes = report.findings.flatMap { $0.diagnostic.notes }.filter { $0.hasPrefix("so ") }
        #expect(notes == [#"so "home.name" extends out of the safe area, under a bar or the hardware"#])
    }

    @Test func `arranged views beyond an edge are one finding with a hint about the stack`() throws {
        let report = try LintRun(LintFixture.playground("""
            constraints = ["form.top == superview.top", "form.leading == superview.leading"]
            views.form = { kind = "stack", axis = "vertical", arrangedSubviews = ["one", "two"] }
            views.one = { kind = "label", text = "One" }
            views.two = { kind = "label", text = "Two" }
            """, devices: #"["iphone-17"]"#)).report
        let found = report.findings.filter { $0.code == .outsideSafeArea }
        #expect(found.map(\.subject) == ["home.one"])
        #expect(found.first?.diagnostic.notes.last == #"so does "home.two""#)
        #expect(found.first?.diagnostic.hint == #"constrain the stack around it, "home.form", to `safeArea` instead of `superview`"#)
    }

    @Test func `the hint for a stack in a scroll view moves the scroll view`() throws {
        let report = try LintRun(LintFixture.playground("""
            constraints = ["scroll.top == superview.top", "scroll.leading == superview.leading", "scroll.width == 100", "scroll.height == 30",
              "H:|[form]|", "V:|[form]|", "form.width == 100"]
            views.scroll = { kind = "scroll", subviews = ["form"], contentInsetAdjustmentBehavior = "never" }
            views.form = { kind = "stack", axis = "vertical", arrangedSubviews = ["one"] }
            views.one = { kind = "label", text = "One" }
            """, devices: #"["iphone-17"]"#)).report
        let hints = report.findings.filter { $0.code == .outsideSafeArea }.map(\.diagnostic.hint)
        #expect(hints == [#"constrain the scroll view around it, "home.scroll", to `safeArea` instead of `superview`"#])
    }

    @Test func `the events that lead to a screen are part of a finding`() throws {
        let run = try LintRun(LintFixture.playground("""
            constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 44"]
            views.open = { kind = "button", title = "Open", font = { size = 12 }, tap = { show = "letter" } }
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.letter]
            constraints = ["name.centerX == centerX", "name.centerY == centerY"]
            views.name = { kind = "label", text = "Neko", textColor = "systemYellow" }
            """, root: "nav"))
        #expect(run.found == ["low-contrast letter.name"])
        #expect(run.report.findings.first?.events.map { "\($0)" } == ["tap home.open"])
    }

    @Test(arguments: [
        (#"code = "low-contrast""#, 0, 0), ("code = \"low-contrast\"\non = \"home\"", 0, 0), ("code = \"low-contrast\"\non = \"home.name\"", 0, 0),
        // An allowance for another element or code does not apply, and is reported.
        ("code = \"low-contrast\"\non = \"home.other\"", 1, 1), (#"code = "dead-end""#, 1, 1),
    ])
    func `an allowance hides the findings that it names`(allowance: String, findings: Int, unused: Int) throws {
        let run = try LintRun(Self.allowing(allowance, """
            constraints = ["name.centerX == centerX", "name.centerY == centerY", "H:|[other(1)]", "V:|[other(1)]"]
            views.name = { kind = "label", text = "Neko", textColor = "systemYellow" }
            views.other = {}
            """))
        #expect(run.found.count == findings, "\(run.found)")
        #expect(run.report.unusedAllowances.map { $0.code } == Array(repeating: "unused-allowance", count: unused))
    }

    @Test func `an allowance on a view applies to its contents`() throws {
        let run = try LintRun(Self.allowing("code = \"low-contrast\"\non = \"home.box\"", """
            constraints = ["H:|[box]|", "V:|[box]|", "name.centerX == box.centerX", "name.centerY == box.centerY"]
            views.box = { subviews = ["name"] }
            views.name = { kind = "label", text = "Neko", textColor = "systemYellow" }
            """))
        #expect(run.found == [])
        #expect(run.report.unusedAllowances == [])
    }

    @Test func `findings in repeated rows are one finding`() throws {
        let run = try LintRun(LintFixture.playground("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rowHeight = 60
            [controllers.home.views.list.rows]
            count = 5
            [controllers.home.views.list.rows.cell]
            views.name = { kind = "label", text = "Neko", textColor = "systemYellow" }
            constraints = ["name.leading == leading + 16", "name.centerY == centerY"]
            """))
        #expect(run.found == ["low-contrast home.list.0.0.name"])
    }

    @Test func `overlapping rows are one finding`() throws {
        let run = try LintRun(LintFixture.playground("""
            constraints = ["H:|[list]|", "V:|[list]|"]
            [controllers.home.views.list]
            kind = "table"
            rowHeight = 44
            [controllers.home.views.list.rows]
            count = 5
            [controllers.home.views.list.rows.cell]
            views.name = { kind = "label", text = "Neko", numberOfLines = 0, font = { textStyle = "largeTitle" } }
            constraints = ["name.leading == leading + 16", "name.centerY == centerY"]
            """))
        #expect(run.found == ["overlapping-texts home.list"])
        #expect(run.report.findings.first?.diagnostic.headline == #"rows of "home.list" overlap"#)
    }

    @Test func `a condition that holds in some window of the device is not reported`() throws {
        let text = """
            ios = "18"
            devices = ["ipad-pro-11"]
            [app]
            rootViewController = "home"
            [controllers.home]
            adaptive = [{ when = { horizontalSizeClass = "compact" }, install = [] }, { when = { maxWidth = 200 }, install = [] }]
            """
        let run = try LintRun(text)
        #expect(run.found == ["condition-never-holds home"])
        #expect(run.report.findings.first?.diagnostic.span?.start.line == 6)
    }

    @Test func `findings are deterministic, in content and order`() throws {
        let text = LintFixture.all.map { LintFixture.playground($0.fires) }[11]
        let (one, other) = (try LintRun(text).report.findings, try LintRun(text).report.findings)
        #expect(one.map { $0.diagnostic } == other.map { $0.diagnostic })
        #expect(one.map { $0.environments } == other.map { $0.environments })
    }

    /// A screen with a button that presents another controller.
    private static func opening(_ controller: String, devices: String = #"["iphone-17", "ipad-pro-11"]"#) -> String {
        LintFixture.playground("""
            constraints = ["open.centerX == centerX", "open.centerY == centerY", "open.width == 60", "open.height == 44"]
            views.open = { kind = "button", title = "Open", tap = { present = "question" } }
            [controllers.question]
            \(controller)
            """, devices: devices)
    }

    @Test(arguments: [
        "actions = { ok = { title = \"OK\" } }",
        "actions = { delete = { title = \"Delete\", style = \"destructive\" }, cancel = { title = \"Cancel\", style = \"cancel\" } }",
        "preferredStyle = \"actionSheet\"\nactions = { copy = { title = \"Copy\" } }",
        "actions = { again = { title = \"Again\", tap = { present = \"question\" } }, ok = { title = \"OK\" } }",
    ])
    func `an alert with actions is not a dead end`(alert: String) throws {
        #expect(try LintRun(Self.opening("kind = \"alert\"\ntitle = \"Sure?\"\n\(alert)")).found == [])
    }

    @Test func `an alert without an action is a dead end`() throws {
        #expect(try LintRun(Self.opening("kind = \"alert\"\ntitle = \"Sure?\"")).found == ["dead-end question"])
    }

    @Test(arguments: [
        (#"textColor = "systemRed", tap = { dismiss = true }"#, false), (#"textColor = "systemRed""#, true), (#"textColor = "systemYellow", tap = { dismiss = true }"#, true),
    ])
    func `systemRed is permitted only as the colour of an action`(words: String, isFound: Bool) throws {
        let run = try LintRun(LintFixture.playground("""
            constraints = ["words.centerX == centerX", "words.centerY == centerY", "words.width >= 60", "words.height >= 44"]
            views.words = { kind = "label", text = "Delete", \(words) }
            """), MatrixRequest(extent: .listed))
        #expect(run.found == (isFound ? ["low-contrast home.words"] : []))
    }

    /// The keyboard covers the button. The user can or cannot hide the keyboard.
    @Test(arguments: [
        ("", "", #""iphone-17""#, true), ("endsEditingOnTap = true", "", #""iphone-17""#, false), ("", "", #""ipad-11""#, false),
        ("", #"textFieldShouldReturn = "resignFirstResponder""#, #""iphone-17""#, false),
        ("", #"textFieldShouldReturn = { becomeFirstResponder = "name" }"#, #""iphone-17""#, true),
        ("", "", #"{ device = "iphone-12", ios = "14" }"#, false),
    ])
    func `a control under the keyboard is reported if nothing hides the keyboard`(key: String, field: String, device: String, isFound: Bool) throws {
        let run = try LintRun(LintFixture.playground("""
            constraints = ["H:|-[name]-|", "name.top == safeArea.top + 8", "name.height == 44", "H:|-[save]-|", "save.bottom == safeArea.bottom - 8", "save.height == 44"]
            \(key)
            views.name = { kind = "textField", placeholder = "Name"\(field.isEmpty ? "" : ", ")\(field) }
            views.save = { kind = "button", title = "Save", font = { size = 12 } }
            """, devices: "[\(device)]"))
        #expect(run.found == (isFound ? ["under-keyboard home.save"] : []))
    }

    @Test(arguments: [("", true), (", isScrollEnabled = false", false)])
    func `a text view scrolls below a bar`(key: String, isRight: Bool) throws {
        let run = try LintRun("""
            devices = ["iphone-17"]
            [app]
            rootViewController = "nav"
            [controllers.nav]
            kind = "navigation"
            rootViewController = "home"
            [controllers.home]
            constraints = ["text.leading == layoutMargins.leading", "text.trailing == layoutMargins.trailing", "text.top == superview.top", "text.height == 400"]
            views.text = { kind = "textView", text = "A note"\(key) }
            """, MatrixRequest(extent: .listed))
        #expect(run.found == (isRight ? [] : ["outside-safe-area home.text"]))
    }

    @Test(arguments: [(1, true), (2, false), (0, false)])
    func `truncation by a line limit of two or more is intended`(lines: Int, isFound: Bool) throws {
        let run = try LintRun(LintFixture.playground("""
            constraints = ["words.leading == leading + 20", "words.width == 120", "words.centerY == centerY"]
            views.words = { kind = "label", text = "The beginning of a letter, which a tap shows in full.", numberOfLines = \(lines) }
            """, devices: #"["iphone-17"]"#), MatrixRequest(extent: .listed))
        #expect(run.found == (isFound ? ["content-cut-off home.words"] : []))
    }

    /// A sheet fills the screen in compact height, where it cannot be swiped away. The device can be turned.
    @Test(arguments: [
        ("", "", #"["iphone-17", "ipad-pro-11"]"#, []), ("detents = [\"medium\", \"large\"]", "", #"["iphone-17"]"#, []),
        ("modalPresentationStyle = \"fullScreen\"", "", #"["iphone-17"]"#, ["dead-end question"]),
        ("", #"supportedInterfaceOrientations = ["landscape"]"#, #"["iphone-17"]"#, ["dead-end question"]),
        ("", #"supportedInterfaceOrientations = ["portrait", "landscapeRight"]"#, #"["iphone-17"]"#, []),
        // The frontmost controller that fills the window decides.
        ("supportedInterfaceOrientations = [\"landscapeRight\"]\nmodalPresentationStyle = \"overFullScreen\"", "", #"["iphone-17"]"#,
         ["dead-end question"]),
    ])
    func `a screen that rotating the device leaves is not a dead end`(
        controller: String, app: String, devices: String, found: [String]
    ) throws {
        let text = Self.opening(controller, devices: devices).replacing("[app]", with: "[app]\n\(app)")
        #expect(try LintRun(text).found == found)
    }

    @Test func `the hint for an item of a fixed height has the height of its content`() throws {
        let fixture = try #require(LintFixture.all.first { $0.code == .contentHigherThanItem })
        let finding = try #require(try LintRun(LintFixture.playground(fixture.fires)).report.findings.first)
        #expect(finding.diagnostic.hint == "give the items a height of 60 or more: itemSize = { width = …, height = … }")
        #expect(finding.diagnostic.notes.first?.hasPrefix("it needs 60 points, on ") == true)
    }

    @Test func `findings about conflicts and ties describe UIKit's behaviour`() throws {
        let conflict = try #require(try LintRun(LintFixture.playground("""
            constraints = ["box.leading == leading", "box.top == top", "box.height == 10", "box.width == 100", "box.width == 120"]
            views.box = {}
            """)).report.findings.first)
        #expect(conflict.diagnostic.label == "UIKit breaks this one")
        let ties = try LintRun(LintFixture.playground("""
            constraints = ["a.left == safeArea.left", "b.left == a.right + 8", "b.right == safeArea.right", "a.top == safeArea.top", "b.top == a.top"]
            views = { a = { kind = "label", text = "One" }, b = { kind = "label", text = "Two" } }
            """)).report.findings
        #expect(ties.map(\.subject) == ["home.a", "home.b"])
        #expect(ties.allSatisfy { $0.diagnostic.notes.first?.hasPrefix("UIKit resizes \"a\" here") == true })
    }

    @Test(arguments: [
        (#"title = "OK""#, "", true), (#"title = "Go on""#, #", "open.width == 200""#, true),
        (#"title = "OK", buttonStyle = "plain""#, "", true), (#"image = "star", buttonStyle = "gray""#, "", true),
        (#"title = "OK", font = { size = 20 }"#, "", true), (#"title = "OK", contentInsets = { top = 8, bottom = 8 }"#, "", true),
        // The file makes the button smaller, or the button has an image without UIKit's insets.
        (#"title = "OK", font = { size = 12 }"#, "", false), (#"title = "OK""#, #", "open.height == 24""#, false),
        (#"title = "OK", buttonStyle = "gray", contentInsets = { top = 2, bottom = 2 }"#, "", false), (#"image = "star""#, "", false),
    ])
    func `a button of UIKit's default size is large enough`(button: String, constraint: String, isEnough: Bool) throws {
        let run = try LintRun(LintFixture.playground("""
            constraints = ["open.centerX == centerX", "open.centerY == centerY"\(constraint)]
            views.open = { kind = "button", \(button) }
            """), MatrixRequest(extent: .listed))
        #expect(run.found.filter { $0.hasPrefix("small-target") } == (isEnough ? [] : ["small-target home.open"]))
    }

    private static func list(_ color: String) -> String {
        """
        ios = "18"
        devices = ["ipad-pro-11-m4"]
        [app]
        rootViewController = "split"
        [controllers.split]
        kind = "split"
        style = "doubleColumn"
        primary = "list"
        secondary = "blank"
        preferredDisplayMode = "oneBesideSecondary"
        [controllers.list]
        constraints = ["H:|[rows]|", "V:|[rows]|"]
        [controllers.list.views.rows]
        kind = "table"
        rows = { data = [{ text = "Ada" }, { text = "Bo" }], tap = { showDetail = "letter" } }
        cell.views.name = { kind = "label", text = "{text}", textColor = "\(color)" }
        cell.constraints = ["H:|-[name]-|", "V:|-14-[name]-14-|"]
        [controllers.blank]
        [controllers.letter]
        """
    }

    @Test(arguments: ["label", "secondaryLabel", "tintColor"])
    func `UIKit's own colours are permitted on the background of a selected row`(color: String) throws {
        #expect(try LintRun(Self.list(color)).found == [])
    }

    @Test func `the contrast of custom colours is checked on a selected row, too`() throws {
        let run = try LintRun(Self.list("#007700"), MatrixRequest(extent: .listed))
        #expect(run.found == ["low-contrast list.rows.0.0.name"])
        #expect(run.report.findings.first?.events.map { "\($0)" } == ["tap list.rows.0.0"])
    }

    @Test(arguments: ["ipad-pro-11-m4", "ipad-air", "iphone-14-pro"])
    func `a device has the name that the file uses`(device: String) throws {
        let devices = #"[{ device = "\#(device)", style = "light" }, "ipad-pro-12-9"]"#
        let run = try LintRun(LintFixture.playground(Self.yellow, devices: devices))
        let finding = try #require(run.report.findings.first)
        #expect(finding.diagnostic.notes.first?.hasSuffix(", on \(device)") == true, "\(finding.diagnostic.notes)")
    }
}
