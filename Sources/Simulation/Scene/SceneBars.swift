import PlaygroundModel

public struct NavigationBar: Hashable, Sendable {
    /// The row below the status bar, in the window's coordinates. The background extends to the window's top.
    public var frame: Rect
    /// The height of buttons and title from the row's upper edge, in points. `nil` for the whole row.
    public var contentHeight: Double?
    /// The title, shown in the row or in `largeTitleFrame`.
    public var title: String?
    /// The title of the back button. Empty for only the chevron. `nil` without a back button.
    public var backButtonTitle: String?
    public var backEvent: Event?
    /// The prompt above buttons and title, in a row of `promptHeight`.
    public var prompt: String?
    public var promptHeight = 0.0
    /// The subtitle, below the title or in `largeTitleFrame` below the large title, in a row of `largeSubtitleHeight`.
    public var subtitle: String?
    public var largeSubtitleHeight = 0.0
    /// The view that replaces the title. The controller of `content` lays it out.
    public var titleView: ViewID?
    public var largeTitleFrame: Rect?
    public var largeTitleInsets = EdgeInsets.zero
    /// The heights of a large title and a search bar that scrolling has moved away, in points.
    public var collapsedTitleHeight = 0.0
    public var collapsedSearchHeight = 0.0
    /// The height of the edge effect from the container's top. `nil` for a bar with a background.
    public var edgeEffectHeight: Double?
    /// The controller whose navigation item and items the bar shows.
    public var content: ControllerInstance.ID?
    public var leftBarButtonItems: [BarButtonItem] = []
    public var rightBarButtonItems: [BarButtonItem] = []
    /// UINavigationItem.pinnedTrailingGroup, starting with the leading item.
    public var pinnedTrailingGroup: [BarButtonItem] = []
    /// The height that a search bar below the row adds, in points.
    public var searchBarHeight = 0.0
    /// The width that a search bar at the row's trailing end uses, in points.
    public var trailingReserve = 0.0
    public var displayModeButton: DisplayModeButton?
    /// The insets for a column at the side, in addition to the container's safe area.
    public var sideInsets = EdgeInsets.zero
    public var isVertical = false
    public var titlePlacement = TitlePlacement.centred
    /// Whether the buttons have glass backgrounds, which neighbours share (iOS 26).
    public var hasSharedBackgrounds = false

    public enum TitlePlacement: Hashable, Sendable {
        case centred
        case leading
        case leadingLarge
    }

    public var contentRow: Rect {
        let height = frame.height - promptHeight
        return Rect(x: frame.minX, y: frame.minY + promptHeight, width: frame.width, height: min(height, contentHeight ?? height))
    }

    public var height: Double { frame.height + (largeTitleFrame?.height ?? 0) + searchBarHeight }
}

/// The button for UISplitViewController.displayModeButtonItem.
public struct DisplayModeButton: Hashable, Sendable {
    public var event: Event
}

public struct Toolbar: Hashable, Sendable {
    /// The frame in the window's coordinates, above the home indicator. The background extends to its container's bottom.
    public var frame: Rect
    /// The height of the area of the items, from the bar's upper edge. `nil` for the whole bar.
    public var contentHeight: Double
    public var content: ControllerInstance.ID
    public var items: [BarButtonItem]
    public var hasSharedBackgrounds = false
    public var trailingReserve = 0.0
    /// The insets for a column at the side, in addition to the container's safe area.
    public var sideInsets = EdgeInsets.zero

    public var contentRow: Rect { Rect(x: frame.minX, y: frame.minY, width: frame.width, height: contentHeight) }
}

public struct TabBar: Hashable, Sendable {
    public enum Placement: Hashable, Sendable {
        /// A bar at the bottom, whose background extends to the container's bottom.
        case bottom
        /// A bar in the row of the navigation bar (iPadOS 18).
        case top
        /// A sidebar at the leading edge (iPadOS 18).
        case sidebar(SidebarForm)
        /// A bar in a column at the side of an iPhone Duo (iOS 27.1).
        case side(BarColumn.Edge)
    }

    public enum SidebarForm: Hashable, Sendable {
        case overlap
        case tile
        /// The sidebar covers the dimmed controller, because space is short.
        case overlay
    }

    public struct Item: Hashable, Sendable {
        public var title: String
        public var image: String?
        public var badge: String?
        public var isSelected: Bool
        public var event: Event
        /// Whether this is a search tab, which glass shows apart from the others.
        public var isSearch = false
        /// Whether the tab starts its search automatically (UISearchTab.automaticallyActivatesSearch).
        var activatesSearch = false
    }

    public struct Collapsed: Hashable, Sendable {
        /// The index in `items`.
        public var item: Int
        /// The frame in the window's coordinates.
        public var frame: Rect
    }

    public var frame: Rect
    public var placement: Placement
    public var items: [Item]
    /// The rows of the visible More list. They fill the tab bar controller's view between its bars. `nil` without the list.
    public var moreList: [Item]?
    public var hasImagesBesideTitles: Bool = false
    /// Whether scrolling has reduced the bar to the selected tab and the search tab (iOS 26).
    public var isMinimized = false
    /// The circle of a tab next to the field of a search tab (iOS 26).
    public var collapsed: Collapsed?
    /// The glass of a vertical bar, in the window's coordinates.
    public var glass: Rect?
    public var title: String?
    public var sidebarButton: Event?
    /// The dimmed area under a sidebar, in the window's coordinates. A tap on it sends `dim`.
    public var dimming: Rect?
    /// The insets for the part of a sidebar's first row that the window's controls cover.
    public var sideInsets = EdgeInsets.zero
}

/// The accessory (UITabAccessory) above a bottom tab bar or at the bottom of the controller's view (iOS 26).
public struct TabAccessory: Hashable, Sendable {
    public var view: ViewID
    /// The frame in the window's coordinates.
    public var frame: Rect
    /// Whether the accessory has glass. Without glass it is centred in `frame` and as wide as its content.
    public var hasGlass: Bool
}

public struct PageControl: Hashable, Sendable {
    public var frame: Rect
    public var numberOfPages: Int
    public var currentPage: Int
}
