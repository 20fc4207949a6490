/// Escapes a file's text for XML: SVG, property lists, JUnit reports.
package enum XMLText {
    /// The text, escaped for content or for an attribute's value in either kind of quotes. Characters that XML excludes, such as control
    /// characters, are omitted. Directional marks become references, which terminals ignore. `keepingLines` keeps line breaks and tabs.
    package static func escaped(_ text: String, keepingLines: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: { replacement(for: $0, keepingLines) != nil }) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            if let text = replacement(for: scalar, keepingLines) { escaped += text } else { escaped.unicodeScalars.append(scalar) }
        }
        return escaped
    }

    private static func replacement(for scalar: Unicode.Scalar, _ keepingLines: Bool) -> String? {
        switch scalar {
        case "<": "&lt;"
        case ">": "&gt;"
        case "&": "&amp;"
        case "\"": "&quot;"
        case "'": "&#39;"
        case "\n" where keepingLines, "\t" where keepingLines: nil
        // A plain carriage return would be read as a line break.
        case "\r" where keepingLines: "&#13;"
        case _ where isControl(scalar): ""
        case _ where TerminalControls.contains(scalar): "&#x\(String(scalar.value, radix: 16));"
        default: nil
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
