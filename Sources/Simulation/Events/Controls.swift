import PlaygroundModel

enum Controls {
    static func change(
        _ view: ViewDefinition, of controller: SceneController, to value: ControlValue,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard view.kind.facts.control?.property == value.property, isPermitted(value, of: view, in: controller) else {
            return .ignored(.notOfControl(value.property, view.id, in: controller.id), at: view.path)
        }
        let resolved = controller.view(resolved: view.id)
        guard resolved?.properties[value.property] != value.propertyValue else { return .ignored(.nothingNew, at: view.path) }
        guard state.hasRoom(forText: value.propertyValue.textBytes) else { return .ignored(.tooMuchText, at: view.path) }
        let changed = set(value.property, to: value.propertyValue, of: view, in: controller.id, &state, context)
        if view.isOfSearchController {
            let begun = controller.isSearching ? [] : Searches.begin(in: controller, at: view.path, &state, context)
            return begun + changed + Searches.update(controller, to: words(of: value, in: resolved), &state, context)
        }
        guard let action = view.tap else { return changed }
        var sender = Sender(controller: controller.id, view: view.id, path: view.tapPath)
        sender.value = words(of: value, in: resolved)
        sender.input = value.propertyValue
        return changed + Actions.perform(action, by: sender, in: &state, context)
    }

    static func valueAfterTap(on view: ViewDefinition, in controller: SceneController) -> ControlValue? {
        guard view.kind.facts.control == .isOn else { return nil }
        return .isOn(controller.view(resolved: view.id)?.properties.bool(.isOn) != true)
    }

    /// A tap toggles a button that does not open a menu (UIButton.changesSelectionAsPrimaryAction).
    static func toggle(
        _ view: ViewDefinition, of controller: SceneController, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let properties = controller.view(resolved: view.id)?.properties, properties.bool(.changesSelectionAsPrimaryAction) == true
        else { return [] }
        return set(.isSelected, to: .bool(properties.bool(.isSelected) != true), of: view, in: controller.id, &state, context)
    }

    /// A pop-up button shows the title of the selected entry of its menu.
    static func select(
        _ entry: PreviewAction, of view: ViewID, in controller: ControllerInstance.ID, _ state: inout SimulationState,
        _ context: SimulationContext
    ) -> [LogEntry] {
        guard let button = context.playground.controller(controller.controller)?.view(view), button.isPopUp else { return [] }
        return set(.title, to: .string(entry.title), of: button, in: controller, &state, context)
    }

    private static func set(
        _ property: ViewProperty, to value: PropertyValue, of view: ViewDefinition, in controller: ControllerInstance.ID,
        _ state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        state.update(controller) { $0.changes.set(property, of: view.id, to: value, by: context.cause) }
        return [LogEntry(.viewChanged(view.id, property, value), path: view.path)]
    }

    private static func isPermitted(_ value: ControlValue, of view: ViewDefinition, in controller: SceneController) -> Bool {
        switch value {
        case .isOn, .text: true
        case .value(let value):
            ControlValue.range(of: controller.view(resolved: view.id)?.properties ?? view.properties, in: view.kind).contains(value)
        case .selectedSegmentIndex(let index):
            controller.view(resolved: view.id)?.properties.strings(.segments).indices.contains(index) == true
        }
    }

    private static func words(of value: ControlValue, in view: ResolvedView?) -> String {
        switch value {
        case .isOn(let isOn): isOn ? "on" : "off"
        case .value(let number): number.pointText
        case .selectedSegmentIndex(let index): view?.properties.strings(.segments)[index] ?? ""
        case .text(let text): text
        }
    }
}
