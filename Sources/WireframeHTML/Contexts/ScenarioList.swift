import Wireframes

/// The scenarios of the panel with their results: some of a playground's, in file order.
public struct ScenarioList: Hashable, Sendable {
    /// A scenario on its devices.
    public struct Item: Hashable, Sendable {
        public var name: String
        public var place: SourcePlace?
        public var events: [String]
        public var marks: [Mark]
        public var failures: [Failure]

        public init(name: String, place: SourcePlace?, events: [String], marks: [Mark], failures: [Failure]) {
            self.name = name
            self.place = place
            self.events = events
            self.marks = marks
            self.failures = failures
        }

        public var passed: Bool { failures.isEmpty }
    }

    /// A device on which a scenario ran.
    public struct Mark: Hashable, Sendable {
        /// `DeviceConfiguration.id`.
        public var device: String
        public var name: String
        public var passed: Bool
        /// The number of events up to the failure, or of all events.
        public var eventCount: Int

        public init(device: String, name: String, passed: Bool, eventCount: Int) {
            self.device = device
            self.name = name
            self.passed = passed
            self.eventCount = eventCount
        }
    }

    /// A failed expectation on some of the devices.
    public struct Failure: Hashable, Sendable {
        /// An explanation and its line.
        public struct Reason: Hashable, Sendable {
            public var text: String
            public var place: SourcePlace?

            public init(text: String, place: SourcePlace?) {
                self.text = text
                self.place = place
            }
        }

        public var headline: String
        public var place: SourcePlace?
        public var devices: [String]
        public var reasons: [Reason]

        public init(headline: String, place: SourcePlace?, devices: [String], reasons: [Reason]) {
            self.headline = headline
            self.place = place
            self.devices = devices
            self.reasons = reasons
        }
    }

    public var items: [Item]

    public init(_ items: [Item]) {
        self.items = items
    }

    public var failureCount: Int { items.filter { !$0.passed }.count }
}
