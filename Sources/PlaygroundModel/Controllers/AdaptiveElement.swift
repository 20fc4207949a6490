/// A condition and the changes that apply while it holds.
public struct AdaptiveElement: Hashable, Sendable {
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

    /// Unique within the playground.
    public var path: DocumentPath
    public var condition: Condition
    public var constraints: [LayoutConstraint]
    public var install: [ViewID]
    public var set: [Assignment]
    public var otherwise: [Assignment]
    public var enables: ViewID?

    public init(
        path: DocumentPath, condition: Condition, constraints: [LayoutConstraint] = [], install: [ViewID] = [],
        set: [Assignment] = [], otherwise: [Assignment] = [], enables: ViewID? = nil
    ) {
        self.path = path
        self.condition = condition
        self.constraints = constraints
        self.install = install
        self.set = set
        self.otherwise = otherwise
        self.enables = enables
    }
}
