import PlaygroundLanguage
import PlaygroundModel

extension ViewChanges {
    /// The values that conditions ask for: those of the changes, else the file's or UIKit's.
    func state(askedBy conditions: some Sequence<Condition>, of definition: ControllerDefinition) -> [StateSubject: StateValue] {
        var state: [StateSubject: StateValue] = [:]
        for condition in conditions {
            condition.forEachQuery { query in
                guard state[query.subject] == nil, let value = value(of: query.subject, in: definition) else { return }
                state[query.subject] = StateValue(value, cause: cause(of: query.subject))
            }
        }
        return state
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
    /// The values of its variables in words, by name.
    public var variables: [String: String] {
        var values: [String: String] = [:]
        for variable in definition.variables { values[variable.name] = (changes.variables[variable.name] ?? variable.start).shown }
        return values
    }
}

extension ConditionContext {
    init(of controller: SceneController, in orientation: InterfaceOrientation, for conditions: some Sequence<Condition>) {
        self.init(
            traits: controller.traits.collection, orientation: orientation, size: controller.frame.size,
            state: controller.changes.state(askedBy: conditions, of: controller.definition))
    }
}
