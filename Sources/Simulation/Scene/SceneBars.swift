import PlaygroundModel

public struct NavigationBar: Hashable, Sendable {
    /// The row with the buttons, in the window's coordinates, below the status bar; the background extends up to the window's top.
    public var frame: Rect
    /// The height of buttons and title, from the row's upper edge, in points; `nil` for all of it.
    public var contentHeight: Double?
    /// In the row, or large below it if there is a `largeTitleFrame`.
    public var title: String?
    /// Empty for the chevron alone; `nil` for no button.
    public var backButtonTitle: String?
    public var backEvent: Event?
    /// Below the row.
    public var largeTitleFrame: Rect?
    public var largeTitleInsets = EdgeInsets.zero
    /// The height of the edge effect, from the container's top; `nil` for a bar with a background.
    public var edgeEffectHeight: Double?
    /// The controller whose navigation item fills the bar; its items belong to it.
    public var content: ControllerInstance.ID?
    public var leftBarButtonItems: [BarButtonItem] = []
    public var rightBarButtonItems: [BarButtonItem] = []
    /// UINavigationItem.pinnedTrailingGroup, from the leading item.
    public var pinnedTrailingGroup: [BarButtonItem] = []
    /// Added by a search bar below everything else, in points.
    public var searchBarHeight = 0.0
    /// Taken by a search bar at the row's trailing end, in points.
    public var trailingReserve = 0.0
    public var displayModeButton: DisplayModeButton?
    /// Covered by a column at the side of the window, in addition to the container's safe area.
    public var sideInsets = EdgeInsets.zero
    /// Whether the buttons and suitable items are in a `VerticalBar`.
    public var isVertical = false
    public var titlePlacement = TitlePlacement.centred
    /// Whether the buttons are on glass, shared by neighbours (iOS 26).
    public var hasSharedBackgrounds = false

    public enum TitlePlacement: Hashable, Sendable {
        /// In the middle, as far as the buttons permit.
        case centred
        case leading
        /// Large, at the leading edge of the row itself.
        case leadingLarge
    }

    public var contentRow: Rect {
        Rect(x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, contentHeight ?? frame.height))
    }

    /// With its large title and its search bar.
    public var height: Double { frame.height + (largeTitleFrame?.height ?? 0) + searchBarHeight }
}

/// UISplitViewController.displayModeButtonItem.
public struct DisplayModeButton: Hashable, Sendable {
    /// The event of a tap: shows or hides a column.
    public var event: Event
}

public struct Toolbar: Hashable, Sendable {
    /// In the window's coordinates, above the home indicator; the background extends to its container's bottom.
    public var frame: Rect
    public var content: ControllerInstance.ID
    public var items: [BarButtonItem]
    /// Whether the items are on glass, shared by neighbours (iOS 26).
    public var hasSharedBackgrounds = false
    /// Taken by a search bar at its trailing end, in points.
    public var trailingReserve = 0.0
}

public struct TabBar: Hashable, Sendable {
    public enum Placement: Hashable, Sendable {
        /// Its background extends to its container's bottom.
        case bottom
        /// From iPadOS 18 on, in the row of the navigation bar.
        case top
        /// From iPadOS 18 on, a sidebar at the leading edge.
        case sidebar(SidebarForm)
        /// From iOS 27.1 on, in a column at the side of an iPhone Duo.
        case side(BarColumn.Edge)
    }

    /// How a sidebar and the selected controller share the space.
    public enum SidebarForm: Hashable, Sendable {
        /// The controller extends under the sidebar, which adds to its safe area.
        case overlap
        case tile
        /// In too little space the sidebar covers the dimmed controller.
        case overlay
    }

    /// A tab (UITabBarItem).
    public struct Item: Hashable, Sendable {
        public var title: String
        public var image: String?
        public var badge: String?
        public var isSelected: Bool
        public var event: Event
    }

    public var frame: Rect
    public var placement: Placement
    public var items: [Item]
    /// The rows of the visible list behind More; they fill the tab bar controller's view between its bars.
    public var moreList: [Item]?
    /// Whether images are next to titles, as in compact height.
    public var hasImagesBesideTitles: Bool = false
    /// The glass of a vertical bar, in the window's coordinates.
    public var glass: Rect?
    public var title: String?
    /// The event of the button that shows or hides the sidebar, if there is one.
    public var sidebarButton: Event?
    /// The dimmed area under a sidebar, in the window's coordinates; a tap on it is `dim`.
    public var dimming: Rect?
    /// What a window's controls take of a sidebar's first row.
    public var sideInsets = EdgeInsets.zero
}

public struct PageControl: Hashable, Sendable {
    public var frame: Rect
    public var numberOfPages: Int
    public var currentPage: Int
}
