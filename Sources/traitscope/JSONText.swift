import Foundation
import SourceDiagnostics

/// JSON as the command line prints it: readable, with keys in a stable order.
enum JSONText {
    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// JSON with escapes in place of what a terminal obeys, such as marks of direction, which stands only in its strings.
    private static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x7F }) { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            let isPlain = scalar.value < 0x7F || String(scalar).terminalText == String(scalar)
            escaped += isPlain ? String(scalar) : "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
        }
    }
}
