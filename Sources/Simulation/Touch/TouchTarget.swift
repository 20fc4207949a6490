import PlaygroundModel

/// Where a finger comes down: an element that it reaches, or why it reaches none.
enum TouchSearch {
    case reached(TouchTarget)
    case missed(LogFact.Reason, DocumentPath?)
}

/// An element under a finger.
struct TouchTarget {
    var controller: SceneController
    var view: ViewDefinition
}

extension DeviceSimulation {
    /// The element that a finger reaches, by the rules of a tap.
    func touchTarget(_ view: ViewID, in name: String, _ containerLayout: @escaping ContainerLayout) -> TouchSearch {
        guard let controller = controllerOnScreen(named: name, containerLayout) else {
            return .missed(.noSuchController(name), nil)
        }
        if let front = coverer(of: controller.id, in: controllersOnScreen(containerLayout)) {
            return .missed(.covered(controller.id, by: front), controller.definition.path)
        }
        guard let definition = controller.definition.view(view) else {
            return .missed(.noSuchView(view, in: controller.id), controller.definition.path)
        }
        if let obstacle = Self.obstacle(to: view, in: controller) { return .missed(obstacle, definition.path) }
        return .reached(TouchTarget(controller: controller, view: definition))
    }

    /// A peek or menu does not outlive its surroundings: when the device turns, 3D Touch goes off, or other controllers come
    /// on screen, it is interrupted.
    mutating func endTouch(
        after event: Event, from before: SimulationState, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let touch = state.touch else { return [] }
        let isUnsettled = state.layers != before.layers || state.environment.orientation != before.environment.orientation
            || state.environment.window != before.environment.window
            || state.environment.isForceTouchEnabled != before.environment.isForceTouchEnabled
        if case .touch = event, before.touch != nil, !touch.isVisible { return [] }
        return isUnsettled ? interruptTouch(containerLayout) : []
    }
}

extension SimulationState {
    /// Why an event does not reach the app at all: the home screen is in front, or a peek or a menu.
    func obstacle(to event: Event) -> LogFact.Reason? {
        switch event {
        case .tap, .back, .backIn, .dismiss, .selectTab, .sidebar, .showColumn, .hideColumn, .swipe, .edgeSwipe, .tapDimmed,
             .detent:
            if homeScreen.isVisible { return .touch(.homeScreenInFront) }
            return touch?.isLeftOpen == true ? .touch(.somethingOpen) : nil
        case .touch, .homeScreen, .rotate, .window, .userInterfaceStyle, .preferredContentSizeCategory, .layoutDirection,
             .accessibilityContrast, .legibilityWeight, .forceTouch, .systemVersion:
            return nil
        }
    }
}
