import Wireframes

/// Scenarios, for the template `scenarios`.
struct ScenarioListContext: TemplateContext {
    let list: ScenarioList

    func child(named name: String) -> TemplateValue? {
        name == "scenarios" ? .init(list.items, Self.values) : nil
    }

    private static func values(of item: ScenarioList.Item) -> [String: TemplateValue] {
        [
            "name": .text(item.name), "state": .text(item.passed ? "holds" : "fails"), "passed": .flag(item.passed),
            "place": .init(item.place.map { PlaceContext($0) }), "events": .text(item.events.joined(separator: "\n")),
            "marks": .init(item.marks, values), "failures": .init(item.failures, values),
        ]
    }

    private static func values(of mark: ScenarioList.Mark) -> [String: TemplateValue] {
        let state = mark.passed ? "holds" : "fails"
        return [
            "device": .text(mark.device), "count": .init(mark.eventCount), "state": .text(state), "label": .text("\(mark.name): \(state)"),
        ]
    }

    private static func values(of failure: ScenarioList.Failure) -> [String: TemplateValue] {
        [
            "headline": .text(failure.headline), "place": .init(failure.place.map { PlaceContext($0) }),
            "devices": .text(failure.devices.joined(separator: ", ")),
            "reasons": .init(failure.reasons) { ["text": .text($0.text), "place": .init($0.place.map { PlaceContext($0) })] },
        ]
    }
}
