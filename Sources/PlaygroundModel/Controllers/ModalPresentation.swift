/// UIModalPresentationStyle.
public enum ModalPresentationStyle: String, CaseIterable, Hashable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, popover, currentContext, overFullScreen, overCurrentContext
    /// Only as a delegate's return value: do not adapt.
    case none
}

/// UIModalTransitionStyle, which is not drawn.
public enum ModalTransitionStyle: String, CaseIterable, Hashable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// UISheetPresentationController.Detent.
public enum SheetDetent: Hashable, Sendable {
    case medium, large
    /// A custom detent's height in points (iOS 16).
    case height(Double)

    /// Reads `medium`, `large`, or a height in points of at most `PlaygroundLimits.windowLength`.
    public init?(word: String) {
        switch word {
        case "medium": self = .medium
        case "large": self = .large
        default:
            guard let height = Double(word), height > 0, height <= PlaygroundLimits.windowLength else { return nil }
            self = .height(height)
        }
    }

    public var word: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        case .height(let height): height.shortText
        }
    }
}

/// UISheetPresentationController.Placement (iOS 27): the side of a wide screen that has the sheet.
public enum SheetPlacement: String, CaseIterable, Hashable, Sendable {
    case automatic, leading, center, trailing
}

/// UIPopoverArrowDirection: the side of the popover that has the arrow; `up` points at a source above.
public enum PopoverArrowDirection: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right
}

/// The presentation options of a controller, and the return values of its presentation's delegate.
public struct PresentationOptions: Hashable, Sendable {
    public var modalPresentationStyle = ModalPresentationStyle.automatic
    public var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// In points; form sheets and popovers follow it.
    public var preferredContentSize: Size?
    /// UIViewController.isModalInPresentation: neither a swipe nor a tap outside closes the controller.
    public var isModalInPresentation = false
    /// `presentationControllerShouldDismiss(_:)`, called for a swipe.
    public var shouldDismiss = true
    public var permittedArrowDirections = Set(PopoverArrowDirection.allCases)
    /// Empty means `large`.
    public var detents: [SheetDetent] = []
    /// `largestUndimmedDetentIdentifier`: up to it nothing is dimmed, and touches reach the controller behind the sheet.
    public var largestUndimmedDetent: SheetDetent?
    /// UISheetPresentationController.selectedDetentIdentifier when the sheet appears.
    public var selectedDetent: SheetDetent?
    public var preferredCornerRadius: Double?
    public var prefersGrabberVisible = false
    /// UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge, which is not simulated.
    public var prefersScrollingExpands = true
    /// UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached, which is not simulated.
    public var widthFollowsContent = false
    /// UIViewController.modalPresentationCapturesStatusBarAppearance, which is not simulated.
    public var capturesStatusBar = false
    public var prefersEdgeAttachedInCompactHeight = false
    /// UISheetPresentationController.preferredPlacement (iOS 27).
    public var preferredPlacement = SheetPlacement.automatic
    /// `adaptivePresentationStyle(for:traitCollection:)`; `none` keeps the presentation as it is.
    public var adaptivePresentationStyle: ModalPresentationStyle?
    /// `adaptivePresentationStyle(for:)` of a delegate without the method above, which UIKit calls in compact width only.
    public var adaptivePresentationStyleInCompactWidth: ModalPresentationStyle?
    /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: usually the same controller, in a navigation controller
    /// with a button to close it.
    public var viewControllerForAdaptivePresentationStyle: ControllerID?
    /// Whether a presentation in the current context covers this controller.
    public var definesPresentationContext = false

    public init() {}
}
