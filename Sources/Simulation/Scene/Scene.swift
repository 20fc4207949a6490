import PlaygroundModel

/// What stands on a device's screen at one moment: its controllers, each with its place, its traits and its adaptive
/// elements resolved. Made afresh from a state; nothing in it is remembered.
public struct Scene: Hashable, Sendable {
    public var device: Device
    public var environment: Environment
    /// In points, in the environment's orientation.
    public var screenSize: Size
    /// The app's window in the screen's coordinates.
    public var window: Rect
    /// Of the window, before any bar of the app, in points.
    public var safeAreaInsets: EdgeInsets = .zero
    /// Of the window, before any controller overrides one.
    public var traits: ResolvedTraits = ResolvedTraits()
    /// Depth first, a parent before its children, what is in front after what is behind it.
    public var controllers: [SceneController]
    /// The effect of a touch on them.
    public var touch = TouchScene()
    /// What stands in front of the app, if it is not in front itself.
    public var homeScreen: HomeScreenScene?
}

/// A controller on screen.
public struct SceneController: Hashable, Sendable, Identifiable {
    public var id: ControllerInstance.ID
    public var definition: ControllerDefinition
    public var parent: ControllerInstance.ID?
    /// Its root view, in the window's coordinates.
    public var frame: Rect
    /// Why its place or size is doubtful, if it is: no source was found for a number it follows from.
    public var frameDoubt: String?
    /// Of its root view: what bars and hardware cover, in points.
    public var safeAreaInsets: EdgeInsets
    public var traits: ResolvedTraits
    /// The bar a navigation controller draws, in the window's coordinates.
    public var navigationBar: NavigationBar?
    /// In file order.
    public var adaptiveElements: [ResolvedAdaptiveElement] = []
    /// The views with their properties as the adaptive elements leave them, in file order; views that no holding element
    /// installs are absent.
    public var views: [ResolvedView] = []
    /// The changes that `views` are with.
    var changes = ViewChanges()
    /// The row of a table that was tapped last, as long as the controller has been on screen since.
    public var selectedRow: ViewID? { changes.selectedRow }
    /// The active constraints: the controller's own, then those of the adaptive elements that hold. A constraint that
    /// names a view which is not installed is among them; the layout reports it.
    public var constraints: [LayoutConstraint] = []
    /// Whether the controller was presented, and so how it can be left.
    public var isPresented: Bool = false
    /// How, if it was presented.
    public var presentation: ScenePresentation?
    /// How many screens a navigation controller has on its stack, the one of More in a tab bar controller included; `nil` for
    /// any other controller.
    public var stackDepth: Int?
    /// The bar a navigation controller draws at the bottom.
    public var toolbar: Toolbar?
    public var tabBar: TabBar?
    public var pageControl: PageControl?
    /// `nil` unless this is a split view.
    public var split: SplitArrangement?
    /// Whether it is on the screen; of a scene's controllers all are.
    var isVisible = true
}

/// A view with the properties it has at the moment.
public struct ResolvedView: Hashable, Sendable, Identifiable {
    public var definition: ViewDefinition
    public var properties: ViewProperties
    /// What its own traitOverrides and those of the views around it change of the controller's traits (iOS 17).
    public var traitOverrides: TraitCollection = TraitCollection()

    public var id: ViewID { definition.id }
}

/// An adaptive element, and whether it holds.
public struct ResolvedAdaptiveElement: Hashable, Sendable {
    public var path: DocumentPath
    public var holds: Bool
    /// What decides: the parts of the condition that make it hold or fail.
    public var reasons: [Reason]

    /// One elementary condition, and what stood against it.
    public struct Reason: Hashable, Sendable {
        public var condition: Condition
        public var holds: Bool
        /// The actual value in words: `compact`, `portrait`, `694`.
        public var actual: String
    }
}
