import JSON
import PlaygroundLanguage

/// A schema of JSON Schema, draft 7: what one value of a playground may be. TOML's values are JSON's, but for dates.
struct Schema: Sendable {
    private(set) var keywords: [String: JSONValue]

    init(_ keywords: [String: JSONValue] = [:]) {
        self.keywords = keywords
    }

    /// A schema that is an object, as all but `true` and `false` are.
    init(object: JSONValue) {
        keywords = object.membersByName ?? [:]
    }

    var value: JSONValue { .object(byName: keywords) }

    // MARK: What is said about a value

    func described(_ text: String) -> Schema { adding("description", .string(text)) }

    /// The value that a key has where it is left out.
    func standard(_ value: JSONValue) -> Schema { adding("default", value) }

    func examples(_ values: JSONValue...) -> Schema { adding("examples", .array(values)) }

    /// Says what the text names. JSON Schema has no word for it; the language server reads it.
    func naming(_ role: NameRole) -> Schema { adding("$comment", .string(role.rawValue)) }

    /// Says what the text, or the key of a table's entry, gives a name to.
    func defining(_ role: NameRole) -> Schema { adding("$comment", .string("defines \(role.rawValue)")) }

    /// The same with keys that are names of something.
    func keyed(by names: Schema) -> Schema {
        guard var known = keywords["propertyNames"]?.membersByName else { return adding("propertyNames", names.value) }
        known.merge(names.keywords) { $1 }
        return adding("propertyNames", .object(byName: known))
    }

    /// Beside a reference draft 7 reads nothing: it moves into a list of its own.
    private func adding(_ keyword: String, _ value: JSONValue) -> Schema {
        var copy = keywords["$ref"] == nil ? self : Schema(["allOf": [self.value]])
        copy.keywords[keyword] = value
        return copy
    }

    // MARK: Types

    static let string = Schema(["type": "string"])
    static let boolean = Schema(["type": "boolean"])

    static func number(_ range: ClosedRange<Double>) -> Schema {
        Schema(["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
    }

    static func integer(_ range: ClosedRange<Int>) -> Schema {
        Schema(["type": "integer", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)])
    }

    static func text(matching pattern: String) -> Schema {
        Schema(["type": "string", "pattern": .string(pattern)])
    }

    static func choice(_ names: [String]) -> Schema {
        Schema(["type": "string", "enum": .strings(names)])
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> Schema {
        choice(Choice.allCases.map(\.rawValue))
    }

    /// The one value that is permitted.
    static func constant(_ value: JSONValue) -> Schema { Schema(["const": value]) }

    static func array(of element: Schema) -> Schema {
        Schema(["type": "array", "items": element.value])
    }

    /// A table of keys, and no others.
    static func table(_ keys: [String: Schema], required: [String] = []) -> Schema {
        var schema = Schema([
            "type": "object", "properties": .object(byName: keys.mapValues(\.value)), "additionalProperties": false,
        ])
        if !required.isEmpty { schema.keywords["required"] = .strings(required) }
        return schema
    }

    /// The same for tables that have one key at least.
    var notEmpty: Schema { adding("minProperties", 1) }

    /// The same for arrays that have one element at least.
    var notEmptyList: Schema { adding("minItems", 1) }

    /// The same for tables that do not have both of two keys.
    func excluding(_ one: String, _ other: String) -> Schema {
        adding("not", ["required": .strings([one, other])])
    }

    /// A table of keys, and of others that are names a person chose.
    static func table(_ keys: [String: Schema], others: Schema) -> Schema {
        Schema([
            "type": "object", "properties": .object(byName: keys.mapValues(\.value)), "additionalProperties": others.value,
        ])
    }

    /// A table whose keys a person chooses.
    static func entries(of value: Schema) -> Schema {
        Schema(["type": "object", "additionalProperties": value.value])
    }

    /// The same with these keys among others.
    func with(_ keys: [String: Schema]) -> Schema { adding("properties", .object(byName: keys.mapValues(\.value))) }

    /// A table whose keys are names that a person chooses, as the text forms around them can hold them.
    static func entries(of value: Schema, named pattern: String) -> Schema {
        entries(of: value).adding("propertyNames", ["pattern": .string("^\(pattern)$")])
    }

    static func any(of schemas: Schema...) -> Schema {
        Schema(["anyOf": .array(schemas.map(\.value))])
    }

    /// One of the schema's definitions.
    static func reference(_ name: Definition) -> Schema {
        Schema(["$ref": .string("#/definitions/\(name.rawValue)")])
    }

    /// A table of which keys beside those of the first schema are permitted by the rules.
    func ruled(by rules: [Schema]) -> Schema { adding("allOf", .array(rules.map(\.value))) }

    /// Tables of a kind do not have these keys. A table without the key `kind` is of the standard kind.
    /// - Parameter table: The name of a table in them, if it is that which does not have the keys.
    static func refusal(of keys: [String], in table: String? = nil, toKind kind: String, standard: String) -> Schema {
        var isOfKind: [String: JSONValue] = ["properties": ["kind": ["const": .string(kind)]]]
        if kind != standard { isOfKind["required"] = ["kind"] }
        let refused = Dictionary(uniqueKeysWithValues: keys.map { ($0, JSONValue.bool(false)) })
        let without: JSONValue = ["properties": .object(byName: refused)]
        let refusal = table.map { ["properties": .object(byName: [$0: without])] as JSONValue } ?? without
        return Schema(["if": .object(byName: isOfKind), "then": refusal])
    }
}

/// The parts of the schema that several others refer to, or themselves.
enum Definition: String, CaseIterable {
    case action, color, condition, conditionOfSystemTraits, constraints, controller, edge, expectation, font, items, layoutName, peek
    case previewAction, quickActions, rows, traits, traitsOfSystem, view, views
}
