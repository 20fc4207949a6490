import PlaygroundModel

/// What can happen to a finger on an element.
public enum PressEvent: Hashable, Sendable {
    /// The finger comes down, or presses harder or less hard: a share of the maximum, not yet checked.
    case press(Double)
    /// The finger has rested for half a second.
    case longPress
    case lift
    case swipeUp
    /// An entry of the actions, by its positions from 1 on: its group's, then its own.
    case chooseAction([Int])
    case tapPreview
    case tapOutside
    /// `cancel()`: a call, 3D Touch switched off, the device turned. The finger is still there.
    case interrupt
    /// The finger is gone without a lift.
    case cancelTouches
}

/// What an element has to offer to a press.
public struct PressOffer: Hashable, Sendable {
    /// Whether there is a preview where the finger is; without, it does not peek.
    public var hasPreview: Bool = true
    public var actions: [PreviewActionItem] = []
}

/// What came of an event of a press.
public enum PressOutcome: Hashable, Sendable {
    /// A force no screen can have measured counts as the nearest that one can.
    case forceClamped(Double)
    /// The element answers that there is a preview: the surroundings blur.
    case previewAvailable
    /// The element answers that there is none: nothing until the finger is lifted.
    case noPreview
    /// The preview is on screen.
    case peeked
    /// The commit.
    case popped
    case actionsRevealed
    /// A context menu is open, with its preview.
    case menuOpened
    case groupOpened([Int])
    case groupClosed([Int])
    case chose(PreviewAction)
    /// Everything is as before.
    case ended(PressEnding)
    case ignored(PressObstacle)
}

/// How a press or what it opened comes to its end.
public enum PressEnding: String, Hashable, Sendable, CaseIterable {
    case lifted, tappedOutside, interrupted, touchesCancelled
}

/// Why an event of a press changes nothing.
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
    /// A finger presses beside what is open.
    case otherThingOpen
    /// The finger that opened the peek is still down.
    case fingerHoldsPeek
    /// Pressing harder pops a peek, and once its actions are revealed nothing does.
    case previewTakesNoTap
    case poppedAlready
    /// A peek opens by force; a long press has no effect.
    case longPressSaysNothing
    /// The screen does not measure force: a context menu opens by a long press.
    case pressSaysNothing
}
