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
