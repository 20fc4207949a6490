import PlaygroundModel

/// Reads conditions on any controller's state: `"form.company.isOn" = true`, `"form.count" = { min = 3 }`.
struct ScenarioStateReader {
    let names: ScenarioNames

    /// The queries for a key. `nil` if the key is not a condition on the state.
    func read(_ name: String, _ value: ValueCursor) -> [StateQuery]? {
        if let dot = name.firstIndex(of: ".") {
            return read(String(name[name.index(after: dot)...]), of: String(name[..<dot]), value)
        }
        guard case .table = value.value, names.definition(name) != nil else { return nil }
        return (value.entries() ?? []).flatMap { read($0.key, of: name, $0.value) }
    }

    /// Reads `state = { … }`, whose conditions must all hold.
    func claims(_ value: ValueCursor) -> [(fact: ExpectedFact, path: DocumentPath)] {
        (value.entries() ?? []).flatMap { name, value -> [StateQuery] in
            if let queries = read(name, value) { return queries }
            return names.controller(name, at: value, isKey: true) == nil ? [] : value.mismatch(expected: .table) ?? []
        }.map { (.state($0), $0.path) }
    }

    private func read(_ name: String, of controller: String, _ value: ValueCursor) -> [StateQuery] {
        guard names.controller(controller, at: value, isKey: true) != nil, let definition = names.definition(controller) else { return [] }
        guard let queries = StateQueryReader(variables: definition.variables).read(name, value) else {
            value.reportKey(ValidationMistake.unknownVariable(name, known: definition.variables.map { $0.name }))
            return []
        }
        StateCheck(controller: definition, findings: value.findings).check(queries)
        return queries.map { StateQuery($0.subject.qualified(by: controller), $0.test, path: $0.path) }
    }
}
