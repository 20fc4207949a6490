/// Events outside the app: the home button and the home screen.
public enum HomeScreenEvent: Hashable, Sendable {
    /// The home button, or the swipe that replaces it.
    case home
    case tapIcon
    /// A finger presses the app's icon; the force is a share of the device's maximum.
    case pressIcon(force: Double)
    /// A finger rests on the app's icon for half a second.
    case longPressIcon
    /// A quick action of the open menu, by its type or else its title.
    case quickAction(String)
    /// The system's entry in the menu, from iOS 13 on.
    case editHomeScreen
    /// The app is swiped away in the app switcher.
    case terminate
    /// UIApplication.shortcutItems is set, to actions of the playground by their types.
    case setShortcutItems([String])
}
