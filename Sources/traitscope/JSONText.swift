import Foundation
import JSON
import SourceDiagnostics

/// JSON for the command line, with indentation, sorted keys and a final line break.
enum JSONText {
    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
    }

    /// Escapes characters that control a terminal, because the encoder leaves some of them unescaped.
    private static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x7F }) { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar != "\n", TerminalControls.contains(scalar) {
                let digits = String(scalar.value, radix: 16)
                escaped += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension JSONValue: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let isTrue): try container.encode(isTrue)
        case .number(let number): try container.encode(number)
        case .string(let text): try container.encode(text)
        case .array(let elements): try container.encode(elements)
        case .object(let members): try container.encode(Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) }))
        }
    }
}
