import PlaygroundModel

/// An event of a finger on an element.
public enum PressEvent: Hashable, Sendable {
    /// The finger comes down or changes its force: a share of the maximum, not yet checked.
    case press(Double)
    /// The finger has rested for half a second.
    case longPress
    case lift
    case swipeUp
    /// An entry of the actions, by positions from 1 on: its group's, then its own.
    case chooseAction([Int])
    case tapPreview
    case tapOutside
    /// `cancel()`: a call, 3D Touch switched off, the device turned. The finger is still there.
    case interrupt
    case cancelTouches
}

/// The preview and the actions of an element.
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
    /// Nothing happens until the finger is lifted.
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

/// How a press, its preview or its menu ends.
public enum PressEnding: String, Hashable, Sendable, CaseIterable {
    case lifted, tappedOutside, interrupted, touchesCancelled
}

/// Why an event has no effect.
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
    /// A group covers the entry.
    case groupIsOpen([Int])
    case actionDisabled(String)
    /// A finger presses outside the open preview or menu.
    case otherThingOpen
    /// The finger that opened the peek is still down.
    case fingerHoldsPeek
    /// Only force pops a peek, and nothing once its actions are revealed.
    case previewTakesNoTap
    case poppedAlready
    /// A peek opens by force; a long press has no effect.
    case longPressSaysNothing
    /// The screen does not measure force: a context menu opens by a long press.
    case pressSaysNothing
}
