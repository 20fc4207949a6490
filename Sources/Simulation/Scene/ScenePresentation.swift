import PlaygroundModel

public enum PresentationForm: String, Hashable, Sendable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext
    /// A centred sheet of readable width.
    case pageSheet
    /// A centred sheet of the preferred size.
    case formSheet
    /// A card at the bottom edge, with detents. The presenter is visible above it.
    case sheet
    case popover
    case alert
    case actionSheet

    public var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }

    public var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    public var isElevated: Bool {
        switch self {
        case .pageSheet, .formSheet, .sheet, .popover, .alert, .actionSheet: true
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
        }
    }

    var isSheet: Bool { self == .sheet || self == .pageSheet || self == .formSheet }
}

public struct ScenePresentation: Hashable, Sendable {
    public struct Arrow: Hashable, Sendable {
        public var direction: PopoverArrowDirection
        public var tip: Point
        /// The insets for the part of the controller's view that the arrow occupies, in points. Zero before iOS 13.
        public var insets: EdgeInsets
    }

    public var style: ModalPresentationStyle
    /// The controller whose child is the presentation's context. It shows the presented controller in the child's position, behind its own
    /// bars. `nil` for the window.
    public var container: ControllerInstance.ID?
    public var form: PresentationForm
    /// The dimmed area behind the presentation, in the window's coordinates. A popover takes touches there without dimming. If `nil`,
    /// touches outside reach the controllers behind.
    public var dimming: Rect?
    /// Whether a tap outside (`dim`) closes the presentation.
    public var closesOnTapBeside: Bool = false
    public var pushesPresenterBack: Bool = false
    /// The corner radius in points.
    public var cornerRadius: Double = 0
    /// Whether the card is inset from the sides and the lower edge (iOS 26).
    public var isFloatingCard = false
    /// The radii of the corners. A card has only upper ones, unless it floats. `nil` without rounded corners.
    public var cornerRadii: CornerRadii? {
        if cornerRadius == 0 { nil } else { CornerRadii(upper: cornerRadius, lower: form == .sheet && !isFloatingCard ? 0 : cornerRadius) }
    }

    public var showsGrabber: Bool = false
    public var detents: [SheetDetent] = []
    public var selectedDetent: SheetDetent?
    public var arrow: Arrow?
    public var resistsDismissal = false
    /// UIPresentationController.traitCollection, the presented controller's inherited traits.
    var traits = TraitCollection()
    /// The presenting controller, if its traits differ and apps override them.
    private(set) var passedOver: PassedOver?

    struct PassedOver: Hashable, Sendable {
        var presenter: ControllerInstance.ID
        /// The traits as strings: `userInterfaceStyle dark`.
        var traits: [String]
    }

    mutating func pass(over presenter: SceneController) {
        let others = [Trait.userInterfaceStyle, .layoutDirection, .preferredContentSizeCategory, .accessibilityContrast, .legibilityWeight].filter {
            presenter.traits.collection[$0] != traits[$0]
        }
        guard !others.isEmpty else { return }
        passedOver = PassedOver(
            presenter: presenter.id, traits: others.map { "\($0.name) \(presenter.traits.collection[$0]?.description ?? "unspecified")" })
    }

    /// Whether touches outside reach the controllers behind (largestUndimmedDetentIdentifier).
    public var letsTouchesBehind: Bool { form.isElevated && dimming == nil }
}
