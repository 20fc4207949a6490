import Testing

@testable import Checking

/// Scenarios that come out otherwise.
@Suite struct ScenarioChangeTests {
    private static let passed = ScenarioChange.Outcome(failures: [])
    private static let failed = ScenarioChange.Outcome(failures: ["the top is another"])

    @Test(arguments: [
        (passed, failed, ["scenario “One” fails now: the top is another"]), (failed, passed, ["scenario “One” passes now"]),
        (passed, passed, []), (failed, failed, []), (nil, passed, ["scenario “One” is new, and passes"]),
        (nil, failed, ["scenario “One” is new, and fails"]), (passed, nil, ["scenario “One” is gone"]),
    ] as [(ScenarioChange.Outcome?, ScenarioChange.Outcome?, [String])])
    func `a scenario that comes out otherwise is named`(old: ScenarioChange.Outcome?, new: ScenarioChange.Outcome?, words: [String]) {
        func list(_ outcome: ScenarioChange.Outcome?) -> [(name: String, outcome: ScenarioChange.Outcome)] {
            outcome.map { [("One", $0)] } ?? []
        }
        #expect(ScenarioChange.all(from: list(old), to: list(new)).map { $0.words } == words)
    }
}
