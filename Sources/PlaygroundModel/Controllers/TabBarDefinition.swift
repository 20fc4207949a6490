public struct TabBarDefinition: Hashable, Sendable {
    /// UITabBarController.Mode (iOS 18).
    public enum Mode: String, CaseIterable, Hashable, Sendable {
        /// The same as `tabBar`: a sidebar needs groups of tabs, which playgrounds do not have.
        case automatic
        case tabBar
        case tabSidebar
    }

    /// UITabBarController.Sidebar (iOS 18).
    public struct Sidebar: Hashable, Sendable {
        /// The effect of the visible sidebar on the selected controller.
        public enum Layout: String, CaseIterable, Hashable, Sendable {
            /// The same as `overlap` on an iPad.
            case automatic
            /// The controller extends under the sidebar, which adds to its safe area.
            case overlap
            /// The controller is resized, next to the sidebar.
            case tile
        }

        /// UITabBarController.Sidebar.Placement (iOS 27): for windows that can show either a sidebar or a tab bar.
        public enum Placement: String, CaseIterable, Hashable, Sendable {
            /// The same as `tabBar` on iOS.
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

    /// UITabBarController.MinimizeBehavior (iOS 26): whether scrolling shrinks the bar of an iPhone to its selected tab.
    public enum MinimizeBehavior: String, CaseIterable, Hashable, Sendable {
        /// The bar keeps its size in iOS 26 (water-rs/waterui#801).
        case automatic
        case never
        /// Scrolling down minimizes the bar, scrolling up expands it.
        case onScrollDown
        /// Scrolling up minimizes the bar, scrolling down expands it. Meant for content that is aligned to the bottom.
        case onScrollUp

        /// - Parameter direction: The direction in which the content moves. `up` for scrolling down.
        /// - Returns: `nil` if the bar does not follow the movement.
        public func isMinimized(afterMovement direction: SwipeDirection) -> Bool? {
            guard direction == .up || direction == .down, self == .onScrollDown || self == .onScrollUp else { return nil }
            return (direction == .up) == (self == .onScrollDown)
        }
    }

    public var viewControllers: [ControllerID]
    public var mode: Mode
    public var sidebar: Sidebar
    /// The index of the initially selected tab. If there is no such tab, the first is selected.
    public var selectedIndex = 0
    /// UITabBarController.isTabBarHidden (iOS 18). A sidebar remains.
    public var isTabBarHidden = false
    /// UITabBarController.tabBarMinimizeBehavior.
    public var minimizeBehavior = MinimizeBehavior.automatic
    /// UITabBarController.bottomAccessory (iOS 26): a view that contains all other views of the controller.
    public var bottomAccessory: ViewID?

    public init(viewControllers: [ControllerID], mode: Mode = .automatic, sidebar: Sidebar = Sidebar()) {
        self.viewControllers = viewControllers
        self.mode = mode
        self.sidebar = sidebar
    }
}
