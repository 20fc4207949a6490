import SourceDiagnostics
import Testing
@testable import LanguageService

@Suite struct TextPositionTests {
    private static let source = SourceText("ab\r\né😺x\n\n👨‍👩‍👧", fileName: "test.toml")

    @Test(arguments: [
        (0, 0, 0), (0, 2, 2), (0, 9, 2), (1, 0, 4), (1, 1, 6), (1, 3, 10), (1, 4, 11), (2, 0, 12), (3, 0, 13), (3, 2, 17), (3, 8, 31),
    ])
    func positionsCountUTF16CodeUnits(_ line: Int, _ character: Int, _ offset: Int) {
        #expect(Self.source.offset(of: TextPosition(line: line, character: character)) == offset)
        if character < 9 { #expect(Self.source.textPosition(of: offset) == TextPosition(line: line, character: character)) }
    }

    @Test func positionsInsideASurrogatePairMoveToItsStart() {
        #expect(Self.source.offset(of: TextPosition(line: 1, character: 2)) == 6)
    }

    @Test func positionsBeyondTheTextMoveToItsEnd() {
        #expect(Self.source.offset(of: TextPosition(line: 7, character: 1)) == Self.source.utf8.count)
        #expect(!Self.source.has(TextPosition(line: 7, character: 1)))
    }

    @Test func columnsOfDiagnosticsCountCharacters() {
        #expect(Self.source.offset(of: SourcePosition(line: 2, column: 3)) == 10)
        #expect(Self.source.offset(of: SourcePosition(line: 4, column: 2)) == 31)
    }
}
