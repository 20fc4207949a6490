import WireframeHTML
import Wireframes

public struct ScenarioListFailure: Sendable {
    public struct Reason: Sendable {
        public var text: String
        public var place: SourcePlace?
    }

    public var headline: String
    public var place: SourcePlace?
    public var devices: [String]
    public var reasons: [Reason]
}

/// The panel's scenarios with their results, in file order. The context of the template `scenarios`.
public struct ScenarioList: TemplateContext, Sendable {
    public struct Item: Sendable {
        public var name: String
        public var place: SourcePlace?
        public var events: [String]
        public var marks: [Mark]
        /// The number of claims on all devices. 0 if no condition holds.
        public var claimCount: Int
        public var failures: [ScenarioListFailure]

        public var passed: Bool { failures.isEmpty }
    }

    public struct Mark: Sendable {
        public var device: String
        public var name: String
        public var passed: Bool
        /// The number of events up to the failure, or of all events.
        public var eventCount: Int
    }

    var items: [Item]

    var failureCount: Int { items.filter { !$0.passed }.count }

    public func child(named name: String) -> TemplateValue? {
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

    private static func values(of failure: ScenarioListFailure) -> [String: TemplateValue] {
        [
            "headline": .text(failure.headline), "place": .init(failure.place),
            "devices": .text(failure.devices.joined(separator: ", ")),
            "reasons": .init(failure.reasons) { ["text": .text($0.text), "place": .init($0.place)] },
        ]
    }
}
