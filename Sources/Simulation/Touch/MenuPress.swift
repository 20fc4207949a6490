import PlaygroundModel

/// A press on an element with a context menu, from iOS 13 on: a long press opens it on every device, and where there is
/// 3D Touch a press opens it sooner (UIContextMenuInteraction).
///
/// ```
/// idle ──press──▶ touching ──harder, long press──▶ open ──choose, tap outside──▶ idle
///                     └─▶ refused                   └──tap on the preview──▶ idle (pop)
/// ```
public struct MenuPress: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
        case idle
        /// A finger, and progress towards the menu.
        case touching(Double)
        /// A finger where there is no menu.
        case refused
        /// The preview and the menu, with the submenu that is open.
        case open(group: [Int], fingerIsDown: Bool)
        /// Over, until the finger is lifted.
        case cancelled
    }

    public let offer: PressOffer
    /// Whether the screen measures force.
    public let opensByForce: Bool
    public private(set) var phase = Phase.idle
    public private(set) var force = Force.none

    public init(_ offer: PressOffer = PressOffer(), opensByForce: Bool) {
        self.offer = offer
        self.opensByForce = opensByForce
    }

    public mutating func apply(_ event: PressEvent) -> [PressOutcome] {
        switch event {
        case .press(let share): press(share)
        case .longPress: longPress()
        case .lift: lift()
        case .swipeUp: [.ignored(isOpen ? .actionsRevealedAlready : .nothingOpen)]
        case .chooseAction(let position): choose(position)
        case .tapPreview: tapPreview()
        case .tapOutside: tapOutside()
        case .interrupt: interrupt()
        case .cancelTouches: cancelTouches()
        }
    }

    /// Whether anything of it is to be seen.
    public var isVisible: Bool {
        switch phase {
        case .touching(let progress): progress > 0
        case .open: true
        case .idle, .refused, .cancelled: false
        }
    }

    private var isOpen: Bool {
        if case .open = phase { true } else { false }
    }
}

// MARK: Opening

extension MenuPress {
    private mutating func press(_ share: Double) -> [PressOutcome] {
        guard !share.isNaN else { return [.ignored(.forceIsNoNumber)] }
        guard opensByForce else { return [.ignored(.pressSaysNothing)] }
        if case .open(_, fingerIsDown: false) = phase { return [.ignored(.otherThingOpen)] }
        force = Force(share: share)
        let clamped: [PressOutcome] = force.share == share ? [] : [.forceClamped(share)]
        switch phase {
        case .idle, .touching:
            let progress = force.progress(from: .hint, to: .peek)
            phase = .touching(offer.hasPreview ? progress : 0)
            return clamped + (progress < 1 ? [] : open())
        case .refused, .open, .cancelled:
            return clamped
        }
    }

    private mutating func longPress() -> [PressOutcome] {
        switch phase {
        case .idle, .touching: open()
        case .refused, .cancelled: []
        case .open: [.ignored(.otherThingOpen)]
        }
    }

    /// contextMenuInteraction(_:configurationForMenuAtLocation:) is asked.
    private mutating func open() -> [PressOutcome] {
        phase = offer.hasPreview ? .open(group: [], fingerIsDown: true) : .refused
        return [offer.hasPreview ? .menuOpened : .noPreview]
    }
}

// MARK: Ends

extension MenuPress {
    private mutating func lift() -> [PressOutcome] {
        switch phase {
        case .idle, .open(_, fingerIsDown: false):
            return [.ignored(.noFinger)]
        case .open(let group, fingerIsDown: true):
            phase = .open(group: group, fingerIsDown: false)
            force = .none
            return []
        case .touching, .refused, .cancelled:
            reset()
            return []
        }
    }

    private mutating func choose(_ position: [Int]) -> [PressOutcome] {
        guard case .open(let group, let fingerIsDown) = phase else { return [.ignored(.nothingOpen)] }
        switch ActionChoice(of: position, among: offer.actions, open: group, honoursAttributes: true) {
        case .open(let group):
            phase = .open(group: group, fingerIsDown: fingerIsDown)
            return [.groupOpened(group)]
        case .close(let group):
            phase = .open(group: group.dropLast(), fingerIsDown: fingerIsDown)
            return [.groupClosed(group)]
        case .action(let action):
            reset()
            return [.chose(action)]
        case .impossible(let obstacle):
            return [.ignored(obstacle)]
        }
    }

    private mutating func tapPreview() -> [PressOutcome] {
        guard isOpen else { return [.ignored(.nothingOpen)] }
        reset()
        return [.popped]
    }

    private mutating func tapOutside() -> [PressOutcome] {
        guard isOpen else { return [.ignored(.nothingOpen)] }
        reset()
        return [.ended(.tappedOutside)]
    }

    private mutating func interrupt() -> [PressOutcome] {
        switch phase {
        case .idle, .cancelled:
            return []
        case .touching, .refused:
            phase = .cancelled
            return []
        case .open(_, let fingerIsDown):
            reset()
            if fingerIsDown { phase = .cancelled }
            return [.ended(.interrupted)]
        }
    }

    private mutating func cancelTouches() -> [PressOutcome] {
        if case .open(let group, _) = phase {
            phase = .open(group: group, fingerIsDown: false)
            force = .none
        } else {
            reset()
        }
        return []
    }

    private mutating func reset() {
        self = MenuPress(offer, opensByForce: opensByForce)
    }
}
