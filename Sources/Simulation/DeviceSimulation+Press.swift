import PlaygroundModel

extension DeviceSimulation {
    /// A finger on an element, or a touch on what one has opened.
    ///
    /// - Returns: nothing for a press that changes its force alone: a finger's every move would fill the log.
    mutating func apply(_ event: TouchEvent, _ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        let received = [LogEntry(.received(.touch(event)))]
        if state.homeScreen.isVisible, event != .cancelTouches {
            guard let input = event.homeScreenInput else {
                return received + [LogEntry(.ignored(.touch(.homeScreenInFront)))]
            }
            return received + applyToHomeScreen(input, containerLayout)
        }
        switch event {
        case .press(let controller, let view, let force):
            return press(view, in: controller, .press(force), received, containerLayout)
        case .longPress(let controller, let view):
            return press(view, in: controller, .longPress, received, containerLayout)
        case .lift: return continueTouch(.lift, received, containerLayout)
        case .swipeUp: return continueTouch(.swipeUp, received, containerLayout)
        case .chooseAction(let position): return continueTouch(.chooseAction(position), received, containerLayout)
        case .tapPreview: return continueTouch(.tapPreview, received, containerLayout)
        case .tapOutside: return continueTouch(.tapOutside, received, containerLayout)
        case .cancelTouches: return cancelTouches(received, containerLayout)
        }
    }

    /// Nothing is said of it where there is no finger to lose.
    private mutating func cancelTouches(
        _ received: [LogEntry], _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let before = state
        let entries = state.homeScreen.isVisible
            ? applyToHomeScreen(.cancelTouches, containerLayout) : settleTouch(.cancelTouches, containerLayout)
        return state == before ? [] : received + entries
    }

    /// Ends what a finger is doing, for a reason of the system's: 3D Touch went off, the device turned, the app left.
    mutating func interruptTouch(_ containerLayout: @escaping ContainerLayout) -> [LogEntry] {
        settleTouch(.interrupt, containerLayout)
    }

    // MARK: Beginning

    private mutating func press(
        _ view: ViewID, in name: String, _ event: PressEvent, _ received: [LogEntry],
        _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let target: TouchTarget
        switch touchTarget(view, in: name, containerLayout) {
        case .reached(let reached): target = reached
        case .missed(let reason, let path): return received + [LogEntry(.ignored(reason), path: path)]
        }
        if let touch = state.touch, touch.controller == target.controller.id, touch.view == view {
            return continueTouch(event, received, containerLayout)
        }
        if state.touch?.isLeftOpen == true { return received + [LogEntry(.ignored(.touch(.somethingOpen)))] }
        // A finger elsewhere: the lift of the one before was lost.
        let lost = state.touch == nil ? [] : settleTouch(.cancelTouches, containerLayout)
        return received + lost + begin(on: target, event, containerLayout)
    }

    private mutating func begin(
        on target: TouchTarget, _ event: PressEvent, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let (controller, view) = (target.controller, target.view)
        var touch = TouchState(controller: controller.id, view: view.id, gesture: .nothing, peek: view.peek)
        guard let peek = view.peek else {
            state.touch = event == .longPress ? nil : touch
            return [LogEntry(.ignored(.touch(.noPeek(view.id, in: controller.id))), path: view.path)]
        }
        switch touchResponse {
        case .inert(let reason):
            state.touch = event == .longPress ? nil : touch
            return [LogEntry(.ignored(.touch(.inert(reason))), path: peek.path)]
        case .peekAndPop:
            touch.gesture = .press(Press(offer(of: peek, in: controller)))
        case .contextMenu(let opensByForce):
            touch.gesture = .press(Press(offer(of: peek, in: controller), kind: .contextMenu(opensByForce: opensByForce)))
        }
        state.touch = touch
        return settleTouch(event, containerLayout)
    }

    /// What a press on an element with a preview comes to here.
    var touchResponse: TouchResponse {
        TouchResponse(on: configuration.device, in: state.environment, profile: playground.profile)
    }

    private func offer(of peek: PeekDefinition, in controller: SceneController) -> PressOffer {
        let context = ConditionContext(
            traits: controller.traits.collection, orientation: state.environment.orientation, size: controller.frame.size
        )
        let preview = peek.preview.flatMap(playground.controller)
        return PressOffer(
            hasPreview: preview != nil && peek.condition.holds(in: context),
            actions: peek.actions.isEmpty ? preview?.previewActions ?? [] : peek.actions
        )
    }

    // MARK: Going on

    private mutating func continueTouch(
        _ event: PressEvent, _ received: [LogEntry], _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard let touch = state.touch else {
            guard let obstacle = event.obstacleWithoutTouch else { return received }
            return received + [LogEntry(.ignored(.touch(.phase(obstacle))))]
        }
        if case .nothing = touch.gesture {
            if event.endsTouch { state.touch = nil }
            return event.isPress ? [] : received
        }
        let entries = settleTouch(event, containerLayout)
        return entries.isEmpty && event.isPress ? [] : received + entries
    }

    /// Lets an event happen to the touch there is, and what comes of it to the app.
    private mutating func settleTouch(
        _ event: PressEvent, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        guard var touch = state.touch else { return [] }
        let outcomes = touch.apply(event)
        state.touch = touch.isOver || (touch.gesture == .nothing && event.endsTouch) ? nil : touch
        return outcomes.flatMap { settle($0, of: touch, containerLayout) }
    }

    private mutating func settle(
        _ outcome: PressOutcome, of touch: TouchState, _ containerLayout: @escaping ContainerLayout
    ) -> [LogEntry] {
        let path = touch.peek?.path
        let entry = LogEntry(.touch(outcome, touch.subject), path: path)
        switch outcome {
        case .previewAvailable, .menuOpened:
            makePreview(of: touch)
            return [entry]
        case .popped:
            state.touch?.preview = nil
            guard let action = touch.peek?.commitAction else { return [entry] }
            let place = touch.peek?.commit == nil ? path : path?.appending("commit")
            return [entry] + perform(action, by: sender(of: touch, at: place), containerLayout)
        case .chose(let chosen):
            let entry = LogEntry(.touch(outcome, touch.subject), path: chosen.path)
            guard let action = chosen.action else { return [entry] }
            return [entry] + perform(action, by: sender(of: touch, at: chosen.path.appending("action")), containerLayout)
        case .ignored(let obstacle):
            return [LogEntry(.ignored(.touch(.phase(obstacle))), path: path)]
        case .ended:
            // The finger may still be down, but what it had shown is let go.
            state.touch?.preview = nil
            return [entry]
        case .forceClamped, .noPreview, .peeked, .actionsRevealed, .groupOpened, .groupClosed:
            return [entry]
        }
    }

    /// Nobody is told of it: the previewed controller is in no hierarchy yet.
    private mutating func makePreview(of touch: TouchState) {
        var factory = InstanceFactory(playground: playground, living: state.layers)
        state.touch?.preview = touch.peek?.preview.flatMap { factory.make($0) }
    }

    private func sender(of touch: TouchState, at path: DocumentPath?) -> Sender {
        Sender(controller: touch.controller, view: touch.view, path: path ?? DocumentPath())
    }
}

extension PressEvent {
    fileprivate var isPress: Bool {
        if case .press = self { true } else { false }
    }

    /// Whether no finger is left after it.
    fileprivate var endsTouch: Bool { self == .lift || self == .cancelTouches }

    /// Why the event means nothing where there is no touch; `nil` where it need not.
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
    /// What the touch is to the home screen, where it is in front; `nil` for one on an element of the app.
    fileprivate var homeScreenInput: HomeScreen.Input? {
        switch self {
        case .lift: .lift
        case .tapOutside: .tapOutside
        case .press, .longPress, .swipeUp, .chooseAction, .tapPreview, .cancelTouches: nil
        }
    }
}
