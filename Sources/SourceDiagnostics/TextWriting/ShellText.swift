/// Escapes a file's text for a shell.
package enum ShellText {
    /// The text as one word, in single quotes if necessary, with hidden characters as escapes in `$'…'` and without NUL.
    package static func quoted(_ text: String) -> String {
        if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
        let hasHidden = text.unicodeScalars.contains(where: HiddenScalars.contains)
        var quoted = hasHidden ? "$'" : "'"
        // The loop visits scalars, because a combining mark would join a quote.
        for scalar in text.unicodeScalars where scalar != "\0" {
            switch scalar {
            case "'" where hasHidden, "\\" where hasHidden: quoted += "\\" + String(scalar)
            case "'": quoted += "'\\''"
            // Three digits keep a following digit separate.
            case _ where HiddenScalars.contains(scalar): quoted += String(scalar).utf8.map(octal).joined()
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || "-_./@,:=+%".utf8.contains(byte)
    }

    private static func octal(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    }
}
