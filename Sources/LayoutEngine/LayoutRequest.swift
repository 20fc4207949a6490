import PlaygroundModel

/// Everything the layout of one controller's views depends on.
public struct LayoutRequest: Hashable, Sendable {
    /// A view to lay out: installed, with the properties it has now.
    public struct View: Hashable, Sendable, Identifiable {
        public var id: ViewID
        public var kind: ViewKind
        public var properties: ViewProperties
        /// Installed subviews only, in order; for a stack, its arranged subviews.
        public var subviews: [ViewID]
        /// Space after an arranged subview, in points.
        public var customSpacing: [ViewID: Double]
        /// ViewDefinition.cellConstraints.
        public var cellConstraints: [LayoutConstraint]?
        /// What the view changes of the controller's traits, those of the views around it included (UIView.traitOverrides).
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

    /// The root view's size in points.
    public var size: Size
    /// The root view's place in the window, and the window's size: for constraints to `window`.
    public var originInWindow: Point
    public var windowSize: Size
    /// Of the window, which a column's or a sheet's own traits do not tell: root views' margins go by it.
    public var windowHorizontalSizeClass: UserInterfaceSizeClass
    public var safeAreaInsets: EdgeInsets
    /// How much of the root view's bottom the keyboard covers, in points.
    public var keyboardOverlap = 0.0
    /// Whether a navigation controller is around the controller: scroll views get another inset there.
    public var isInNavigationController = false
    /// UIView.layoutMargins of the root view, in points, where it has some of its own.
    public var layoutMargins: EdgeInsets?
    public var traits: TraitCollection
    public var profile: BehaviourProfile
    /// In file order.
    public var views: [View]
    /// The active constraints, in file order.
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
    /// Whether a layout is that of another request: style, contrast and the other traits that no layout reads may differ.
    public func isLaidOut(as other: LayoutRequest) -> Bool {
        var same = other
        same.traits = traits
        return same == self && LayoutTraits(traits, profile: profile) == LayoutTraits(other.traits, profile: other.profile)
    }
}
