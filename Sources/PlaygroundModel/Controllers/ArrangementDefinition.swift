/// UIArrangementViewController (iOS 27.1): two controllers that share the space.
public struct ArrangementDefinition: Hashable, Sendable {
    /// The argument of `updateArrangement(_:animated:)`.
    public enum Style: String, CaseIterable, Hashable, Sendable {
        /// UISplitArrangement: side by side, or one below the other.
        case split
        /// UIOverlayArrangement: the primary over the secondary. On a folded display the two are separate.
        case overlay
    }

    public enum Axis: String, CaseIterable, Hashable, Sendable {
        case horizontal, vertical
    }

    public enum Placement: String, CaseIterable, Hashable, Sendable {
        case primary, secondary
    }

    /// UISplitArrangement.DimensionRange, with absolute dimensions in points.
    public struct DimensionRange: Hashable, Sendable {
        public var minimum: Double?
        public var preferred: Double?
        public var maximum: Double?

        public init(minimum: Double? = nil, preferred: Double? = nil, maximum: Double? = nil) {
            self.minimum = minimum
            self.preferred = preferred
            self.maximum = maximum
        }
    }

    /// UISplitArrangement.ViewProperties: the dimensions requested for one of the two controllers.
    public struct ViewProperties: Hashable, Sendable {
        public var width = DimensionRange()
        public var height = DimensionRange()

        public init() {}

        public subscript(axis: Axis) -> DimensionRange { axis == .horizontal ? width : height }
    }

    public var primary: ControllerID
    public var secondary: ControllerID?
    public var style: Style
    public var axes: Set<Axis>
    public var primaryProperties = ViewProperties()
    public var secondaryProperties = ViewProperties()

    public init(
        primary: ControllerID, secondary: ControllerID? = nil, style: Style = .split, axes: Set<Axis> = Set(Axis.allCases)
    ) {
        self.primary = primary
        self.secondary = secondary
        self.style = style
        self.axes = axes
    }

    public var controllers: [ControllerID] { [primary] + [secondary].compactMap { $0 } }
}
