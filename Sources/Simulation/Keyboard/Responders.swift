import PlaygroundModel

enum Responders {
    static func become(
        _ view: ViewDefinition, in controller: SceneController, at path: DocumentPath?, _ state: inout SimulationState
    ) -> [LogEntry] {
        take(view, in: controller, &state) ? [] : .ignored(.nothingNew, at: path)
    }

    static func take(_ view: ViewDefinition, in controller: SceneController, _ state: inout SimulationState) -> Bool {
        let responder = FirstResponder(
            controller: controller.id, view: view.id,
            accessoryHeight: controller.view(resolved: view.id)?.properties.number(.inputAccessoryView) ?? 0
        )
        guard !responder.isSameView(as: state.firstResponder) else { return false }
        state.firstResponder = responder
        return true
    }

    static func become(
        _ view: ViewID, for sender: Sender, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let controller = hierarchy.onScreen.first(where: { $0.id == sender.controller }) else {
            return .ignored(.noSuchController(sender.controller.description), at: sender.path)
        }
        guard let definition = controller.definition.view(view) else {
            return .ignored(.noSuchView(view, in: controller.id), at: sender.path)
        }
        guard definition.kind.facts.control == .text else {
            return .ignored(.notOfControl(.text, view, in: controller.id), at: sender.path)
        }
        if let obstacle = controller.obstacle(to: view) { return .ignored(obstacle, at: sender.path) }
        if let front = hierarchy.presentation(over: controller.id) {
            return .ignored(.covered(controller.id, by: front), at: sender.path)
        }
        if definition.isOfSearchController { return Searches.begin(in: controller, at: sender.path, &state, context) }
        return become(definition, in: controller, at: sender.path, &state)
    }

    /// UIResponder.resignFirstResponder() of the element that performs the action.
    static func resign(_ sender: Sender, in state: inout SimulationState) -> [LogEntry] {
        guard let responder = state.firstResponder, responder.controller == sender.controller, responder.view == sender.view else {
            return .ignored(.notFirstResponder(sender.view ?? ViewID(sender.controller.description)), at: sender.path)
        }
        state.firstResponder = nil
        return []
    }

    /// UIView.endEditing(_:) of a controller's view, which includes the views of child controllers.
    static func endEditing(
        of controller: ControllerInstance.ID, at path: DocumentPath?, in state: inout SimulationState
    ) -> [LogEntry] {
        let inside = state.instance(controller)?.subtreeInHierarchy.map { $0.id } ?? []
        guard let responder = state.firstResponder, inside.contains(responder.controller) else {
            return .ignored(.nobodyEdits(in: controller), at: path)
        }
        state.firstResponder = nil
        return []
    }

    /// Resigns a responder that disappeared or is hidden, uninstalled, disabled or covered. UIKit later restores some of them.
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

    static func fit(in state: inout SimulationState, _ context: SimulationContext) {
        guard let responder = state.firstResponder else { return }
        let view = context.hierarchy(of: state).controller(responder.controller)?.view(resolved: responder.view)
        state.firstResponder?.accessoryHeight = view?.properties.number(.inputAccessoryView) ?? 0
    }

    static func pressReturn(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        let hierarchy = context.hierarchy(of: state)
        guard let responder = hierarchy.keyboard?.responder, let controller = hierarchy.controller(responder.controller),
              let view = controller.definition.view(responder.view), let resolved = controller.view(resolved: view.id)
        else { return .ignored(.noKeyboard) }
        let type: KeyboardType = resolved.properties.choice(.keyboardType) ?? .default
        if context.device.idiom == .phone, type.isPad { return .ignored(.noReturnKey(type), at: view.path) }
        guard let key = view.kind.returnActionKey else { return .ignored(.returnBeginsLine(view.id), at: view.path) }
        let told = LogEntry(.textInput(.returned, view.id, view.kind), path: view.path)
        guard let action = view.returnAction else {
            return [told, LogEntry(.ignored(.noReturnAction(view.id, key: key)), path: view.path)]
        }
        var sender = Sender(controller: controller.id, view: view.id, path: view.path.appending(key))
        sender.value = resolved.properties.string(.text) ?? ""
        return [told] + Actions.perform(action, by: sender, in: &state, context)
    }

    static func pressHide(in state: inout SimulationState, _ context: SimulationContext) -> [LogEntry] {
        guard context.hierarchy(of: state).keyboard != nil else { return .ignored(.noKeyboard) }
        guard context.device.idiom == .pad else { return .ignored(.noHideKey) }
        state.firstResponder = nil
        return []
    }

    /// Ends editing after a tap on a controller's view, outside all elements that take taps.
    static func endEditing(
        byTapIn name: String, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        context.hierarchy(of: state).reach(name) { controller in
            let path = controller.definition.path
            if state.swipedRow?.controller == controller.id { return [] }
            let changed = BarVisibility.tap(in: controller, &state, context)
            guard controller.definition.endsEditingOnTap else { return changed ?? .ignored(.goesOnEditing(controller.id), at: path) }
            if let changed, state.firstResponder == nil { return changed }
            return (changed ?? []) + endEditing(of: controller.id, at: path.appending("endsEditingOnTap"), in: &state)
        }
    }
}

extension ResolvedView {
    public var isDraggable: Bool {
        definition.kind.scrolls && properties.bool(.isScrollEnabled) != false
    }
}
