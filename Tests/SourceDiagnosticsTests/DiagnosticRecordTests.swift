import Foundation
import Testing
@testable import SourceDiagnostics

@Suite struct DiagnosticRecordTests {
    private let source = SourceText("title = 1\n\ttitel = \"猫\" # x\n", fileName: "neko.toml")

    private var diagnostic: Diagnostic {
        Diagnostic(
            code: "unknown-key", headline: "there is no key \"titel\"", place: .span(source.span(ofUTF8Range: 11..<16)),
            label: "this", related: [.init(source.span(ofUTF8Range: 0..<5), label: "not this")], notes: ["a note"], hint: "a hint"
        )
    }

    @Test func positionsTextAndMarksArePlainValues() {
        let record = DiagnosticRecord(diagnostic, in: [source])
        #expect(record.location == "neko.toml:2:2")
        #expect([record.line, record.column, record.endLine, record.endColumn] == [2, 2, 2, 7])
        #expect([record.code, record.severity, record.headline] == ["unknown-key", "error", "there is no key \"titel\""])
        #expect(record.notes == ["a note"])
        #expect(record.hint == "a hint")
        #expect(record.excerpts.map(\.file) == ["neko.toml"])
        #expect(record.excerpts.first?.lines == [
            .init(number: 1, text: "title = 1", marks: [.init(start: 0, length: 5, isPrimary: false, label: "not this")]),
            .init(
                number: 2, text: "    titel = \"猫\" # x", marks: [.init(start: 4, length: 5, isPrimary: true, label: "this")]
            ),
        ])
    }

    @Test func recordsOfAWholeFileHaveNoPositionAndNoLines() {
        let record = DiagnosticRecord(Diagnostic(code: "c", headline: "h", place: .file("gone.toml")), in: [source])
        #expect(record.location == "gone.toml")
        #expect(record.line == nil)
        #expect(record.excerpts.isEmpty)
    }

    @Test func spansOfUnavailableFilesKeepTheirPosition() {
        let record = DiagnosticRecord(diagnostic, in: [])
        #expect(record.location == "neko.toml:2:2")
        #expect(record.excerpts.isEmpty)
    }

    @Test func recordsAreEqualAfterJSONCoding() throws {
        let record = DiagnosticRecord(diagnostic, in: [source])
        let decoded = try JSONDecoder().decode(DiagnosticRecord.self, from: JSONEncoder().encode(record))
        #expect(decoded == record)
    }

    @Test func excerptsOfLongLinesAreCutAndTheirMarksMoved() throws {
        let text = String(repeating: "a", count: 300)
        let long = SourceText(text, fileName: "f")
        let diagnostic = Diagnostic(
            code: "c", headline: "h", place: .span(long.span(ofUTF8Range: 150..<155)),
            related: [
                .init(long.span(ofUTF8Range: 0..<3), label: "far left"), .init(long.span(ofUTF8Range: 290..<300), label: "far right"),
            ]
        )
        let line = try #require(DiagnosticRecord(diagnostic, in: [long], lineWidth: 32).excerpts.first?.lines.first)
        #expect(line.text == "…" + String(repeating: "a", count: 30) + "…")
        #expect(line.marks.map(\.start) == [11, 0, 31])
        #expect(line.marks.map(\.length) == [5, 1, 1])
    }

    /// The excerpt is short, although a line may be as long as a file.
    @Test(arguments: [("a", 2_000_000, 2_000_000), ("é", 400_000, 200_000), ("\t", 400_000, 399_999)])
    func veryLongLinesAreCutBeforeTheyAreRendered(character: String, count: Int, offset: Int) throws {
        let text = String(repeating: character, count: offset) + "}" + String(repeating: character, count: count - offset)
        let long = SourceText(text, fileName: "f")
        let start = offset * character.utf8.count
        let span = long.span(ofUTF8Range: start..<start + 1)
        #expect(span.start.column == offset + 1)
        let part = LinePart(of: long, at: 1, round: span.start.column, reach: 40)
        #expect(part.text.count <= 80 && part.skipped + 40 == offset)
        let diagnostic = Diagnostic(code: "c", headline: "h", place: .span(span), label: "here")
        let line = try #require(DiagnosticRecord(diagnostic, in: [long], lineWidth: 40).excerpts.first?.lines.first)
        #expect(line.text.hasPrefix("…") && line.text.count <= 40 && line.text.hasSuffix("…") == (count - offset > 1))
        let mark = try #require(line.marks.first)
        #expect(Array(line.text)[mark.start] == "}" && mark.length == 1)
    }

    /// Combining marks after a control character join the symbol shown for the character, but not the character in the file.
    @Test(arguments: ["\0\u{1}\u{301}\u{20DD}", "\u{202E}\u{301}", "\u{1B}\u{1F3FB}", "\t\u{7}\u{200D}\t", "\u{600}\u{1}", "\u{301}"])
    func marksAreBelowTheirTextAfterCombiningCharacters(beginning: String) throws {
        let source = SourceText("\(beginning)a = BAD", fileName: "f")
        let start = beginning.utf8.count + 4
        let diagnostic = Diagnostic(code: "c", headline: "h", place: .span(source.span(ofUTF8Range: start..<start + 3)))
        let line = try #require(DiagnosticRecord(diagnostic, in: [source]).excerpts.first?.lines.first)
        let mark = try #require(line.marks.first)
        #expect(String(Array(line.text).dropFirst(mark.start).prefix(mark.length)) == "BAD", "\(line)")
    }

    @Test func excessiveCombiningMarksAreOmitted() throws {
        let source = SourceText("a\(String(repeating: "\u{301}", count: 100_000)) é👨‍👩‍👧‍👦", fileName: "f")
        let diagnostic = Diagnostic(code: "c", headline: "h", place: .span(source.span(ofUTF8Range: 0..<1)))
        #expect(DiagnosticRecord(diagnostic, in: [source]).excerpts.first?.lines.first?.text == "a é👨‍👩‍👧‍👦")
    }
}
