import PlaygroundModel

/// The text field, text view or search bar that has the keyboard (UIResponder.isFirstResponder).
public struct FirstResponder: Hashable, Sendable {
    public var controller: ControllerInstance.ID
    public var view: ViewID
    /// Of its inputAccessoryView when it became first responder, in points: a later one waits for UIResponder.reloadInputViews().
    public var accessoryHeight: Double

    func isSameView(as other: FirstResponder?) -> Bool { controller == other?.controller && view == other?.view }
}

/// The keyboard as it stands on the screen, docked.
public struct Keyboard: Hashable, Sendable {
    public var responder: FirstResponder
    /// In the screen's coordinates, in points: as wide as the screen, and at its bottom.
    public var frame: Rect
    /// Why the height is doubtful; `nil` where it was measured.
    public var doubt: String?

    /// `nil` on a device without one, and where nothing has it.
    init?(
        for responder: FirstResponder?, on device: Device, _ orientation: InterfaceOrientation, _ geometry: WindowGeometry,
        _ profile: BehaviourProfile
    ) {
        guard let responder, let height = device.keyboardHeight(in: orientation, under: profile) else { return nil }
        let screen = geometry.screenSize
        let total = min(screen.height, height.points + responder.accessoryHeight)
        self.responder = responder
        frame = Rect(x: 0, y: screen.height - total, width: screen.width, height: total)
        doubt = geometry.isBesidePhone ? "the keyboard of a resized window was not measured: it is as high as on the phone upright" : height.doubt
    }

    /// How much it covers of the bottom of something, in points.
    ///
    /// - Parameters:
    ///   - frame: In the window's coordinates.
    ///   - window: In the screen's.
    func overlap(with frame: Rect, in window: Rect) -> Double {
        min(frame.height, max(0, window.minY + frame.maxY - self.frame.minY))
    }
}
