/// UITabBarController.
public struct TabBarDefinition: Hashable, Sendable {
    /// UITabBarController.Mode (iOS 18).
    public enum Mode: String, CaseIterable, Hashable, Sendable {
        /// A sidebar only with groups of tabs. A playground has none, so it is `tabBar`.
        case automatic
        case tabBar
        case tabSidebar
    }

    /// UITabBarController.Sidebar (iOS 18).
    public struct Sidebar: Hashable, Sendable {
        /// UITabBarController.Sidebar.Layout: how the visible sidebar changes the selected controller.
        public enum Layout: String, CaseIterable, Hashable, Sendable {
            /// `overlap` on an iPad.
            case automatic
            /// It extends under the sidebar, which adds to its safe area.
            case overlap
            /// It is resized, next to the sidebar.
            case tile
        }

        /// UITabBarController.Sidebar.Placement (iOS 27): for windows that can show either a sidebar or a tab bar.
        public enum Placement: String, CaseIterable, Hashable, Sendable {
            /// A tab bar, on iOS.
            case automatic
            case sidebar, tabBar
        }

        public var isHidden: Bool
        public var preferredLayout: Layout
        public var preferredPlacement: Placement

        public init(isHidden: Bool = false, preferredLayout: Layout = .automatic, preferredPlacement: Placement = .automatic) {
            self.isHidden = isHidden
            self.preferredLayout = preferredLayout
            self.preferredPlacement = preferredPlacement
        }
    }

    public var viewControllers: [ControllerID]
    public var mode: Mode
    public var sidebar: Sidebar
    /// UITabBar.isTranslucent. Without effect on the floating bar at the top of an iPad.
    public var isTranslucent: Bool
    /// UITabBarController.selectedIndex when it appears; the first where there is no such tab.
    public var selectedIndex = 0

    public init(viewControllers: [ControllerID], mode: Mode = .automatic, sidebar: Sidebar = Sidebar(), isTranslucent: Bool = true) {
        self.viewControllers = viewControllers
        self.mode = mode
        self.sidebar = sidebar
        self.isTranslucent = isTranslucent
    }
}
