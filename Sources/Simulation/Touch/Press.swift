import PlaygroundModel

/// A press on an element that peeks, from iOS 9 to iOS 12: a hint, a peek and a pop, one after the other by force.
///
/// ```
///                     ┌────────────── lift, lost touch ──────────────┐
///                     ▼                                              │
/// idle ──press──▶ touching ──▶ hint ──▶ peek ──▶ popped ──lift──▶ idle
///                     │                  │
///                     └─▶ refused        └─swipeUp─▶ actions ──choose, tap outside──▶ idle
/// ```
///
/// A released hint or peek leaves everything as it was. Once actions are revealed, force no longer counts, and the finger
/// may be lifted.
public struct Press: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
        case idle
        /// A finger, too light for anything.
        case touching
        /// A finger where there is no preview.
        case refused
        /// Stage 1, and progress towards the peek.
        case hint(Double)
        /// Stage 2, and progress towards the pop.
        case peek(Double)
        /// A peek whose actions are revealed, with the group that is open.
        case actions(group: [Int], fingerIsDown: Bool)
        /// Stage 3, until the finger is lifted.
        case popped
        /// Over, until the finger is lifted.
        case cancelled
    }

    public let offer: PressOffer
    public private(set) var phase = Phase.idle
    public private(set) var force = Force.none
    private var interaction = PreviewInteraction()

    public init(_ offer: PressOffer = PressOffer()) {
        self.offer = offer
    }

    public mutating func apply(_ event: PressEvent) -> [PressOutcome] {
        switch event {
        case .press(let share): press(share)
        case .longPress: [.ignored(.longPressSaysNothing)]
        case .lift: lift()
        case .swipeUp: swipeUp()
        case .chooseAction(let position): choose(position)
        case .tapPreview: [.ignored(isVisible ? .previewTakesNoTap : .nothingOpen)]
        case .tapOutside: tapOutside()
        case .interrupt: interrupt()
        case .cancelTouches: cancelTouches()
        }
    }

    /// Whether anything of it is to be seen.
    public var isVisible: Bool {
        switch phase {
        case .hint, .peek, .actions: true
        case .idle, .touching, .refused, .popped, .cancelled: false
        }
    }
}

// MARK: Force

extension Press {
    private mutating func press(_ share: Double) -> [PressOutcome] {
        guard !share.isNaN else { return [.ignored(.forceIsNoNumber)] }
        if case .actions(_, fingerIsDown: false) = phase { return [.ignored(.otherThingOpen)] }
        force = Force(share: share)
        let clamped: [PressOutcome] = force.share == share ? [] : [.forceClamped(share)]
        return clamped + advance()
    }

    private mutating func advance() -> [PressOutcome] {
        switch phase {
        case .idle, .touching, .hint, .peek:
            let callbacks = interaction.press(force, .init(shouldBegin: offer.hasPreview))
            phase = Self.phase(of: interaction.stage)
            return callbacks.compactMap(\.outcome)
        case .refused, .actions, .popped, .cancelled:
            return []
        }
    }

    private static func phase(of stage: PreviewInteraction.Stage) -> Phase {
        switch stage {
        case .notBegun: .touching
        case .refused: .refused
        case .preview(let progress): .hint(progress)
        case .previewed(let progress): .peek(progress)
        case .complete: .popped
        case .cancelled: .cancelled
        }
    }
}

extension PreviewInteraction.Callback {
    /// What a callback means for a peek; `nil` where it is progress alone.
    fileprivate var outcome: PressOutcome? {
        switch self {
        case .shouldBegin(let answer): answer ? .previewAvailable : .noPreview
        case .didUpdatePreviewTransition(_, let ended): ended ? .peeked : nil
        case .didUpdateCommitTransition(_, let ended): ended ? .popped : nil
        case .didCancel: nil
        }
    }
}

// MARK: Ends

extension Press {
    private mutating func lift() -> [PressOutcome] {
        switch phase {
        case .idle, .actions(_, fingerIsDown: false):
            return [.ignored(.noFinger)]
        case .actions(let group, fingerIsDown: true):
            phase = .actions(group: group, fingerIsDown: false)
            force = .none
            return []
        case .touching, .refused, .popped, .cancelled:
            reset()
            return []
        case .hint, .peek:
            reset()
            return [.ended(.lifted)]
        }
    }

    private mutating func tapOutside() -> [PressOutcome] {
        switch phase {
        case .actions:
            reset()
            return [.ended(.tappedOutside)]
        case .hint, .peek:
            return [.ignored(.fingerHoldsPeek)]
        case .idle, .touching, .refused, .popped, .cancelled:
            return [.ignored(.nothingOpen)]
        }
    }

    private mutating func interrupt() -> [PressOutcome] {
        switch phase {
        case .idle, .popped, .cancelled:
            return []
        case .touching, .refused:
            phase = .cancelled
            return []
        case .hint, .peek, .actions(_, fingerIsDown: true):
            _ = interaction.cancel()
            phase = .cancelled
            return [.ended(.interrupted)]
        case .actions(_, fingerIsDown: false):
            reset()
            return [.ended(.interrupted)]
        }
    }

    private mutating func cancelTouches() -> [PressOutcome] {
        switch phase {
        case .actions(_, fingerIsDown: false):
            return []
        case .actions(let group, fingerIsDown: true):
            phase = .actions(group: group, fingerIsDown: false)
            force = .none
            return []
        case .hint, .peek:
            reset()
            return [.ended(.touchesCancelled)]
        case .idle, .touching, .refused, .popped, .cancelled:
            reset()
            return []
        }
    }

    private mutating func reset() {
        self = Press(offer)
    }
}

// MARK: Actions

extension Press {
    private mutating func swipeUp() -> [PressOutcome] {
        switch phase {
        case .peek where offer.actions.isEmpty:
            return [.ignored(.noActions)]
        case .peek:
            phase = .actions(group: [], fingerIsDown: true)
            return [.actionsRevealed]
        case .actions:
            return [.ignored(.actionsRevealedAlready)]
        case .popped:
            return [.ignored(.poppedAlready)]
        case .idle, .touching, .refused, .hint, .cancelled:
            return [.ignored(.noPeek)]
        }
    }

    private mutating func choose(_ position: [Int]) -> [PressOutcome] {
        switch phase {
        case .actions(let group, let fingerIsDown):
            switch ActionChoice(of: position, among: offer.actions, open: group, honoursAttributes: false) {
            case .open(let group):
                phase = .actions(group: group, fingerIsDown: fingerIsDown)
                return [.groupOpened(group)]
            case .close(let group):
                phase = .actions(group: group.dropLast(), fingerIsDown: fingerIsDown)
                return [.groupClosed(group)]
            case .action(let action):
                reset()
                return [.chose(action)]
            case .impossible(let obstacle):
                return [.ignored(obstacle)]
            }
        case .popped:
            return [.ignored(.poppedAlready)]
        case .peek:
            return [.ignored(.actionsNotRevealed)]
        case .idle, .touching, .refused, .hint, .cancelled:
            return [.ignored(.noPeek)]
        }
    }
}
