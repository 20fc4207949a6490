import SourceDiagnostics
import Testing

@Suite struct SourceTextTests {
    private func position(_ line: Int, _ column: Int) -> SourcePosition {
        SourcePosition(line: line, column: column)
    }

    @Test func linesEndAtLineFeedWithOrWithoutCarriageReturn() {
        let text = SourceText("one\r\ntwo\n\nfour", fileName: "f")
        #expect(text.lineCount == 4)
        #expect((0...5).map { text.line(at: $0) } == ["", "one", "two", "", "four", ""])
    }

    @Test func textThatEndsWithALineBreakHasAnEmptyLastLine() {
        #expect(SourceText("one\n", fileName: "f").lineCount == 2)
        #expect(SourceText("", fileName: "f").lineCount == 1)
    }

    @Test func columnsCountCharactersNotBytes() {
        let text = SourceText("é👨‍👩‍👧\tx", fileName: "f")
        #expect(text.position(atUTF8Offset: 0) == position(1, 1))
        #expect(text.position(atUTF8Offset: 2) == position(1, 2))
        #expect(text.position(atUTF8Offset: text.utf8.count - 1) == position(1, 4))
        #expect(text.position(atUTF8Offset: text.utf8.count) == position(1, 5))
    }

    @Test func offsetsInAndPastLineBreaksBelongToTheEndOfTheirLine() {
        let text = SourceText("ab\r\nc", fileName: "f")
        #expect(text.position(atUTF8Offset: 2) == position(1, 3))
        #expect(text.position(atUTF8Offset: 3) == position(1, 3))
        #expect(text.position(atUTF8Offset: 4) == position(2, 1))
        #expect(text.position(atUTF8Offset: 99) == position(2, 2))
    }

    @Test func aByteOrderMarkIsNotPartOfTheText() {
        let text = SourceText(utf8: [0xEF, 0xBB, 0xBF, 0x61], fileName: "f")
        #expect(text.utf8 == [0x61])
        #expect(text == SourceText("a", fileName: "f"))
    }

    @Test func spansEndAfterTheirLastCharacter() {
        let span = SourceText("a\nbcd", fileName: "f").span(ofUTF8Range: 3..<5)
        #expect(span == SourceSpan(fileName: "f", start: position(2, 2), end: position(2, 4)))
        #expect(span.description == "f:2:2")
    }

    @Test func invalidUTF8IsReplacedInExcerpts() {
        #expect(SourceText(utf8: [0x61, 0xFF, 0x62], fileName: "f").line(at: 1) == "a\u{FFFD}b")
    }
}
