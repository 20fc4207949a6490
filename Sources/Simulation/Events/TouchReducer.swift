import PlaygroundModel

enum TouchReducer {
    /// - Returns: An empty log for a press that changes only its force.
    static func reduce(_ event: TouchEvent, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let received = [LogEntry(.received(.touch(event)))]
        if state.homeScreen.isVisible, event != .cancelTouches {
            guard let input = event.homeScreenInput else {
                return received + [LogEntry(.ignored(.touch(.homeScreenInFront)))]
            }
            return received + HomeScreenReducer.apply(input, in: &state, context)
        }
        switch event {
        case .press(let controller, let view, let force):
            return press(view, in: controller, .press(force), received, in: &state, context)
        case .longPress(let controller, let view):
            return press(view, in: controller, .longPress, received, in: &state, context)
        case .lift: return continueTouch(.lift, received, in: &state, context)
        case .swipeUp: return continueTouch(.swipeUp, received, in: &state, context)
        case .chooseAction(let position): return continueTouch(.chooseAction(position), received, in: &state, context)
        case .tapPreview: return continueTouch(.tapPreview, received, in: &state, context)
        case .tapOutside: return continueTouch(.tapOutside, received, in: &state, context)
        case .cancelTouches: return cancelTouches(received, in: &state, context)
        }
    }

    private static func cancelTouches(
        _ received: [LogEntry], in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let before = state
        let entries = state.homeScreen.isVisible
            ? HomeScreenReducer.apply(.cancelTouches, in: &state, context) : Touches.apply(.cancelTouches, in: &state, context)
        return state == before ? [] : received + entries
    }

    private static func press(
        _ view: ViewID, in name: String, _ event: PressEvent, _ received: [LogEntry],
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let target: TouchTarget
        switch context.hierarchy(of: state).touchTarget(view, in: name) {
        case .reached(let reached): target = reached
        case .missed(let reason, let path): return received + [LogEntry(.ignored(reason), path: path)]
        }
        if let touch = state.touch, touch.controller == target.controller.id, touch.view == view {
            return continueTouch(event, received, in: &state, context)
        }
        if state.touch?.isLeftOpen == true { return received + [LogEntry(.ignored(.touch(.somethingOpen)))] }
        // A touch on another element means that the previous finger's lift was not reported.
        let lost = state.touch == nil ? [] : Touches.apply(.cancelTouches, in: &state, context)
        return received + lost + begin(on: target, event, in: &state, context)
    }

    private static func begin(
        on target: TouchTarget, _ event: PressEvent, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let controller = target.controller
        var touch = TouchState(controller: controller.id, view: target.element, gesture: .nothing, path: target.path, peek: target.peek)
        guard let peek = target.peek else {
            guard !target.menu.isEmpty, context.profile.has(.controlMenus) else {
                state.touch = event == .longPress ? nil : touch
                return .ignored(.touch(.noPeek(target.element, in: controller.id)), at: target.path)
            }
            let response = TouchResponse(on: context.device, in: state.environment, profile: context.profile)
            let opensByForce = response == .contextMenu(opensByForce: true)
            touch.gesture = .press(Press(PressOffer(actions: target.menu), kind: .menu(opensByForce: opensByForce)))
            state.touch = touch
            return Touches.apply(event, in: &state, context)
        }
        switch TouchResponse(on: context.device, in: state.environment, profile: context.profile) {
        case .inert(let reason):
            state.touch = event == .longPress ? nil : touch
            return .ignored(.touch(.inert(reason)), at: peek.path)
        case .peekAndPop:
            touch.gesture = .press(Press(offer(of: peek, in: controller, state, context)))
        case .contextMenu(let opensByForce):
            let offer = offer(of: peek, in: controller, state, context)
            touch.gesture = .press(Press(offer, kind: .contextMenu(opensByForce: opensByForce)))
        }
        state.touch = touch
        return Touches.apply(event, in: &state, context)
    }

    private static func offer(
        of peek: PeekDefinition, in controller: SceneController, _ state: SimulationState, _ context: SimulationContext
    ) -> PressOffer {
        let surroundings = ConditionContext(
            of: controller, in: state.environment.orientation, for: CollectionOfOne(peek.condition))
        let preview = peek.preview.flatMap { context.playground.controller($0) }
        return PressOffer(
            hasPreview: preview != nil && peek.condition.holds(in: surroundings),
            actions: peek.actions.isEmpty ? preview?.previewActions ?? [] : peek.actions
        )
    }

    private static func continueTouch(
        _ event: PressEvent, _ received: [LogEntry], in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let touch = state.touch else {
            guard let obstacle = event.obstacleWithoutTouch else { return received }
            return received + [LogEntry(.ignored(.touch(.phase(obstacle))))]
        }
        if case .nothing = touch.gesture {
            if event.endsTouch { state.touch = nil }
            return event.isPress ? [] : received
        }
        let entries = Touches.apply(event, in: &state, context)
        return entries.isEmpty && event.isPress ? [] : received + entries
    }
}

extension PressEvent {
    fileprivate var isPress: Bool {
        if case .press = self { true } else { false }
    }

    var endsTouch: Bool { self == .lift || self == .cancelTouches }

    fileprivate var obstacleWithoutTouch: PressObstacle? {
        switch self {
        case .press, .interrupt, .cancelTouches: nil
        case .lift: .noFinger
        case .swipeUp: .noPeek
        case .longPress, .chooseAction, .tapPreview, .tapOutside: .nothingOpen
        }
    }
}

extension TouchEvent {
    fileprivate var homeScreenInput: HomeScreen.Input? {
        switch self {
        case .lift: .lift
        case .tapOutside: .tapOutside
        case .press, .longPress, .swipeUp, .chooseAction, .tapPreview, .cancelTouches: nil
        }
    }
}

extension TouchEvent {
    var sentence: [LogFragment] {
        switch self {
        case .press(let controller, let view, let force):
            [.emphasis("pressed "), .strong(view.name), .plain(" in \(controller) with force \(force)")]
        case .longPress(let controller, let view):
            [.emphasis("held a finger on "), .strong(view.name), .plain(" in \(controller)")]
        case .lift: [.emphasis("lifted "), .plain("the finger")]
        case .swipeUp: [.emphasis("swiped "), .plain("up")]
        case .chooseAction(let position): [.emphasis("chose "), .plain("action "), .strong(position.text)]
        case .tapPreview: [.emphasis("tapped "), .plain("the preview")]
        case .tapOutside: [.emphasis("tapped "), .plain("outside")]
        case .cancelTouches: [.emphasis("lost "), .plain("the finger")]
        }
    }
}
