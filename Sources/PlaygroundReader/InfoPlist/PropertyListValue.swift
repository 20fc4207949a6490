/// A property list's value. Numbers, dates and data keep only their type's name and a text.
indirect enum PropertyListValue: Equatable, Sendable {
    case string(String)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
    /// The type has an article.
    case other(type: String, text: String)

    var typeName: String {
        switch self {
        case .string: "a string"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .other(let type, _): type
        }
    }

    /// A boolean, or a string such as `YES`.
    var declaredBool: Bool? {
        switch self {
        case .other("a boolean", let text): text == "true"
        case .string(let text): ["YES": true, "NO": false, "true": true, "false": false][text]
        case .other, .array, .dictionary: nil
        }
    }

    /// An integer, or a string with one.
    var declaredNumber: Int? {
        switch self {
        case .other("a number", let text), .string(let text): Int(text)
        case .other, .array, .dictionary: nil
        }
    }
}
