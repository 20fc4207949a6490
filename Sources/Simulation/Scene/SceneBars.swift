import PlaygroundModel

/// A navigation bar as it stands on screen.
public struct NavigationBar: Hashable, Sendable {
    /// The row with the buttons, in the window's coordinates, below the status bar; the bar's background reaches up to the
    /// window's top.
    public var frame: Rect
    /// The part of the row, from its upper edge, in which buttons and title stand, in points; `nil` for all of it.
    public var contentHeight: Double?
    /// Shown in the row, or large below it where there is a `largeTitleFrame`.
    public var title: String?
    /// What the back button says, empty for the chevron alone; `nil` where there is none.
    public var backButtonTitle: String?
    /// What a tap on the back button is.
    public var backEvent: Event?
    /// The area of the large title, below the row.
    public var largeTitleFrame: Rect?
    /// Where in that area its text stands.
    public var largeTitleInsets = EdgeInsets.zero
    /// How high the effect is, from the container's top on, under which content fades out; `nil` for a bar with a background.
    public var edgeEffectHeight: Double?
    /// The controller whose navigation item fills the bar: its items are tapped as elements of it.
    public var content: ControllerInstance.ID?
    public var leftBarButtonItems: [BarButtonItem] = []
    public var rightBarButtonItems: [BarButtonItem] = []
    /// UINavigationItem.pinnedTrailingGroup, from the leading item.
    public var pinnedTrailingGroup: [BarButtonItem] = []
    /// What a search bar below everything else adds, in points.
    public var searchBarHeight = 0.0
    /// What a search bar takes of the row's trailing end, in points.
    public var trailingReserve = 0.0
    /// The button that shows or hides a split view's columns.
    public var displayModeButton: DisplayModeButton?
    /// What a column at the side of the window covers of the bar, beside what its container's safe area says.
    public var sideInsets = EdgeInsets.zero
    /// Whether the buttons, and what may stand there of the items, stand in that column: `VerticalBar`.
    public var isVertical = false
    /// Where the title stands.
    public var titlePlacement = TitlePlacement.centred
    /// Whether the buttons stand on glass, neighbours on one (iOS 26).
    public var hasSharedBackgrounds = false

    /// Where a title stands in the row of a bar.
    public enum TitlePlacement: Hashable, Sendable {
        /// In the middle, as far as the buttons leave room.
        case centred
        case leading
        /// Large, at the leading edge of the row itself and not below it.
        case leadingLarge
    }

    /// Where its buttons and its title stand.
    public var contentRow: Rect {
        Rect(x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, contentHeight ?? frame.height))
    }

    /// The whole of what the bar covers, its large title and its search bar included.
    public var height: Double { frame.height + (largeTitleFrame?.height ?? 0) + searchBarHeight }
}

/// UISplitViewController.displayModeButtonItem.
public struct DisplayModeButton: Hashable, Sendable {
    /// What a tap on it is: a column to show or to hide.
    public var event: Event
}

/// A toolbar as it stands on screen.
public struct Toolbar: Hashable, Sendable {
    /// In the window's coordinates, above the home indicator; the bar's background reaches down to its container's bottom.
    public var frame: Rect
    /// The controller whose items these are.
    public var content: ControllerInstance.ID
    public var items: [BarButtonItem]
    /// Whether the items stand on glass, neighbours on one (iOS 26).
    public var hasSharedBackgrounds = false
    /// What a search bar takes of its trailing end, in points.
    public var trailingReserve = 0.0
}

/// A tab bar as it stands on screen.
public struct TabBar: Hashable, Sendable {
    /// Where a tab bar stands in its container.
    public enum Placement: Hashable, Sendable {
        /// Its background reaches down to its container's bottom.
        case bottom
        /// From iPadOS 18 on, in the row of the navigation bar.
        case top
        /// From iPadOS 18 on, a sidebar at the leading edge.
        case sidebar(SidebarForm)
        /// From iOS 27.1 on, in a column at the side of an iPhone Duo.
        case side(BarColumn.Edge)
    }

    /// How a sidebar and the selected controller share the room.
    public enum SidebarForm: Hashable, Sendable {
        /// The controller goes on under the sidebar, which grows its safe area.
        case overlap
        /// The controller stands beside it.
        case tile
        /// There is too little room for either: the sidebar lies over the controller, which is dimmed.
        case overlay
    }

    /// One tab (UITabBarItem).
    public struct Item: Hashable, Sendable {
        public var title: String
        public var image: String?
        /// UITabBarItem.badgeValue.
        public var badge: String?
        public var isSelected: Bool
        /// What a tap on it is.
        public var event: Event
    }

    /// In the window's coordinates.
    public var frame: Rect
    public var placement: Placement
    public var items: [Item]
    /// The rows of the list behind More, while it shows; they fill the tab bar controller's view between its bars.
    public var moreList: [Item]?
    /// Whether an item's image stands beside its title, as where the height is compact.
    public var hasImagesBesideTitles: Bool = false
    /// The glass of a bar at the side, in the window's coordinates.
    public var glass: Rect?
    /// What stands above the items of a sidebar.
    public var title: String?
    /// What a tap on the button is that shows or hides the sidebar; `nil` where there is none.
    public var sidebarButton: Event?
    /// The area under a sidebar that is dimmed, in the window's coordinates; a tap on it is `dim`.
    public var dimming: Rect?
}

/// The dots of a page controller.
public struct PageControl: Hashable, Sendable {
    /// In the window's coordinates.
    public var frame: Rect
    public var numberOfPages: Int
    public var currentPage: Int
}
