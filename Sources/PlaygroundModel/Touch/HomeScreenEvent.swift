/// Events outside the app: the home button and the home screen.
public enum HomeScreenEvent: Hashable, Sendable {
    /// The home button, or the swipe that replaces it.
    case home
    case tapIcon
    /// The force is a share of the device's maximum.
    case pressIcon(force: Double)
    /// For half a second.
    case longPressIcon
    /// In the open menu, by type or else by title.
    case quickAction(String)
    /// The system's menu entry, from iOS 13.
    case editHomeScreen
    /// The app is swiped away in the app switcher.
    case terminate
    /// Sets UIApplication.shortcutItems to actions of the playground, by type.
    case setShortcutItems([String])
}
