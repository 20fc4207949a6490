import JSON
import PlaygroundLanguage

/// A schema of JSON Schema, with what it refers to by number.
struct SchemaNode: Sendable {
    enum OtherKeys: Sendable {
        case permitted
        case refused
        case schema(Int)
    }

    /// `false`: nothing is permitted.
    var isRefusal = false
    var description: String?
    var standard: JSONValue?
    var examples: [JSONValue] = []
    var type: String?
    /// The values of an enumeration, or the one of a constant.
    var values: [JSONValue] = []
    var minimum: Double?
    var maximum: Double?
    var properties: [String: Int] = [:]
    var otherKeys = OtherKeys.permitted
    /// What the keys of a table are called.
    var names: Int?
    var items: Int?
    var alternatives: [Int] = []
    var parts: [Int] = []
    var not: Int?
    var condition: (isMet: Int, then: Int)?
    var required: [String] = []
    var pattern: String?
    var role: NameRole?
    /// Whether what it describes gives the name.
    var isDefinition = false
}
