import JSON
import PlaygroundLanguage

/// Describes one kind of value: an element of the grammar in `LanguageData`. Numbers are indices into that grammar.
struct SchemaNode: Sendable {
    private(set) var description: String?
    private(set) var `default`: JSONValue?
    private(set) var uiKitDefault: JSONValue?
    private(set) var example: JSONValue?
    private(set) var type: String?
    private(set) var values: [JSONValue] = []
    private(set) var range: ClosedRange<Double>?
    private(set) var keys: [String: Int] = [:]
    /// The reference's example of each key, such as `alpha = 0.5`.
    private(set) var examples: [String: String] = [:]
    /// The node of the values of keys that are names.
    private(set) var others: Int?
    /// The node of the names that are keys.
    private(set) var names: Int?
    private(set) var items: Int?
    private(set) var parts: [Int] = []
    private(set) var required: [String] = []
    private(set) var role: NameRole?
    private(set) var isDefinition = false
    /// The kinds of the table. The first applies if the table has no `kind`.
    private var kinds: [String] = []
    /// The kinds that have a key, for keys that some kinds lack, as bits in the order of `kinds`.
    private var owners: [String: Int] = [:]

    init(_ json: JSONValue) {
        for member in json.members ?? [] { read(member.name, member.value) }
    }

    private mutating func read(_ name: String, _ value: JSONValue) {
        switch name {
        case "description": description = value.string
        case "default": self.default = value
        case "uiKitDefault": uiKitDefault = value
        case "example": example = value
        case "type": type = value.string
        case "values": values = value.elements ?? []
        case "range":
            if case .array(let bounds) = value, bounds.count == 2, case (.number(let lower), .number(let upper)) = (bounds[0], bounds[1]) {
                range = lower...max(lower, upper)
            }
        case "keys": keys = Self.numbersByName(value)
        case "examples": for member in value.members ?? [] { examples[member.name] = member.value.string }
        case "others": others = value.wholeNumber
        case "names": names = value.wholeNumber
        case "items": items = value.wholeNumber
        case "parts": parts = (value.elements ?? []).compactMap { $0.wholeNumber }
        case "required": required = Self.strings(value)
        case "kinds": kinds = Self.strings(value)
        case "owners": owners = Self.numbersByName(value)
        case "role", "defines":
            role = value.string.flatMap { NameRole(rawValue: $0) }
            isDefinition = name == "defines"
        default: break
        }
    }

    private static func numbersByName(_ value: JSONValue) -> [String: Int] {
        var numbers: [String: Int] = [:]
        for member in value.members ?? [] { numbers[member.name] = member.value.wholeNumber }
        return numbers
    }

    private static func strings(_ value: JSONValue) -> [String] { (value.elements ?? []).compactMap { $0.string } }

    /// Whether a table of a kind has a key. Without a kind, the first kind applies. An unknown kind has every key.
    func has(_ key: String, ofKind kind: String?) -> Bool {
        guard let owners = owners[key], let kind = kind == nil ? 0 : kinds.firstIndex(where: { $0 == kind }) else { return true }
        return owners & 1 << kind != 0
    }
}
