import SourceDiagnostics
import Testing

@Suite struct DiagnosticTests {
    private func diagnostic(
        _ file: String, _ line: Int, _ column: Int, severity: Diagnostic.Severity = .error, code: String = "c"
    ) -> Diagnostic {
        let start = SourcePosition(line: line, column: column)
        return Diagnostic(
            code: code, severity: severity, headline: "h", place: .span(SourceSpan(fileName: file, start: start, end: start))
        )
    }

    @Test func diagnosticsSortByFilePositionAndSeverity() {
        let sorted = [
            Diagnostic(code: "c", headline: "h", place: .file("a")),
            diagnostic("a", 1, 2), diagnostic("a", 1, 10), diagnostic("a", 2, 1),
            diagnostic("a", 10, 1, severity: .error, code: "z"), diagnostic("a", 10, 1, severity: .warning, code: "a"),
            diagnostic("a", 10, 1, severity: .note, code: "a"), diagnostic("b", 1, 1),
        ]
        #expect(sorted.reversed().sorted() == sorted)
    }

    @Test func placesHaveAFileAndOptionallyASpan() {
        #expect(diagnostic("a", 1, 2).fileName == "a")
        #expect(diagnostic("a", 1, 2).span?.start == SourcePosition(line: 1, column: 2))
        #expect(Diagnostic(code: "c", headline: "h", place: .file("b")).fileName == "b")
        #expect(Diagnostic(code: "c", headline: "h", place: .file("b")).span == nil)
    }
}
