import PlaygroundModel

/// A scenario that exists in only one version, or passes in only one.
public struct ScenarioChange: Hashable, Sendable {
    public var name: String
    /// The findings of the old version, and in `new` of the new one. Empty if the scenario passed, `nil` if the version does not have it.
    public var old: [String]?
    public var new: [String]?

    /// The changes between the scenarios of two versions, matched by name, in the order of the new version.
    public static func all(
        from old: [(name: String, failures: [String])], to new: [(name: String, failures: [String])]
    ) -> [ScenarioChange] {
        let former = Dictionary(firstOf: old.map { ($0.name, $0.failures) })
        let present = Dictionary(firstOf: new.map { ($0.name, $0.failures) })
        let kept = new.map { ScenarioChange(name: $0.name, old: former[$0.name], new: $0.failures) }
        let gone = old.filter { present[$0.name] == nil }.map { ScenarioChange(name: $0.name, old: $0.failures, new: nil) }
        return (kept + gone).filter { $0.old?.isEmpty != $0.new?.isEmpty }
    }

    /// The change as a sentence without a full stop: `scenario “A mail opens” fails now`.
    var words: String {
        let scenario = "scenario “\(name)”"
        return switch (old, new) {
        case (nil, let new?): "\(scenario) is new, and \(new.isEmpty ? "passes" : "fails")"
        case (_?, nil): "\(scenario) is gone"
        case (_, let new?): "\(scenario) \(new.isEmpty ? "passes now" : "fails now: \(new.joined(separator: "; "))")"
        case (nil, nil): scenario
        }
    }
}
