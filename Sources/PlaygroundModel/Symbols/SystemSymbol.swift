/// Symbols that the system draws. Every page contains their drawings.
public enum SystemSymbol: String, Hashable, Sendable, CaseIterable {
    /// The back button of a vertical bar.
    case back = "chevron.backward"
    /// The sidebar button of a split view and a tab bar controller.
    case sidebar = "sidebar.leading"
    /// The More tab, and the overflow menu of a bar.
    case more = "ellipsis"
    case search = "magnifyingglass"
    /// The cancel button of a search on glass.
    case cancel = "xmark"

    /// Keys of the keyboard.
    case shift = "arrow.up"
    case delete = "arrow.left"
    case globe, mic, keyboard

    /// Entries of the icon's menu.
    case editHomeScreen = "square.grid.2x2"
    case removeApp = "trash"
}
