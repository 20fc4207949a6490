import PlaygroundModel

extension ViewProperty {
    /// The properties of a kind, in the order of `allCases`. All properties for an unknown kind.
    static func properties(of kind: ViewKind?) -> [ViewProperty] {
        kind.flatMap { propertiesOfKind[$0] } ?? allCases
    }

    static func owners(of name: String) -> [String]? {
        guard let property = ViewProperty(rawValue: name) else { return nil }
        let written = ViewKind.written.filter(property.applies).map { $0.rawValue }
        return written.isEmpty ? [ListReader.rowWord] : written
    }

    private static let propertiesOfKind = Dictionary(uniqueKeysWithValues: ViewKind.allCases.map { kind in
        (kind, allCases.filter { $0.applies(to: kind) })
    })
}
