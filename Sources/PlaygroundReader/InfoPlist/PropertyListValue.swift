/// A value of a property list. Of numbers, dates and data only the type's name and a text are kept.
indirect enum PropertyListValue: Equatable, Sendable {
    case string(String)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
    /// A type with its article, and the value as a text.
    case other(type: String, text: String)

    var typeName: String {
        switch self {
        case .string: "a string"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .other(let type, _): type
        }
    }

    /// A boolean, or `YES` and similar as a string.
    var declaredBool: Bool? {
        switch self {
        case .other("a boolean", let text): text == "true"
        case .string(let text): ["YES": true, "NO": false, "true": true, "false": false][text]
        case .other, .array, .dictionary: nil
        }
    }

    /// An integer, also as a string.
    var declaredNumber: Int? {
        switch self {
        case .other("a number", let text), .string(let text): Int(text)
        case .other, .array, .dictionary: nil
        }
    }
}
