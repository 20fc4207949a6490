/// UINavigationItem, without the title.
public struct NavigationItem: Hashable, Sendable {
    /// UINavigationItem.LargeTitleDisplayMode.
    public enum LargeTitleDisplayMode: String, CaseIterable, Hashable, Sendable {
        /// Like the controller below it on the stack; large at the root.
        case automatic
        case always, never
    }

    /// UINavigationItem.BackButtonDisplayMode (iOS 14): applies to the controller pushed over this one.
    public enum BackButtonDisplayMode: String, CaseIterable, Hashable, Sendable {
        /// The title, or "Back" where the title is too long.
        case `default`
        /// "Back".
        case generic
        /// The chevron alone.
        case minimal
    }

    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Whether no back button leads from the controller.
    public var hidesBackButton = false
    public var leftBarButtonItems: [BarButtonItem] = []
    /// Whether the left items are next to the back button; otherwise they replace it.
    public var leftItemsSupplementBackButton = false
    public var rightBarButtonItems: [BarButtonItem] = []
    /// UINavigationItem.pinnedTrailingGroup (iOS 16): items at the trailing edge that always stay in the bar, the leading one first.
    public var pinnedTrailingGroup: [BarButtonItem] = []
    public var verticalBarCompressionBehavior = VerticalBarCompressionBehavior.automatic
    /// Whether the app adds the classic split view's displayModeButtonItem on the left, next to the back button, as in Xcode's template.
    /// The column style adds its button by itself.
    public var displayModeButtonItem = false
    /// UINavigationItem.searchController (iOS 11).
    public var searchController: SearchDefinition?

    public init() {}

    public var items: [BarButtonItem] { leftBarButtonItems + rightBarButtonItems + pinnedTrailingGroup }

    /// Whether a back button has a place next to the left items.
    public var showsBackButton: Bool { !hidesBackButton && (leftBarButtonItems.isEmpty || leftItemsSupplementBackButton) }

    /// The item with what its system items show.
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

/// UITabBarItem.
public struct TabBarItem: Hashable, Sendable {
    public var title: String?
    public var image: String?
    public var badgeValue: String?

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
    /// UINavigationBar.isTranslucent and UIToolbar.isTranslucent.
    public var isTranslucent = true

    public init() {}
}
