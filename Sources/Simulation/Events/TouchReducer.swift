import PlaygroundModel

/// Lets a finger press or rest on an element, or touch what one has opened.
enum TouchReducer {
    /// - Returns: nothing for a press that changes its force alone: a finger's every move would fill the log.
    static func reduce(_ event: TouchEvent, in app: inout DeviceSimulation) -> [LogEntry] {
        let received = [LogEntry(.received(.touch(event)))]
        if app.state.homeScreen.isVisible, event != .cancelTouches {
            guard let input = event.homeScreenInput else {
                return received + [LogEntry(.ignored(.touch(.homeScreenInFront)))]
            }
            return received + HomeScreenReducer.apply(input, in: &app)
        }
        switch event {
        case .press(let controller, let view, let force):
            return press(view, in: controller, .press(force), received, in: &app)
        case .longPress(let controller, let view):
            return press(view, in: controller, .longPress, received, in: &app)
        case .lift: return continueTouch(.lift, received, in: &app)
        case .swipeUp: return continueTouch(.swipeUp, received, in: &app)
        case .chooseAction(let position): return continueTouch(.chooseAction(position), received, in: &app)
        case .tapPreview: return continueTouch(.tapPreview, received, in: &app)
        case .tapOutside: return continueTouch(.tapOutside, received, in: &app)
        case .cancelTouches: return cancelTouches(received, in: &app)
        }
    }

    /// Nothing is said of it where there is no finger to lose.
    private static func cancelTouches(_ received: [LogEntry], in app: inout DeviceSimulation) -> [LogEntry] {
        let before = app.state
        let entries = app.state.homeScreen.isVisible
            ? HomeScreenReducer.apply(.cancelTouches, in: &app) : settleTouch(.cancelTouches, in: &app)
        return app.state == before ? [] : received + entries
    }

    // MARK: Beginning

    private static func press(
        _ view: ViewID, in name: String, _ event: PressEvent, _ received: [LogEntry],
        in app: inout DeviceSimulation
    ) -> [LogEntry] {
        let target: TouchTarget
        switch app.hierarchy().touchTarget(view, in: name) {
        case .reached(let reached): target = reached
        case .missed(let reason, let path): return received + [LogEntry(.ignored(reason), path: path)]
        }
        if let touch = app.state.touch, touch.controller == target.controller.id, touch.view == view {
            return continueTouch(event, received, in: &app)
        }
        if app.state.touch?.isLeftOpen == true { return received + [LogEntry(.ignored(.touch(.somethingOpen)))] }
        // A finger elsewhere: the lift of the one before was lost.
        let lost = app.state.touch == nil ? [] : settleTouch(.cancelTouches, in: &app)
        return received + lost + begin(on: target, event, in: &app)
    }

    private static func begin(
        on target: TouchTarget, _ event: PressEvent, in app: inout DeviceSimulation
    ) -> [LogEntry] {
        let (controller, view) = (target.controller, target.view)
        var touch = TouchState(controller: controller.id, view: view.id, gesture: .nothing, peek: view.peek)
        guard let peek = view.peek else {
            app.state.touch = event == .longPress ? nil : touch
            return [LogEntry(.ignored(.touch(.noPeek(view.id, in: controller.id))), path: view.path)]
        }
        switch app.touchResponse {
        case .inert(let reason):
            app.state.touch = event == .longPress ? nil : touch
            return [LogEntry(.ignored(.touch(.inert(reason))), path: peek.path)]
        case .peekAndPop:
            touch.gesture = .press(Press(offer(of: peek, in: controller, app)))
        case .contextMenu(let opensByForce):
            touch.gesture = .press(Press(offer(of: peek, in: controller, app), kind: .contextMenu(opensByForce: opensByForce)))
        }
        app.state.touch = touch
        return settleTouch(event, in: &app)
    }

    private static func offer(
        of peek: PeekDefinition, in controller: SceneController, _ app: DeviceSimulation
    ) -> PressOffer {
        let context = ConditionContext(
            traits: controller.traits.collection, orientation: app.state.environment.orientation, size: controller.frame.size
        )
        let preview = peek.preview.flatMap { app.playground.controller($0) }
        return PressOffer(
            hasPreview: preview != nil && peek.condition.holds(in: context),
            actions: peek.actions.isEmpty ? preview?.previewActions ?? [] : peek.actions
        )
    }

    // MARK: Going on

    private static func continueTouch(
        _ event: PressEvent, _ received: [LogEntry], in app: inout DeviceSimulation
    ) -> [LogEntry] {
        guard let touch = app.state.touch else {
            guard let obstacle = event.obstacleWithoutTouch else { return received }
            return received + [LogEntry(.ignored(.touch(.phase(obstacle))))]
        }
        if case .nothing = touch.gesture {
            if event.endsTouch { app.state.touch = nil }
            return event.isPress ? [] : received
        }
        let entries = settleTouch(event, in: &app)
        return entries.isEmpty && event.isPress ? [] : received + entries
    }

    /// Lets an event happen to the touch there is, and what comes of it to the app.
    private static func settleTouch(_ event: PressEvent, in app: inout DeviceSimulation) -> [LogEntry] {
        guard var touch = app.state.touch else { return [] }
        let outcomes = touch.apply(event)
        app.state.touch = touch.isOver || (touch.gesture == .nothing && event.endsTouch) ? nil : touch
        return outcomes.flatMap { settle($0, of: touch, in: &app) }
    }

    private static func settle(
        _ outcome: PressOutcome, of touch: TouchState, in app: inout DeviceSimulation
    ) -> [LogEntry] {
        let path = touch.peek?.path
        let entry = LogEntry(.touch(outcome, touch.subject), path: path)
        switch outcome {
        case .previewAvailable, .menuOpened:
            makePreview(of: touch, in: &app)
            return [entry]
        case .popped:
            app.state.touch?.preview = nil
            guard let action = touch.peek?.commitAction else { return [entry] }
            let place = touch.peek?.commit == nil ? path : path?.appending("commit")
            return [entry] + Actions.perform(action, by: sender(of: touch, at: place), in: &app)
        case .chose(let chosen):
            let entry = LogEntry(.touch(outcome, touch.subject), path: chosen.path)
            guard let action = chosen.action else { return [entry] }
            return [entry] + Actions.perform(action, by: sender(of: touch, at: chosen.path.appending("action")), in: &app)
        case .ignored(let obstacle):
            return [LogEntry(.ignored(.touch(.phase(obstacle))), path: path)]
        case .ended:
            // The finger may still be down, but what it had shown is let go.
            app.state.touch?.preview = nil
            return [entry]
        case .forceClamped, .noPreview, .peeked, .actionsRevealed, .groupOpened, .groupClosed:
            return [entry]
        }
    }

    /// Nobody is told of it: the previewed controller is in no hierarchy yet.
    private static func makePreview(of touch: TouchState, in app: inout DeviceSimulation) {
        let preview = touch.peek?.preview.flatMap { app.makeInstance(of: $0) }
        app.state.touch?.preview = preview
    }

    private static func sender(of touch: TouchState, at path: DocumentPath?) -> Sender {
        Sender(controller: touch.controller, view: touch.view, path: path ?? DocumentPath())
    }

    // MARK: Ending

    /// Ends what a finger is doing, for a reason of the system's: 3D Touch went off, the device turned, the app left.
    static func interrupt(in app: inout DeviceSimulation) -> [LogEntry] {
        settleTouch(.interrupt, in: &app)
    }

    /// A peek or menu does not outlive its surroundings: when the device turns, 3D Touch goes off, or other controllers come
    /// on screen, it is interrupted.
    static func endTouch(
        after event: Event, from before: SimulationState, in app: inout DeviceSimulation
    ) -> [LogEntry] {
        guard let touch = app.state.touch else { return [] }
        let (old, new) = (before.environment, app.state.environment)
        let isUnsettled = app.state.layers != before.layers || new.orientation != old.orientation || new.window != old.window
            || new.isForceTouchEnabled != old.isForceTouchEnabled
        if case .touch = event, before.touch != nil, !touch.isVisible { return [] }
        return isUnsettled ? interrupt(in: &app) : []
    }
}

extension DeviceSimulation {
    /// What a press on an element with a preview comes to here.
    var touchResponse: TouchResponse {
        TouchResponse(on: configuration.device, in: state.environment, profile: playground.profile)
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

extension TouchEvent {
    /// The event in words, for the log.
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
