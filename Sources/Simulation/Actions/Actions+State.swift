import PlaygroundModel

extension Actions {
    static func change(
        _ changes: [VariableChange], by sender: Sender, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let definition = context.definition(of: sender.controller)
        return changes.map { change in
            let now = state.instance(sender.controller)?.changes.variables[change.name]
            guard let variable = definition?.variable(change.name) else {
                return LogEntry(.ignored(.noSuchVariable(change.name, in: sender.controller)), path: change.path)
            }
            guard let value = change.operation.result(on: now ?? variable.start, sender) else {
                return LogEntry(.ignored(.otherType(change.name, variable.start, found: sender.value ?? "")), path: change.path)
            }
            guard state.hasRoom(forText: value.textBytes) else { return LogEntry(.ignored(.tooMuchText), path: change.path) }
            state.update(sender.controller) { $0.changes.set(variable, to: value, by: context.cause) }
            return LogEntry(.variableChanged(change.name, value), path: change.path)
        }
    }

    static func performFirst(
        of choices: [ConditionalAction], by sender: Sender, in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        guard let controller = context.hierarchy(of: state).controller(sender.controller) else {
            return .ignored(.noSuchController(sender.controller.description), at: sender.path)
        }
        let conditions = choices.map { $0.condition }
        let surroundings = ConditionContext(of: controller, in: state.environment.orientation, for: conditions)
        guard let choice = choices.first(where: { $0.condition.holds(in: surroundings) }) else {
            return .ignored(.noConditionHolds, at: sender.path)
        }
        var sender = sender
        sender.path = choice.path
        let reasons = choice.condition.reasons(in: surroundings)
        let chosen = reasons.isEmpty ? [] : [LogEntry(.choseAction(reasons), path: choice.path)]
        return chosen + perform(choice.action, by: sender, in: &state, context)
    }
}

extension VariableChange.Operation {
    /// - Returns: `nil` if the variable has another type.
    fileprivate func result(on value: PropertyValue, _ sender: Sender) -> PropertyValue? {
        switch (self, value) {
        case (.set(.string(let text)), .string):
            let filled = sender.value.map { PlaceholderText.fill(text, with: [ControllerVariable.reservedName: $0]) }
            return .string(filled ?? text)
        case (.set(let new), .number) where new.isControlValue, (.set(let new), .bool) where new.isControlValue:
            return sender.input(like: value, in: ControllerVariable.range)
        case (.set(let new), .number), (.set(let new), .bool): return new.hasType(of: value) ? new : nil
        case (.add(let step), .number(let number)):
            let range = ControllerVariable.range
            return .number(min(max(number + step, range.lowerBound), range.upperBound))
        case (.toggle, .bool(let bool)): return .bool(!bool)
        default: return nil
        }
    }
}
