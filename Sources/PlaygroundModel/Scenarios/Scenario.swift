/// What a playground says must be true of it: devices, what happens on them, and what must hold then (`[[scenarios]]`).
public struct Scenario: Hashable, Sendable {
    /// Events, and what must hold once all of them have happened.
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

    /// A sentence, which tells it from the others of the playground.
    public var name: String
    public var path: DocumentPath
    /// Where it holds; `nil` is on all devices of the playground.
    public var devices: [DeviceConfiguration]?
    /// One after the other; the first has the scenario's own events and expectations.
    public var steps: [Step]

    public init(name: String, path: DocumentPath, devices: [DeviceConfiguration]? = nil, steps: [Step]) {
        self.name = name
        self.path = path
        self.devices = devices
        self.steps = steps
    }

    /// All that happens in it.
    public var events: [Event] { steps.flatMap { $0.events.map { $0.event } } }
}

/// An event of a scenario, and where it is written.
public struct ScenarioEvent: Hashable, Sendable {
    public var event: Event
    public var path: DocumentPath

    public init(_ event: Event, path: DocumentPath) {
        self.event = event
        self.path = path
    }
}

/// What must hold at a point of a scenario.
public struct Expectation: Hashable, Sendable {
    public var path: DocumentPath
    /// Asked of the window: of its traits, size and orientation. Where it does not hold nothing is expected.
    public var condition: Condition?
    public var claims: [Claim]

    public init(path: DocumentPath, condition: Condition? = nil, claims: [Claim]) {
        self.path = path
        self.condition = condition
        self.claims = claims
    }
}

/// One thing that must hold, or must not.
public struct Claim: Hashable, Sendable {
    /// Of the value that says it.
    public var path: DocumentPath
    public var fact: ExpectedFact
    /// Whether it stands under `not`.
    public var isNegated: Bool

    public init(_ fact: ExpectedFact, path: DocumentPath, isNegated: Bool = false) {
        self.path = path
        self.fact = fact
        self.isNegated = isNegated
    }
}
