import Testing

@testable import Checking

/// Scenarios whose result changed between two versions.
@Suite struct ScenarioChangeTests {
    private static let passed: [String] = []
    private static let failed = ["the top is another"]

    @Test(arguments: [
        (passed, failed, ["scenario “One” fails now: the top is another"]), (failed, passed, ["scenario “One” passes now"]),
        (passed, passed, []), (failed, failed, []), (nil, passed, ["scenario “One” is new, and passes"]),
        (nil, failed, ["scenario “One” is new, and fails"]), (passed, nil, ["scenario “One” is gone"]),
    ] as [([String]?, [String]?, [String])])
    func `a scenario with a different result is reported`(old: [String]?, new: [String]?, words: [String]) {
        func list(_ failures: [String]?) -> [(name: String, failures: [String])] { failures.map { [("One", $0)] } ?? [] }
        #expect(ScenarioChange.all(from: list(old), to: list(new)).map { $0.words } == words)
    }
}
