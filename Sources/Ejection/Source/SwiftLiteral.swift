import PlaygroundModel
import SourceDiagnostics

/// Literals of Swift.
enum SwiftLiteral {
    /// A text between quotes; nothing in it ends the literal, begins an interpolation or hides from the eye.
    static func text(_ text: String) -> SwiftExpression { .text(escaped(text)) }

    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            // A mark that follows would make one character with a sign of Swift's: a quote, a backslash, a parenthesis.
            let before = escaped.unicodeScalars.last
            let isAfterSign = before.map { $0.isASCII && !$0.properties.isAlphabetic && $0.properties.numericType == nil } ?? true
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            case "\0": escaped += "\\0"
            default:
                if HiddenScalars.contains(scalar) || isAfterSign && scalar.properties.isGraphemeExtend {
                    escaped += "\\u{\(String(scalar.value, radix: 16))}"
                } else {
                    escaped.unicodeScalars.append(scalar)
                }
            }
        }
        return escaped
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
        return (rounded == 0 && value != 0 ? value : rounded).shortText
    }
}
