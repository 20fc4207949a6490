import PlaygroundModel

public enum PressKind: Hashable, Sendable {
    /// A preview and its actions (UIViewControllerPreviewing), opened only by pressing harder.
    case peek
    /// A menu with a preview (UIContextMenuInteraction), opened by a long press, or by pressing harder on some screens.
    case contextMenu(opensByForce: Bool)
    /// The menu of a button or bar item (UIButton.menu), without a preview.
    case menu(opensByForce: Bool)

    var opensByForce: Bool {
        switch self {
        case .peek: true
        case .contextMenu(let opensByForce), .menu(let opensByForce): opensByForce
        }
    }

    var hasPreview: Bool {
        if case .menu = self { false } else { true }
    }
}

/// A press on an element with a peek (iOS 9 to 12) or a context menu (from iOS 13).
///
/// ```
/// peek           idle ──press──▶ touching ──▶ hint ──▶ peek ──▶ popped ──lift──▶ idle
///                                    │                   └──swipeUp──▶ open
///                                    └──▶ refused
///
/// context menu   idle ──press──▶ touching ──harder, long press──▶ open ──tap on the preview──▶ idle (pop)
///                                    └──▶ refused
///
/// menu           idle ──long press, tap──▶ open
///
/// all            open ──choose, tap outside──▶ idle
///                touching, refused, hint, peek ──lift, lost touch──▶ idle
///                any with a finger ──interrupt──▶ cancelled ──lift──▶ idle
/// ```
///
/// A released hint or peek changes nothing. While entries are visible, force is ignored and the finger may lift.
public struct Press: Hashable, Sendable {
    public enum Phase: Hashable, Sendable {
        case idle
        /// A light touch, with the progress towards a context menu.
        case touching(Double)
        case refused
        /// Stage 1 of a peek, with the progress towards the preview.
        case hint(Double)
        /// Stage 2 of a peek, with the progress towards the pop.
        case peek(Double)
        case open(group: [Int], fingerIsDown: Bool)
        case popped
        /// The press has ended, but the finger has not lifted yet.
        case cancelled
    }

    public let kind: PressKind
    public let offer: PressOffer
    public internal(set) var phase = Phase.idle
    public internal(set) var force = Force.none
    var interaction = PreviewInteraction()

    init(_ offer: PressOffer = PressOffer(), kind: PressKind = .peek) {
        self.kind = kind
        self.offer = offer
    }

    public mutating func apply(_ event: PressEvent) -> [PressOutcome] {
        switch event {
        case .press(let share): press(share)
        case .longPress: longPress()
        case .lift: lift()
        case .swipeUp: swipeUp()
        case .chooseAction(let position): choose(position)
        case .tapPreview: tapPreview()
        case .tapOutside: tapOutside()
        case .interrupt: interrupt()
        case .cancelTouches: cancelTouches()
        }
    }

    public var isVisible: Bool {
        switch phase {
        case .touching(let progress): progress > 0
        case .hint, .peek, .open: true
        case .idle, .refused, .popped, .cancelled: false
        }
    }

    var isMenu: Bool { kind != .peek }

    mutating func reset() {
        self = Press(offer, kind: kind)
    }
}
