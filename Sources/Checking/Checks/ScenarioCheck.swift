import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics

/// Runs the scenarios of a playground: a device is a piece of the work, with all scenarios that are to be run on it.
public struct ScenarioCheck: PlaygroundCheck {
    public let name = "scenarios"

    public init() {}

    public func work(on file: CheckedFile) -> ScenarioWork { ScenarioWork(file: file, check: name) }
}

public struct ScenarioWork: CheckWork {
    /// A scenario, by its place among those of the file, and what came of it on a device.
    public struct Result: Sendable {
        let scenario: Int
        let outcome: ScenarioOutcome
    }

    private let file: CheckedFile
    private let check: String
    private let devices: [DeviceConfiguration]
    private let scenarios: [Scenario]
    /// By scenarios, in the order of the devices.
    private var outcomes: [[ScenarioOutcome]]

    init(file: CheckedFile, check: String) {
        (self.file, self.check) = (file, check)
        devices = file.scenarioDevices
        scenarios = file.reading.playground?.scenarios ?? []
        outcomes = Array(repeating: [], count: scenarios.count)
    }

    public var pieceCount: Int { devices.count }

    public func piece(_ index: Int, unless isStopped: () -> Bool) -> [Result] {
        guard let playground = file.reading.playground else { return [] }
        let device = devices[index]
        var run = ScenarioRun(playground, on: device)
        var results: [Result] = []
        for (number, scenario) in scenarios.enumerated() where !isStopped() {
            guard (scenario.devices ?? playground.devices).contains(where: { $0.id == device.id }) else { continue }
            results.append(Result(scenario: number, outcome: run.outcome(of: scenario)))
        }
        return results
    }

    public mutating func fold(_ piece: [Result]) {
        for result in piece { outcomes[result.scenario].append(result.outcome) }
    }

    public var cases: [CheckCase] {
        zip(scenarios, outcomes).map { scenario, outcomes in
            let findings = ScenarioFindings(scenario, in: file).findings(outcomes)
            return CheckCase(check: check, name: scenario.name, count: outcomes.count, findings: findings)
        }
    }
}

extension CheckedFile {
    /// The devices that scenarios are run on, each once: those of the playground first.
    var scenarioDevices: [DeviceConfiguration] {
        guard let playground = reading.playground, !playground.scenarios.isEmpty else { return [] }
        var known: Set<String> = []
        return playground.scenarios.flatMap { $0.devices ?? playground.devices }.filter { known.insert($0.id).inserted }
    }

    /// A device of a scenario as the file writes it, by its id.
    func writtenID(of id: String) -> String { scenarioDevices.first { $0.id == id }?.writtenID ?? id }
}
