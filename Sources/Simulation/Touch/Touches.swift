import PlaygroundModel

enum Touches {
    static func apply(_ event: PressEvent, in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        guard var touch = state.touch else { return [] }
        let outcomes = touch.apply(event)
        state.touch = touch.isOver || (touch.gesture == .nothing && event.endsTouch) ? nil : touch
        return outcomes.flatMap { settle($0, of: touch, in: &state, context) }
    }

    private static func settle(
        _ outcome: PressOutcome, of touch: TouchState, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let path = touch.peek?.path ?? touch.path
        let entry = LogEntry(.touch(outcome, touch.subject), path: path)
        switch outcome {
        case .previewAvailable, .menuOpened:
            makePreview(of: touch, in: &state, context)
            return [entry]
        case .popped:
            state.touch?.preview = nil
            guard let action = touch.peek?.commitAction else { return [entry] }
            let place = touch.peek?.commit == nil ? path : path.appending("commit")
            return [entry] + Actions.perform(action, by: sender(of: touch, at: place), in: &state, context)
        case .chose(let chosen):
            let entries = [LogEntry(.touch(outcome, touch.subject), path: chosen.path)]
                + Controls.select(chosen, of: touch.view, in: touch.controller, &state, context)
            guard let action = chosen.action else { return entries }
            let sender = sender(of: touch, at: chosen.path.appending("action"))
            return entries + Actions.perform(action, by: sender, in: &state, context)
        case .ignored(let obstacle):
            return .ignored(.touch(.phase(obstacle)), at: path)
        case .ended:
            state.touch?.preview = nil
            return [entry]
        case .forceClamped, .noPreview, .peeked, .actionsRevealed, .groupOpened, .groupClosed:
            return [entry]
        }
    }

    /// Creates the previewed controller. It receives no callbacks, because it is not in a hierarchy yet.
    private static func makePreview(of touch: TouchState, in state: inout SimulationState, _ context: SimulationContext) {
        let preview = touch.peek?.preview.flatMap { context.makeInstance(of: $0, in: state) }
        state.touch?.preview = preview
    }

    private static func sender(of touch: TouchState, at path: DocumentPath) -> Sender {
        Sender(controller: touch.controller, view: touch.view, path: path)
    }

    static func openMenu(
        _ items: [PreviewActionItem], of view: ViewID, in controller: SceneController, at path: DocumentPath,
        in state: inout SimulationState
    ) -> [LogEntry] {
        let touch = TouchState.menu(items, of: view, in: controller.id, at: path)
        state.touch = touch
        return [LogEntry(.touch(.menuOpened, touch.subject), path: path)]
    }

    /// Ends a touch for a system event: 3D Touch was switched off, the device rotated, or the app left.
    static func interrupt(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        apply(.interrupt, in: &state, context)
    }

    /// Interrupts a peek or menu if the device rotates, 3D Touch is switched off, or other controllers appear.
    static func end(
        after event: Event, from before: SimulationState, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let touch = state.touch else { return [] }
        let (old, new) = (before.environment, state.environment)
        let isUnsettled = state.layers != before.layers || new.orientation != old.orientation || new.window != old.window
            || new.isForceTouchEnabled != old.isForceTouchEnabled
        if case .touch = event, before.touch != nil, !touch.isVisible { return [] }
        return isUnsettled ? interrupt(in: &state, context) : []
    }
}
