import SourceDiagnostics
import Testing

@Suite struct QuotedNameTests {
    @Test func namesAreInStraightQuotationMarks() {
        #expect("compact".quoted == "\"compact\"")
        #expect("a.b".dropFirst(2).quoted == "\"b\"")
    }

    @Test func longNamesAreCut() {
        #expect(String(repeating: "x", count: 60).quoted.count == 62)
        #expect(String(repeating: "x", count: 100_000).quoted == "\"" + String(repeating: "x", count: 60) + "…\"")
    }

    @Test func lineBreaksAndControlCharactersAreShownAsSymbols() {
        #expect("a\nb\u{1B}\u{202E}\tc".quoted == "\"a␊b␛\u{FFFD} c\"")
    }
}
