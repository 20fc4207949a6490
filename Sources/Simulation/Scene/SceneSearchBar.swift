import PlaygroundModel

public enum SearchBarPlace: String, Hashable, Sendable {
    /// A search bar below the row of the navigation bar and a large title.
    case stacked
    /// A search bar in the row, at the trailing end or centred.
    case inline, centred
    case button
    /// A search bar at the bottom of a phone, as a field or as a button (iOS 26).
    case toolbar, toolbarButton
    /// A search bar that replaces the tabs of a phone (iOS 26).
    case tabBar
}

/// A search bar in the bars of a navigation controller (UISearchController.searchBar).
public struct SearchBar: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var place: SearchBarPlace
    /// The frame of the field or the button, in the window's coordinates. On glass, the frame of the capsule.
    public var frame: Rect
    /// Whether scrolling hides the search bar (UINavigationItem.hidesSearchBarWhenScrolling).
    public var goesWhenScrolling = false
    public var isOnGlass: Bool
    /// Whether the search is active (UISearchController.isActive).
    public var isActive: Bool
    /// The frame of Cancel in the window's coordinates. `nil` if the search is not active.
    public var cancelButton: Rect?
    public var edgeEffect: Rect?
    /// The area dimmed until text is entered (obscuresBackgroundDuringPresentation), in the window's coordinates. A tap cancels.
    public var dimming: Rect?
    public var doubt: String?

    public var isButton: Bool { place == .button || place == .toolbarButton }

    public var isInNavigationBar: Bool { place != .toolbar && place != .toolbarButton && place != .tabBar }
}
