/// Touches on the controllers on screen: taps on views and bars, swipes, drags of a sheet.
public indirect enum ContainerEvent: Hashable, Sendable {
    /// On a view or bar item of a controller on screen.
    case tap(controller: String, view: ViewID)
    /// A control changes its value: a switch is turned, a slider moved, text typed.
    case change(controller: String, view: ViewID, ControlValue)
    /// On the front-most navigation bar.
    case back
    /// On a given navigation controller: `back menu-nav`.
    case backIn(controller: String)
    /// A tap on the close button of the front-most presented controller.
    case dismiss
    /// On the front-most tab bar, from 0 as in UITabBarController.selectedIndex. `nil` is More.
    case selectTab(Int?)
    /// A tap on the sidebar button of the front-most tab bar controller.
    case sidebar(SidebarChange)
    /// UISplitViewController.show(_:) and hide(_:) on the front-most split view, as its display mode button does.
    case showColumn(SplitDefinition.Column)
    case hideColumn(SplitDefinition.Column)
    /// Across the middle of the screen.
    case swipe(SwipeDirection)
    case edgeSwipe(ScreenEdge)
    /// A tap on the area dimmed by a sheet, a popover, an overlaid column or a sidebar.
    case tapDimmed
    /// A tap on a search bar's cancel button or outside the search results: `cancelSearch home`.
    case cancelSearch(controller: String)
    /// The ellipsis of a controller's vertical bar, for the menu of items that did not fit: `showOverflow home`.
    case showOverflow(controller: String)
    case returnKey
    /// A tap on the hide key of an iPad's keyboard.
    case dismissKeyboard
    /// A tap on a controller's view, outside all tap targets: `tapBeside home`.
    case tapBeside(controller: String)
    /// A drag of a scroll view's content: `drag home.list up`.
    case drag(controller: String, view: ViewID, SwipeDirection)
    case detent(SheetDetent)
}

public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
    case left, right, up, down
}

public enum ScreenEdge: String, CaseIterable, Hashable, Sendable {
    case left, right
}

/// A change of UITabBarController.Sidebar.isHidden (iOS 18). The raw value is the word in events and actions.
public enum SidebarChange: String, CaseIterable, Hashable, Sendable {
    case show = "showSidebar"
    case hide = "hideSidebar"
    case toggle = "toggleSidebar"
}

extension Event {
    /// Whether two changes are of the text of one field: a person goes on typing.
    public func continuesTyping(after other: Event) -> Bool {
        guard case .container(.change(let controller, let view, .text)) = self,
              case .container(.change(let before, let field, .text)) = other
        else { return false }
        return controller == before && view == field
    }

    /// Whether it opens a vertical bar's menu. Every other event closes the menu.
    public var showsOverflow: Bool {
        if case .container(.showOverflow) = self { true } else { false }
    }
}

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
