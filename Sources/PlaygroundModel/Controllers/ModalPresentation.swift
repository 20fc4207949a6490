public enum ModalPresentationStyle: String, CaseIterable, Hashable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, popover, currentContext, overFullScreen, overCurrentContext
    /// A delegate's return value that means: do not adapt.
    case none
}

/// UIModalTransitionStyle (not drawn).
public enum ModalTransitionStyle: String, CaseIterable, Hashable, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// UISheetPresentationController.Detent.
public enum SheetDetent: Hashable, Sendable {
    case medium, large
    /// A height in points (iOS 16).
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
    /// The preferred size, in points. Form sheets and popovers use it.
    public var preferredContentSize: Size?
    /// Prevents closing by a swipe or by a tap outside.
    public var isModalInPresentation = false
    /// `presentationControllerShouldDismiss(_:)`, called for a swipe.
    public var shouldDismiss = true
    public var permittedArrowDirections = Set(PopoverArrowDirection.allCases)
    /// The detents. Empty means `large`.
    public var detents: [SheetDetent] = []
    /// `largestUndimmedDetentIdentifier`: up to this detent nothing is dimmed, and touches reach the controller behind the sheet.
    public var largestUndimmedDetent: SheetDetent?
    public var selectedDetent: SheetDetent?
    public var preferredCornerRadius: Double?
    public var prefersGrabberVisible = false
    /// UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge (not simulated).
    public var prefersScrollingExpands = true
    /// UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached (not simulated).
    public var widthFollowsContent = false
    /// UIViewController.modalPresentationCapturesStatusBarAppearance (not simulated).
    public var capturesStatusBar = false
    public var prefersEdgeAttachedInCompactHeight = false
    /// UISheetPresentationController.preferredPlacement (iOS 27).
    public var preferredPlacement = SheetPlacement.automatic
    /// `adaptivePresentationStyle(for:traitCollection:)`. `none` keeps the presentation.
    public var adaptivePresentationStyle: ModalPresentationStyle?
    /// `adaptivePresentationStyle(for:)`: UIKit calls it in compact width if the delegate lacks the method with the trait collection.
    public var adaptivePresentationStyleInCompactWidth: ModalPresentationStyle?
    /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: usually the same controller in a
    /// navigation controller with a close button.
    public var viewControllerForAdaptivePresentationStyle: ControllerID?
    public var definesPresentationContext = false

    public init() {}
}
