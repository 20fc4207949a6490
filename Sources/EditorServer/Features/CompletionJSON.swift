import JSON
import LanguageService
import SourceDiagnostics

/// Completions in the form of LSP's `CompletionList`.
struct CompletionJSON {
    let source: SourceText
    let options: ClientOptions

    func value(of completions: [Completion]) -> JSONValue {
        .object(["isIncomplete": .bool(false), "items": .array(completions.enumerated().map { item($1, $0) })])
    }

    private func item(_ completion: Completion, _ position: Int) -> JSONValue {
        let usesSnippet = completion.isSnippet && options.takesSnippets
        let text = completion.isSnippet && !options.takesSnippets ? Self.plain(completion.text) : completion.text
        // Editors show a swatch if the documentation contains only a colour.
        let documentation = completion.swatch.map { String($0.prefix(7)).json } ?? completion.documentation.map { .markdown($0) }
        return .object([
            "label": completion.label.json, "kind": .number(kind(of: completion)), "detail": completion.detail?.json,
            "documentation": documentation, "sortText": Self.sortText(position).json,
            "insertTextFormat": usesSnippet ? .number(2) : nil,
            "filterText": text.hasPrefix("\"") ? "\"\(completion.label)".json : nil,
            "textEdit": .object(["range": .range(completion.range, in: source), "newText": text.json]),
        ])
    }

    private static func sortText(_ position: Int) -> String {
        let digits = String(position)
        return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    }

    private static func plain(_ snippet: String) -> String {
        var plain = ""
        var rest = snippet[...]
        while let character = rest.popFirst() {
            switch character {
            case "\\": plain += rest.popFirst().map { String($0) } ?? ""
            case "$": _ = rest.popFirst()
            default: plain.append(character)
            }
        }
        return plain
    }

    /// The kind as LSP's `CompletionItemKind`.
    private func kind(of completion: Completion) -> Int {
        switch completion.kind {
        case .key, .attribute: 10
        case .choice, .trait: 20
        case .controller, .component: 7
        case .view: 5
        case .guide: 9
        case .parameter, .metric: 6
        case .color: 16
        case .font, .symbol, .language: 12
        case .device: 21
        case .event, .segue: 23
        case .file: 17
        case .sign: 24
        }
    }
}
