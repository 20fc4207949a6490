/// Touches on the app's screen other than taps.
public enum TouchEvent: Hashable, Sendable {
    /// A press on a view, or a change of its force. The force is a share of the device's maximum.
    case press(controller: String, view: ViewID, force: Double)
    /// A press of half a second on a view.
    case longPress(controller: String, view: ViewID)
    case lift
    case swipeUp
    /// A tap on an entry of the action list, counted from 1. An entry of a group is `2.1`.
    case chooseAction([Int])
    case tapPreview
    /// A tap outside the preview or menu.
    case tapOutside
    /// The touches end without a lift, because the connection dropped or a call came.
    case cancelTouches
}
