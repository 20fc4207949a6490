import PlaygroundModel

public enum PressEvent: Hashable, Sendable {
    /// The finger touches the screen or changes its force. The value is a fraction of the maximum, not yet validated.
    case press(Double)
    /// The finger has been still for half a second.
    case longPress
    case lift
    case swipeUp
    /// The position of the chosen entry: indices counted from 1, from the outermost group.
    case chooseAction([Int])
    case tapPreview
    case tapOutside
    /// `cancel()`, because of a call, 3D Touch being switched off, or a rotation. The finger is still down.
    case interrupt
    case cancelTouches
}

public struct PressOffer: Hashable, Sendable {
    /// Whether there is a preview. Without one the element does not peek.
    public var hasPreview: Bool = true
    public var actions: [PreviewActionItem] = []
}

public enum PressOutcome: Hashable, Sendable {
    /// The force was out of range and was clamped to the nearest valid value.
    case forceClamped(Double)
    /// The surroundings blur.
    case previewAvailable
    case noPreview
    case peeked
    case popped
    case actionsRevealed
    case menuOpened
    case groupOpened([Int])
    case groupClosed([Int])
    case chose(PreviewAction)
    case ended(PressEnding)
    case ignored(PressObstacle)
}

public enum PressEnding: String, Hashable, Sendable, CaseIterable {
    case lifted, tappedOutside, interrupted, touchesCancelled
}

public enum PressObstacle: Hashable, Sendable {
    case forceIsNoNumber
    case noFinger
    case nothingOpen
    case noPeek
    case noActions
    case actionsNotRevealed
    case actionsRevealedAlready
    case noSuchAction([Int])
    case groupNotOpen([Int])
    case groupIsOpen([Int])
    case actionDisabled(String)
    /// A finger presses an element outside the open preview or menu.
    case otherThingOpen
    case fingerHoldsPeek
    /// A peek pops only by force, and not at all once its actions are revealed.
    case previewTakesNoTap
    case poppedAlready
    case longPressSaysNothing
    case pressSaysNothing
}
