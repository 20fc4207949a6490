import PlaygroundModel

/// A playground's components and their uses. A class, because all readers of one reading share the count of values.
final class Components {
    let definitions: [ComponentDefinition]
    private let byName: [String: ComponentDefinition]
    /// Whether a component contains itself, which `ComponentCycles` reports.
    let haveCycle: Bool
    private(set) var uses: [String] = []
    private(set) var room = PlaygroundLimits.documentValues

    init(_ definitions: [ComponentDefinition] = [], haveCycle: Bool = false) {
        self.definitions = definitions
        byName = Dictionary(firstOf: definitions.map { ($0.name, $0) })
        self.haveCycle = haveCycle
    }

    var names: [String] { definitions.map { $0.name } }

    func definition(ofKindIn view: ValueCursor) -> ComponentDefinition? {
        guard case .table(let table) = view.value, case .string(let kind)? = table["kind"] else { return nil }
        return byName[kind]
    }

    func markUsed(_ name: String) { uses.append(name) }

    var haveRoom: Bool { room > 0 }

    /// - Returns: Whether the expansion may create the values.
    func take(_ values: Int) -> Bool {
        guard values < room else {
            room = 0
            return false
        }
        room -= values
        return true
    }

    func checkUse(_ findings: Findings) {
        let used = Set(uses + definitions.flatMap { $0.uses.map { $0.name } })
        for component in definitions where !used.contains(component.name) {
            // A file may be included for only some of its components. The others are not reported.
            guard !findings.isIncluded(component.path) else { continue }
            findings.report(ComponentMistake.unused(component.name), at: .key(component.path))
        }
    }
}
