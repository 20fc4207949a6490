import PlaygroundModel

/// The values of one row by name, for the `{name}` in its texts.
struct RowData {
    private(set) var values: [String: String] = [:]
    /// Names that are filled in later: the parameters of the controller.
    var laterNames: [String] = []
    /// Where the texts are looked up before they are filled.
    private let strings: DocumentStrings

    /// No values.
    init(_ strings: DocumentStrings) {
        self.strings = strings
    }

    /// Reads a table of strings, numbers and booleans.
    init(_ value: ValueCursor) {
        let entries = value.entries() ?? []
        values = Dictionary(firstOf: entries.compactMap { name, value in value.text().map { (name, $0) } })
        strings = value.names.strings
    }

    func adding(_ value: String, as name: String) -> RowData {
        var copy = self
        if copy.values[name] == nil { copy.values[name] = value }
        return copy
    }

    /// The properties with every placeholder in a text replaced.
    ///
    /// - Parameters:
    ///   - path: Of the view that has the properties.
    ///   - findings: Where unknown placeholders are reported, if they are.
    func filling(_ properties: ViewProperties, at path: DocumentPath, _ findings: Findings?) -> ViewProperties {
        var filled = properties
        for (property, value) in properties.values {
            guard case .string(let text) = value, text.contains("{") else { continue }
            let result = filling(text, at: path.appending(property.rawValue), findings)
            filled[property] = .string(result)
            strings.add(result, of: text) { translation, value in
                PlaceholderText.fill(translation, with: values.mapValues(value))
            }
        }
        return filled
    }

    private func filling(_ text: String, at path: DocumentPath, _ findings: Findings?) -> String {
        for case .placeholder(let name, let range) in PlaceholderText(text).parts where values[name] == nil && !laterNames.contains(name) {
            findings?.report(ValidationMistake.unknownPlaceholder(name, known: values.keys.sorted()), at: .text(path, range))
        }
        return PlaceholderText.fill(text, with: values)
    }
}

extension ValueCursor {
    /// A string, number or boolean as a text.
    func text() -> String? {
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .float(let number): number.shortText
        case .boolean(let bool): String(bool)
        case .date(let text): text
        case .array, .table: mismatch(expected: .string)
        }
    }
}
