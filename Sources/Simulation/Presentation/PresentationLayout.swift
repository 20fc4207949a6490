import PlaygroundModel

struct PresentationLayout {
    let form: PresentationForm
    let presented: ControllerDefinition
    let window: Size
    let safeAreaInsets: EdgeInsets
    let hasHomeIndicator: Bool
    let context: Rect
    let source: Rect?
    let contentSizeCategory: ContentSizeCategory
    let detent: SheetDetent
    var stage: SheetStage?
    /// The height of the window that the keyboard covers, in points. Only an alert or sheet whose text field uses the keyboard avoids it.
    var keyboardOverlap = 0.0
    /// Whether a view in the presentation is the first responder.
    var hasKeyboard = false
    let profile: BehaviourProfile

    private var options: PresentationOptions { presented.presentation }
    private var bounds: Rect { Rect(origin: .zero, size: window) }

    var frame: Rect {
        switch form {
        case .fullScreen, .overFullScreen: bounds
        case .currentContext, .overCurrentContext: context
        case .pageSheet: stage?.sheet(options.preferredPlacement) ?? centred(pageSize)
        case .formSheet where stage != nil && options.preferredContentSize == nil: stage?.sheet(options.preferredPlacement) ?? bounds
        case .formSheet: raised(centred(options.preferredContentSize ?? Self.formSize), to: safeAreaInsets.top)
        case .sheet: raised(sheetFrame, to: largestTop)
        case .popover: popoverFrame
        case .alert: alertFrame
        case .actionSheet: actionSheetFrame
        }
    }

    var frameDoubt: String? {
        if let stage, let doubt = doubt(on: stage) { return doubt }
        if hasKeyboard, form == .sheet || form == .formSheet {
            return "a sheet avoids its keyboard, but how far it rises, what the medium detent does and whether it goes back is in no source"
        }
        return switch form {
        case .formSheet where stage == nil && options.preferredContentSize == nil && profile.has(.largerFormSheets):
            "form sheets are larger from iPadOS 16, and no source was found for their size"
        case .sheet where stage == nil && restsAtTop && profile.design == .glass:
            "the upper edge of a large sheet is measured on a window of 393 x 852 and on one without safe area: it is the safe area's, and at "
                + "least 30. On 402 x 874 it follows from two numbers, each of one source, to be 58 below an inset of 62: its navigation bar "
                + "at 78, and a list's content inset of 74 in it, of which the bar has 54"
        case .sheet where floatingInset > 0:
            "from iOS 26 a sheet that is not large is inset on three sides and scaled; measured on an iPhone 16, where the medium detent is "
                + "a point lower than half the screen, and on an iPhone Duo"
        case .pageSheet where stage == nil && profile.has(.cardSheets) && ![.large, .unspecified].contains(contentSizeCategory):
            "no source was found for the readable width at text sizes other than large"
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .pageSheet, .formSheet, .sheet, .popover,
             .alert, .actionSheet:
            nil
        }
    }

    private func doubt(on stage: SheetStage) -> String? {
        switch form {
        case .alert where stage.division != nil: "sources disagree on the side of the fold for an alert"
        case .popover where stage.division != nil: "no source was found for the position of popovers next to a fold"
        case .formSheet where options.preferredContentSize != nil: "no source was found for sheets with a preferred size on this device"
        default: nil
        }
    }

    /// The arrow of a popover. From iOS 13 it is a part of the controller's view (Apple, UIPopoverPresentationController; 13 points:
    /// iamcgn/swiftui-web, iOS 26.0), except for an alert.
    var arrow: ScenePresentation.Arrow? {
        guard form == .popover else { return nil }
        var arrow = popover.arrow
        if case .alert = presented.kind { arrow.insets = .zero }
        if !profile.has(.popoverArrowsInViews) { arrow.insets = .zero }
        return arrow
    }

    // MARK: Sheets

    /// The size of UIKit's form sheet up to iPadOS 15. No source states the larger size from iPadOS 16 (`frameDoubt`).
    private static let formSize = Size(width: 540, height: 620)

    /// The size of a page sheet. Before iOS 13 it is as wide as an iPad in portrait. Later it has the readable width, which follows Dynamic
    /// Type (WWDC 2019, session 224: 672 at the default size). The margin above and below is observed.
    private var pageSize: Size {
        guard profile.has(.cardSheets) else { return Size(width: 768, height: window.height - safeAreaInsets.top) }
        let growth = TextStyle.body.pointSize(in: contentSizeCategory) / TextStyle.body.pointSize(in: .large)
        return Size(width: (672 * growth).rounded(), height: window.height - 2 * 22)
    }

    private func centred(_ size: Size) -> Rect {
        let area = bounds.inset(by: EdgeInsets(top: safeAreaInsets.top))
        let width = min(size.width, window.width), height = min(size.height, area.height)
        // A sheet that would reach the status bar is centred below it.
        let y = (window.height - height) / 2
        return Rect(
            x: ((window.width - width) / 2).rounded(), y: max(area.minY, y).rounded(), width: width, height: height
        )
    }

    /// The frame of a card, which leaves the presenter's upper edge visible below the status bar. In Interface Builder's frames the gap is
    /// 20 points on an iPhone 8 (cards 647 high in documents of four projects, iOS 13) and 10 on an iPhone 12 (834, one document, iOS 18).
    /// A published view hierarchy on a phone of 375 x 667 points confirms the first: a card 627 high at 40, below a status bar of 20. iOS
    /// 26: ``largestTop``.
    private var sheetFrame: Rect {
        if let stage { return sheetFrame(in: stage.sheet(options.preferredPlacement)) }
        let largest = window.height - largestTop
        guard floatingInset == 0 else {
            let scale = (window.width - 2 * floatingInset) / window.width
            let height = (detent.height(in: window) + safeAreaInsets.bottom) * scale
            return Rect(
                x: floatingInset, y: window.height - floatingInset - height, width: window.width * scale, height: height)
        }
        let inset = if case .height = detent { safeAreaInsets.bottom } else { 0.0 }
        let height = min(largest, detent.height(in: window) + inset)
        return Rect(x: 0, y: window.height - height, width: window.width, height: height)
    }

    /// The distance of floating sheets from the edges. From iOS 26 sheets that are not large float (WWDC 2025, session 284). Their height,
    /// including the inset below, is scaled to the remaining width: medium and 400 points are 440.31 and 416.33 high in a window of 393 x
    /// 852 (Vercantez/openuikit, iOS 26.1).
    var floatingInset: Double {
        form == .sheet && stage == nil && !restsAtTop && profile.design == .glass ? SheetStage.margin : 0
    }

    /// Whether the sheet is at the top. From iOS 26 a detent above the maximum equals the large one (the same recordings).
    private var restsAtTop: Bool {
        guard detent != .large, profile.design == .glass else { return detent == .large }
        return detent.height(in: window) > window.height - safeAreaInsets.top - safeAreaInsets.bottom
    }

    /// The top of a large sheet. From iOS 26 it is the safe area's top, and at least 30: 59 of 852 (Vercantez/openuikit, iOS 26.1), and
    /// 29.87 of 500 in a window without a safe area (iamcgn/swiftui-web, iOS 26.0). On 402 x 874 it is 58, below an inset of 62
    /// (``frameDoubt``).
    private var largestTop: Double {
        guard profile.design == .glass else { return safeAreaInsets.top + (hasHomeIndicator ? 10 : 20) }
        return max(safeAreaInsets.top - (safeAreaInsets.top < 62 ? 0 : 4), 30)
    }

    /// The frame of a sheet, above its keyboard if there is space (IQKeyboardManager#1994: sheets avoid the keyboard automatically).
    /// - Parameter top: The highest position of the sheet's upper edge.
    private func raised(_ frame: Rect, to top: Double) -> Rect {
        let covered = frame.maxY - (window.height - keyboardOverlap)
        guard hasKeyboard, keyboardOverlap > 0, covered > 0 else { return frame }
        return frame.offset(by: Point(x: 0, y: -max(0, min(covered, frame.minY - top))))
    }

    private func sheetFrame(in largest: Rect) -> Rect {
        let inset = if case .height = detent { safeAreaInsets.bottom } else { 0.0 }
        let height = min(largest.height, detent.height(in: window) + inset)
        return Rect(x: largest.minX, y: largest.maxY - height, width: largest.width, height: height)
    }

    // MARK: Alerts

    private static let actionSheetMargin = 8.0

    private var alertFrame: Rect {
        let metrics = profile.alertMetrics
        guard case .alert(let alert) = presented.kind else { return centred(Size(width: metrics.width, height: 0)) }
        let size = size(of: alert, alert.actions, metrics)
        let frame = metrics.isCentredInSafeArea ? centredInSafeArea(size) : centred(size)
        guard keyboardOverlap > 0, !presented.views.isEmpty else { return frame }
        let room = window.height - keyboardOverlap
        return Rect(origin: Point(x: frame.minX, y: max(safeAreaInsets.top, (room - size.height) / 2).rounded()), size: frame.size)
    }

    private func size(of alert: AlertDefinition, _ actions: [AlertDefinition.AlertAction], _ metrics: AlertMetrics) -> Size {
        let width = min(metrics.width, window.width - metrics.sideMargin)
        return Size(width: width, height: wordsHeight(of: alert, width: width, metrics) + fieldsHeight(metrics) + metrics.buttonsHeight(of: actions.count))
    }

    private func fieldsHeight(_ metrics: AlertMetrics) -> Double { metrics.fieldsHeight(of: presented.views.count) }

    private func wordsHeight(of alert: AlertDefinition, width: Double, _ metrics: AlertMetrics) -> Double {
        let perLine = Self.letters(in: width - 2 * metrics.textInset)
        return metrics.wordsHeight(titleLines: Self.lines(presented.title, perLine), messageLines: Self.lines(alert.message, perLine))
    }

    private func centredInSafeArea(_ size: Size) -> Rect {
        let area = stage?.alertArea ?? bounds.inset(by: safeAreaInsets)
        let width = min(size.width, area.width), height = min(size.height, area.height)
        return Rect(
            x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width, height: height)
    }

    private func actionSheetSize(width: Double) -> Size {
        guard case .alert(let alert) = presented.kind else { return Size(width: width, height: 0) }
        if var metrics = profile.actionSheetMetrics {
            guard form == .actionSheet else { return size(of: alert, alert.actionsOfPopover, metrics) }
            let alerts = profile.alertMetrics
            (metrics.width, metrics.sideMargin) = (alerts.width, alerts.sideMargin)
            return size(of: alert, alert.actions, metrics)
        }
        let actions = form == .popover ? alert.actionsOfPopover : alert.actions
        let gap = actions.contains { $0.style == .cancel } ? Self.actionSheetMargin : 0
        return Size(width: width, height: wordsHeight(of: alert, width: width, profile.alertMetrics) + Double(actions.count) * 57 + gap)
    }

    /// The number of characters in a width. An average character width replaces text metrics.
    private static func letters(in width: Double) -> Double { (width + 32) / 7 }

    private static func lines(_ text: String?, _ perLine: Double) -> Double {
        text.map { max(1, (Double($0.count) / perLine).rounded(.up)) } ?? 0
    }

    /// The frame of an action sheet. From iOS 26 one without a source is centred (WWDC 2025, session 284: recalled) and as wide as an alert
    /// (iamcgn/swiftui-web, iOS 26.0: 300 in a window of 320).
    private var actionSheetFrame: Rect {
        let margin = Self.actionSheetMargin
        // In landscape the sheet is as wide as in portrait.
        let size = actionSheetSize(width: min(window.width, window.height) - 2 * margin)
        if profile.actionSheetMetrics != nil { return centredInSafeArea(size) }
        let height = min(size.height, window.height - safeAreaInsets.top)
        return Rect(
            x: (window.width - size.width) / 2, y: window.height - max(margin, safeAreaInsets.bottom) - height,
            width: size.width, height: height
        )
    }

    // MARK: Popovers

    private var popoverFrame: Rect {
        let (frame, arrow) = (popover.frame, arrow?.insets ?? .zero)
        return Rect(
            x: frame.minX - arrow.left, y: frame.minY - arrow.top, width: frame.width + arrow.left + arrow.right,
            height: frame.height + arrow.top + arrow.bottom)
    }

    private var popover: PopoverLayout {
        let size = if case .alert = presented.kind {
            actionSheetSize(width: 304)
        } else {
            options.preferredContentSize ?? PopoverLayout.defaultSize
        }
        let inset = safeAreaInsets.union(EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
        let source = source ?? Rect(x: context.midX, y: context.midY, width: 0, height: 0)
        let area = bounds.inset(by: inset)
        return PopoverLayout(
            size: size, bounds: stage?.popoverArea(beside: source, in: area) ?? area, source: source,
            permitted: options.permittedArrowDirections
        )
    }
}
