import PlaygroundModel

/// The visible home screen, in its own coordinates. On most phones these are portrait coordinates in every orientation.
public struct HomeScreenScene: Hashable, Sendable {
    public enum Mode: String, Hashable, Sendable {
        case still
        /// The icons jiggle and have delete badges.
        case editing
    }

    public struct Icon: Hashable, Sendable {
        public var name: String
        /// The square of the icon. The name is below it.
        public var frame: Rect
        public var isApp: Bool
        public var isDocked: Bool = false
    }

    public struct Dock: Hashable, Sendable {
        public var frame: Rect
        public var isFloating: Bool
    }

    public struct Menu: Hashable, Sendable {
        public enum Entry: Hashable, Sendable {
            case action(QuickAction, icon: QuickActionIcon?, isStatic: Bool)
            case system(QuickActionMenu.SystemItem, title: String)

            public var event: Event? {
                switch self {
                case .action(let action, _, _): .homeScreen(.quickAction(action.type))
                case .system(.editHomeScreen, _): .homeScreen(.editHomeScreen)
                case .system(.removeApp, _): nil
                }
            }
        }

        public var entries: [Entry]
        public var frame: Rect
        public var rowHeight: Double
        /// Whether the menu is above the icon. If so, the first action is at the bottom, next to the icon.
        public var opensAbove: Bool
        /// Whether the icons are to the right of the titles, on the side of the app's icon.
        public var iconsAreTrailing: Bool
        /// The width of a title and a subtitle, in points.
        public var textWidth: Double
        public var leftOut: [QuickActionMenu.LeftOut]
    }

    public var size: Size
    /// The rotation around the screen's centre. `nil` if the home screen rotates with the device.
    public var turn: Turn?
    public var mode: Mode
    public var dock: Dock
    public var icons: [Icon]
    public var appIcon: Rect
    public var force: Force
    /// The blur around the app's icon and its menu, from 0 to 1.
    public var blur: Double
    public var menu: Menu?
    public var isAppRunning: Bool
}
