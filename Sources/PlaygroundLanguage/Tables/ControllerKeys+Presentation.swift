import PlaygroundModel

extension ControllerKeys {
    /// Keys of the presentation, and return values of its delegate.
    static func addPresentation(to rows: inout [ControllerKey]) {
        rows.append(.value(
            "modalPresentationStyle", "How the controller is presented.", .choice(ModalPresentationStyle.presentable),
            get: { $0.presentation.modalPresentationStyle.rawValue },
            set: { if let style = ModalPresentationStyle(rawValue: $1) { $0.presentation.modalPresentationStyle = style } }))
        rows.append(.choice(
            "modalTransitionStyle", "The transition, a UIModalTransitionStyle (not simulated).", member: .at(.presentation), builder: .of(.controller),
            get: { $0.presentation.modalTransitionStyle }, set: { $0.presentation.modalTransitionStyle = $1 }))
        rows.append(.value(
            "preferredContentSize", "The size of a popover or a form sheet, in points.", .size,
            get: { $0.presentation.preferredContentSize }, set: { $0.presentation.preferredContentSize = $1 }))
        rows.append(.bool(
            "isModalInPresentation", "Whether only the app can close it.", member: .at(.presentation),
            get: { $0.presentation.isModalInPresentation }, set: { $0.presentation.isModalInPresentation = $1 }))
        rows.append(.bool(
            "shouldDismiss", "The delegate's answer to a swipe that closes it.", get: { $0.presentation.shouldDismiss },
            set: { $0.presentation.shouldDismiss = $1 }))
        rows.append(.other(
            "permittedArrowDirections", "The sides on which a popover's arrow may be.",
            .list(of: .words(of: PopoverArrowDirection.self))))
        rows.append(.other(
            "detents", "The heights at which a sheet rests (iOS 15): words, or points.", .list(of: .own(.detent))))
        rows.append(.other(
            "largestUndimmedDetentIdentifier", "The largest detent at which the content behind the sheet is not dimmed.",
            .own(.detent)))
        rows.append(.other(
            "selectedDetentIdentifier", "The detent at which the sheet appears (default: the smallest).", .own(.detent)))
        rows.append(.value(
            "preferredCornerRadius", "The radius of the sheet's corners, in points (default: the system's).", .number(0...1000),
            member: .at(.sheet), get: { $0.presentation.preferredCornerRadius }, set: { $0.presentation.preferredCornerRadius = $1 }))
        rows.append(.bool(
            "prefersGrabberVisible", "Whether the sheet shows its grabber.", member: .at(.sheet),
            get: { $0.presentation.prefersGrabberVisible }, set: { $0.presentation.prefersGrabberVisible = $1 }))
        rows.append(.bool(
            "prefersScrollingExpandsWhenScrolledToEdge", "Whether a scroll beyond the edge makes the sheet larger (not simulated).",
            member: .at(.sheet), get: { $0.presentation.prefersScrollingExpands }, set: { $0.presentation.prefersScrollingExpands = $1 }))
        rows.append(.bool(
            "widthFollowsPreferredContentSizeWhenEdgeAttached",
            "Whether a sheet at the bottom edge is as wide as its content prefers (not simulated).", member: .at(.sheet),
            get: { $0.presentation.widthFollowsContent }, set: { $0.presentation.widthFollowsContent = $1 }))
        rows.append(.bool(
            "modalPresentationCapturesStatusBarAppearance", "Whether the controller decides on the status bar though it does not fill the screen.",
            member: .at(.presentation), get: { $0.presentation.capturesStatusBar }, set: { $0.presentation.capturesStatusBar = $1 }))
        rows.append(.bool(
            "prefersEdgeAttachedInCompactHeight", "Whether the sheet is at the bottom edge in compact height.",
            member: .at(.sheet), get: { $0.presentation.prefersEdgeAttachedInCompactHeight },
            set: { $0.presentation.prefersEdgeAttachedInCompactHeight = $1 }))
        rows.append(.choice(
            "preferredPlacement", "The side of a wide screen on which a sheet is placed (iOS 27).", since: .sheetPlacement, member: .at(.sheet),
            get: { $0.presentation.preferredPlacement }, set: { $0.presentation.preferredPlacement = $1 }))
        rows.append(.choice(
            "adaptivePresentationStyle", "The answer of adaptivePresentationStyle(for:traitCollection:): the style to which the presentation adapts, or none.",
            get: { $0.presentation.adaptivePresentationStyle }, set: { $0.presentation.adaptivePresentationStyle = $1 }))
        rows.append(.choice(
            "adaptivePresentationStyleForPresentationController",
            "The answer of adaptivePresentationStyle(for:), which UIKit calls in compact width if the delegate lacks the method with traits.",
            get: { $0.presentation.adaptivePresentationStyleInCompactWidth },
            set: { $0.presentation.adaptivePresentationStyleInCompactWidth = $1 }))
        rows.append(.other(
            "viewControllerForAdaptivePresentationStyle",
            "The delegate's answer: the controller that is shown in the adaptive style.", .controllerName))
        rows.append(.bool(
            "definesPresentationContext", "Whether presentations in the current context cover this controller.", member: .at(.rootView),
            builder: .of(.controller), get: { $0.presentation.definesPresentationContext },
            set: { $0.presentation.definesPresentationContext = $1 }))
    }
}

extension ModalPresentationStyle {
    /// The styles for controllers and actions. `none` is only a delegate's return value.
    public static let presentable: [String] = allCases.filter { $0 != .none }.map { $0.rawValue }
}
