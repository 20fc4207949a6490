import WireframeHTML
import Wireframes

/// Scenarios of the panel with their results, in file order. For the template `scenarios`.
struct ScenarioList: TemplateContext, Sendable {
    struct Item: Sendable {
        var name: String
        var place: SourcePlace?
        var events: [String]
        var marks: [Mark]
        var failures: [Failure]

        var passed: Bool { failures.isEmpty }
    }

    struct Mark: Sendable {
        var device: String
        var name: String
        var passed: Bool
        /// Events up to the failure, or all events.
        var eventCount: Int
    }

    struct Failure: Sendable {
        struct Reason: Sendable {
            var text: String
            var place: SourcePlace?
        }

        var headline: String
        var place: SourcePlace?
        var devices: [String]
        var reasons: [Reason]
    }

    var items: [Item]

    var failureCount: Int { items.filter { !$0.passed }.count }

    func child(named name: String) -> TemplateValue? {
        name == "scenarios" ? .init(items, Self.values) : nil
    }

    private static func values(of item: ScenarioList.Item) -> [String: TemplateValue] {
        [
            "name": .text(item.name), "state": .text(item.passed ? "holds" : "fails"), "passed": .flag(item.passed),
            "place": .init(item.place), "events": .text(item.events.joined(separator: "\n")),
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
            "headline": .text(failure.headline), "place": .init(failure.place),
            "devices": .text(failure.devices.joined(separator: ", ")),
            "reasons": .init(failure.reasons) { ["text": .text($0.text), "place": .init($0.place)] },
        ]
    }
}
