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
    /// What the system covers of the window, or the hinge divides, in the window's coordinates (UIView.reservedRegions).
    public var regions: [ReservedRegion] = []
    /// Of the window, before any controller overrides one.
    public var traits: ResolvedTraits = ResolvedTraits()
    /// Depth first, a parent before its children, what is in front after what is behind it.
    public var controllers: [SceneController]
    /// What is not known about the window.
    public var doubts: [WindowDoubt] = []
    /// How the device came to give it.
    public var windowing = Windowing.fullScreen(.noSuchWindow)
    /// Whether the app does not get the screen though it asks for no window: beside it the screen is black.
    public var isBoxed = false
    /// Whether the window does not stand on the screen of the phone whose app it is of.
    public var isBesidePhone = false
    /// The effect of a touch on them.
    public var touch = TouchScene()
    /// The keyboard, while there is one to be seen.
    public var keyboard: Keyboard?
    /// The bar items without room in a vertical bar, while somebody has asked for them.
    public var overflowMenu: OverflowMenu?
    /// What stands in front of the app, if it is not in front itself.
    public var homeScreen: HomeScreenScene?
}

/// A controller on screen.
public struct SceneController: Hashable, Sendable, Identifiable {
    public var id: ControllerInstance.ID { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var definition: ControllerDefinition { _read { yield box.value.definition } _modify { yield &box.value.definition } }
    public var parent: ControllerInstance.ID? { _read { yield box.value.parent } _modify { yield &box.value.parent } }
    /// Its root view, in the window's coordinates.
    public var frame: Rect { _read { yield box.value.frame } _modify { yield &box.value.frame } }
    /// Why its place or size is doubtful, if it is: no source was found for a number it follows from.
    public var frameDoubt: String? { _read { yield box.value.frameDoubt } _modify { yield &box.value.frameDoubt } }
    /// Of its root view: what bars and hardware cover, in points.
    public var safeAreaInsets: EdgeInsets { _read { yield box.value.safeAreaInsets } _modify { yield &box.value.safeAreaInsets } }
    public var traits: ResolvedTraits { _read { yield box.value.traits } _modify { yield &box.value.traits } }
    /// The bar a navigation controller draws, in the window's coordinates.
    public var navigationBar: NavigationBar? { _read { yield box.value.navigationBar } _modify { yield &box.value.navigationBar } }
    /// In file order.
    public var adaptiveElements: [ResolvedAdaptiveElement] { _read { yield box.value.adaptiveElements } _modify { yield &box.value.adaptiveElements } }
    /// The views with their properties as the adaptive elements leave them, in file order; views that no holding element
    /// installs are absent.
    public var views: [ResolvedView] { _read { yield box.value.views } _modify { yield &box.value.views } }
    /// The changes that `views` are with.
    var changes: ViewChanges { _read { yield box.value.changes } _modify { yield &box.value.changes } }
    /// The row of a table that was tapped last, as long as the controller has been on screen since.
    public var selectedRow: ViewID? { changes.selectedRow }
    /// The active constraints: the controller's own, then those of the adaptive elements that hold. A constraint that
    /// names a view which is not installed is among them; the layout reports it.
    public var constraints: [LayoutConstraint] { _read { yield box.value.constraints } _modify { yield &box.value.constraints } }
    /// Whether the controller was presented, and so how it can be left.
    public var isPresented: Bool { _read { yield box.value.isPresented } _modify { yield &box.value.isPresented } }
    /// How, if it was presented.
    public var presentation: ScenePresentation? { _read { yield box.value.presentation } _modify { yield &box.value.presentation } }
    /// Whether a navigation controller is around it (UIViewController.navigationController), the one of More included.
    public var isInNavigationController: Bool {
        _read { yield box.value.isInNavigationController } _modify { yield &box.value.isInNavigationController }
    }
    /// How many screens a navigation controller has on its stack, the one of More in a tab bar controller included; `nil` for
    /// any other controller.
    public var stackDepth: Int? { _read { yield box.value.stackDepth } _modify { yield &box.value.stackDepth } }
    /// The column in which a navigation controller draws items of both its bars, where it has one.
    public var verticalBar: VerticalBar? { _read { yield box.value.verticalBar } _modify { yield &box.value.verticalBar } }
    /// The bar a navigation controller draws at the bottom.
    public var toolbar: Toolbar? { _read { yield box.value.toolbar } _modify { yield &box.value.toolbar } }
    /// The search bar in the bars of a navigation controller.
    /// Why the heights of its bars are doubtful; `nil` where they are not.
    public var barDoubt: String? { _read { yield box.value.barDoubt } _modify { yield &box.value.barDoubt } }
    public var searchBar: SearchBar? { _read { yield box.value.searchBar } _modify { yield &box.value.searchBar } }
    /// Whether the search bar of its own navigation item is on the screen.
    var showsSearchBar: Bool { _read { yield box.value.showsSearchBar } _modify { yield &box.value.showsSearchBar } }
    /// Whether the search bar of its own navigation item would be, had it not to be pulled out.
    var isSearchBarHidden: Bool { _read { yield box.value.isSearchBarHidden } _modify { yield &box.value.isSearchBarHidden } }
    public var tabBar: TabBar? { _read { yield box.value.tabBar } _modify { yield &box.value.tabBar } }
    public var pageControl: PageControl? { _read { yield box.value.pageControl } _modify { yield &box.value.pageControl } }
    /// How much of its bottom the keyboard covers, in points.
    var keyboardOverlap: Double { _read { yield box.value.keyboardOverlap } _modify { yield &box.value.keyboardOverlap } }
    /// `nil` unless this is a split view.
    public var split: SplitArrangement? { _read { yield box.value.split } _modify { yield &box.value.split } }
    /// Whether it is on the screen; of a scene's controllers all are.
    var isVisible: Bool { _read { yield box.value.isVisible } _modify { yield &box.value.isVisible } }

    /// Behind one reference: a controller goes from the hierarchy to scenes, layouts, boxes and the log.
    private struct Fields: Hashable, Sendable {
        var id: ControllerInstance.ID
        var definition: ControllerDefinition
        var parent: ControllerInstance.ID?
        var frame: Rect
        var frameDoubt: String?
        var safeAreaInsets: EdgeInsets
        var keyboardOverlap = 0.0
        var traits: ResolvedTraits
        var navigationBar: NavigationBar?
        var adaptiveElements: [ResolvedAdaptiveElement] = []
        var views: [ResolvedView] = []
        var changes = ViewChanges()
        var constraints: [LayoutConstraint] = []
        var isPresented = false
        var presentation: ScenePresentation?
        var stackDepth: Int?
        var isInNavigationController = false
        var verticalBar: VerticalBar?
        var toolbar: Toolbar?
        var barDoubt: String?
        var searchBar: SearchBar?
        var showsSearchBar = false
        var isSearchBarHidden = false
        var tabBar: TabBar?
        var pageControl: PageControl?
        var split: SplitArrangement?
        var isVisible = true
    }

    private var box: CopyOnWrite<Fields>

    init(
        id: ControllerInstance.ID, definition: ControllerDefinition, parent: ControllerInstance.ID?, frame: Rect,
        safeAreaInsets: EdgeInsets, traits: ResolvedTraits, navigationBar: NavigationBar? = nil,
        adaptiveElements: [ResolvedAdaptiveElement] = [], views: [ResolvedView] = [], constraints: [LayoutConstraint] = [],
        isPresented: Bool = false
    ) {
        box = CopyOnWrite(Fields(
            id: id, definition: definition, parent: parent, frame: frame, safeAreaInsets: safeAreaInsets, traits: traits,
            navigationBar: navigationBar, adaptiveElements: adaptiveElements, views: views, constraints: constraints,
            isPresented: isPresented
        ))
    }
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
