import PlaygroundModel

/// The search bar of a search controller as it stands in the bars of a navigation controller (UISearchController.searchBar).
public struct SearchBar: Hashable, Sendable {
    /// Where a search bar stands.
    public enum Place: String, Hashable, Sendable {
        /// Below the row of the navigation bar, and below a large title.
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
    /// The field or the button, in the window's coordinates; on glass, that of the capsule.
    public var frame: Rect
    /// Whether it goes as something is scrolled under the bar (UINavigationItem.hidesSearchBarWhenScrolling).
    public var goesWhenScrolling = false
    /// Whether the field stands on a capsule of glass (iOS 26).
    public var isOnGlass: Bool
    /// UISearchController.isActive.
    public var isActive: Bool
    /// The button that cancels, in the window's coordinates; `nil` while nobody searches.
    public var cancelButton: Rect?
    /// Where content fades out below a field at the bottom, in the window's coordinates.
    public var edgeEffect: Rect?
    /// What is dimmed while nothing is found, in the window's coordinates (obscuresBackgroundDuringPresentation); a tap on it cancels.
    public var dimming: Rect?
    /// Why where it stands is doubtful, if it is.
    public var doubt: String?

    /// What shows before somebody searches is a button.
    public var isButton: Bool { place == .button || place == .toolbarButton }

    /// Whether it belongs to the navigation bar, and not to what is at the bottom.
    public var isInNavigationBar: Bool { place != .toolbar && place != .toolbarButton }
}
