import PlaygroundModel

/// Which kinds of view have which keys.
extension ViewProperty {
    /// The properties of a kind of view, in the order in which properties are listed; all of them for an unknown kind.
    static func properties(of kind: ViewKind?) -> [ViewProperty] {
        kind.flatMap { propertiesOfKind[$0] } ?? allCases
    }

    /// The kinds that have a property by its name, in the order in which kinds are listed.
    static func owners(of name: String) -> [String]? {
        guard let property = ViewProperty(rawValue: name) else { return nil }
        let written = ViewKind.written.filter(property.applies).map { $0.rawValue }
        return written.isEmpty ? [ListReader.rowWord] : written
    }

    private static let propertiesOfKind = Dictionary(uniqueKeysWithValues: ViewKind.allCases.map { kind in
        (kind, allCases.filter { $0.applies(to: kind) })
    })
}
