import PlaygroundModel

/// What a presentation looks like, after it adapted.
public enum PresentationForm: String, Hashable, Sendable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext
    /// Centred and as wide as text reads well.
    case pageSheet
    /// Centred, of the preferred size.
    case formSheet
    /// A card at the bottom edge, above which the presenter shows; it rests at detents.
    case sheet
    case popover
    case alert
    /// An alert's actions at the bottom edge.
    case actionSheet

    /// Whether nothing can be seen of what is behind: the presenter's views are removed.
    public var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

    /// Whether what is presented floats above what it leaves visible, in a narrower place of its own.
    public var isElevated: Bool {
        switch self {
        case .pageSheet, .formSheet, .sheet, .popover, .alert, .actionSheet: true
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
        }
    }

    /// Whether it is a card at the bottom edge, or a sheet in the middle.
    var isSheet: Bool { self == .sheet || self == .pageSheet || self == .formSheet }
}

/// A presentation as it stands on screen.
public struct ScenePresentation: Hashable, Sendable {
    /// A popover's arrow.
    public struct Arrow: Hashable, Sendable {
        public var direction: PopoverArrowDirection
        /// In the window's coordinates.
        public var tip: Point
    }

    /// What was asked for.
    public var style: ModalPresentationStyle
    public var form: PresentationForm
    /// What is dimmed behind it, in the window's coordinates; popovers take touches there too, but dim nothing. Without it,
    /// touches beside what floats reach what is behind.
    public var dimming: Rect?
    /// Whether a tap beside it (`dim`) closes it.
    public var closesOnTapBeside: Bool = false
    /// Whether the presenter is drawn smaller, as a card behind the card.
    public var pushesPresenterBack: Bool = false
    /// In points; of a card only the upper corners are round.
    public var cornerRadius: Double = 0
    public var showsGrabber: Bool = false
    /// The heights at which a card rests, and the one it rests at.
    public var detents: [SheetDetent] = []
    public var selectedDetent: SheetDetent?
    public var arrow: Arrow?
    /// Whether a finger that draws it down does not close it.
    public var resistsDismissal = false
    /// UIPresentationController.traitCollection: what the presentation hands to the presented controller.
    var traits = TraitCollection()

    /// Whether touches beside it reach what is behind (largestUndimmedDetentIdentifier).
    public var letsTouchesBehind: Bool { form.isElevated && dimming == nil }
}
