import PlaygroundModel

public enum PressEvent: Hashable, Sendable {
    /// The finger comes down or changes its force: a share of the maximum, not yet checked.
    case press(Double)
    /// The finger has rested for half a second.
    case longPress
    case lift
    case swipeUp
    /// The entry's position, counted from 1, its group's first.
    case chooseAction([Int])
    case tapPreview
    case tapOutside
    /// `cancel()`: a call, 3D Touch switched off, or a rotation. The finger is still down.
    case interrupt
    case cancelTouches
}

public struct PressOffer: Hashable, Sendable {
    /// Without a preview the element does not peek.
    public var hasPreview: Bool = true
    public var actions: [PreviewActionItem] = []
}

public enum PressOutcome: Hashable, Sendable {
    /// An impossible force counts as the nearest possible one.
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
    /// A finger presses outside the open preview or menu.
    case otherThingOpen
    case fingerHoldsPeek
    /// Only force pops a peek, and nothing once its actions are revealed.
    case previewTakesNoTap
    case poppedAlready
    case longPressSaysNothing
    case pressSaysNothing
}
