import Wireframes

/// Scenarios, for the template `scenarios`.
struct ScenarioListContext: TemplateContext {
    let list: ScenarioList

    func child(named name: String) -> TemplateValue? {
        name == "scenarios" ? .init(list.items.map(ScenarioContext.init)) : nil
    }
}

struct ScenarioContext: TemplateContext {
    let item: ScenarioList.Item

    func child(named name: String) -> TemplateValue? {
        switch name {
        case "name": .init(item.name)
        case "state": .init(item.passed ? "holds" : "fails")
        case "passed": .init(item.passed)
        case "place": .init(item.place.map { PlaceContext($0) })
        case "events": .init(item.events.joined(separator: "\n"))
        case "marks": .init(item.marks.map(MarkContext.init))
        case "failures": .init(item.failures.map(FailureContext.init))
        default: nil
        }
    }

    struct MarkContext: TemplateContext {
        let mark: ScenarioList.Mark

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "device": .init(mark.device)
            case "count": .init(mark.eventCount)
            case "state": .init(mark.passed ? "holds" : "fails")
            case "label": .init("\(mark.name): \(mark.passed ? "holds" : "fails")")
            default: nil
            }
        }
    }

    struct FailureContext: TemplateContext {
        let failure: ScenarioList.Failure

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "headline": .init(failure.headline)
            case "place": .init(failure.place.map { PlaceContext($0) })
            case "devices": .init(failure.devices.joined(separator: ", "))
            case "reasons": .init(failure.reasons.map(ReasonContext.init))
            default: nil
            }
        }
    }

    struct ReasonContext: TemplateContext {
        let reason: ScenarioList.Failure.Reason

        func child(named name: String) -> TemplateValue? {
            switch name {
            case "text": .init(reason.text)
            case "place": .init(reason.place.map { PlaceContext($0) })
            default: nil
            }
        }
    }
}
