import PlaygroundModel

/// The form of a presentation in given size classes (UIPresentationController.adaptivePresentationStyle).
struct PresentationAdaptation {
    let presented: ControllerDefinition
    let style: ModalPresentationStyle
    let hasSource: Bool
    /// The window's traits, because the root-most controller presents (UIViewController.presentingViewController). A popover from an iPad's
    /// compact column, or from a sheet there, stays a popover. Styles in a context differ, but do not adapt.
    let environment: TraitCollection
    /// Sheets of a closed iPhone Duo in landscape are cards (kusumotoa/iPhoneDuoLab, docs/02, measured).
    let isOnFoldingDevice: Bool
    let profile: BehaviourProfile

    init(
        of presented: ControllerDefinition, _ presentation: Presentation, in window: ResolvedTraits, on device: Device,
        profile: BehaviourProfile
    ) {
        self.presented = presented
        style = presentation.style
        hasSource = presentation.source != nil
        environment = window.collection
        isOnFoldingDevice = device.hinge != nil
        self.profile = profile
    }

    private var options: PresentationOptions { presented.presentation }

    var form: PresentationForm {
        if case .alert(let alert) = presented.kind { return alertForm(alert) }
        guard isAdapted else { return unadapted(resolvedStyle) }
        guard let answer else { return adapted }
        return answer == .none ? unadapted(resolvedStyle) : answered(answer)
    }

    /// The delegate's return value: from the method with traits, or in compact width from the older method.
    var answer: ModalPresentationStyle? {
        options.adaptivePresentationStyle ?? (isCompactWidth ? options.adaptivePresentationStyleInCompactWidth : nil)
    }

    /// Whether UIKit adapts the presentation. Otherwise the delegate's return value is ignored.
    var isAdapted: Bool {
        if case .alert = presented.kind { return false }
        return switch resolvedStyle {
        case .popover, .pageSheet, .formSheet: adapted != unadapted(resolvedStyle)
        case .automatic, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none: false
        }
    }

    /// The adapted style passed to the delegate. `none` if the style stays, as for a page sheet that becomes a card.
    var adaptiveStyle: ModalPresentationStyle {
        guard isAdapted else { return .none }
        let style = form.style
        return style == resolvedStyle ? .none : style
    }

    var standIn: ControllerID? {
        adaptiveStyle == .none ? nil : options.viewControllerForAdaptivePresentationStyle
    }

    var hasDelegate: Bool {
        options.adaptivePresentationStyle != nil || options.adaptivePresentationStyleInCompactWidth != nil
            || options.viewControllerForAdaptivePresentationStyle != nil
    }

    /// Whether UIKit raises an exception, because `medium` is the only detent in compact height (UISheetPresentationController: "at least
    /// one detent must be active").
    var lacksActiveDetent: Bool {
        form == .sheet && options.prefersEdgeAttachedInCompactHeight && profile.has(.detents)
            && SheetDetents(options, in: Size(width: 0, height: 0), environment, profile).active.isEmpty
    }

    private var resolvedStyle: ModalPresentationStyle {
        style == .automatic || style == .none ? profile.automaticPresentationStyle : style
    }

    private var isCompactWidth: Bool { environment.horizontalSizeClass != .regular }
    private var isCompactHeight: Bool { environment.verticalSizeClass == .compact }

    private func unadapted(_ style: ModalPresentationStyle) -> PresentationForm {
        PresentationForm(rawValue: style.rawValue) ?? .fullScreen
    }

    /// The form after adaptation. From iOS 13 it is a card in compact width and the full screen in compact height. Before, it was the full
    /// screen in compact width. A popover adapts like a form sheet. (Observed on iOS 8 to 12, contrary to the documentation: a real popover
    /// on a Plus phone in landscape.)
    private var adapted: PresentationForm {
        let style = resolvedStyle
        guard profile.has(.cardSheets) else {
            if isCompactWidth { return .fullScreen }
            return style == .popover && isCompactHeight ? .formSheet : unadapted(style)
        }
        if isCompactHeight, !isOnFoldingDevice { return options.prefersEdgeAttachedInCompactHeight && style != .popover ? .sheet : .fullScreen }
        return isCompactWidth ? .sheet : unadapted(style)
    }

    /// The form for the delegate's return value. The delegate may return a full screen, and from iOS 13 a sheet.
    private func answered(_ answer: ModalPresentationStyle) -> PresentationForm {
        switch answer {
        case .pageSheet, .formSheet: profile.has(.cardSheets) ? (isCompactWidth ? .sheet : unadapted(answer)) : .fullScreen
        case .automatic, .none, .popover: adapted
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: unadapted(answer)
        }
    }

    /// The form of an alert. An action sheet is a popover in regular width. From iOS 26 an action sheet with a source is one on phones too.
    private func alertForm(_ alert: AlertDefinition) -> PresentationForm {
        switch alert.preferredStyle {
        case .alert: .alert
        case .actionSheet: isCompactWidth && !(profile.has(.actionSheetPopovers) && hasSource) ? .actionSheet : .popover
        }
    }
}

extension PresentationForm {
    fileprivate var style: ModalPresentationStyle {
        self == .sheet ? .pageSheet : ModalPresentationStyle(rawValue: rawValue) ?? ModalPresentationStyle.none
    }
}
