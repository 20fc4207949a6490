import PlaygroundModel

struct StringKey: Hashable {
    /// The key that `String(localized:)` derives from a literal.
    var key: String
    var placeholders: [String] = []
}

/// Strings that a view or a value already has. They are not written again.
struct KnownTexts {
    /// The expression for a text. `member` is the parameter that its component's class must expose.
    struct Source {
        var expression: String
        var isImage: Bool
        var component: String?
        var member = ""
    }

    var sources: [String: Source] = [:]

    func expression(of text: String, isImage: Bool, _ run: EjectionRun) -> String? {
        guard let source = sources[text], source.isImage == isImage else { return nil }
        if let component = source.component { run.components.expose(source.member, of: component) }
        return source.expression
    }
}

struct TextWriter {
    let run: EjectionRun
    var parameters: [String: String] = [:]
    /// The complete strings that are already available.
    var known = KnownTexts()

    func shown(_ text: String) -> SwiftExpression {
        if let expression = known.expression(of: text, isImage: false, run) { return .word(expression) }
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

    /// A text that is not localized, such as a name.
    func plain(_ text: String) -> SwiftExpression {
        if let expression = known.expression(of: text, isImage: true, run) { return .word(expression) }
        let parts = PlaceholderText(text).parts
        if parts.count == 1, case .placeholder(let name, _) = parts[0], let parameter = parameters[name] { return .word(parameter) }
        return .text(literal(parts))
    }

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
