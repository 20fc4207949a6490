import PlaygroundModel

/// What a presentation becomes in the size classes it finds (UIPresentationController.adaptivePresentationStyle).
struct PresentationAdaptation {
    let presented: ControllerDefinition
    let style: ModalPresentationStyle
    /// Of the controller that presents.
    let environment: TraitCollection
    let profile: BehaviourProfile

    private var options: PresentationOptions { presented.presentation }

    /// The form after adaptation.
    var form: PresentationForm {
        if case .alert(let alert) = presented.kind { return alertForm(alert) }
        guard isAdapted else { return unadapted(resolvedStyle) }
        guard let answer = options.adaptivePresentationStyle else { return adapted }
        return answer == .none ? unadapted(resolvedStyle) : answered(answer)
    }

    /// Whether the delegate is asked: it has an answer only where UIKit would adapt.
    var isAdapted: Bool {
        switch resolvedStyle {
        case .popover, .pageSheet, .formSheet: adapted != unadapted(resolvedStyle)
        case .automatic, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none: false
        }
    }

    private var resolvedStyle: ModalPresentationStyle {
        style == .automatic || style == .none ? profile.automaticPresentationStyle : style
    }

    private var isCompactWidth: Bool { environment.horizontalSizeClass != .regular }
    private var isCompactHeight: Bool { environment.verticalSizeClass == .compact }

    private func unadapted(_ style: ModalPresentationStyle) -> PresentationForm {
        switch style {
        case .fullScreen, .automatic, .none: .fullScreen
        case .overFullScreen: .overFullScreen
        case .currentContext: .currentContext
        case .overCurrentContext: .overCurrentContext
        case .pageSheet: .pageSheet
        case .formSheet: .formSheet
        case .popover: .popover
        }
    }

    /// From iOS 13 on a card in compact width and the full screen in compact height; before, the full screen in compact
    /// width. A popover is treated as a form sheet. (Observed on iOS 8 to 12, against the documentation: a real popover on a
    /// Plus phone in landscape.)
    private var adapted: PresentationForm {
        let style = resolvedStyle
        guard profile.hasCardSheets else {
            if isCompactWidth { return .fullScreen }
            return style == .popover && isCompactHeight ? .formSheet : unadapted(style)
        }
        if isCompactHeight { return options.prefersEdgeAttachedInCompactHeight && style != .popover ? .sheet : .fullScreen }
        return isCompactWidth ? .sheet : unadapted(style)
    }

    /// The delegate may answer a full screen, and from iOS 13 on a sheet.
    private func answered(_ answer: ModalPresentationStyle) -> PresentationForm {
        switch answer {
        case .pageSheet, .formSheet: profile.hasCardSheets ? (isCompactWidth ? .sheet : unadapted(answer)) : .fullScreen
        case .automatic, .none, .popover: adapted
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: unadapted(answer)
        }
    }

    /// An action sheet stands at the bottom edge, and in regular width is a popover.
    private func alertForm(_ alert: AlertDefinition) -> PresentationForm {
        switch alert.preferredStyle {
        case .alert: .alert
        case .actionSheet: isCompactWidth ? .actionSheet : .popover
        }
    }
}
