import PlaygroundModel
import TOMLReading

/// Puts arguments in place of `{name}` in the values of a declaration.
///
/// A text that is a placeholder alone becomes the argument, whatever its type; in a longer text the argument is filled in.
struct ParameterFilling {
    /// A value, and where it is written.
    struct Argument {
        var value: DocumentValue
        var path: DocumentPath
    }

    let arguments: [String: Argument]
    /// The names, in the order in which messages list them.
    let names: [String]
    /// What has the parameters.
    let owner: ComponentMistake.Owner
    let findings: Findings
    /// Whether so many values more may be made.
    let take: (Int) -> Bool

    /// Keys of lists, whose texts have placeholders of their own: the values of each row.
    private static let rowKeys: Set<String> = ["cell", "rows", "items", "sections"]

    /// Text counts like other values: one for so many bytes.
    private static let bytesOfValue = 100

    /// - Parameter isInRows: Whether placeholders that are no parameters belong to rows.
    func fill(_ value: DocumentValue, at path: DocumentPath, isInRows: Bool = false) -> DocumentValue {
        switch value {
        case .string(let text): fill(text, at: path, isInRows: isInRows)
        case .array(let elements):
            .array(elements.enumerated().map { fill($1, at: path.appending($0), isInRows: isInRows) })
        case .table(let table):
            .table(DocumentTable(table.entries.map { entry in
                let isInRows = isInRows || Self.rowKeys.contains(entry.key)
                return .init(key: entry.key, value: fill(entry.value, at: path.appending(entry.key), isInRows: isInRows))
            }))
        case .integer, .float, .boolean, .date: value
        }
    }

    private func fill(_ text: String, at path: DocumentPath, isInRows: Bool) -> DocumentValue {
        let parts = PlaceholderText(text).parts
        if parts.count == 1, case .placeholder(let name, _) = parts[0], let argument = arguments[name] {
            findings.setOrigin(argument.path, of: path)
            return take(argument.value.count) ? argument.value : .string(text)
        }
        guard parts.contains(where: { if case .placeholder = $0 { true } else { false } }) else { return .string(text) }
        var filled = ""
        for part in parts {
            switch part {
            case .text(let text): filled += text
            case .placeholder(let name, let range):
                filled += word(for: name, at: path, range, isInRows: isInRows) ?? "{\(name)}"
            }
            // Longer texts are refused where they are read.
            if filled.utf8.count > PlaygroundLimits.textBytes { break }
        }
        guard take(filled.utf8.count / Self.bytesOfValue) else { return .string(text) }
        return .string(filled)
    }

    private func word(for name: String, at path: DocumentPath, _ range: Range<Int>, isInRows: Bool) -> String? {
        guard let argument = arguments[name] else {
            if !isInRows, ConstraintScanner.isName(name, allowingHyphens: false) {
                findings.report(ComponentMistake.unknownPlaceholder(name, of: owner, known: names), at: .text(path, range))
            }
            return nil
        }
        findings.setOrigin(argument.path, of: path)
        return ValueCursor(value: argument.value, path: argument.path, findings: findings).text()
    }
}

extension DocumentValue {
    /// How many values there are: the value, and those in it.
    var count: Int {
        switch self {
        case .array(let elements): elements.reduce(1) { $0 + $1.count }
        case .table(let table): table.entries.reduce(1) { $0 + $1.value.count }
        case .string, .integer, .float, .boolean, .date: 1
        }
    }
}
