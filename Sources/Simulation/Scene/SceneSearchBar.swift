import PlaygroundModel

public enum SearchBarPlace: String, Hashable, Sendable {
    /// Below the row of the navigation bar and a large title.
    case stacked
    /// In the row, at its trailing end or centred.
    case inline, centred
    case button
    /// At the bottom of a phone, as a field or as a button (iOS 26).
    case toolbar, toolbarButton
    /// In the place of the tabs of a phone (iOS 26).
    case tabBar
}

/// A search bar in the bars of a navigation controller (UISearchController.searchBar).
public struct SearchBar: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var place: SearchBarPlace
    /// The field or the button, in the window's coordinates. On glass, the capsule.
    public var frame: Rect
    /// Whether scrolling hides it (UINavigationItem.hidesSearchBarWhenScrolling).
    public var goesWhenScrolling = false
    public var isOnGlass: Bool
    /// UISearchController.isActive.
    public var isActive: Bool
    /// In the window's coordinates. `nil` if the search is not active.
    public var cancelButton: Rect?
    public var edgeEffect: Rect?
    /// Dimmed before a search has text (obscuresBackgroundDuringPresentation), in the window's coordinates. A tap cancels.
    public var dimming: Rect?
    public var doubt: String?

    public var isButton: Bool { place == .button || place == .toolbarButton }

    public var isInNavigationBar: Bool { place != .toolbar && place != .toolbarButton && place != .tabBar }
}
