import SourceDiagnostics
import Testing

@testable import PlaygroundReader

@Suite struct LimitCodeTests {
    @Test(arguments: limitFixtures) func everyLimitIsToldAsOne(fixture: DiagnosticFixture) {
        #expect(Diagnostic(code: fixture.code, headline: "", place: .file("a.toml")).tellsOfLimit)
    }

    @Test func otherMistakesAreNone() {
        #expect(!Diagnostic(code: "unknown-key", headline: "", place: .file("a.toml")).tellsOfLimit)
    }
}
