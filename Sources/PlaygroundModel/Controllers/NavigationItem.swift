/// UINavigationItem, without the title.
public struct NavigationItem: Hashable, Sendable {
    public enum LargeTitleDisplayMode: String, CaseIterable, Hashable, Sendable {
        /// The mode of the previous controller on the stack. Large at the root.
        case automatic
        case always, never
    }

    /// UINavigationItem.BackButtonDisplayMode (iOS 14): applies to the controller pushed over this one.
    public enum BackButtonDisplayMode: String, CaseIterable, Hashable, Sendable {
        /// The title, or "Back" if the title is too long.
        case `default`
        case generic
        /// The chevron without a title.
        case minimal
    }

    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public var backButtonDisplayMode = BackButtonDisplayMode.default
    public var hidesBackButton = false
    /// The line above the title.
    public var prompt: String?
    /// The line below the title (iOS 26).
    public var subtitle: String?
    /// A view of the controller that replaces the title in the bar. It has no superview among the controller's views.
    public var titleView: ViewID?
    public var leftBarButtonItems: [BarButtonItem] = []
    /// Whether the left items are next to the back button instead of replacing it.
    public var leftItemsSupplementBackButton = false
    public var rightBarButtonItems: [BarButtonItem] = []
    /// Items that always stay at the bar's trailing edge, the leading one first (iOS 16).
    public var pinnedTrailingGroup: [BarButtonItem] = []
    public var verticalBarCompressionBehavior = VerticalBarCompressionBehavior.automatic
    /// Whether the app adds the classic split view's displayModeButtonItem on the left, as in Xcode's template.
    public var displayModeButtonItem = false
    /// UINavigationItem.searchController (iOS 11).
    public var searchController: SearchDefinition?

    public init() {}

    public var items: [BarButtonItem] { leftBarButtonItems + rightBarButtonItems + pinnedTrailingGroup }

    public var showsBackButton: Bool { !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton) }

    public func shown(in profile: BehaviourProfile) -> NavigationItem {
        var copy = self
        copy.changeItems { $0.shown(in: profile) }
        return copy
    }

    public mutating func changeItems(_ change: (BarButtonItem) -> BarButtonItem) {
        leftBarButtonItems = leftBarButtonItems.map(change)
        rightBarButtonItems = rightBarButtonItems.map(change)
        pinnedTrailingGroup = pinnedTrailingGroup.map(change)
    }
}

public struct TabBarItem: Hashable, Sendable {
    /// UITabBarItem.SystemItem. Only the search tab looks different from other tabs, from iOS 26.
    public enum SystemItem: String, CaseIterable, Hashable, Sendable {
        case search

        public var title: SystemWord { .search }
        public var image: String { SystemSymbol.search.rawValue }
    }

    public var title: String?
    public var image: String?
    public var badgeValue: String?
    /// Supplies the title and the image, unless the item has its own.
    public var systemItem: SystemItem?
    /// UISearchTab.automaticallyActivatesSearch (iOS 26): selecting the tab starts a search. Cancel returns to the previous tab.
    public var automaticallyActivatesSearch = false

    public init(title: String? = nil, image: String? = nil, badgeValue: String? = nil) {
        self.title = title
        self.image = image
        self.badgeValue = badgeValue
    }
}

public struct NavigationOptions: Hashable, Sendable {
    /// UINavigationBar.prefersLargeTitles (iOS 11).
    public var prefersLargeTitles = false
    public var isNavigationBarHidden = false
    public var isToolbarHidden = true
    /// One bit for each `BarHiding`. A set would make the engine of exported pages larger.
    private var barHiding: UInt8 = 0

    public init() {}

    public func hides(_ hiding: BarHiding) -> Bool { barHiding & hiding.bit != 0 }

    public mutating func set(_ hiding: BarHiding, to hides: Bool) {
        barHiding = hides ? barHiding | hiding.bit : barHiding & ~hiding.bit
    }

    /// Whether both options hide bars for the same causes.
    public func hidesBars(as other: NavigationOptions?) -> Bool { barHiding == other?.barHiding }
}

/// The causes that hide a navigation controller's bar and toolbar (iOS 8), by the properties of UINavigationController.
public enum BarHiding: String, CaseIterable, Hashable, Sendable {
    /// A swipe up hides them, and a swipe down shows them.
    case hidesBarsOnSwipe
    /// A tap that nothing else handles hides or shows them.
    case hidesBarsOnTap
    /// The keyboard hides them. A tap that nothing else handles shows them.
    case hidesBarsWhenKeyboardAppears
    /// Compact height hides them. Regular height, or a tap that nothing else handles, shows them.
    case hidesBarsWhenVerticallyCompact

    fileprivate var bit: UInt8 {
        switch self {
        case .hidesBarsOnSwipe: 1
        case .hidesBarsOnTap: 2
        case .hidesBarsWhenKeyboardAppears: 4
        case .hidesBarsWhenVerticallyCompact: 8
        }
    }
}
