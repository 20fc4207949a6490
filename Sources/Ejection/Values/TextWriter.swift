import PlaygroundModel

/// A text of the playground as a key of the string catalogue.
struct StringKey: Hashable {
    /// As `String(localized:)` derives it of its literal.
    var key: String
    /// The names of its placeholders in order.
    var placeholders: [String] = []
}

/// Writes the texts of one class: with the values of its parameters in place of `{name}`.
struct TextWriter {
    let run: EjectionRun
    /// The expressions of what placeholders stand for.
    var parameters: [String: String] = [:]

    /// A text that people read.
    func shown(_ text: String) -> SwiftExpression {
        let parts = PlaceholderText(text).parts
        if parts.count == 1, case .placeholder(let name, _) = parts[0], let parameter = parameters[name] { return .word(parameter) }
        let literal = SwiftExpression.text(self.literal(parts))
        let hasWords = parts.contains { if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false } }
        guard hasWords else { return literal }
        let placeholders = parts.compactMap { part -> String? in
            if case .placeholder(let name, _) = part, parameters[name] != nil { name } else { nil }
        }
        let key = parts.map { part in
            switch part {
            case .text(let text): placeholders.isEmpty ? text : text.replacing("%", with: "%%")
            case .placeholder(let name, _): parameters[name] == nil ? "{\(name)}" : "%@"
            }
        }.joined()
        run.resources.texts[text] = StringKey(key: key, placeholders: placeholders)
        return .call("String", [.init("localized", literal)])
    }

    /// A text that only the app reads, such as a name.
    func plain(_ text: String) -> SwiftExpression {
        let parts = PlaceholderText(text).parts
        if parts.count == 1, case .placeholder(let name, _) = parts[0], let parameter = parameters[name] { return .word(parameter) }
        return .text(literal(parts))
    }

    /// Whether a text has a value in it that a parameter brings.
    func isFilled(_ text: String) -> Bool {
        PlaceholderText(text).parts.contains { part in
            if case .placeholder(let name, _) = part { parameters[name] != nil } else { false }
        }
    }

    private func literal(_ parts: [PlaceholderText.Part]) -> String {
        parts.map { part in
            switch part {
            case .text(let text): SwiftLiteral.escaped(text)
            case .placeholder(let name, _): parameters[name].map { "\\(\($0))" } ?? SwiftLiteral.escaped("{\(name)}")
            }
        }.joined()
    }
}
