import JSON
import PlaygroundModel
import SourceDiagnostics

enum TOMLText {
    static func of(_ value: JSONValue) -> String {
        switch value {
        case .null: "\"\""
        case .bool(let bool): bool ? "true" : "false"
        case .number(let number): number.shortText
        case .string(let text): text.tomlText
        case .array(let elements): "[" + elements.map { of($0) }.joined(separator: ", ") + "]"
        case .object(let members): "{ " + members.map { "\($0.name.tomlKey) = \(of($0.value))" }.joined(separator: ", ") + " }"
        }
    }
}
