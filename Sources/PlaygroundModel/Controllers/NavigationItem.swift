/// UINavigationItem: what a controller puts into the bar above it, beside its title.
public struct NavigationItem: Hashable, Sendable {
    /// UINavigationItem.LargeTitleDisplayMode.
    public enum LargeTitleDisplayMode: String, CaseIterable, Hashable, Sendable {
        /// As the controller below it on the stack; at the root, large.
        case automatic
        case always, never
    }

    /// UINavigationItem.BackButtonDisplayMode (iOS 14): of the back button on the controller pushed over this one.
    public enum BackButtonDisplayMode: String, CaseIterable, Hashable, Sendable {
        /// The title, or "Back" where it is too long.
        case `default`
        /// "Back".
        case generic
        /// The chevron alone.
        case minimal
    }

    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public var backButtonDisplayMode = BackButtonDisplayMode.default
    public var leftBarButtonItems: [BarButtonItem] = []
    /// Whether the left items stand beside the back button; otherwise they take its place.
    public var leftItemsSupplementBackButton = false
    public var rightBarButtonItems: [BarButtonItem] = []
    /// UINavigationItem.pinnedTrailingGroup (iOS 16): items at the trailing edge, from the leading one, that never give way.
    public var pinnedTrailingGroup: [BarButtonItem] = []
    public var verticalBarCompressionBehavior = VerticalBarCompressionBehavior.automatic
    /// Whether the app puts the classic split view's displayModeButtonItem on the left. The column style shows its button
    /// without being asked. It stands beside the back button, as Xcode's template has it.
    public var displayModeButtonItem = false
    /// UINavigationItem.searchController (iOS 11).
    public var searchController: SearchDefinition?

    public init() {}

    /// All items.
    public var items: [BarButtonItem] { leftBarButtonItems + rightBarButtonItems + pinnedTrailingGroup }

    /// Changes every item.
    mutating func changeItems(_ change: (BarButtonItem) -> BarButtonItem) {
        leftBarButtonItems = leftBarButtonItems.map(change)
        rightBarButtonItems = rightBarButtonItems.map(change)
        pinnedTrailingGroup = pinnedTrailingGroup.map(change)
    }
}

/// UITabBarItem.
public struct TabBarItem: Hashable, Sendable {
    public var title: String?
    public var image: String?
    /// What the item's badge says; `nil` for none.
    public var badgeValue: String?

    public init(title: String? = nil, image: String? = nil, badgeValue: String? = nil) {
        self.title = title
        self.image = image
        self.badgeValue = badgeValue
    }
}

/// What a navigation controller is set to beside its root.
public struct NavigationOptions: Hashable, Sendable {
    /// UINavigationBar.prefersLargeTitles (iOS 11).
    public var prefersLargeTitles = false
    public var isNavigationBarHidden = false
    /// Hidden unless the playground says otherwise, as in UIKit.
    public var isToolbarHidden = true
    /// UINavigationBar.isTranslucent and UIToolbar.isTranslucent.
    public var isTranslucent = true

    public init() {}
}
