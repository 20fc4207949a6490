/// What a finger does to the controllers on the screen: taps on their views and bars, swipes, a sheet that is dragged.
public enum ContainerEvent: Hashable, Sendable {
    /// A tap on a view of a controller on screen, or on an item of its bars.
    case tap(controller: String, view: ViewID)
    /// A control of a controller on screen is given a value: a switch turned, a slider moved, a text typed.
    case change(controller: String, view: ViewID, ControlValue)
    /// A tap on the back button of the front-most navigation bar.
    case back
    /// A tap on the back button of one of several navigation bars: `back menu-nav`.
    case backIn(controller: String)
    /// A tap on the button that closes the front-most presented controller.
    case dismiss
    /// A tap on an item of the front-most tab bar, counted from 0 as UITabBarController.selectedIndex; `nil` is More.
    case selectTab(Int?)
    /// A tap on the sidebar button of the front-most tab bar controller.
    case sidebar(SidebarChange)
    /// UISplitViewController.show(_:) and hide(_:) on the front-most split view, as by its display mode button.
    case showColumn(SplitDefinition.Column)
    case hideColumn(SplitDefinition.Column)
    /// A finger drawn across the middle of the screen.
    case swipe(SwipeDirection)
    /// A finger drawn in from an edge of the screen.
    case edgeSwipe(ScreenEdge)
    /// A tap on the area that a sheet, a popover, an overlaid column or a sidebar dims.
    case tapDimmed
    /// A tap on the button that cancels the search of a controller's search controller, or beside what is found: `cancelSearch home`.
    case cancelSearch(controller: String)
    /// A tap on the ellipsis of the vertical bar with a controller's items, which opens the menu of those without room:
    /// `showOverflow home`.
    case showOverflow(controller: String)
    /// A tap on the keyboard's Return key.
    case returnKey
    /// A tap on the key that hides the keyboard, which an iPad's has.
    case dismissKeyboard
    /// A tap on a controller's view, beside everything in it that takes taps: `tapBeside home`.
    case tapBeside(controller: String)
    /// A finger drags what a scroll view shows: `drag home.list up`.
    case drag(controller: String, view: ViewID, SwipeDirection)
    /// The front-most sheet is dragged to one of its detents.
    case detent(SheetDetent)
}

/// Which way a finger goes.
public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
    case left, right, up, down
}

/// The edge from which a finger comes.
public enum ScreenEdge: String, CaseIterable, Hashable, Sendable {
    case left, right
}

/// What becomes of a tab bar controller's sidebar: UITabBarController.Sidebar.isHidden is set (iOS 18).
///
/// The raw value is the word for it, in events and in actions.
public enum SidebarChange: String, CaseIterable, Hashable, Sendable {
    case show = "showSidebar"
    case hide = "hideSidebar"
    case toggle = "toggleSidebar"
}

extension Event {
    /// Whether it opens the menu of a vertical bar, which every other event closes.
    public var showsOverflow: Bool {
        if case .container(.showOverflow) = self { true } else { false }
    }
}

// Shorthands for code that writes such an event where an `Event` is wanted.
extension Event {
    public static func tap(controller: String, view: ViewID) -> Event { .container(.tap(controller: controller, view: view)) }
    public static let back = Event.container(.back)
    public static func backIn(controller: String) -> Event { .container(.backIn(controller: controller)) }
    public static let dismiss = Event.container(.dismiss)
    public static func selectTab(_ index: Int?) -> Event { .container(.selectTab(index)) }
    public static func sidebar(_ change: SidebarChange) -> Event { .container(.sidebar(change)) }
    public static func showColumn(_ column: SplitDefinition.Column) -> Event { .container(.showColumn(column)) }
    public static func hideColumn(_ column: SplitDefinition.Column) -> Event { .container(.hideColumn(column)) }
    public static func swipe(_ direction: SwipeDirection) -> Event { .container(.swipe(direction)) }
    public static func edgeSwipe(_ edge: ScreenEdge) -> Event { .container(.edgeSwipe(edge)) }
    public static func cancelSearch(_ controller: String) -> Event { .container(.cancelSearch(controller: controller)) }
    public static func showOverflow(_ controller: String) -> Event { .container(.showOverflow(controller: controller)) }
    public static let returnKey = Event.container(.returnKey)
    public static let dismissKeyboard = Event.container(.dismissKeyboard)
    public static func tapBeside(_ controller: String) -> Event { .container(.tapBeside(controller: controller)) }
    public static func drag(controller: String, view: ViewID, _ direction: SwipeDirection) -> Event {
        .container(.drag(controller: controller, view: view, direction))
    }
    public static let tapDimmed = Event.container(.tapDimmed)
    public static func detent(_ detent: SheetDetent) -> Event { .container(.detent(detent)) }
}
