import PlaygroundModel

/// Replaces `{name}` in a component's values with arguments. A string that is only a placeholder becomes the argument with the argument's
/// type. Elsewhere the argument is inserted as text.
struct ParameterFilling {
    struct Argument {
        var value: DocumentValue
        var path: DocumentPath
    }

    let arguments: [String: Argument]
    let parameters: [String]
    let owner: ComponentMistake.Owner
    let findings: Findings
    let names: DocumentNames
    let take: (Int) -> Bool

    /// Strings under these keys can have other placeholders: a row's values, or a control's `{value}`.
    private static let openKeys: Set<String> = ["cell", "rows", "items", "sections", "set"]

    /// The number of bytes of a string that count as one value.
    private static let bytesOfValue = 100

    func fill(_ value: DocumentValue, at path: DocumentPath, isOpen: Bool = false) -> DocumentValue {
        switch value {
        case .string(let text): fill(text, at: path, isOpen: isOpen)
        case .array(let elements):
            .array(elements.enumerated().map { fill($1, at: path.appending($0), isOpen: isOpen) })
        case .table(let table):
            .table(DocumentTable(table.entries.map { entry in
                let isOpen = isOpen || Self.openKeys.contains(entry.key)
                return .init(key: entry.key, value: fill(entry.value, at: path.appending(entry.key), isOpen: isOpen))
            }))
        case .integer, .float, .boolean, .date: value
        }
    }

    private func fill(_ text: String, at path: DocumentPath, isOpen: Bool) -> DocumentValue {
        // Removes the origin set by an earlier use, because mistakes in placeholders belong to the component.
        findings.setOrigin(nil, of: path)
        let parts = PlaceholderText(text).parts
        if parts.count == 1, case .placeholder(let name, _) = parts[0], let argument = arguments[name] {
            findings.setOrigin(argument.path, of: path)
            return take(argument.value.count) ? argument.value : .string(text)
        }
        guard parts.contains(where: { if case .placeholder = $0 { true } else { false } }) else { return .string(text) }
        var filled = ""
        var words: [String: String] = [:]
        var origin: DocumentPath?
        for part in parts {
            switch part {
            case .text(let text): filled += text
            case .placeholder(let name, let range):
                let word = word(for: name, at: path, range, isOpen: isOpen)
                words[name] = word
                if word != nil { origin = arguments[name]?.path }
                filled += word ?? "{\(name)}"
            }
            if filled.utf8.count > PlaygroundLimits.textBytes { break }
        }
        findings.setOrigin(origin, of: path)
        guard take(filled.utf8.count / Self.bytesOfValue) else { return .string(text) }
        names.strings.add(filled, of: text) { translation, value in
            PlaceholderText.fill(translation, with: words.mapValues(value))
        }
        return .string(filled)
    }

    private func word(for name: String, at path: DocumentPath, _ range: Range<Int>, isOpen: Bool) -> String? {
        guard let argument = arguments[name] else {
            if !isOpen, ConstraintScanner.isName(name, allowingHyphens: false) {
                findings.report(ComponentMistake.unknownPlaceholder(name, of: owner, known: parameters), at: .text(path, range))
            }
            return nil
        }
        return ValueCursor(value: argument.value, path: argument.path, findings: findings, names: names).text()
    }
}

extension DocumentValue {
    var count: Int {
        switch self {
        case .array(let elements): elements.reduce(1) { $0 + $1.count }
        case .table(let table): table.entries.reduce(1) { $0 + $1.value.count }
        case .string, .integer, .float, .boolean, .date: 1
        }
    }
}
