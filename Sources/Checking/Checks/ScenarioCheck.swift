import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics

/// Runs the scenarios of a playground: a device is a piece of the work, with all scenarios that are to be run on it.
public struct ScenarioCheck: PlaygroundCheck {
    public let name = "scenarios"

    public init() {}

    /// A scenario, by its place among those of the file, and what came of it on a device.
    public struct Result: Sendable {
        let scenario: Int
        let outcome: ScenarioOutcome
    }

    public func pieceCount(in file: CheckedFile) -> Int { file.scenarioDevices.count }

    public func piece(_ index: Int, of file: CheckedFile) -> [Result] {
        guard let playground = file.reading.playground else { return [] }
        let device = file.scenarioDevices[index]
        var run = ScenarioRun(playground, on: device)
        return playground.scenarios.enumerated().compactMap { number, scenario in
            guard (scenario.devices ?? playground.devices).contains(where: { $0.id == device.id }) else { return nil }
            return Result(scenario: number, outcome: run.outcome(of: scenario))
        }
    }

    public func cases(of pieces: [[Result]], in file: CheckedFile) -> [CheckCase] {
        let results = pieces.joined()
        return (file.reading.playground?.scenarios ?? []).enumerated().map { number, scenario in
            let outcomes = results.filter { $0.scenario == number }.map { $0.outcome }
            let findings = ScenarioFindings(scenario, in: file).findings(outcomes)
            return CheckCase(check: name, name: scenario.name, count: outcomes.count, findings: findings)
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
