/// Touches on the app's screen other than taps.
public enum TouchEvent: Hashable, Sendable {
    /// A finger presses a view, or changes its force, given as a share of the device's maximum.
    case press(controller: String, view: ViewID, force: Double)
    /// A finger rests on a view for half a second.
    case longPress(controller: String, view: ViewID)
    case lift
    case swipeUp
    /// An entry of the list of actions, counted from 1; in a group `2.1`.
    case chooseAction([Int])
    case tapPreview
    /// A tap outside the preview or menu.
    case tapOutside
    /// The touch ends without a lift: the connection dropped, a call came.
    case cancelTouches
}
