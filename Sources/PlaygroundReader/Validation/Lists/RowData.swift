import PlaygroundModel

/// The values of a row's placeholders.
struct RowData {
    private(set) var values: [String: String] = [:]
    /// The names of the controller's parameters, which are filled in later.
    var laterNames: [String] = []
    private let strings: DocumentStrings
    private let findings: Findings

    init(besides table: TableCursor) {
        strings = table.names.strings
        findings = table.findings
    }

    init(_ value: ValueCursor) {
        let entries = value.entries() ?? []
        values = Dictionary(firstOf: entries.compactMap { name, value in value.text().map { (name, $0) } })
        strings = value.names.strings
        findings = value.findings
    }

    func adding(_ value: String, as name: String) -> RowData {
        var copy = self
        if copy.values[name] == nil { copy.values[name] = value }
        return copy
    }

    /// Fills placeholders. `path` is the view's path. `findings` is `nil` if unknown placeholders are already reported.
    func filling(_ properties: ViewProperties, at path: DocumentPath, _ findings: Findings?) -> ViewProperties {
        var filled = properties
        for (property, value) in properties.values {
            guard case .string(let text) = value else { continue }
            filled[property] = .string(filling(text, at: path.appending(property.rawValue), findings))
        }
        return filled
    }

    /// Fills the titles of swipe actions. Names of images are not filled.
    func filling(_ actions: SwipeActions, _ findings: Findings?) -> SwipeActions {
        actions.map { action in
            var filled = action
            filled.title = action.title.map { filling($0, at: action.path.appending("title"), findings) }
            return filled
        }
    }

    private func filling(_ text: String, at path: DocumentPath, _ findings: Findings?) -> String {
        guard text.contains("{") else { return text }
        for case .placeholder(let name, let range) in PlaceholderText(text).parts where values[name] == nil && !laterNames.contains(name) {
            findings?.report(ValidationMistake.unknownPlaceholder(name, known: values.keys.sorted()), at: .text(path, range))
        }
        let (filled, length) = PlaceholderText.filled(text, with: values)
        if length > PlaygroundLimits.textBytes {
            let mistake = LimitMistake(subject: .text(of: path.lastKey), found: length, limit: PlaygroundLimits.textBytes)
            self.findings.reportFirst(mistake, at: .value(path))
        }
        strings.add(filled, of: text) { translation, value in PlaceholderText.fill(translation, with: values.mapValues(value)) }
        return filled
    }

    /// Fills the arguments of a controller shown by the view at `path`.
    func filling(_ controller: ControllerID, at path: DocumentPath) -> ControllerID {
        let (filled, length) = controller.filled(with: values)
        findings.checkArguments(of: controller, length, at: .value(path))
        return filled
    }
}

extension Findings {
    /// Reports arguments whose total length is too large, once per position.
    func checkArguments(of controller: ControllerID, _ bytes: Int, at place: DocumentPart) {
        let limit = PlaygroundLimits.argumentBytes
        if bytes > limit { reportFirst(LimitMistake(subject: .arguments(of: controller.name), found: bytes, limit: limit), at: place) }
    }
}

extension ValueCursor {
    func text() -> String? {
        if case .string = value { return string() }
        return value.text ?? mismatch(expected: .string)
    }
}
