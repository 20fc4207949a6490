import PlaygroundModel

/// Literals of Swift.
enum SwiftLiteral {
    /// A text between quotes; nothing in it ends the literal, begins an interpolation or hides from the eye.
    static func text(_ text: String) -> SwiftExpression { .text(escaped(text)) }

    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case "\0": escaped += "\\0"
            default:
                if isHidden(scalar) {
                    escaped += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return escaped
    }

    /// Controls, and what changes the direction of the text around it.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
        default: false
        }
    }

    /// An escaped text in parts after which a line can end: each ends with a blank, and none is within an interpolation.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var depth = 0
        var isEscaped = false
        for character in text {
            word.append(character)
            if depth == 0 {
                if isEscaped, character == "(" { depth = 1 }
                if character == " " {
                    words.append(word)
                    word = ""
                }
            } else {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
            }
            isEscaped = character == "\\" && !isEscaped
        }
        return word.isEmpty ? words : words + [word]
    }

    /// A number as a person writes it: no fraction where there is none, and no more digits than a point of any screen has.
    static func number(_ value: Double) -> String {
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        let text = (rounded == 0 && value != 0 ? value : rounded).shortText
        return text.contains("e") ? "\(value)" : text
    }
}
