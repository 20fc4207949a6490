import PlaygroundModel
import Simulation

/// The swipes on a controller's view. Each swipe also has a button, because some users cannot swipe.
struct Swipes {
    private let controller: SceneController

    init(_ controller: SceneController) {
        self.controller = controller
    }

    var events: [Event] { fromEdge + overColumn + betweenPages + ofSheet + ofBars }

    private var isRightToLeft: Bool { controller.traits.collection.layoutDirection == .rightToLeft }

    /// The swipes of `interactivePopGestureRecognizer`, and of a split view's `presentsWithGesture`.
    private var fromEdge: [Event] {
        let leadsBack = controller.navigationBar?.backButtonTitle != nil
        return leadsBack || revealsColumn ? [.edgeSwipe(isRightToLeft ? .right : .left)] : []
    }

    private var revealsColumn: Bool {
        guard case .split(let split) = controller.definition.kind, let arrangement = controller.split else { return false }
        let isHiding = arrangement.columns.count < split.columns.count(where: { $0 != .compact })
        return split.presentsWithGesture && !arrangement.isCollapsed && isHiding
    }

    private var overColumn: [Event] {
        controller.split?.dimming == nil ? [] : [.swipe(isRightToLeft ? .right : .left)]
    }

    private var betweenPages: [Event] {
        guard case .page(let page) = controller.definition.kind, page.viewControllers.count > 1 else { return [] }
        return switch page.navigationOrientation {
        case .horizontal: [.swipe(.left), .swipe(.right)]
        case .vertical: [.swipe(.up), .swipe(.down)]
        }
    }

    private var ofBars: [Event] { controller.swipeOfBars.map { [.swipe($0)] } ?? [] }

    private var ofSheet: [Event] {
        guard let presentation = controller.presentation else { return [] }
        switch presentation.form {
        case .sheet, .pageSheet, .formSheet:
            return [.swipe(.down)] + (presentation.detents.count > 1 ? [.swipe(.up)] : [])
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .popover, .alert, .actionSheet:
            return []
        }
    }
}
