/// What fingers do on the app's screen beyond a tap.
public enum TouchEvent: Hashable, Sendable {
    /// A finger rests on a view with a force, as a share of the device's maximum; it presses anew, harder or less hard.
    case press(controller: String, view: ViewID, force: Double)
    /// A finger rests on a view for half a second.
    case longPress(controller: String, view: ViewID)
    /// The finger leaves the screen.
    case lift
    case swipeUp
    /// An entry of the list of actions, counted from 1; with a group before it, `2.1`.
    case chooseAction([Int])
    /// A tap on the preview itself.
    case tapPreview
    /// A tap beside whatever is open.
    case tapOutside
    /// The finger is lost without a lift: the connection dropped, a call came.
    case cancelTouches
}

extension TouchEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .press(let controller, let view, let force): "press \(controller).\(view) \(force.shortText)"
        case .longPress(let controller, let view): "longPress \(controller).\(view)"
        case .lift: "lift"
        case .swipeUp: "swipeUp"
        case .chooseAction(let position): "chooseAction \(position.map(String.init).joined(separator: "."))"
        case .tapPreview: "tapPreview"
        case .tapOutside: "tapOutside"
        case .cancelTouches: "cancelTouches"
        }
    }
}

/// What happens around the app: at the home button and on the home screen.
public enum HomeScreenEvent: Hashable, Sendable {
    /// The home button, or the swipe that stands for it.
    case home
    /// A tap on the app's icon.
    case tapIcon
    /// A finger rests on the app's icon with a force, as a share of the device's maximum.
    case pressIcon(force: Double)
    /// A finger rests on the app's icon for half a second.
    case longPressIcon
    /// A quick action of the open menu, by its type, else by its title.
    case quickAction(String)
    /// The entry that iOS 13 and later have in the menu.
    case editHomeScreen
    /// The app is swiped away in the app switcher.
    case terminate
    /// UIApplication.shortcutItems is set, to actions the playground writes down somewhere, by type.
    case setShortcutItems([String])
}

extension HomeScreenEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .home: "home"
        case .tapIcon: "tapIcon"
        case .pressIcon(let force): "pressIcon \(force.shortText)"
        case .longPressIcon: "longPressIcon"
        case .quickAction(let type): "quickAction \(type)"
        case .editHomeScreen: "editHomeScreen"
        case .terminate: "terminate"
        case .setShortcutItems(let types): (["setShortcutItems"] + types).joined(separator: " ")
        }
    }
}
