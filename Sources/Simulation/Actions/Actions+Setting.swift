import PlaygroundModel

extension Actions {
    /// `tap = { set = { greeting.text = "Hello {value}" } }`: what an element makes of its controller's views.
    static func set(
        _ assignments: [AdaptiveElement.Assignment], by sender: Sender,
        in state: inout SimulationState, _ context: SimulationContext
    ) -> [LogEntry] {
        let definition = context.definition(of: sender.controller)
        return assignments.map { assignment in
            guard let view = definition?.view(assignment.view), assignment.property.applies(to: view.kind) else {
                return LogEntry(.ignored(.noSuchView(assignment.view, in: sender.controller)), path: sender.path)
            }
            let value = sender.filling(assignment.value)
            state.update(sender.controller) { $0.changes.set(assignment.property, of: view.id, to: value) }
            return LogEntry(.viewChanged(view.id, assignment.property, value), path: sender.path)
        }
    }
}

extension Sender {
    /// A text with the sender's value in place of `{value}`.
    fileprivate func filling(_ value: PropertyValue) -> PropertyValue {
        guard case .string(let text) = value, let word = self.value else { return value }
        return .string(text.replacing("{value}", by: word))
    }
}

extension String {
    /// Byte by byte: the standard library's own search is not part of Embedded Swift.
    fileprivate func replacing(_ wanted: String, by replacement: String) -> String {
        let (bytes, wanted) = (Array(utf8), Array(wanted.utf8))
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index...].starts(with: wanted) {
                result += Array(replacement.utf8)
                index += wanted.count
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
