/// UIModalPresentationStyle.
public enum ModalPresentationStyle: String, CaseIterable, Hashable, Sendable {
    case automatic, fullScreen, pageSheet, formSheet, popover, currentContext, overFullScreen, overCurrentContext
    /// Only an answer of a delegate: do not adapt.
    case none
}

/// UISheetPresentationController.Detent.
public enum SheetDetent: Hashable, Sendable {
    case medium, large
    /// A custom detent of that height in points (iOS 16).
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

/// UISheetPresentationController.Placement (iOS 27): on which side of a wide screen a sheet stands.
public enum SheetPlacement: String, CaseIterable, Hashable, Sendable {
    case automatic, leading, center, trailing
}

/// UIPopoverArrowDirection: the side of the popover on which its arrow stands; an arrow `up` points at a source above.
public enum PopoverArrowDirection: String, CaseIterable, Hashable, Sendable {
    case up, down, left, right
}

/// The presentation options of a controller, and what the delegate of its presentation answers.
public struct PresentationOptions: Hashable, Sendable {
    public var modalPresentationStyle = ModalPresentationStyle.automatic
    /// In points; form sheets and popovers follow it.
    public var preferredContentSize: Size?
    /// UIViewController.isModalInPresentation: no swipe and no tap beside it closes the controller.
    public var isModalInPresentation = false
    /// `presentationControllerShouldDismiss(_:)`: what its delegate answers a swipe.
    public var shouldDismiss = true
    public var permittedArrowDirections = Set(PopoverArrowDirection.allCases)
    /// The heights at which a sheet rests; without any, `large`.
    public var detents: [SheetDetent] = []
    /// `largestUndimmedDetentIdentifier`: up to it nothing is dimmed, and touches reach what is behind the sheet.
    public var largestUndimmedDetent: SheetDetent?
    public var prefersGrabberVisible = false
    public var prefersEdgeAttachedInCompactHeight = false
    /// UISheetPresentationController.preferredPlacement (iOS 27).
    public var preferredPlacement = SheetPlacement.automatic
    /// `adaptivePresentationStyle(for:traitCollection:)`: what its delegate answers where UIKit would adapt; `none` means
    /// that it stays as it is.
    public var adaptivePresentationStyle: ModalPresentationStyle?
    /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: the controller its delegate returns for a style
    /// to which the presentation adapts; as a rule the same controller, in a navigation controller with a button to close it.
    public var viewControllerForAdaptivePresentationStyle: ControllerID?
    /// Whether a presentation in the current context stands over this controller.
    public var definesPresentationContext = false

    public init() {}
}
