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
    /// Whether the app puts the classic split view's displayModeButtonItem on the left. The column style shows its button
    /// without being asked. It stands beside the back button, as Xcode's template has it.
    public var displayModeButtonItem = false

    public init() {}
}

/// UIBarButtonItem: an element of a navigation bar or a toolbar, or an action of an alert. It goes by a name among the
/// controller's views, so that `tap home.compose` reaches either.
public struct BarButtonItem: Hashable, Sendable, Identifiable {
    public var id: ViewID
    public var path: DocumentPath
    public var title: String?
    public var image: String?
    public var isEnabled: Bool
    public var tap: Action?

    public init(
        id: ViewID, path: DocumentPath, title: String? = nil, image: String? = nil, isEnabled: Bool = true,
        tap: Action? = nil
    ) {
        self.id = id
        self.path = path
        self.title = title
        self.image = image
        self.isEnabled = isEnabled
        self.tap = tap
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

/// What a navigation controller is told beside its root.
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
