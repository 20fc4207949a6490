import PlaygroundModel
import SourceDiagnostics

enum SwiftLiteral {
    /// A string literal. The text cannot end it, start an interpolation, or contain invisible characters.
    static func text(_ text: String) -> SwiftExpression { .text(escaped(text)) }

    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            // A combining mark would join a preceding quote, backslash or parenthesis.
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

    /// The parts of an escaped text, each ending with a space. Interpolations are not split.
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

    /// A number without redundant digits, with at most six decimals.
    static func number(_ value: Double) -> String {
        let rounded = (value * 1_000_000).rounded() / 1_000_000
        return (rounded == 0 && value != 0 ? value : rounded).shortText
    }
}
