import PlaygroundLanguage
import PlaygroundModel

/// Reads the parameters of `[components.NAME]`. The other keys are read with the arguments of each use.
struct ComponentsReader {
    func read(_ value: ValueCursor) -> Components {
        let definitions = (value.entries() ?? []).compactMap { name, value in
            value.checkName(name, of: Self.subject)
            reserve(name, value)
            guard case .table(let table) = value.value else { return value.mismatch(expected: .table) as ComponentDefinition? }
            let list = table["parameters"].map {
                ValueCursor(value: $0, path: value.path.appending("parameters"), findings: value.findings, names: value.names)
            }
            let parameters = list.map { ParametersReader(subject: "a parameter of a component").read($0) } ?? []
            return ComponentDefinition(
                name: name, table: table, path: value.path, parameters: parameters.filter { !isReserved($0, value.findings) })
        }
        return Components(definitions, haveCycle: ComponentCycles(definitions, findings: value.findings).report())
    }

    private static let subject = "a component"

    private func reserve(_ name: String, _ value: ValueCursor) {
        guard ViewKind(rawValue: name) != nil else { return }
        value.reportKey(ShapeMistake.reservedName(name, subject: Self.subject, meaning: "a kind of view"))
    }

    /// Whether a parameter has the name of a key of every view. The table of a use contains both arguments and properties.
    private func isReserved(_ parameter: ComponentDefinition.Parameter, _ findings: Findings) -> Bool {
        guard ViewKeys.ofPlainViews.contains(parameter.name) else { return false }
        let mistake = ShapeMistake.reservedName(parameter.name, subject: "a parameter", meaning: "a key of every view")
        findings.report(mistake, at: .value(parameter.path))
        return true
    }
}
