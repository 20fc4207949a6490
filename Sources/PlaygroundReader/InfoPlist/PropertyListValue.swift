/// A value of a property list as our own. Numbers, dates and data are kept by the name of their type and in words.
indirect enum PropertyListValue: Equatable, Sendable {
    case string(String)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
    /// A type, with its article, and the value in words.
    case other(type: String, text: String)

    /// The type with its article, for messages.
    var typeName: String {
        switch self {
        case .string: "a string"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .other(let type, _): type
        }
    }

    /// A boolean, or what the system takes for one: `YES` as a string.
    var declaredBool: Bool? {
        switch self {
        case .other("a boolean", let text): text == "true"
        case .string(let text): ["YES": true, "NO": false, "true": true, "false": false][text]
        case .other, .array, .dictionary: nil
        }
    }

    /// A whole number, also one in a string.
    var declaredNumber: Int? {
        switch self {
        case .other("a number", let text), .string(let text): Int(text)
        case .other, .array, .dictionary: nil
        }
    }
}
