import PlaygroundModel
import SourceDiagnostics

/// Reads `[[scenarios]]`. Scenarios with mistakes are not run. The playground and the other scenarios still are.
struct ScenariosReader {
    let vocabulary: Vocabulary
    let names: ScenarioNames

    init(_ playground: Playground, _ vocabulary: Vocabulary) {
        self.vocabulary = vocabulary
        names = ScenarioNames(playground.controllers)
    }

    func read(_ list: ValueCursor) -> [Scenario] {
        guard let elements = list.elements(limit: PlaygroundLimits.scenarios) else { return [] }
        let read = elements.map { element -> Scenario? in
            let before = element.findings.reportCount
            let read = element.table("a scenario") { scenario($0) } ?? nil
            return element.findings.reportCount == before ? read : nil
        }
        let named = zip(elements, read).compactMap { element, scenario in scenario.map { (element, $0.name) } }
        let distinct = Set(list.distinct(named).map { $0.0.path })
        return zip(elements, read).compactMap { element, scenario in distinct.contains(element.path) ? scenario : nil }
    }

    private func scenario(_ table: TableCursor) -> Scenario? {
        let name = table.required("name", example: "name = \"A mail opens next to the list\"").flatMap { $0.line() }
        let list = table["devices"]
        let devices = list.map(DeviceReader(profile: vocabulary.profile).configurations)
        if let list, list.value == .array([]) { list.report(ScenarioMistake.noDevices) }
        var steps = [step(table)]
        for value in table["steps"]?.elements(limit: PlaygroundLimits.scenarioSteps) ?? [] {
            if let step = value.table("a step", step) { steps.append(step) }
        }
        let count = steps.reduce(0) { $0 + $1.events.count }
        _ = table.findings.isWithin(PlaygroundLimits.scenarioEvents, count, .scenarioEvents, at: .key(table.path))
        if steps.allSatisfy({ $0.expectations.isEmpty }) {
            table.findings.report(ScenarioMistake.nothingExpected, at: .key(table.path))
        }
        // The first step has the scenario's own keys. An empty first step is removed.
        if steps.count > 1, steps[0].events.isEmpty, steps[0].expectations.isEmpty { steps.removeFirst() }
        return name.map { Scenario(name: $0, path: table.path, devices: devices, steps: steps) }
    }

    private func step(_ table: TableCursor) -> Scenario.Step {
        let events = table["events"]?.elements() ?? []
        let reader = ExpectationReader(vocabulary: vocabulary, names: names)
        let expectations = (table["expect"]?.elements() ?? []).compactMap(reader.read)
        ScenarioContradictions(findings: table.findings).check(expectations)
        return Scenario.Step(path: table.path, events: events.compactMap(event), expectations: expectations)
    }

    private func event(_ value: ValueCursor) -> ScenarioEvent? {
        guard let line = value.string() else { return nil }
        do throws(Event.ParseError) {
            let event = try Event(line: line)
            guard let (controller, view) = event.element else { return ScenarioEvent(event, path: value.path) }
            let element = view.map { "\(controller).\($0)" } ?? controller
            return names.element(element, at: value, allowingItems: true).map { _ in ScenarioEvent(event, path: value.path) }
        } catch {
            value.report(error)
            return nil
        }
    }
}
