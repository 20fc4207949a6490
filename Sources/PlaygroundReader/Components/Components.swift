import PlaygroundModel

/// The components of a playground, and their uses so far.
///
/// A class, since all readers of one playground share the count of values; used within one reading.
final class Components {
    /// In file order.
    let definitions: [ComponentDefinition]
    private let byName: [String: ComponentDefinition]
    /// Whether a component contains itself, which is reported elsewhere.
    let haveCycle: Bool
    /// The names of used components, one for each use.
    private(set) var uses: [String] = []
    /// How many values of the document expansions may still create.
    private(set) var room = PlaygroundLimits.documentValues

    init(_ definitions: [ComponentDefinition] = [], haveCycle: Bool = false) {
        self.definitions = definitions
        byName = Dictionary(firstOf: definitions.map { ($0.name, $0) })
        self.haveCycle = haveCycle
    }

    var names: [String] { definitions.map { $0.name } }

    /// The component that is a view's kind.
    func definition(ofKindIn view: ValueCursor) -> ComponentDefinition? {
        guard case .table(let table) = view.value, case .string(let kind)? = table["kind"] else { return nil }
        return byName[kind]
    }

    func markUsed(_ name: String) { uses.append(name) }

    /// Whether no expansion was too large.
    var haveRoom: Bool { room > 0 }

    /// Counts values that an expansion creates.
    ///
    /// - Returns: Whether it may create them.
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
            // A file may be included for some of its components.
            guard !findings.isIncluded(component.path) else { continue }
            findings.report(ComponentMistake.unused(component.name), at: .key(component.path))
        }
    }
}
