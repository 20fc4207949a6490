import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics

struct ScenarioFindings {
    let scenario: Scenario
    let file: CheckedFile
    let writtenIDs: [String: String]

    func findings(_ outcomes: [ScenarioOutcome]) -> [Finding] {
        let failures = outcomes.failures.map { finding($0.failure, on: $0.devices, of: outcomes.count) }
        let isIdle = !outcomes.isEmpty && outcomes.allSatisfy { $0.claimCount == 0 && $0.passed }
        return isIdle ? [idle] : failures
    }

    private func finding(_ failure: ScenarioFailure, on devices: [String], of count: Int) -> Finding {
        let reasons = failure.reasons.map { (text: $0.text, span: $0.path.flatMap(file.reading.span)) }
        let related = reasons.compactMap { text, span in span.map { Diagnostic.Related($0, label: text) } }
        let notes = reasons.filter { $0.span == nil }.map { $0.text }
        let written = devices.map { writtenIDs[$0] ?? $0 }
        let diagnostic = Diagnostic(
            code: failure.code, headline: failure.headline, place: file.reading.location(of: failure.path), related: related,
            notes: ["in the scenario \"\(scenario.name)\""] + notes, devices: written)
        let events = scenario.events.prefix(failure.eventCount).map { $0.description }
        return Finding(
            diagnostic, about: scenario.name, in: file, environments: Self.words(written, of: count),
            command: ShellCommand.inspect(file.path, on: written[0], after: events),
            address: PageAddress.fragment(on: devices[0], after: events))
    }

    /// Reports a scenario whose conditions are true on no device. Such a scenario can never fail.
    private var idle: Finding {
        let diagnostic = Diagnostic(
            code: "scenario-without-claims", severity: .warning,
            headline: "no condition of \(scenario.name.quoted) holds on any of its devices, so it checks nothing",
            place: file.reading.location(of: scenario.path), hint: "run it on other devices, or change the `when` of its expectations")
        return Finding(diagnostic, about: scenario.name, in: file)
    }

    private static func words(_ devices: [String], of count: Int) -> String {
        if devices.count == count { return count == 1 ? "on \(devices[0])" : "on all \(count) devices" }
        return "on \(devices.joined(separator: ", "))"
    }
}
