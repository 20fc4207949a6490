import PlaygroundModel
import PlaygroundReader
import Wireframes

/// A page's scenarios, run a few at a time so that the page never waits for them.
struct ScenarioBoard: Sendable {
    /// Results, and the index of the next scenario. The index is `nil` after the last scenario.
    struct Slice: Sendable {
        var list: ScenarioList
        var from: Int
        var next: Int?
    }

    /// The number of runs per message. They take as long as drawing the page.
    static let runsAtOnce = 24

    private let playground: Playground
    private let places: SourcePlaces
    private var launched: [String: ScenarioRun] = [:]

    init(_ playground: Playground, places: SourcePlaces) {
        self.playground = playground
        self.places = places
    }

    var count: Int { playground.scenarios.count }

    /// Runs scenarios from an index on: as many as fit in one message, but at least one.
    mutating func slice(from start: Int) -> Slice {
        let scenarios = playground.scenarios
        var items: [ScenarioList.Item] = []
        var (index, runs) = (min(max(0, start), scenarios.count), 0)
        let from = index
        while index < scenarios.count, runs < Self.runsAtOnce {
            let item = run(scenarios[index])
            runs += max(1, item.marks.count)
            items.append(item)
            index += 1
        }
        return Slice(list: ScenarioList(items: items), from: from, next: index < scenarios.count ? index : nil)
    }

    mutating func run(_ scenario: Scenario) -> ScenarioList.Item {
        let events = scenario.events
        var marks: [ScenarioList.Mark] = []
        var outcomes: [ScenarioOutcome] = []
        for configuration in scenario.devices ?? playground.devices {
            let outcome = launched[configuration.id, default: ScenarioRun(playground, on: configuration)].outcome(of: scenario)
            marks.append(ScenarioList.Mark(
                device: configuration.id, name: configuration.nameInWords, passed: outcome.passed,
                eventCount: outcome.failures.first?.eventCount ?? events.count))
            outcomes.append(outcome)
        }
        return ScenarioList.Item(
            name: scenario.name, place: places[scenario.path], events: events.map { $0.description }, marks: marks,
            claimCount: outcomes.reduce(0) { $0 + $1.claimCount }, failures: outcomes.failures.map { item($0.failure, on: $0.devices) })
    }

    private func item(_ failure: ScenarioFailure, on devices: [String]) -> ScenarioListFailure {
        ScenarioListFailure(
            headline: failure.headline, place: places[failure.path], devices: devices,
            reasons: failure.reasons.map { ScenarioListFailure.Reason(text: $0.text, place: places[$0.path]) })
    }
}

extension DeviceConfiguration {
    fileprivate var nameInWords: String {
        let how = [orientation.isLandscape ? "landscape" : nil, window == .fullScreen ? nil : window.word].compactMap { $0 }
        return ([device.name] + how).joined(separator: ", ")
    }
}
