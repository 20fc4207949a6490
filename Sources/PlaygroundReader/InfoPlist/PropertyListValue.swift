/// A value of a property list as our own. Numbers, dates and data are kept by the name of their type alone: no key that is
/// read here has one of them.
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
}
