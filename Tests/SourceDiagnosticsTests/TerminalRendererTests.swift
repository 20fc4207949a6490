import SourceDiagnostics
import Testing

@Suite struct TerminalRendererTests {
    private let source = SourceText(
        """
        title = "Neko"
        when = { horizontalSizeClas = "compact" }
        \tname = "猫と犬", x = y
        title = "Inu"
        """,
        fileName: "neko.toml"
    )

    private func span(_ line: Int, _ columns: Range<Int>) -> SourceSpan {
        SourceSpan(
            fileName: "neko.toml",
            start: SourcePosition(line: line, column: columns.lowerBound),
            end: SourcePosition(line: line, column: columns.upperBound)
        )
    }

    private func render(_ diagnostic: Diagnostic, lineWidth: Int = 100) -> String {
        TerminalRenderer(lineWidth: lineWidth).render(diagnostic, in: [source])
    }

    @Test func headLineCaretsNotesAndHintAreShown() {
        let diagnostic = Diagnostic(
            code: "unknown-key", headline: "there is no trait \"horizontalSizeClas\"", place: .span(span(2, 10..<28)),
            notes: ["the traits are\n\"horizontalSizeClass\"\nand others"], hint: "did you mean \"horizontalSizeClass\"?"
        )
        #expect(render(diagnostic) == """
            neko.toml:2:10: error[unknown-key]: there is no trait "horizontalSizeClas"
              |
            2 | when = { horizontalSizeClas = "compact" }
              |          ^^^^^^^^^^^^^^^^^^
              |
              = note: the traits are
                      "horizontalSizeClass"
                      and others
              = hint: did you mean "horizontalSizeClass"?

            """)
    }

    @Test func relatedLinesAreShownInFileOrderWithTheirLabels() {
        let diagnostic = Diagnostic(
            code: "duplicate-key", headline: "\"title\" is set twice", place: .span(span(4, 1..<6)), label: "again here",
            related: [.init(span(1, 1..<6), label: "first set here")]
        )
        #expect(render(diagnostic) == """
            neko.toml:4:1: error[duplicate-key]: "title" is set twice
              |
            1 | title = "Neko"
              | ----- first set here
            ...
            4 | title = "Inu"
              | ^^^^^ again here

            """)
    }

    @Test func caretsStayAlignedAfterTabsAndWideCharacters() {
        let diagnostic = Diagnostic(code: "c", headline: "h", place: .span(span(3, 20..<21)))
        #expect(render(diagnostic) == """
            neko.toml:3:20: error[c]: h
              |
            3 |     name = "猫と犬", x = y
              |                          ^

            """)
    }

    @Test func wideCharactersAreUnderlinedInFull() {
        let diagnostic = Diagnostic(code: "c", headline: "h", place: .span(span(3, 10..<13)))
        #expect(render(diagnostic).contains("\n  |             ^^^^^^\n"))
    }

    @Test func diagnosticsOfAWholeFileHaveNoExcerpt() {
        let diagnostic = Diagnostic(
            code: "empty-file", severity: .warning, headline: "the file is empty", place: .file("neko.toml"), hint: "write"
        )
        #expect(render(diagnostic) == """
            neko.toml: warning[empty-file]: the file is empty
              = hint: write

            """)
    }

    @Test func multilineSpansShowTheirFirstAndLastLines() {
        let many = SourceSpan(
            fileName: "neko.toml", start: SourcePosition(line: 1, column: 9), end: SourcePosition(line: 4, column: 4)
        )
        let diagnostic = Diagnostic(code: "c", headline: "h", place: .span(many), label: "this")
        #expect(render(diagnostic) == """
            neko.toml:1:9: error[c]: h
              |
            1 | title = "Neko"
              |         ^^^^^^ this
            ...
            4 | title = "Inu"
              | ^^^

            """)
    }

    @Test func excerptsOfOtherFilesAreBelowTheirNames() {
        let plist = SourceText("<plist/>", fileName: "Info.plist")
        let there = SourceSpan(
            fileName: "Info.plist", start: SourcePosition(line: 1, column: 2), end: SourcePosition(line: 1, column: 7)
        )
        let diagnostic = Diagnostic(
            code: "c", headline: "h", place: .span(span(1, 1..<6)), related: [.init(there, label: "read from here")]
        )
        #expect(TerminalRenderer().render(diagnostic, in: [source, plist]) == """
            neko.toml:1:1: error[c]: h
              |
            1 | title = "Neko"
              | ^^^^^
             ::: Info.plist:1
              |
            1 | <plist/>
              |  ----- read from here

            """)
    }

    @Test func longLinesAreCutAroundTheirMark() {
        let long = SourceText(String(repeating: "a", count: 500) + "BAD" + String(repeating: "z", count: 500), fileName: "f")
        let span = long.span(ofUTF8Range: 500..<503)
        let text = TerminalRenderer(lineWidth: 30).render(Diagnostic(code: "c", headline: "h", place: .span(span)), in: [long])
        #expect(text == """
            f:1:501: error[c]: h
              |
            1 | …aaaaaaaaaBADzzzzzzzzzzzzzzzz…
              |           ^^^

            """)
    }

    @Test func marksAtTheEndOfLongLinesAreShown() {
        let long = SourceText(String(repeating: "a", count: 500), fileName: "f")
        let span = long.span(ofUTF8Range: 500..<500)
        let text = TerminalRenderer(lineWidth: 12).render(Diagnostic(code: "c", headline: "h", place: .span(span)), in: [long])
        #expect(text.hasSuffix("1 | …aaa\n  |     ^\n"))
    }

    @Test func escapeSequencesInTheSourceNeverReachTheTerminal() {
        let hostile = SourceText("a = \u{1B}[2J\u{202E}", fileName: "f")
        let diagnostic = Diagnostic(
            code: "c", headline: "found \u{1B}[2J", place: .span(hostile.span(ofUTF8Range: 4..<5)), hint: "not \u{1B}"
        )
        let text = TerminalRenderer().render(diagnostic, in: [hostile])
        #expect(text.contains("1 | a = ␛[2J\u{FFFD}"))
        #expect(!text.unicodeScalars.contains("\u{1B}"))
    }

    @Test func colouredAndPlainTextAreEqual() {
        let diagnostic = Diagnostic(code: "c", headline: "h", place: .span(span(1, 1..<6)), hint: "try")
        let colored = TerminalRenderer(usesColor: true).render(diagnostic, in: [source])
        #expect(colored.contains("\u{1B}[1;31merror[c]\u{1B}[0m"))
        #expect(colored.replacing(#/\x{1B}\[[0-9;]*m/#, with: "") == render(diagnostic))
    }

    @Test func severalDiagnosticsAreShownInReadingOrder() {
        let late = Diagnostic(code: "late", headline: "h", place: .span(span(4, 1..<2)))
        let early = Diagnostic(code: "early", headline: "h", place: .span(span(1, 1..<2)))
        let file = Diagnostic(code: "file", headline: "h", place: .file("neko.toml"))
        let text = TerminalRenderer().render([late, early, file], in: [source])
        let codes = text.matches(of: #/\[(\w+)\]/#).map { String($0.output.1) }
        #expect(codes == ["file", "early", "late"])
    }
}
