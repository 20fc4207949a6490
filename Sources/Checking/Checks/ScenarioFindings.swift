import PlaygroundModel
import PlaygroundPipeline
import SourceDiagnostics

/// What the failures of a scenario come to: one finding for all devices on which the same was found.
struct ScenarioFindings {
    let scenario: Scenario
    let file: CheckedFile

    init(_ scenario: Scenario, in file: CheckedFile) {
        self.scenario = scenario
        self.file = file
    }

    /// - Parameter outcomes: On each of its devices.
    func findings(_ outcomes: [ScenarioOutcome]) -> [Finding] {
        let failures = outcomes.failures.map { finding($0.failure, on: $0.devices, of: outcomes.count) }
        let isIdle = !outcomes.isEmpty && outcomes.allSatisfy { $0.claimCount == 0 && $0.passed }
        return isIdle ? [idle(outcomes.map { $0.device })] : failures
    }

    private func finding(_ failure: ScenarioFailure, on devices: [String], of count: Int) -> Finding {
        let reasons = failure.reasons
        let related = reasons.compactMap { text, path in path.flatMap(file.span).map { Diagnostic.Related($0, label: text) } }
        // Where the file has no line for it, as for a trait that the window gives.
        let notes = reasons.filter { $0.path.flatMap(file.span) == nil }.map { $0.text }
        let written = devices.map(file.writtenID)
        let diagnostic = Diagnostic(
            code: failure.code, headline: failure.headline, place: place(of: failure.path), related: related,
            notes: ["in the scenario \"\(scenario.name)\""] + notes, devices: written)
        let events = scenario.events.prefix(failure.eventCount).map { $0.description }
        return Finding(
            diagnostic, about: scenario.name, in: file, environments: Self.words(written, of: count),
            command: ShellCommand.inspect(file.path, on: written[0], after: events),
            address: PageAddress.fragment(on: devices[0], after: events))
    }

    /// Of a scenario whose conditions hold on no device: it can never fail.
    private func idle(_ devices: [String]) -> Finding {
        let diagnostic = Diagnostic(
            code: "scenario-without-claims", severity: .warning,
            headline: "on none of its devices does a condition of \(scenario.name.quoted) hold, so it checks nothing",
            place: place(of: scenario.path), hint: "run it on other devices, or change what its expectations have as when")
        return Finding(diagnostic, about: scenario.name, in: file)
    }

    private func place(of path: DocumentPath) -> Diagnostic.Location {
        file.span(of: path).map(Diagnostic.Location.span) ?? .file(file.reading.source.fileName)
    }

    private static func words(_ devices: [String], of count: Int) -> String {
        if devices.count == count { return count == 1 ? "on \(devices[0])" : "on all \(count) devices" }
        return "on \(devices.joined(separator: ", "))"
    }
}
