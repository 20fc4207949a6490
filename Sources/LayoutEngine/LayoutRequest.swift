import PlaygroundModel

public struct LayoutRequest: Hashable, Sendable {
    public struct View: Hashable, Sendable, Identifiable {
        public var id: ViewID { _read { yield box.value.id } _modify { yield &box.value.id } }
        public var kind: ViewKind { _read { yield box.value.kind } _modify { yield &box.value.kind } }
        public var properties: ViewProperties { _read { yield box.value.properties } _modify { yield &box.value.properties } }
        /// The installed subviews, in order. A stack's are its arranged subviews.
        public var subviews: [ViewID] { _read { yield box.value.subviews } _modify { yield &box.value.subviews } }
        /// The spacing after an arranged subview, in points.
        public var customSpacing: [ViewID: Double] { _read { yield box.value.customSpacing } _modify { yield &box.value.customSpacing } }
        public var cellConstraints: [LayoutConstraint]? { _read { yield box.value.cellConstraints } _modify { yield &box.value.cellConstraints } }
        /// The traits that the view and its superviews override (UIView.traitOverrides).
        public var traitOverrides: TraitCollection { _read { yield box.value.traitOverrides } _modify { yield &box.value.traitOverrides } }

        /// Stored by reference, because the layout looks views up and passes them on.
        private struct Fields: Hashable, Sendable {
            var id: ViewID
            var kind: ViewKind
            var properties: ViewProperties
            var subviews: [ViewID]
            var customSpacing: [ViewID: Double]
            var cellConstraints: [LayoutConstraint]?
            var traitOverrides: TraitCollection
        }

        private var box: CopyOnWrite<Fields>

        public init(
            id: ViewID, kind: ViewKind, properties: ViewProperties = ViewProperties(), subviews: [ViewID] = [],
            customSpacing: [ViewID: Double] = [:], cellConstraints: [LayoutConstraint]? = nil,
            traitOverrides: TraitCollection = TraitCollection()
        ) {
            box = CopyOnWrite(Fields(
                id: id, kind: kind, properties: properties, subviews: subviews, customSpacing: customSpacing,
                cellConstraints: cellConstraints, traitOverrides: traitOverrides
            ))
        }
    }

    public var size: Size { _read { yield box.value.size } _modify { yield &box.value.size } }
    /// The root view's origin in the window, for constraints to `window`.
    public var originInWindow: Point { _read { yield box.value.originInWindow } _modify { yield &box.value.originInWindow } }
    public var windowSize: Size { _read { yield box.value.windowSize } _modify { yield &box.value.windowSize } }
    /// The window's size class, which determines root views' margins. A column or a sheet has other traits.
    public var windowHorizontalSizeClass: UserInterfaceSizeClass { _read { yield box.value.windowHorizontalSizeClass } _modify { yield &box.value.windowHorizontalSizeClass } }
    public var safeAreaInsets: EdgeInsets { _read { yield box.value.safeAreaInsets } _modify { yield &box.value.safeAreaInsets } }
    /// The height of the root view's bottom that the keyboard covers, in points.
    public var keyboardOverlap: Double { _read { yield box.value.keyboardOverlap } _modify { yield &box.value.keyboardOverlap } }
    /// UIKeyboardLayoutGuide.usesBottomSafeArea of the root view's guide.
    public var usesBottomSafeArea: Bool { _read { yield box.value.usesBottomSafeArea } _modify { yield &box.value.usesBottomSafeArea } }
    public var isInNavigationController: Bool { _read { yield box.value.isInNavigationController } _modify { yield &box.value.isInNavigationController } }
    /// UIView.layoutMargins of the root view in points. `nil` for the system's margins.
    public var layoutMargins: EdgeInsets? { _read { yield box.value.layoutMargins } _modify { yield &box.value.layoutMargins } }
    public var traits: TraitCollection { _read { yield box.value.traits } _modify { yield &box.value.traits } }
    public var profile: BehaviourProfile { _read { yield box.value.profile } _modify { yield &box.value.profile } }
    public var views: [View] { _read { yield box.value.views } _modify { yield &box.value.views } }
    /// The constraints in file order.
    public var constraints: [LayoutConstraint] { _read { yield box.value.constraints } _modify { yield &box.value.constraints } }

    /// Stored by reference, because layouts, pictures and geometries keep a request.
    private struct Fields: Hashable, Sendable {
        var size: Size
        var originInWindow: Point
        var windowSize: Size
        var windowHorizontalSizeClass: UserInterfaceSizeClass
        var safeAreaInsets: EdgeInsets
        var keyboardOverlap = 0.0
        var usesBottomSafeArea = true
        var isInNavigationController = false
        var layoutMargins: EdgeInsets?
        var traits: TraitCollection
        var profile: BehaviourProfile
        var views: [View]
        var constraints: [LayoutConstraint]
    }

    private var box: CopyOnWrite<Fields>

    public init(
        size: Size, originInWindow: Point = .zero, windowSize: Size,
        windowHorizontalSizeClass: UserInterfaceSizeClass = .unspecified, safeAreaInsets: EdgeInsets = .zero,
        traits: TraitCollection, profile: BehaviourProfile = .newest, views: [View], constraints: [LayoutConstraint]
    ) {
        box = CopyOnWrite(Fields(
            size: size, originInWindow: originInWindow, windowSize: windowSize, windowHorizontalSizeClass: windowHorizontalSizeClass,
            safeAreaInsets: safeAreaInsets, traits: traits, profile: profile, views: views, constraints: constraints
        ))
    }
}

extension LayoutRequest {
    /// Whether both requests have the same layout. Traits that layout ignores, such as style and contrast, may differ.
    public func isLaidOut(as other: LayoutRequest) -> Bool {
        var same = other
        same.traits = traits
        return same == self && LayoutTraits(traits, profile: profile) == LayoutTraits(other.traits, profile: other.profile)
    }
}
