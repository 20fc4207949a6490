/// Touches on the app's screen other than taps.
public enum TouchEvent: Hashable, Sendable {
    /// Presses a view or changes the force, a share of the device's maximum.
    case press(controller: String, view: ViewID, force: Double)
    /// For half a second.
    case longPress(controller: String, view: ViewID)
    case lift
    case swipeUp
    /// An entry of the action list, counted from 1. In a group `2.1`.
    case chooseAction([Int])
    case tapPreview
    /// Outside the preview or menu.
    case tapOutside
    /// Without a lift: the connection dropped, or a call came.
    case cancelTouches
}
