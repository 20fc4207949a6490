/// Text from a file in XML: SVG, property lists, JUnit reports.
package enum XMLText {
    /// The text as content, or as an attribute's value in either kind of quotes. Control characters and others that XML excludes are left
    /// out; directional marks become references, which terminals ignore.
    ///
    /// - Parameter keepingLines: Whether line breaks and tabs stay.
    package static func escaped(_ text: String, keepingLines: Bool = false) -> String {
        guard text.unicodeScalars.contains(where: isSpecial) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\n" where keepingLines, "\t" where keepingLines: escaped.unicodeScalars.append(scalar)
            // A reader would take a plain one for a line break.
            case "\r" where keepingLines: escaped += "&#13;"
            case _ where isControl(scalar): break
            case _ where TerminalControls.contains(scalar): escaped += "&#x\(String(scalar.value, radix: 16));"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "<", ">", "&", "\"", "'": true
        default: isControl(scalar) || TerminalControls.contains(scalar)
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
