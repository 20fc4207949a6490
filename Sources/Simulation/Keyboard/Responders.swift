import PlaygroundModel

/// Gives a view the keyboard, and takes it away. Who is told of it, and that the keyboard comes or goes, follows from the state
/// (``KeyboardChange``).
enum Responders {
    // MARK: Coming

    /// UIResponder.becomeFirstResponder().
    static func become(
        _ view: ViewDefinition, in controller: SceneController, at path: DocumentPath?, _ state: inout SimulationState
    ) -> [LogEntry] {
        take(view, in: controller, &state) ? [] : [LogEntry(.ignored(.nothingNew), path: path)]
    }

    /// - Returns: whether it was not first responder before.
    static func take(_ view: ViewDefinition, in controller: SceneController, _ state: inout SimulationState) -> Bool {
        let responder = FirstResponder(
            controller: controller.id, view: view.id,
            accessoryHeight: controller.view(resolved: view.id)?.properties.number(.inputAccessoryView) ?? 0
        )
        guard !responder.isSameView(as: state.firstResponder) else { return false }
        state.firstResponder = responder
        return true
    }

    /// `becomeFirstResponder` as an action of a controller's element.
    static func become(
        _ view: ViewID, for sender: Sender, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let controller = hierarchy.onScreen.first(where: { $0.id == sender.controller }) else {
            return [LogEntry(.ignored(.noSuchController(sender.controller.description)), path: sender.path)]
        }
        guard let definition = controller.definition.view(view), definition.kind.facts.control == .text else {
            return [LogEntry(.ignored(.noSuchView(view, in: controller.id)), path: sender.path)]
        }
        if let obstacle = controller.obstacle(to: view) { return [LogEntry(.ignored(obstacle), path: sender.path)] }
        if let front = hierarchy.presentation(over: controller.id) {
            return [LogEntry(.ignored(.covered(controller.id, by: front)), path: sender.path)]
        }
        if definition.isOfSearchController { return Searches.begin(in: controller, at: sender.path, &state, context) }
        return become(definition, in: controller, at: sender.path, &state)
    }

    // MARK: Going

    /// UIResponder.resignFirstResponder() of the element that acts.
    static func resign(_ sender: Sender, in state: inout SimulationState) -> [LogEntry] {
        guard let responder = state.firstResponder, responder.controller == sender.controller, responder.view == sender.view else {
            return [LogEntry(.ignored(.notFirstResponder(sender.view ?? ViewID(sender.controller.description))), path: sender.path)]
        }
        state.firstResponder = nil
        return []
    }

    /// UIView.endEditing(_:) of a controller's view: of what is in it and in its children.
    static func endEditing(
        of controller: ControllerInstance.ID, at path: DocumentPath?, in state: inout SimulationState
    ) -> [LogEntry] {
        let inside = state.instance(controller)?.subtreeInHierarchy.map { $0.id } ?? []
        guard let responder = state.firstResponder, inside.contains(responder.controller) else {
            return [LogEntry(.ignored(.nobodyEdits(in: controller)), path: path)]
        }
        state.firstResponder = nil
        return []
    }

    /// A first responder whose view left the screen is none any more: its controller disappeared, it was hidden, uninstalled or
    /// disabled, or something is presented over it. UIKit gives some of them the keyboard back when they return, which is left out.
    static func drop(in state: inout SimulationState, _ context: SimulationContext) {
        guard let responder = state.firstResponder else { return }
        let hierarchy = context.hierarchy(of: state)
        if let controller = hierarchy.onScreen.first(where: { $0.id == responder.controller }),
           controller.definition.view(responder.view)?.kind.facts.control == .text, controller.obstacle(to: responder.view) == nil,
           hierarchy.presentation(over: controller.id) == nil {
            return
        }
        state.firstResponder = nil
    }

    /// A changed file may give the view another accessory view.
    static func fit(in state: inout SimulationState, _ context: SimulationContext) {
        guard let responder = state.firstResponder else { return }
        let view = context.hierarchy(of: state).controller(responder.controller)?.view(resolved: responder.view)
        state.firstResponder?.accessoryHeight = view?.properties.number(.inputAccessoryView) ?? 0
    }

    // MARK: Keys

    /// The Return key: the delegate decides what it does.
    static func pressReturn(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let responder = hierarchy.keyboard?.responder, let controller = hierarchy.controller(responder.controller),
              let view = controller.definition.view(responder.view), let resolved = controller.view(resolved: view.id)
        else { return [LogEntry(.ignored(.noKeyboard))] }
        let type: KeyboardType = resolved.properties.choice(.keyboardType) ?? .default
        if context.device.idiom == .phone, type.isPad { return [LogEntry(.ignored(.noReturnKey(type)), path: view.path)] }
        guard let key = view.kind.returnActionKey else {
            return [LogEntry(.ignored(.returnBeginsLine(view.id)), path: view.path)]
        }
        let told = LogEntry(.textInput(.returned, view.id, view.kind), path: view.path)
        guard let action = view.returnAction else {
            return [told, LogEntry(.ignored(.noReturnAction(view.id, key: key)), path: view.path)]
        }
        var sender = Sender(controller: controller.id, view: view.id, path: view.path.appending(key))
        sender.value = resolved.properties.string(.text) ?? ""
        return [told] + Actions.perform(action, by: sender, in: &state, context)
    }

    /// The key of an iPad's keyboard that hides it.
    static func pressHide(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        guard context.hierarchy(of: state).keyboard != nil else { return [LogEntry(.ignored(.noKeyboard))] }
        guard context.device.idiom == .pad else { return [LogEntry(.ignored(.noHideKey))] }
        state.firstResponder = nil
        return []
    }

    // MARK: Fingers elsewhere

    /// A tap on a controller's view, beside everything that takes it.
    static func tapBeside(
        _ name: String, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        context.hierarchy(of: state).reach(name) { controller in
            let path = controller.definition.path
            guard controller.definition.endsEditingOnTap else { return [LogEntry(.ignored(.goesOnEditing(controller.id)), path: path)] }
            return endEditing(of: controller.id, at: path.appending("endsEditingOnTap"), in: &state)
        }
    }

    /// UIScrollView.keyboardDismissMode, of whatever the finger drags: the keyboard may belong to any view.
    static func drag(
        _ view: ViewID, in name: String, _ direction: SwipeDirection, _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        let target: TouchTarget
        switch hierarchy.touchTarget(view, in: name) {
        case .reached(let reached): target = reached
        case .missed(let reason, let path): return [LogEntry(.ignored(reason), path: path)]
        }
        let path = target.view.path
        guard let resolved = target.controller.views.first(where: { $0.id == view }), resolved.isDraggable else {
            return [LogEntry(.ignored(.nothingToDrag(view)), path: path)]
        }
        if Searches.pullOut(in: target.controller, direction, &state) { return [] }
        guard hierarchy.keyboard != nil else { return [LogEntry(.ignored(.noKeyboard), path: path)] }
        let mode: KeyboardDismissMode = resolved.properties.choice(.keyboardDismissMode) ?? .none
        guard mode.dismisses(draggedTowards: direction) else {
            return [LogEntry(.ignored(.keyboardStays(mode, view)), path: path)]
        }
        state.firstResponder = nil
        return []
    }
}

extension ResolvedView {
    /// Whether a finger can drag what the view shows.
    public var isDraggable: Bool {
        (definition.kind.scrolls || definition.kind == .textView) && properties.bool(.isScrollEnabled) != false
    }
}
