import PlaygroundModel

/// The text field, text view or search bar that uses the keyboard (UIResponder.isFirstResponder).
public struct FirstResponder: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var view: ViewID
    /// The inputAccessoryView's height in points when the view became first responder (see reloadInputViews()).
    public var accessoryHeight: Double

    func isSameView(as other: FirstResponder?) -> Bool { controller == other?.controller && view == other?.view }
}

public struct Keyboard: Hashable, Sendable {
    public var responder: FirstResponder
    /// The frame at the bottom of the screen, in the screen's coordinates.
    public var frame: Rect
    /// The reason why the height is uncertain. `nil` if it was measured.
    public var doubt: String?

    init?(
        for responder: FirstResponder?, on device: Device, _ orientation: InterfaceOrientation, _ geometry: WindowGeometry,
        _ profile: BehaviourProfile
    ) {
        guard let responder, let height = device.keyboardHeight(in: orientation, under: profile) else { return nil }
        let screen = geometry.screenSize
        let total = min(screen.height, height.points + responder.accessoryHeight)
        self.responder = responder
        frame = Rect(x: 0, y: screen.height - total, width: screen.width, height: total)
        doubt = geometry.isBesidePhone ? "the keyboard of a resized window was not measured: it has the height of the upright phone's" : height.doubt
    }

    /// The covered height at the bottom of a frame, in points. The frame is in the window's coordinates, and the window is in the screen's.
    func overlap(with frame: Rect, in window: Rect) -> Double {
        min(frame.height, max(0, window.minY + frame.maxY - self.frame.minY))
    }
}
