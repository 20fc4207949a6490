import PlaygroundLanguage
import PlaygroundModel

/// Mistakes in keys and values, whatever their meaning. The text is in `ShapeMistake+Prose.swift`.
enum ShapeMistake: Equatable, Sendable {
    enum Shape: Equatable, Sendable {
        case string, boolean, number, integer, date, array, table
        case stringOrTable, numberOrTable, stringOrInteger, stringOrNumber, arrayOrTable
        case variable
    }

    case unknownKey(String, subject: String, kind: String? = nil, known: [String])
    /// A name that programs for UIKit use, and playgrounds do not have: it is ignored, and the rest is drawn.
    case unsupportedKey(KnownNames.Entry, subject: String, known: [String])
    /// The key belongs to other kinds of views or controllers.
    case keyOfOtherKind(String, kind: String?, kinds: [String])
    case missingKey(String, subject: String, example: String)
    case wrongType(name: String, expected: Shape, found: DocumentValue)
    case badValue(name: String, found: String, permitted: [String])
    /// With the colours of the file.
    case badColor(name: String, found: String, own: [String])
    case outOfRange(name: String, found: Double, permitted: ClosedRange<Double>)
    case duplicateEntry(String, list: String)
    case exclusiveKeys(String, String, subject: String)
    /// A person's name that constraints and events could not parse.
    case badName(String, subject: String, permitsHyphens: Bool)
    /// The name of a class that is not valid in Swift.
    case badClassName(String)
    /// A person's name that already has a meaning.
    case reservedName(String, subject: String, meaning: String)
    case furtherMistakes(count: Int)
}
