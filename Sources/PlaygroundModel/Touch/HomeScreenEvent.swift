/// Events outside the app: the home button and the home screen.
public enum HomeScreenEvent: Hashable, Sendable {
    /// The home button, or the swipe that replaces it.
    case home
    case tapIcon
    /// The force is a share of the device's maximum.
    case pressIcon(force: Double)
    /// A press of half a second.
    case longPressIcon
    /// A tap on an action in the open menu, by its type or else by its title.
    case quickAction(String)
    /// A tap on the system's menu entry (iOS 13).
    case editHomeScreen
    /// The app is swiped away in the app switcher.
    case terminate
    /// Sets UIApplication.shortcutItems to actions of the playground, by type.
    case setShortcutItems([String])
}
