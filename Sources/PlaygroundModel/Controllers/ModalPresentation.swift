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
    /// In points (iOS 16).
    case height(Double)

    /// `medium`, `large`, or a height in points up to `PlaygroundLimits.windowLength`.
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

/// UISheetPresentationController.Placement (iOS 27): the sheet's side of a wide screen.
public enum SheetPlacement: String, CaseIterable, Hashable, Sendable {
    case automatic, leading, center, trailing
}

/// UIPopoverArrowDirection: the side of the popover with the arrow. `up` points at a source above.
public enum PopoverArrowDirection: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right
}

/// A controller's presentation options, and the return values of its presentation delegate.
public struct PresentationOptions: Hashable, Sendable {
    public var modalPresentationStyle = ModalPresentationStyle.automatic
    public var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// In points. Form sheets and popovers follow it.
    public var preferredContentSize: Size?
    /// Prevents closing by a swipe or by a tap outside.
    public var isModalInPresentation = false
    /// `presentationControllerShouldDismiss(_:)`, called for a swipe.
    public var shouldDismiss = true
    public var permittedArrowDirections = Set(PopoverArrowDirection.allCases)
    /// Empty means `large`.
    public var detents: [SheetDetent] = []
    /// `largestUndimmedDetentIdentifier`: up to it nothing is dimmed, and touches reach the controller behind.
    public var largestUndimmedDetent: SheetDetent?
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
    /// `adaptivePresentationStyle(for:traitCollection:)`. `none` keeps the presentation.
    public var adaptivePresentationStyle: ModalPresentationStyle?
    /// `adaptivePresentationStyle(for:)`: UIKit calls it in compact width, if the delegate lacks the method above.
    public var adaptivePresentationStyleInCompactWidth: ModalPresentationStyle?
    /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: usually the same controller in a
    /// navigation controller with a close button.
    public var viewControllerForAdaptivePresentationStyle: ControllerID?
    public var definesPresentationContext = false

    public init() {}
}
