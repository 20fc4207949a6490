@testable import PlaygroundPipeline

extension Samples {
    /// A list with a scenario that fails on one of its devices.
    static let scenarios = ScenarioList(items: [
        ScenarioList.Item(
            name: "A cat is shown", place: place, events: ["tap home.next"],
            marks: [.init(device: "iphone-17", name: "iPhone 17", passed: false, eventCount: 1)],
            claimCount: 1, failures: [.init(
                headline: "home is in front", place: place, devices: ["iPhone 17"], reasons: [.init(text: "cat was pushed", place: place)])]),
    ])
}
