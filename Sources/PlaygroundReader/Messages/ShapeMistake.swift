import PlaygroundModel

/// What can be wrong with the keys and values of a document, whatever they mean. The words are in
/// `ShapeMistake+Prose.swift`.
enum ShapeMistake: Equatable, Sendable {
    /// What a value can be asked to be.
    enum Shape: Equatable, Sendable {
        case string, boolean, number, integer, date, array, table
        case stringOrTable, numberOrTable, stringOrInteger, stringOrNumber, arrayOrTable
    }

    case unknownKey(String, subject: String, known: [String])
    /// The key exists, for other kinds of view or controller.
    case keyOfOtherKind(String, kind: String?, kinds: [String])
    case missingKey(String, subject: String, example: String)
    case wrongType(name: String, expected: Shape, found: DocumentValue)
    case badValue(name: String, found: String, permitted: [String])
    /// With the colours that the file names.
    case badColor(name: String, found: String, own: [String])
    case outOfRange(name: String, found: Double, permitted: ClosedRange<Double>)
    case duplicateEntry(String, list: String)
    /// Two keys that contradict each other.
    case exclusiveKeys(String, String, subject: String)
    /// A name the person chose that constraints and events could not tell from the text around it.
    case badName(String, subject: String, permitsHyphens: Bool)
    /// A class's name that Swift does not take.
    case badClassName(String)
    /// A name the person chose that already means something.
    case reservedName(String, subject: String, meaning: String)
    /// How many mistakes there are beyond those listed.
    case furtherMistakes(count: Int)
}
