import PlaygroundModel

/// The screen of a device at one point in time: its resolved controllers.
public struct Scene: Hashable, Sendable {
    public var device: Device { _read { yield box.value.device } _modify { yield &box.value.device } }
    public var environment: Environment { _read { yield box.value.environment } _modify { yield &box.value.environment } }
    /// The size in points, in the environment's orientation.
    public var screenSize: Size { _read { yield box.value.screenSize } _modify { yield &box.value.screenSize } }
    /// The app's window in the screen's coordinates.
    public var window: Rect { _read { yield box.value.window } _modify { yield &box.value.window } }
    /// The window's safe area insets without the app's bars, in points.
    public var safeAreaInsets: EdgeInsets { _read { yield box.value.safeAreaInsets } _modify { yield &box.value.safeAreaInsets } }
    /// UIView.reservedRegions of the window, in the window's coordinates.
    public var regions: [ReservedRegion] { _read { yield box.value.regions } _modify { yield &box.value.regions } }
    /// The window's traits, without overrides by controllers.
    public var traits: ResolvedTraits { _read { yield box.value.traits } _modify { yield &box.value.traits } }
    /// The controllers, back to front and depth first. Parents come before children.
    public var controllers: [SceneController] { _read { yield box.value.controllers } _modify { yield &box.value.controllers } }
    /// UIViewController.prefersStatusBarHidden of the controller that decides.
    public var isStatusBarHidden: Bool { _read { yield box.value.isStatusBarHidden } _modify { yield &box.value.isStatusBarHidden } }
    /// UIViewController.preferredStatusBarStyle of the controller that decides, or the style of its navigation bar.
    public var statusBarStyle: StatusBarStyle { _read { yield box.value.statusBarStyle } _modify { yield &box.value.statusBarStyle } }
    public var doubts: [WindowDoubt] { _read { yield box.value.doubts } _modify { yield &box.value.doubts } }
    public var windowing: Windowing { _read { yield box.value.windowing } _modify { yield &box.value.windowing } }
    /// Whether the app uses only a part of the screen without requesting a window. The rest is black.
    public var isBoxed: Bool { _read { yield box.value.isBoxed } _modify { yield &box.value.isBoxed } }
    /// The three window controls, in the window's coordinates. `nil` in full screen.
    public var windowControls: Rect? { _read { yield box.value.windowControls } _modify { yield &box.value.windowControls } }
    /// Whether the window of an iPhone app is outside the phone's screen.
    public var isBesidePhone: Bool { _read { yield box.value.isBesidePhone } _modify { yield &box.value.isBesidePhone } }
    public var touch: TouchScene { _read { yield box.value.touch } _modify { yield &box.value.touch } }
    public var keyboard: Keyboard? { _read { yield box.value.keyboard } _modify { yield &box.value.keyboard } }
    public var overflowMenu: OverflowMenu? { _read { yield box.value.overflowMenu } _modify { yield &box.value.overflowMenu } }
    public var swipedRow: SwipedRow? { _read { yield box.value.swipedRow } _modify { yield &box.value.swipedRow } }
    public var homeScreen: HomeScreenScene? { _read { yield box.value.homeScreen } _modify { yield &box.value.homeScreen } }

    /// The stored fields are behind one reference, because pictures and the builders of their nodes copy the scene.
    private struct Fields: Hashable, Sendable {
        var device: Device
        var environment: Environment
        var screenSize: Size
        var window: Rect
        var safeAreaInsets: EdgeInsets = .zero
        var regions: [ReservedRegion] = []
        var traits: ResolvedTraits = ResolvedTraits()
        var controllers: [SceneController]
        var isStatusBarHidden = false
        var statusBarStyle = StatusBarStyle.default
        var doubts: [WindowDoubt] = []
        var windowing = Windowing.fullScreen(.noSuchWindow)
        var isBoxed = false
        var windowControls: Rect?
        var isBesidePhone = false
        var touch = TouchScene()
        var keyboard: Keyboard?
        var overflowMenu: OverflowMenu?
        var swipedRow: SwipedRow?
        var homeScreen: HomeScreenScene?
    }

    private var box: CopyOnWrite<Fields>

    init(
        device: Device, environment: Environment, screenSize: Size, window: Rect, safeAreaInsets: EdgeInsets = .zero,
        regions: [ReservedRegion] = [], traits: ResolvedTraits = ResolvedTraits(), controllers: [SceneController], doubts: [WindowDoubt] = []
    ) {
        box = CopyOnWrite(Fields(
            device: device, environment: environment, screenSize: screenSize, window: window, safeAreaInsets: safeAreaInsets,
            regions: regions, traits: traits, controllers: controllers, doubts: doubts
        ))
    }
}

public struct SceneController: Hashable, Sendable, Identifiable {
    /// A controller and its UIViewController.additionalSafeAreaInsets, in points.
    public struct AddedInsets: Hashable, Sendable {
        public var controller: ControllerID
        public var insets: EdgeInsets
    }

    public var id: ControllerInstance.ID { _read { yield box.value.id } _modify { yield &box.value.id } }
    public var definition: ControllerDefinition { _read { yield box.value.definition } _modify { yield &box.value.definition } }
    public var parent: ControllerInstance.ID? { _read { yield box.value.parent } _modify { yield &box.value.parent } }
    /// The root view's frame, in the window's coordinates.
    public var frame: Rect { _read { yield box.value.frame } _modify { yield &box.value.frame } }
    /// The reason why the frame is uncertain: a number without a source. `nil` if it is certain.
    public var frameDoubt: String? { _read { yield box.value.frameDoubt } _modify { yield &box.value.frameDoubt } }
    public var safeAreaInsets: EdgeInsets { _read { yield box.value.safeAreaInsets } _modify { yield &box.value.safeAreaInsets } }
    /// The additionalSafeAreaInsets of the controller and of the containers around it, outermost first.
    public var addedInsets: [AddedInsets] { _read { yield box.value.addedInsets } _modify { yield &box.value.addedInsets } }
    public var traits: ResolvedTraits { get { box.value.traits } _modify { yield &box.value.traits } }
    public var navigationBar: NavigationBar? { _read { yield box.value.navigationBar } _modify { yield &box.value.navigationBar } }
    /// The adaptive elements in file order.
    public var adaptiveElements: [ResolvedAdaptiveElement] { _read { yield box.value.adaptiveElements } _modify { yield &box.value.adaptiveElements } }
    /// The installed views with the properties that adaptive elements and changes set, in file order.
    public var views: [ResolvedView] { _read { yield box.value.views } _modify { yield &box.value.views } }
    var changes: ViewChanges { _read { yield box.value.changes } _modify { yield &box.value.changes } }
    /// The last tapped row of a table, while the controller stays on screen.
    public var selectedRow: ViewID? { changes.selectedRow }
    /// The controller's active constraints, then those of matching adaptive elements. The layout reports views that are not installed.
    public var constraints: [LayoutConstraint] { _read { yield box.value.constraints } _modify { yield &box.value.constraints } }
    public var isPresented: Bool { _read { yield box.value.isPresented } _modify { yield &box.value.isPresented } }
    public var presentation: ScenePresentation? { _read { yield box.value.presentation } _modify { yield &box.value.presentation } }
    /// Whether the controller has a UIViewController.navigationController, including that of More.
    public var isInNavigationController: Bool {
        _read { yield box.value.isInNavigationController } _modify { yield &box.value.isInNavigationController }
    }
    /// The number of controllers on a navigation controller's stack, including that of More. `nil` for other controllers.
    public var stackDepth: Int? { _read { yield box.value.stackDepth } _modify { yield &box.value.stackDepth } }
    public var verticalBar: VerticalBar? { _read { yield box.value.verticalBar } _modify { yield &box.value.verticalBar } }
    public var toolbar: Toolbar? { _read { yield box.value.toolbar } _modify { yield &box.value.toolbar } }
    public var barDoubt: String? { _read { yield box.value.barDoubt } _modify { yield &box.value.barDoubt } }
    public var searchBar: SearchBar? { _read { yield box.value.searchBar } _modify { yield &box.value.searchBar } }
    var showsSearchBar: Bool { _read { yield box.value.showsSearchBar } _modify { yield &box.value.showsSearchBar } }
    var isSearchBarHidden: Bool { _read { yield box.value.isSearchBarHidden } _modify { yield &box.value.isSearchBarHidden } }
    /// The height in points by which the bar above has collapsed since the start of the content.
    var collapsedBarHeight: Double { _read { yield box.value.collapsedBarHeight } _modify { yield &box.value.collapsedBarHeight } }
    /// The frame of the title view's area, in the window's coordinates.
    var titlePlace: Rect? { _read { yield box.value.titlePlace } _modify { yield &box.value.titlePlace } }
    public var tabBar: TabBar? { _read { yield box.value.tabBar } _modify { yield &box.value.tabBar } }
    /// The controller that hides the tab bar, in a stack of this tab bar controller. `nil` if the tab bar is visible.
    var bottomBarHider: ControllerInstance.ID? { _read { yield box.value.bottomBarHider } _modify { yield &box.value.bottomBarHider } }
    public var tabAccessory: TabAccessory? { _read { yield box.value.tabAccessory } _modify { yield &box.value.tabAccessory } }
    public var pageControl: PageControl? { _read { yield box.value.pageControl } _modify { yield &box.value.pageControl } }
    /// The height at the controller's bottom that the keyboard covers, in points.
    var keyboardOverlap: Double { _read { yield box.value.keyboardOverlap } _modify { yield &box.value.keyboardOverlap } }
    public var split: SplitArrangement? { _read { yield box.value.split } _modify { yield &box.value.split } }
    /// Whether the controller is visible. `true` for all controllers of a scene.
    var isVisible: Bool { _read { yield box.value.isVisible } _modify { yield &box.value.isVisible } }

    /// The stored fields are behind one reference, because hierarchies, scenes, layouts and the log share a controller.
    private struct Fields: Hashable, Sendable {
        var id: ControllerInstance.ID
        var definition: ControllerDefinition
        var parent: ControllerInstance.ID?
        var frame: Rect
        var frameDoubt: String?
        var safeAreaInsets: EdgeInsets
        var addedInsets: [AddedInsets] = []
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
        var collapsedBarHeight = 0.0
        var titlePlace: Rect?
        var tabBar: TabBar?
        var bottomBarHider: ControllerInstance.ID?
        var tabAccessory: TabAccessory?
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

public struct ResolvedView: Hashable, Sendable, Identifiable {
    public var definition: ViewDefinition
    public var properties: ViewProperties
    /// The traits changed by the view's own traitOverrides and those of its superviews (iOS 17).
    public var traitOverrides: TraitCollection = TraitCollection()

    public var id: ViewID { definition.id }
}

public struct ResolvedAdaptiveElement: Hashable, Sendable {
    public var path: DocumentPath
    public var holds: Bool
    public var reasons: [Reason]

    public struct Reason: Hashable, Sendable {
        public var condition: Condition
        public var holds: Bool
        /// The current value as a string: `compact`, `portrait`, `694`.
        public var actual: String
    }
}
