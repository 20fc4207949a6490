import PlaygroundModel

/// Reads `parameters`: a list of names, or a table of names and defaults.
struct ParametersReader {
    /// The description of a parameter for messages, with its article.
    let subject: String

    func read(_ value: ValueCursor) -> [ComponentDefinition.Parameter] {
        switch value.value {
        case .array:
            let elements = value.elements() ?? []
            let named = elements.compactMap { element in element.string().map { (element, $0) } }
            return value.distinct(named).map { element, name in
                element.checkName(name, of: subject, allowingHyphens: false, at: .value(element.path))
                return .init(name: name, standard: nil, path: element.path)
            }
        case .table:
            return (value.entries() ?? []).map { name, standard in
                standard.checkName(name, of: subject, allowingHyphens: false)
                return .init(name: name, standard: standard.value, path: standard.path)
            }
        default:
            return value.mismatch(expected: .arrayOrTable) ?? []
        }
    }
}
