import Foundation
import SourceDiagnostics

/// JSON as the command line prints it: readable, with keys in a stable order.
enum JSONText {
    static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// The same JSON with escapes for what acts on a terminal, of which the encoder leaves some as they are: they stand within strings alone.
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
