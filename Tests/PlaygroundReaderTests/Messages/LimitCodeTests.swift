import PlaygroundModel
import SourceDiagnostics
import Testing

@testable import PlaygroundReader

@Suite struct LimitCodeTests {
    @Test(arguments: limitFixtures + componentFixtures.filter { $0.code.contains("-too-") })
    func everyLimitIsRecognizedByItsCode(fixture: DiagnosticFixture) {
        #expect(Diagnostic(code: fixture.code, headline: "", place: .file("a.toml")).exceedsLimit)
    }

    @Test func deepNestingAndLongScenariosExceedLimits() {
        let nested = "a = " + String(repeating: "[", count: 2 * PlaygroundLimits.documentDepth)
        let events = Array(repeating: "\"back\"", count: 301).joined(separator: ", ")
        let scenario = PlaygroundText.make(home: "[[scenarios]]\nname = \"Long\"\nevents = [\(events)]\nexpect = [{ top = \"home\" }]")
        for text in [nested, scenario] {
            let diagnostics = PlaygroundFile.ReadResult(text).diagnostics
            #expect(diagnostics.map(\.exceedsLimit) == [true], "\(diagnostics.map(\.code))")
        }
    }

    @Test func otherMistakesAreNotLimits() {
        #expect(!Diagnostic(code: "unknown-key", headline: "", place: .file("a.toml")).exceedsLimit)
    }
}
