import PlaygroundModel
import Simulation

/// Runs scenarios on a device: applies their events and checks their claims after each step.
public struct ScenarioRun: Sendable {
    private var launched: DeviceSimulation

    public init(_ playground: Playground, on configuration: DeviceConfiguration) {
        launched = DeviceSimulation(playground: playground, configuration: configuration)
    }

    public init(launched: DeviceSimulation) {
        self.launched = launched
    }

    public mutating func outcome(of scenario: Scenario) -> ScenarioOutcome {
        var outcome = ScenarioOutcome(device: launched.configuration.id)
        var simulation = launched
        var eventCount = 0
        for (index, step) in scenario.steps.enumerated() {
            // A first step without events is about the launch.
            var log = index == 0 && step.events.isEmpty ? launched.launchLog : []
            var ignored: [ScenarioFailure] = []
            for event in step.events {
                let entries = simulation.apply(event.event)
                log += entries
                eventCount += 1
                guard let entry = entries.first(where: { $0.isRefusal }), !step.expects(entry) else { continue }
                ignored.append(ScenarioFailure(fact: .ignoredEvent(event, entry), eventCount: eventCount))
            }
            outcome.failures += ignored
            let moment = ScenarioMoment(simulation, log: log)
            for expectation in step.expectations where moment.holds(expectation.condition) {
                for claim in expectation.claims {
                    outcome.claimCount += 1
                    guard let finding = ClaimCheck(moment: moment).failure(of: claim) else { continue }
                    outcome.failures.append(ScenarioFailure(fact: .claim(claim, finding), eventCount: eventCount))
                }
            }
            simulation = moment.simulation
            if index == 0, step.events.isEmpty { launched = simulation }
        }
        return outcome
    }
}

/// The result of a scenario on a device.
public struct ScenarioOutcome: Hashable, Sendable {
    public var device: String
    /// The number of checked claims. 0 if no condition held.
    public var claimCount = 0
    public var failures: [ScenarioFailure] = []

    public var passed: Bool { failures.isEmpty }
}

public struct ScenarioFailure: Hashable, Sendable {
    public enum Fact: Hashable, Sendable {
        case ignoredEvent(ScenarioEvent, LogEntry)
        case claim(Claim, ClaimFinding)
    }

    public var fact: Fact
    /// The number of the scenario's events before the failure.
    public var eventCount: Int

    public var path: DocumentPath {
        switch fact {
        case .ignoredEvent(let event, _): event.path
        case .claim(let claim, _): claim.path
        }
    }
}

extension [ScenarioOutcome] {
    /// Each failure once, in order, with its devices.
    public var failures: [(failure: ScenarioFailure, devices: [String])] {
        var found: [(failure: ScenarioFailure, devices: [String])] = []
        for outcome in self {
            for failure in outcome.failures {
                let known = found.firstIndex { $0.failure.path == failure.path && $0.failure.headline == failure.headline }
                if let known { found[known].devices.append(outcome.device) } else { found.append((failure, [outcome.device])) }
            }
        }
        return found
    }
}

extension LogEntry {
    /// Whether an event or action had no effect. An event with nothing to change does not count.
    fileprivate var isRefusal: Bool {
        switch fact {
        case .ignored(.nothingNew), .ignored(.nobodyConcerned): false
        case .ignored: true
        default: false
        }
    }
}

extension Scenario.Step {
    fileprivate func expects(_ entry: LogEntry) -> Bool {
        let patterns = expectations.flatMap { $0.claims }.filter { !$0.isNegated }.flatMap { claim -> [String] in
            if case .log(let patterns) = claim.fact { patterns } else { [] }
        }
        guard !patterns.isEmpty else { return false }
        let text = Array(entry.text.utf8)
        return patterns.contains { LogPattern($0).matches(text) }
    }
}
