import PlaygroundModel

/// A press on an element that offers something: a peek (iOS 9 to 12), or a context menu (from iOS 13 on).
///
/// ```
/// peek           idle ──press──▶ touching ──▶ hint ──▶ peek ──▶ popped ──lift──▶ idle
///                                    │                   └──swipeUp──▶ open
///                                    └──▶ refused
///
/// context menu   idle ──press──▶ touching ──harder, long press──▶ open ──tap on the preview──▶ idle (pop)
///                                    └──▶ refused
///
/// both           open ──choose, tap outside──▶ idle
///                touching, refused, hint, peek ──lift, lost touch──▶ idle
///                any with a finger ──interrupt──▶ cancelled ──lift──▶ idle
/// ```
///
/// A released hint or peek leaves everything as it was. Once entries are open, force no longer counts, and the finger may be
/// lifted.
public struct Press: Hashable, Sendable {
    /// What the element offers, and with it how it opens.
    public enum Kind: Hashable, Sendable {
        /// A preview and its actions (UIViewControllerPreviewing): opens by force alone.
        case peek
        /// A menu with a preview (UIContextMenuInteraction): opens by a long press on every device, and where the screen
        /// measures force also by pressing harder.
        case contextMenu(opensByForce: Bool)
    }

    /// How far the press has come.
    public enum Phase: Hashable, Sendable {
        case idle
        /// A finger, too light for anything, and progress towards a context menu.
        case touching(Double)
        /// A finger where there is no preview.
        case refused
        /// Stage 1 of a peek, and progress towards the preview.
        case hint(Double)
        /// Stage 2 of a peek, and progress towards the pop.
        case peek(Double)
        /// The actions of a peek or the entries of a menu, with the group that is open.
        case open(group: [Int], fingerIsDown: Bool)
        /// Stage 3 of a peek, until the finger is lifted.
        case popped
        /// Over, until the finger is lifted.
        case cancelled
    }

    public let kind: Kind
    public let offer: PressOffer
    public internal(set) var phase = Phase.idle
    public internal(set) var force = Force.none
    var interaction = PreviewInteraction()

    init(_ offer: PressOffer = PressOffer(), kind: Kind = .peek) {
        self.kind = kind
        self.offer = offer
    }

    /// Takes an event and says what came of it.
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

    /// Whether anything of it is to be seen.
    public var isVisible: Bool {
        switch phase {
        case .touching(let progress): progress > 0
        case .hint, .peek, .open: true
        case .idle, .refused, .popped, .cancelled: false
        }
    }

    /// Whether it is a press on an element with a context menu.
    var isMenu: Bool { kind != .peek }

    /// Back to no finger at all.
    mutating func reset() {
        self = Press(offer, kind: kind)
    }
}
