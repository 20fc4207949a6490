/// UITabBarController: its controllers, and whether its tabs may stand in a sidebar.
public struct TabBarDefinition: Hashable, Sendable {
    /// UITabBarController.Mode (iOS 18).
    public enum Mode: String, CaseIterable, Hashable, Sendable {
        /// A tab bar and a sidebar where there are groups of tabs. A playground has none, so it is `tabBar`.
        case automatic
        case tabBar
        case tabSidebar
    }

    /// UITabBarController.Sidebar (iOS 18).
    public struct Sidebar: Hashable, Sendable {
        /// UITabBarController.Sidebar.Layout: what becomes of the selected controller while the sidebar shows.
        public enum Layout: String, CaseIterable, Hashable, Sendable {
            /// `overlap` on an iPad.
            case automatic
            /// It goes on under the sidebar, which grows its safe area.
            case overlap
            /// It is resized, and stands beside the sidebar.
            case tile
        }

        /// UITabBarController.Sidebar.Placement (iOS 27): what stands where there may be a sidebar or a tab bar, but not both.
        public enum Placement: String, CaseIterable, Hashable, Sendable {
            /// A tab bar, on iOS.
            case automatic
            case sidebar, tabBar
        }

        /// Whether it is hidden until somebody asks for it, where it would show by itself.
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
    /// UITabBar.isTranslucent. Without effect on a bar at the top of an iPad, which floats.
    public var isTranslucent: Bool

    public init(viewControllers: [ControllerID], mode: Mode = .automatic, sidebar: Sidebar = Sidebar(), isTranslucent: Bool = true) {
        self.viewControllers = viewControllers
        self.mode = mode
        self.sidebar = sidebar
        self.isTranslucent = isTranslucent
    }
}
