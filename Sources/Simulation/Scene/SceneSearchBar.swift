import PlaygroundModel

/// A search bar in the bars of a navigation controller (UISearchController.searchBar).
public struct SearchBar: Hashable, Sendable {
    public enum Place: String, Hashable, Sendable {
        /// Below the row of the navigation bar and a large title.
        case stacked
        /// In that row, at its trailing end or in its middle.
        case inline, centred
        /// A button in that row.
        case button
        /// At the bottom of a phone, as wide as it or as a button (iOS 26).
        case toolbar, toolbarButton
    }

    /// The controller whose navigation item has the search controller.
    public var controller: ControllerInstance.ID
    public var place: Place
    /// The field or the button, in the window's coordinates; on glass, the capsule.
    public var frame: Rect
    /// Whether scrolling hides it (UINavigationItem.hidesSearchBarWhenScrolling).
    public var goesWhenScrolling = false
    /// Whether the field is on a capsule of glass (iOS 26).
    public var isOnGlass: Bool
    /// UISearchController.isActive.
    public var isActive: Bool
    /// The cancel button, in the window's coordinates; `nil` unless the search is active.
    public var cancelButton: Rect?
    /// The edge effect at a field at the bottom, in the window's coordinates.
    public var edgeEffect: Rect?
    /// The dimmed area before a search has text, in the window's coordinates (obscuresBackgroundDuringPresentation); a tap on it cancels.
    public var dimming: Rect?
    public var doubt: String?

    /// Whether an inactive one is a button.
    public var isButton: Bool { place == .button || place == .toolbarButton }

    public var isInNavigationBar: Bool { place != .toolbar && place != .toolbarButton }
}
