/// Something that happens to one device: a touch, or a change of its environment.
///
/// Every event has a one-line text form, the same in the browser, in scenarios and on the command line: `tap home.next`,
/// `back`, `rotate landscapeLeft`, `resize 507x1024`.
public enum Event: Hashable, Sendable {
    /// A tap on a view of a controller on screen.
    case tap(controller: String, view: ViewID)
    /// A tap on the back button of the front-most navigation bar.
    case back
    /// A tap on the back button of one of several navigation bars: `back menu-nav`.
    case backIn(controller: String)
    /// A tap on the button, that closes the front-most presented controller.
    case dismiss
    /// A tap on an item of the front-most tab bar, counted from 0 as UITabBarController.selectedIndex; `nil` is More.
    case selectTab(Int?)
    /// A tap on the sidebar button of the front-most tab bar controller, or what an app does for it.
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
    /// The front-most sheet is dragged to one of its detents.
    case detent(SheetDetent)
    case rotate(InterfaceOrientation)
    /// The window takes another configuration: `split 1/2`, `resize 507x1024`.
    case window(WindowConfiguration)
    case userInterfaceStyle(UserInterfaceStyle)
    case preferredContentSizeCategory(ContentSizeCategory)
    case layoutDirection(LayoutDirection)
    case accessibilityContrast(AccessibilityContrast)
    case legibilityWeight(LegibilityWeight)
    /// The 3D Touch switch of Settings.
    case forceTouch(Bool)
    /// The device runs another major version of iOS than the playground asks for: `ios 12`.
    case systemVersion(Int)
    /// A finger that does more than tap: `press home.next 0.7`, `lift`, `swipeUp`.
    case touch(TouchEvent)
    /// Something around the app: `home`, `pressIcon 0.8`, `quickAction com.example.compose`.
    case homeScreen(HomeScreenEvent)
}

/// Which way a finger goes.
public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
    case left, right, up, down
}

/// The edge from which a finger comes.
public enum ScreenEdge: String, CaseIterable, Hashable, Sendable {
    case left, right
}

extension Event: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tap(let controller, let view): "tap \(controller).\(view)"
        case .back: "back"
        case .backIn(let controller): "back \(controller)"
        case .dismiss: "dismiss"
        case .selectTab(let index): "selectTab \(index.map(String.init) ?? "more")"
        case .sidebar(let change): change.rawValue
        case .showColumn(let column): "showColumn \(column.rawValue)"
        case .hideColumn(let column): "hideColumn \(column.rawValue)"
        case .swipe(let direction): "swipe \(direction.rawValue)"
        case .edgeSwipe(let edge): "edgeSwipe \(edge.rawValue)"
        case .tapDimmed: "dim"
        case .detent(let detent): "detent \(detent.word)"
        case .rotate(let orientation): "rotate \(orientation.rawValue)"
        case .window(.resizable(let size)): "resize \(size.word)"
        case .window(let configuration): "split \(configuration.word)"
        case .userInterfaceStyle(let style): "userInterfaceStyle \(style.rawValue)"
        case .preferredContentSizeCategory(let category): "preferredContentSizeCategory \(category.rawValue)"
        case .layoutDirection(let direction): "layoutDirection \(direction.rawValue)"
        case .accessibilityContrast(let contrast): "accessibilityContrast \(contrast.rawValue)"
        case .legibilityWeight(let weight): "legibilityWeight \(weight.rawValue)"
        case .forceTouch(let isOn): "forceTouch \(isOn ? "on" : "off")"
        case .systemVersion(let version): "ios \(version)"
        case .touch(let event): event.description
        case .homeScreen(let event): event.description
        }
    }
}
