import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics

/// Runs the scenarios of a playground. Each piece of work is one device with all its scenarios.
public struct ScenarioCheck: PlaygroundCheck {
    public let name = "scenarios"

    public init() {}

    public func work(on file: CheckedFile) -> ScenarioWork { ScenarioWork(file: file, check: name) }
}

public struct ScenarioWork: CheckWork {
    public struct Result: Sendable {
        let scenario: Int
        let outcome: ScenarioOutcome
    }

    private let file: CheckedFile
    private let check: String
    private let devices: [DeviceConfiguration]
    private let scenarios: [Scenario]
    private var outcomes: [[ScenarioOutcome]]

    init(file: CheckedFile, check: String) {
        (self.file, self.check) = (file, check)
        let playground = file.reading.playground
        // Tasks of the lesson are excluded, because they fail until the student solves them.
        let tasks = Set(file.lesson?.steps.flatMap(\.checks).flatMap(\.names) ?? [])
        scenarios = (playground?.scenarios ?? []).filter { !tasks.contains($0.name) }
        devices = scenarios.flatMap { $0.devices ?? playground?.devices ?? [] }.uniqued(by: \.id)
        outcomes = Array(repeating: [], count: scenarios.count)
    }

    public var pieceCount: Int { devices.count }

    public func piece(_ index: Int, unless isStopped: () -> Bool, visited: (Int) -> Void) -> [Result] {
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

    public func cases(unless isStopped: () -> Bool) -> [CheckCase] {
        let writtenIDs = Dictionary(firstOf: devices.map { ($0.id, $0.writtenID) })
        return zip(scenarios, outcomes).map { scenario, outcomes in
            let findings = ScenarioFindings(scenario: scenario, file: file, writtenIDs: writtenIDs).findings(outcomes)
            return CheckCase(check: check, name: scenario.name, count: outcomes.count, findings: findings)
        }
    }
}
