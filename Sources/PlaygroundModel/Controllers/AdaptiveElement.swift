/// An adaptive element: a condition, and what the controller has or does while it holds.
public struct AdaptiveElement: Hashable, Sendable {
    /// A property of a view, and the value it gets.
    public struct Assignment: Hashable, Sendable {
        public var view: ViewID
        public var property: ViewProperty
        public var value: PropertyValue

        public init(view: ViewID, property: ViewProperty, value: PropertyValue) {
            self.view = view
            self.property = property
            self.value = value
        }
    }

    /// Also its identity within the playground.
    public var path: DocumentPath
    public var condition: Condition
    /// Active while the condition holds.
    public var constraints: [LayoutConstraint]
    /// Views that are in the hierarchy only while the condition holds.
    public var install: [ViewID]
    /// The behaviour: what is set while the condition holds.
    public var set: [Assignment]
    /// The counter-behaviour: what is set while it does not.
    public var otherwise: [Assignment]

    public init(
        path: DocumentPath, condition: Condition, constraints: [LayoutConstraint] = [], install: [ViewID] = [],
        set: [Assignment] = [], otherwise: [Assignment] = []
    ) {
        self.path = path
        self.condition = condition
        self.constraints = constraints
        self.install = install
        self.set = set
        self.otherwise = otherwise
    }
}
