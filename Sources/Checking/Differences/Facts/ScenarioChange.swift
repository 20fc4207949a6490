/// A scenario of the file that another version has not, or that comes out otherwise there.
public struct ScenarioChange: Hashable, Sendable {
    /// How a scenario came out.
    public struct Outcome: Hashable, Sendable {
        /// The findings in words; none where it passed.
        public var failures: [String]

        public init(failures: [String]) {
            self.failures = failures
        }

        public var passed: Bool { failures.isEmpty }
    }

    public var name: String
    /// `nil` where the version has no such scenario.
    public var old: Outcome?
    public var new: Outcome?

    /// What differs between the scenarios of two versions, by their names, in the order of the new one.
    public static func all(
        from old: [(name: String, outcome: Outcome)], to new: [(name: String, outcome: Outcome)]
    ) -> [ScenarioChange] {
        let former = Dictionary(old.map { ($0.name, $0.outcome) }) { first, _ in first }
        let present = Dictionary(new.map { ($0.name, $0.outcome) }) { first, _ in first }
        let kept = new.map { ScenarioChange(name: $0.name, old: former[$0.name], new: $0.outcome) }
        let gone = old.filter { present[$0.name] == nil }.map { ScenarioChange(name: $0.name, old: $0.outcome, new: nil) }
        return (kept + gone).filter { $0.old?.passed != $0.new?.passed }
    }

    /// The change as a sentence without its end: `scenario “A mail opens” fails now`.
    var words: String {
        let scenario = "scenario “\(name)”"
        return switch (old, new) {
        case (nil, let new?): "\(scenario) is new, and \(new.passed ? "passes" : "fails")"
        case (_?, nil): "\(scenario) is gone"
        case (_, let new?): "\(scenario) \(new.passed ? "passes now" : "fails now: \(new.failures.joined(separator: "; "))")"
        case (nil, nil): scenario
        }
    }
}
