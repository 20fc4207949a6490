import PlaygroundLanguage
import PlaygroundModel

extension Actions {
    /// `tap = { set = { greeting.text = "Hello {value}" } }`
    static func set(
        _ assignments: [AdaptiveElement.Assignment], by sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let definition = context.definition(of: sender.controller)
        return assignments.map { assignment in
            guard let view = definition?.view(assignment.view), assignment.property.applies(to: view.kind) else {
                return LogEntry(.ignored(.noSuchView(assignment.view, in: sender.controller)), path: sender.path)
            }
            let type = assignment.property.valueType
            let isInput = type.takesControlValue && assignment.value.isControlValue
            guard let (value, length) = isInput ? sender.input(of: type).map({ ($0, 0) }) : sender.filling(assignment.value) else {
                let reason = LogFact.Reason.otherType(
                    "\(view.id).\(assignment.property.rawValue)", type == .bool ? .bool(false) : .number(0), found: sender.value ?? "")
                return LogEntry(.ignored(reason), path: sender.path)
            }
            if length > PlaygroundLimits.textBytes {
                return LogEntry(.ignored(.textTooLong(view.id, assignment.property, length: length)), path: sender.path)
            }
            guard state.hasRoom(forText: length) else { return LogEntry(.ignored(.tooMuchText), path: sender.path) }
            state.update(sender.controller) { $0.changes.set(assignment.property, of: view.id, to: value, by: context.cause) }
            return LogEntry(.viewChanged(view.id, assignment.property, value), path: sender.path)
        }
    }
}

extension Sender {
    fileprivate func input(of type: ViewProperty.ValueType) -> PropertyValue? {
        switch type {
        case .number(let range): return input(like: .number(0), in: range)
        case .integer(let range):
            guard case .number(let number)? = input(like: .number(0), in: Double(range.lowerBound)...Double(range.upperBound)) else { return nil }
            return .number(number.rounded(.towardZero))
        default: return input(like: .bool(false), in: 0...0)
        }
    }

    /// The string with the sender's value in place of `{value}`, and its length in bytes before truncation.
    fileprivate func filling(_ value: PropertyValue) -> (PropertyValue, length: Int) {
        guard case .string(let text) = value, let word = self.value else { return (value, value.textBytes) }
        let (filled, length) = PlaceholderText.filled(text, with: ["value": word])
        return (.string(filled), length)
    }
}
