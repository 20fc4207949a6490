import PlaygroundModel

/// The home screen as it stands in front of an app that is not in front itself. Frames are in its own coordinates, which on
/// most phones stay upright however the device is held.
public struct HomeScreenScene: Hashable, Sendable {
    /// Whether the icons can be moved and deleted.
    public enum Mode: String, Hashable, Sendable {
        case still
        /// The icons jiggle and have delete badges.
        case editing
    }

    /// An icon of the grid.
    public struct Icon: Hashable, Sendable {
        public var name: String
        /// The square of the icon; the name stands below it.
        public var frame: Rect
        /// Whether it is the playground's app.
        public var isApp: Bool
        /// Whether it stands in the dock, and so without its name.
        public var isDocked: Bool = false
    }

    /// What the icons at the bottom stand on.
    public struct Dock: Hashable, Sendable {
        public var frame: Rect
        /// Whether it is a panel of its own; otherwise it goes from edge to edge.
        public var isFloating: Bool
    }

    /// The quick actions, open beside the icon.
    public struct Menu: Hashable, Sendable {
        /// An entry, in the order in which the menu is read.
        public enum Entry: Hashable, Sendable {
            case action(QuickAction, icon: QuickActionIcon?, isStatic: Bool)
            case system(QuickActionMenu.SystemItem, title: String)

            /// What a tap on it says; `nil` for an entry that is drawn only: the app stays where it is.
            public var event: Event? {
                switch self {
                case .action(let action, _, _): .homeScreen(.quickAction(action.type))
                case .system(.editHomeScreen, _): .homeScreen(.editHomeScreen)
                case .system(.removeApp, _): nil
                }
            }
        }

        /// From the top down, whichever way the menu opened.
        public var entries: [Entry]
        public var frame: Rect
        public var rowHeight: Double
        /// Whether it stands above the icon, so that it reads upwards: the first action is at the bottom, nearest the icon.
        public var opensAbove: Bool
        /// On which side of the text the icons stand: the side on which the app's icon is. Texts are leading-aligned.
        public var iconsAreTrailing: Bool
        /// What a title and a subtitle have for themselves, in points.
        public var textWidth: Double
        /// What the menu has no room for, and why; for a note on the page.
        public var leftOut: [QuickActionMenu.LeftOut]
    }

    /// In points, as it is laid out.
    public var size: Size
    /// How it is seen on the screen, around whose middle it is turned; `nil` where it rotates with the device.
    public var turn: Turn?
    public var mode: Mode
    public var dock: Dock
    public var icons: [Icon]
    /// The app's icon among them.
    public var appIcon: Rect
    public var force: Force
    /// How far everything but the app's icon and its menu is blurred, 0 to 1.
    public var blur: Double
    public var menu: Menu?
    public var isAppRunning: Bool
}
