import PlaygroundModel

/// Reads `with = { sender = "Marina" }`, the arguments of a shown controller.
struct ArgumentsReader {
    let vocabulary: Vocabulary

    func read(_ value: ValueCursor, for controller: ControllerID) -> ControllerID {
        let names = vocabulary.parameters.taken(by: controller.name).map { $0.name }
        var arguments: [String: String] = [:]
        for (name, value) in value.entries() ?? [] {
            if names.contains(name) {
                arguments[name] = value.text()
            } else {
                value.reportKey(ComponentMistake.unknownParameter(name, of: .controller(controller.name), known: names))
            }
        }
        return controller.with(arguments)
    }
}
