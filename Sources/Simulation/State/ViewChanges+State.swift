import PlaygroundLanguage
import PlaygroundModel

extension ViewChanges {
    /// The values used in conditions: from the changes, then from the file, then UIKit's defaults.
    func state(askedBy conditions: some Sequence<Condition>, of definition: ControllerDefinition) -> [StateSubject: StateValue] {
        var state: [StateSubject: StateValue] = [:]
        for condition in conditions {
            condition.forEachQuery { query in
                guard state[query.subject] == nil else { return }
                state[query.subject] = self.state(of: query.subject, in: definition)
            }
        }
        return state
    }

    fileprivate func state(of subject: StateSubject, in definition: ControllerDefinition) -> StateValue? {
        value(of: subject, in: definition).map { StateValue($0, cause: cause(of: subject)) }
    }

    private func value(of subject: StateSubject, in definition: ControllerDefinition) -> PropertyValue? {
        switch subject {
        case .property(let view, let property):
            if let changed = value(property, of: view) { return changed }
            guard let view = definition.view(view) else { return nil }
            return view.properties[property] ?? property.default(in: view.kind)
        case .isSelected(let view):
            return .bool(selectedRow.map { $0 == view || $0.name.hasPrefix("\(view.name).") } ?? false)
        case .variable(let name):
            return variables[name] ?? definition.variable(name)?.start
        }
    }
}

extension SceneController {
    public var variables: [String: String] {
        var values: [String: String] = [:]
        for variable in definition.variables { values[variable.name] = (changes.variables[variable.name] ?? variable.start).shown }
        return values
    }
}

extension DeviceSimulation {
    /// A value of a living controller, as used in conditions. `nil` for a string that is not set.
    public func stateValue(of subject: StateSubject, in instance: ControllerInstance) -> StateValue? {
        guard let definition = playground.controller(instance.id.controller) else { return nil }
        return instance.changes.state(of: subject, in: definition.showing(instance.changes.variables))
    }
}

extension ConditionContext {
    public init(of controller: SceneController, in orientation: InterfaceOrientation, for conditions: some Sequence<Condition>) {
        self.init(
            traits: controller.traits.collection, orientation: orientation, size: controller.frame.size,
            state: controller.changes.state(askedBy: conditions, of: controller.definition))
    }
}
