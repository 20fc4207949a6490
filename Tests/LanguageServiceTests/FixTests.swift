import Foundation
import PlaygroundReader
import SourceDiagnostics
import Testing
@testable import LanguageService

/// Each row has a text with a mistake, the title of a fix, and the fixed line. After every fix the file has no mistakes.
@Suite struct FixTests {
    private static func app(_ views: String, _ rest: String = "") -> String {
        """
        [app]
        rootViewController = "home"

        [controllers.home]
        title = "Home"
        \(rest)
        constraints = [
          "words.top == safeArea.top + 8",
          "words.leading == layoutMargins.leading",
        ]

        [controllers.home.views.words]
        kind = "label"
        text = "Hello"
        \(views)

        [controllers.detail]
        title = "Detail"

        [controllers.home.views.next]
        kind = "button"
        title = "Next"
        tap = { show = "detail" }
        """
    }

    @Test(arguments: [
        (app("textColour = \"systemRed\""), "Change to \"textColor\"", "textColor = \"systemRed\""),
        (app("opacity = 0.5"), "Change to \"alpha\"", "alpha = 0.5"),
        (app("delegate = \"x\""), "Remove \"delegate\"", nil),
        (app("textColor = \"red\""), "Change to \"systemRed\"", "textColor = \"systemRed\""),
        (app("textColor = \"00aa77\""), "Change to \"#00aa77\"", "textColor = \"#00aa77\""),
        (app("numberOfLines = \"2\""), "Write 2", "numberOfLines = 2"),
        (app("isHidden = \"false\""), "Write false", "isHidden = false"),
        (app("isHidden = no"), "Write false", "isHidden = false"),
        (app("text2 = \"x\""), "Remove \"text2\"", nil),
        (app("textAlignment: \"center\""), "Write =", "textAlignment= \"center\""),
        (app("textAlignment = center"), "Write \"center\"", "textAlignment = \"center\""),
        (app("textAlignment = \"centre\""), "Change to \"center\"", "textAlignment = \"center\""),
        (app("tap = \"detail\""), "Write { show = \"detail\" }", "tap = { show = \"detail\" }"),
        (app("tap = \"show detail\""), "Write { show = \"detail\" }", "tap = { show = \"detail\" }"),
        (app("tap = { show = \"detial\" }"), "Change to \"detail\"", "tap = { show = \"detail\" }"),
        (app("tap = { show = \"detail\", }"), "Remove the comma", "tap = { show = \"detail\" }"),
        (app("font = { size = 12, wieght = \"bold\" }"), "Change to \"weight\"", "font = { size = 12, weight = \"bold\" }"),
        (app("font = { size = 12, wieght = \"bold\" }"), "Remove \"wieght\"", "font = { size = 12 }"),
        (app("", "layoutGuides = \"middle\""), "Write [\"middle\"]", "layoutGuides = [\"middle\"]"),
        (app("", "rightBarButtonItems.\"Add item\" = { title = \"Add\" }"), "Change to \"addItem\"", "rightBarButtonItems.addItem = { title = \"Add\" }"),
        (app("").replacing("words.top ==", with: "wrods.top =="), "Change to \"words\"", "  \"words.top == safeArea.top + 8\","),
        (app("").replacing("words.top ==", with: "words.topp =="), "Change to \"top\"", "  \"words.top == safeArea.top + 8\","),
        (app("").replacing("words.top ==", with: "words.top <"), "Write <=", "  \"words.top <= safeArea.top + 8\","),
    ])
    func hintsBecomeFixes(_ text: String, _ title: String, _ line: String?) throws {
        let source = SourceText(text, fileName: "test.toml")
        let reading = Samples.read(source)
        let fixes = LanguageDocument(source, language: Samples.language).fixes(for: reading.diagnostics)
        let fix = try #require(fixes.first { $0.title == title }, "\(reading.diagnostics.map(\.headline)) \(fixes.map(\.title))")
        let mended = source.applying(fix.edits)
        let after = Samples.read(mended)
        #expect(after.playground != nil, "\(after.diagnostics.map(\.headline))")
        let lines = (1...mended.lineCount).map { mended.line(at: $0) }
        if let line { #expect(lines.contains(line), "\(lines.joined(separator: "\n"))") }
    }

    @Test func ambiguousLayoutsAreFixedByAConstraint() throws {
        let text = Self.app("").replacing("  \"words.leading == layoutMargins.leading\",\n", with: "")
        let source = SourceText(text, fileName: "test.toml")
        let board = try #require(Board(Samples.read(source)))
        let warning = try #require(board.warnings.first { $0.code == "ambiguous-layout" && $0.headline.contains("words") })
        let fix = try #require(LanguageDocument(source, language: Samples.language).fixes(for: [warning]).first)
        let mended = source.applying(fix.edits)
        #expect(mended.string(inUTF8Range: mended.utf8.indices).contains("  \"words.top == safeArea.top + 8\",\n  \"words.leading == layoutMargins.leading\",\n]"))
        let after = try #require(Board(Samples.read(mended)))
        #expect(!after.warnings.contains { $0.headline == warning.headline })
    }

    @Test func conflictsAreFixedByAPriority() throws {
        let text = Self.app("").replacing("  \"words.leading", with: "  \"words.width == 10\",\n  \"words.width == 20\",\n  \"words.leading")
        let source = SourceText(text, fileName: "test.toml")
        let board = try #require(Board(Samples.read(source)))
        let conflict = try #require(board.warnings.first { $0.code == "unsatisfiable-constraints" })
        let fix = try #require(LanguageDocument(source, language: Samples.language).fixes(for: [conflict]).first)
        let after = try #require(Board(Samples.read(source.applying(fix.edits))))
        #expect(!after.warnings.contains { $0.code == "unsatisfiable-constraints" })
    }
}
