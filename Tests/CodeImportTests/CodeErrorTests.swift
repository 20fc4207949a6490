@testable import CodeImport
import SourceDiagnostics
import Testing

struct CodeErrorTests {
    private let source = SourceText("let é = 1; view.gone()\n\tstop()\n", fileName: "Home.swift")

    private func place(_ line: Int, _ column: Int?) -> SourceSpan? {
        CodeError(source: source, line: line, column: column, text: "no member").diagnostic.span
    }

    /// The compiler's columns count bytes.
    @Test func wordsAreMarkedAtTheirCharacterColumns() throws {
        let span = try #require(place(1, 18))
        #expect(span.start == SourcePosition(line: 1, column: 17) && span.end == SourcePosition(line: 1, column: 21))
    }

    @Test func errorsWithoutAColumnMarkTheLine() throws {
        let span = try #require(place(2, nil))
        #expect(span.start == SourcePosition(line: 2, column: 2) && span.end == SourcePosition(line: 2, column: 8))
    }

    @Test func columnsOutsideTheLineAreLimitedAndMissingLinesHaveNoSpan() throws {
        #expect(try #require(place(2, 400)).start == SourcePosition(line: 2, column: 8))
        #expect(place(9, 1) == nil)
    }
}
