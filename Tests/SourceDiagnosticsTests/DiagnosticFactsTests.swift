import SourceDiagnostics
import Testing

@Suite struct DiagnosticFactsTests {
    private struct Terse: DiagnosticFacts {
        let code = "terse"
        let headline = "something is wrong"
    }

    private struct Full: DiagnosticFacts {
        static let span = SourceSpan(
            fileName: "f", start: SourcePosition(line: 1, column: 1), end: SourcePosition(line: 1, column: 2)
        )
        let code = "full"
        let severity = Diagnostic.Severity.warning
        let headline = "headline"
        let label: String? = "label"
        let related = [Diagnostic.Related(span, label: "related")]
        let notes = ["note"]
        let hint: String? = "hint"
    }

    @Test func factsNeedOnlyACodeAndAHeadline() {
        let expected = Diagnostic(code: "terse", severity: .error, headline: "something is wrong", place: .file("f"))
        #expect(Diagnostic(Terse(), at: .file("f")) == expected)
    }

    @Test func allFactsBecomePartOfTheDiagnostic() {
        let expected = Diagnostic(
            code: "full", severity: .warning, headline: "headline", place: .span(Full.span), label: "label",
            related: [.init(Full.span, label: "related")], notes: ["note"], hint: "hint"
        )
        #expect(Diagnostic(Full(), at: Full.span) == expected)
    }
}
