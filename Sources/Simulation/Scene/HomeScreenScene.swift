import PlaygroundModel

/// The visible home screen, in its own coordinates, which on most phones stay upright in every orientation.
public struct HomeScreenScene: Hashable, Sendable {
    public enum Mode: String, Hashable, Sendable {
        case still
        /// The icons jiggle and have delete badges.
        case editing
    }

    public struct Icon: Hashable, Sendable {
        public var name: String
        /// The square of the icon; the name is below it.
        public var frame: Rect
        public var isApp: Bool
        /// Whether it is in the dock, without its name.
        public var isDocked: Bool = false
    }

    public struct Dock: Hashable, Sendable {
        public var frame: Rect
        /// Whether it is a separate panel; otherwise it extends from edge to edge.
        public var isFloating: Bool
    }

    /// The open quick actions.
    public struct Menu: Hashable, Sendable {
        public enum Entry: Hashable, Sendable {
            case action(QuickAction, icon: QuickActionIcon?, isStatic: Bool)
            case system(QuickActionMenu.SystemItem, title: String)

            /// The event of a tap; `nil` for an entry without effect.
            public var event: Event? {
                switch self {
                case .action(let action, _, _): .homeScreen(.quickAction(action.type))
                case .system(.editHomeScreen, _): .homeScreen(.editHomeScreen)
                case .system(.removeApp, _): nil
                }
            }
        }

        /// From top to bottom, wherever the menu opened.
        public var entries: [Entry]
        public var frame: Rect
        public var rowHeight: Double
        /// Whether it is above the icon and reads upwards: the first action is at the bottom, next to the icon.
        public var opensAbove: Bool
        /// Whether the icons are on the right of the texts, as the app's icon is on the screen. Texts are leading-aligned.
        public var iconsAreTrailing: Bool
        /// The width of a title and a subtitle, in points.
        public var textWidth: Double
        /// The entries that do not fit, with the reasons, for a note on the page.
        public var leftOut: [QuickActionMenu.LeftOut]
    }

    /// In points.
    public var size: Size
    /// The turn around the screen's centre; `nil` if it rotates with the device.
    public var turn: Turn?
    public var mode: Mode
    public var dock: Dock
    public var icons: [Icon]
    public var appIcon: Rect
    public var force: Force
    /// The blur of everything but the app's icon and its menu, from 0 to 1.
    public var blur: Double
    public var menu: Menu?
    public var isAppRunning: Bool
}
