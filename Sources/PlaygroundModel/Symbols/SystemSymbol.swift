/// A symbol that the system draws of itself. Every page has the drawings of all of them, whatever its playground names.
public enum SystemSymbol: String, Hashable, Sendable, CaseIterable {
    /// A vertical bar's way back.
    case back = "chevron.backward"
    /// A split view's and a tab bar's sidebar.
    case sidebar = "sidebar.leading"
    /// The tab More, and a bar's items that found no place.
    case more = "ellipsis"
    case search = "magnifyingglass"
    /// The way out of a search on glass.
    case cancel = "xmark"

    /// Of the keyboard.
    case shift = "arrow.up"
    case delete = "arrow.left"
    case globe, mic, keyboard

    /// What the home screen offers for an app.
    case editHomeScreen = "square.grid.2x2"
    case removeApp = "trash"
}
