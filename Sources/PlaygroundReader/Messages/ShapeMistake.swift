import PlaygroundLanguage
import PlaygroundModel

/// Mistakes in keys and values, independent of their meaning.
indirect enum ShapeMistake: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        case string, boolean, number, integer, date, array, table
        case stringOrTable, numberOrTable, stringNumberOrTable, stringOrNumber, arrayOrTable
        case variable
    }

    case unknownKey(String, subject: String, kind: String? = nil, known: [String])
    /// A name from UIKit that playgrounds do not support. It is ignored, and the rest is drawn.
    case unsupportedKey(KnownNames.Entry, subject: String, known: [String])
    case keyOfOtherKind(String, kind: String?, kinds: [String])
    case missingKey(String, subject: String, example: String)
    case wrongType(name: String, expected: Shape, found: DocumentValue)
    case wrongLength(name: String, expected: Int, found: Int)
    /// A value of UIKit that playgrounds do not support. It is ignored, and the rest is drawn.
    case unsupportedValue(KnownNames.Entry, found: String, name: String)
    case badValue(name: String, found: String, permitted: [String])
    case badColor(name: String, found: String, own: [String])
    case outOfRange(name: String, found: Double, permitted: ClosedRange<Double>)
    case duplicateEntry(String, list: String)
    case exclusiveKeys(String, String, subject: String)
    /// A chosen name that constraints and events could not parse.
    case badName(String, subject: String, permitsHyphens: Bool)
    case badClassName(String)
    case reservedName(String, subject: String, meaning: String)
    case furtherMistakes(count: Int)

    static func badValue(_ found: String, of name: String, permitted: [String]) -> ShapeMistake {
        let key = name.prefix { $0 != "[" }
        return KnownNames.value(found, of: String(key)).map { .unsupportedValue($0, found: found, name: name) }
            ?? .badValue(name: name, found: found, permitted: permitted)
    }
}
