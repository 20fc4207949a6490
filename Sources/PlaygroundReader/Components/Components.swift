import PlaygroundModel

/// The components of a playground, and which of them have been used so far.
///
/// A class, since every reader of one playground shares the count of what its uses come to; it never leaves the reading that
/// made it.
final class Components {
    /// In file order.
    let definitions: [ComponentDefinition]
    private let byName: [String: ComponentDefinition]
    /// Whether one contains itself, which has been reported.
    let haveCycle: Bool
    private var used: Set<String> = []
    /// The names of those that were used, one for each use.
    private(set) var uses: [String] = []
    /// How many values of the document uses may still make.
    private(set) var room = PlaygroundLimits.documentValues

    init(_ definitions: [ComponentDefinition] = [], haveCycle: Bool = false) {
        self.definitions = definitions
        byName = Dictionary(firstOf: definitions.map { ($0.name, $0) })
        self.haveCycle = haveCycle
    }

    var names: [String] { definitions.map { $0.name } }

    /// The component that is the kind of a view, if it is one.
    func definition(ofKindIn view: ValueCursor) -> ComponentDefinition? {
        guard case .table(let table) = view.value, case .string(let kind)? = table["kind"] else { return nil }
        return byName[kind]
    }

    func markUsed(_ name: String) {
        used.insert(name)
        uses.append(name)
    }

    /// Whether nothing that was to be made was too much.
    var haveRoom: Bool { room > 0 }

    /// Counts values that a use makes.
    ///
    /// - Returns: Whether it may make them.
    func take(_ values: Int) -> Bool {
        guard values < room else {
            room = 0
            return false
        }
        room -= values
        return true
    }

    /// Reports components that no view is one of.
    func checkUse(_ findings: Findings) {
        let named = Set(definitions.flatMap { $0.uses.map { $0.name } })
        for component in definitions where !used.contains(component.name) && !named.contains(component.name) {
            // A file may be included for a part of what it has.
            guard !findings.isIncluded(component.path) else { continue }
            findings.report(ComponentMistake.unused(component.name), at: .key(component.path))
        }
    }
}
