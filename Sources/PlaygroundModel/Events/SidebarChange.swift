/// What becomes of a tab bar controller's sidebar: UITabBarController.Sidebar.isHidden is set (iOS 18).
///
/// The raw value is the word for it, in events and in actions.
public enum SidebarChange: String, CaseIterable, Hashable, Sendable {
    case show = "showSidebar"
    case hide = "hideSidebar"
    case toggle = "toggleSidebar"
}
