import PlaygroundModel

public struct LayoutRequest: Hashable, Sendable {
    public struct View: Hashable, Sendable, Identifiable {
        public var id: ViewID
        public var kind: ViewKind
        public var properties: ViewProperties
        /// Installed subviews, in order. For a stack, its arranged subviews.
        public var subviews: [ViewID]
        /// After an arranged subview, in points.
        public var customSpacing: [ViewID: Double]
        public var cellConstraints: [LayoutConstraint]?
        /// The traits that the view and its superviews override (UIView.traitOverrides).
        public var traitOverrides: TraitCollection

        public init(
            id: ViewID, kind: ViewKind, properties: ViewProperties = ViewProperties(), subviews: [ViewID] = [],
            customSpacing: [ViewID: Double] = [:], cellConstraints: [LayoutConstraint]? = nil,
            traitOverrides: TraitCollection = TraitCollection()
        ) {
            self.id = id
            self.kind = kind
            self.properties = properties
            self.subviews = subviews
            self.customSpacing = customSpacing
            self.cellConstraints = cellConstraints
            self.traitOverrides = traitOverrides
        }
    }

    public var size: Size
    /// For constraints to `window`.
    public var originInWindow: Point
    public var windowSize: Size
    /// Determines root views' margins. A column or a sheet has other traits.
    public var windowHorizontalSizeClass: UserInterfaceSizeClass
    public var safeAreaInsets: EdgeInsets
    /// The height of the root view's bottom that the keyboard covers, in points.
    public var keyboardOverlap = 0.0
    /// UIKeyboardLayoutGuide.usesBottomSafeArea of the root view's guide.
    public var usesBottomSafeArea = true
    public var isInNavigationController = false
    /// UIView.layoutMargins of the root view in points. `nil` for the system's.
    public var layoutMargins: EdgeInsets?
    public var traits: TraitCollection
    public var profile: BehaviourProfile
    public var views: [View]
    /// In file order.
    public var constraints: [LayoutConstraint]

    public init(
        size: Size, originInWindow: Point = .zero, windowSize: Size,
        windowHorizontalSizeClass: UserInterfaceSizeClass = .unspecified, safeAreaInsets: EdgeInsets = .zero,
        traits: TraitCollection, profile: BehaviourProfile = .newest, views: [View], constraints: [LayoutConstraint]
    ) {
        self.size = size
        self.originInWindow = originInWindow
        self.windowSize = windowSize
        self.windowHorizontalSizeClass = windowHorizontalSizeClass
        self.safeAreaInsets = safeAreaInsets
        self.traits = traits
        self.profile = profile
        self.views = views
        self.constraints = constraints
    }
}

extension LayoutRequest {
    /// Whether both have the same layout. Traits that layout ignores, such as style and contrast, may differ.
    public func isLaidOut(as other: LayoutRequest) -> Bool {
        var same = other
        same.traits = traits
        return same == self && LayoutTraits(traits, profile: profile) == LayoutTraits(other.traits, profile: other.profile)
    }
}
