/// A test of a playground: devices, events, and the facts that must hold after them (`[[scenarios]]`).
public struct Scenario: Hashable, Sendable {
    /// Events, and the facts that must hold after all of them.
    public struct Step: Hashable, Sendable {
        public var path: DocumentPath
        public var events: [ScenarioEvent]
        public var expectations: [Expectation]

        public init(path: DocumentPath, events: [ScenarioEvent] = [], expectations: [Expectation] = []) {
            self.path = path
            self.events = events
            self.expectations = expectations
        }
    }

    /// The name, unique within the playground.
    public var name: String
    public var path: DocumentPath
    /// The tested devices. `nil` for all devices of the playground.
    public var devices: [DeviceConfiguration]?
    /// The first step has the scenario's own events and expectations.
    public var steps: [Step]

    public init(name: String, path: DocumentPath, devices: [DeviceConfiguration]? = nil, steps: [Step]) {
        self.name = name
        self.path = path
        self.devices = devices
        self.steps = steps
    }

    public var events: [Event] { steps.flatMap { $0.events.map { $0.event } } }
}

public struct ScenarioEvent: Hashable, Sendable {
    public var event: Event
    public var path: DocumentPath

    public init(_ event: Event, path: DocumentPath) {
        self.event = event
        self.path = path
    }
}

public struct Expectation: Hashable, Sendable {
    public var path: DocumentPath
    /// A condition for the window and the controllers' state, with qualified subjects. If it does not hold, nothing is expected.
    public var condition: Condition?
    public var claims: [Claim]

    public init(path: DocumentPath, condition: Condition? = nil, claims: [Claim]) {
        self.path = path
        self.condition = condition
        self.claims = claims
    }
}

/// A fact that must or must not hold.
public struct Claim: Hashable, Sendable {
    public var path: DocumentPath
    public var fact: ExpectedFact
    /// Whether the fact is under `not`.
    public var isNegated: Bool

    public init(_ fact: ExpectedFact, path: DocumentPath, isNegated: Bool = false) {
        self.path = path
        self.fact = fact
        self.isNegated = isNegated
    }
}
