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
