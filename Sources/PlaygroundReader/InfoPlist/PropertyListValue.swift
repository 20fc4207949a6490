/// A value of a property list. Numbers, dates and data keep only the name of their type and a string.
indirect enum PropertyListValue: Equatable, Sendable {
    case string(String)
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])
    /// A number, a Boolean, a date or data. The type has an article.
    case other(type: String, text: String)

    var typeName: String {
        switch self {
        case .string: "a string"
        case .array: "an array"
        case .dictionary: "a dictionary"
        case .other(let type, _): type
        }
    }

    /// A Boolean, or a string such as `YES`. `nil` for other values.
    var declaredBool: Bool? {
        switch self {
        case .other("a boolean", let text): text == "true"
        case .string(let text): ["YES": true, "NO": false, "true": true, "false": false][text]
        case .other, .array, .dictionary: nil
        }
    }

    /// An integer, or a string with an integer. `nil` for other values.
    var declaredNumber: Int? {
        switch self {
        case .other("a number", let text), .string(let text): Int(text)
        case .other, .array, .dictionary: nil
        }
    }
}
