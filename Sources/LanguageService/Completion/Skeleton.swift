import JSON
import SourceDiagnostics

enum Skeleton {
    static func text(for key: String, _ value: Grammar.Value) -> String { "\(KeyText.escaped(key.tomlKey)) = \(body(of: value))" }

    private static func body(of value: Grammar.Value) -> String {
        if value.choices.count == 1, value.types.isEmpty { return TOMLText.of(value.choices[0]) }
        let types = Set(value.types)
        if types == ["boolean"] {
            return value.default?.isSame(as: .bool(true)) == true ? "false" : "true"
        }
        if types.contains("string") && !types.contains("array") { return "\"$0\"" }
        if types.contains("array") { return "[$0]" }
        if types.contains("object") { return "{ $0 }" }
        return "$0"
    }
}

enum KeyText {
    /// Escapes `$`, `}` and `\` for a snippet.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if character == "$" || character == "}" || character == "\\" { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }
}
