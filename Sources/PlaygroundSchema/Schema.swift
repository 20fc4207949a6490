import JSON
import PlaygroundLanguage
import PlaygroundModel

/// A value's type and description: the source of the JSON Schema, the language service's grammar and the reference.
struct Schema: Hashable, Sendable {
    indirect enum Shape: Hashable, Sendable {
        case anything
        case boolean
        case string(pattern: String? = nil)
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        /// Values that are all strings or all numbers.
        case choice([JSONValue])
        case constant(JSONValue)
        case array(of: Schema, least: Int? = nil, most: Int? = nil)
        case table(Table)
        case any([Schema])
        case reference(Definition, inComponent: Bool = false)
    }

    struct Table: Hashable, Sendable {
        var keys: [String: Schema] = [:]
        var required: [String] = []
        /// The schema of other keys, with chosen names. `nil` if there are none.
        var others: Schema?
        var names: Schema?
        var namePattern: String?
        /// The kinds. The first is the default of the key `kind`.
        var kinds: [String] = []
        /// Whether `kind` is a key of the enclosing table.
        var isKindAround = false
        /// The kinds that accept each key. Keys that every kind accepts are omitted.
        var owners: [String: [String]] = [:]
        var isNotEmpty = false
        /// Pairs of keys that exclude each other.
        var excluded: [[String]] = []
        /// Further rules, used for JSON Schema only.
        var rules: [JSONValue] = []
    }

    private(set) var shape: Shape
    private(set) var description: String?
    /// The value if the key is missing.
    private(set) var `default`: JSONValue?
    /// UIKit's default, if it differs.
    private(set) var uiKitDefault: JSONValue?
    private(set) var examples: [JSONValue] = []
    /// The meaning of the string, or of an entry's key.
    private(set) var role: NameRole?
    private(set) var isDefinition = false

    init(_ shape: Shape = .anything) {
        self.shape = shape
    }

    // MARK: Descriptions

    func described(_ text: String) -> Schema { changed { $0.description = text } }

    func standard(_ value: JSONValue) -> Schema { changed { $0.default = value } }

    func differing(fromUIKit value: JSONValue) -> Schema { changed { $0.uiKitDefault = value } }

    func examples(_ values: JSONValue...) -> Schema { changed { $0.examples = values } }

    func naming(_ role: NameRole) -> Schema { changed { ($0.role, $0.isDefinition) = (role, false) } }

    /// The string, or an entry's key, defines a name with this role.
    func defining(_ role: NameRole) -> Schema { changed { ($0.role, $0.isDefinition) = (role, true) } }

    private func changed(_ change: (inout Schema) -> Void) -> Schema {
        var copy = self
        change(&copy)
        return copy
    }

    var isBare: Bool { description == nil && `default` == nil && examples.isEmpty && role == nil }

    // MARK: Types

    static let string = Schema(.string())
    static let boolean = Schema(.boolean)

    static func number(_ range: ClosedRange<Double>) -> Schema { Schema(.number(range)) }

    static func integer(_ range: ClosedRange<Int>) -> Schema { Schema(.integer(range)) }

    static func text(matching pattern: String) -> Schema { Schema(.string(pattern: pattern)) }

    static func choice(_ names: [String]) -> Schema { Schema(.choice(names.map { .string($0) })) }

    static func choice<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> Schema {
        choice(Choice.allCases.map(\.rawValue))
    }

    static func constant(_ value: JSONValue) -> Schema { Schema(.constant(value)) }

    static func array(of element: Schema, least: Int? = nil, most: Int? = nil) -> Schema {
        Schema(.array(of: element, least: least, most: most))
    }

    static func any(of schemas: Schema...) -> Schema { Schema(.any(schemas)) }

    static func reference(_ definition: Definition) -> Schema { Schema(.reference(definition)) }

    var orRule: Schema {
        var value = self
        (value.description, value.default, value.uiKitDefault, value.examples) = (nil, nil, nil, [])
        return changed { ($0.shape, $0.role) = (.any([value, .reference(.rule)]), nil) }
    }

    var notEmptyList: Schema {
        guard case .array(let element, _, let most) = shape else { return self }
        return changed { $0.shape = .array(of: element, least: 1, most: most) }
    }

    // MARK: Tables

    /// A table with known keys. `others` permits chosen names as further keys.
    static func table(_ keys: [String: Schema], required: [String] = [], others: Schema? = nil) -> Schema {
        Schema(.table(Table(keys: keys, required: required, others: others)))
    }

    /// A table whose keys are chosen names.
    static func entries(of value: Schema, named pattern: String? = nil) -> Schema {
        Schema(.table(Table(others: value, namePattern: pattern.map { "^\($0)$" })))
    }

    func keyed(by names: Schema) -> Schema { changedTable { $0.names = names } }

    func with(_ keys: [String: Schema]) -> Schema { changedTable { $0.keys = keys } }

    var notEmpty: Schema { changedTable { $0.isNotEmpty = true } }

    func excluding(_ one: String, _ other: String) -> Schema { changedTable { $0.excluded.append([one, other]) } }

    /// The kind decides which keys are permitted.
    func of(kinds: [String], around: Bool = false, owners: (String) -> [String]?) -> Schema {
        changedTable { table in
            (table.kinds, table.isKindAround) = (kinds, around)
            for key in table.keys.keys { table.owners[key] = owners(key) }
        }
    }

    func ruled(by rules: [JSONValue]) -> Schema { changedTable { $0.rules = rules } }

    private func changedTable(_ change: (inout Table) -> Void) -> Schema {
        guard case .table(var table) = shape else { preconditionFailure("Only a table has keys.") }
        change(&table)
        return changed { $0.shape = .table(table) }
    }

    // MARK: Placeholders

    /// The schema in an action, where the value of the used control is permitted too.
    var orControlValue: Schema { changed { $0.shape = .any([Schema(shape), .constant(.string("{\(ControllerVariable.reservedName)}"))]) } }

    /// The schema in a component, where any value except a table may be a placeholder.
    var withPlaceholders: Schema {
        var copy = self
        switch shape {
        case .anything, .string(nil): return self
        case .reference(let definition, _): copy.shape = .reference(definition, inComponent: true)
        case .any(let schemas): copy.shape = .any(schemas.map(\.withPlaceholders))
        case .table(var table):
            table.keys = table.keys.mapValues(\.withPlaceholders)
            table.others = table.others?.withPlaceholders
            copy.shape = .table(table)
        case .array(let element, let least, let most):
            copy.shape = .array(of: element.withPlaceholders, least: least, most: most)
            return .any(of: copy, .placeholder)
        case .boolean, .string, .number, .integer, .choice, .constant: return .any(of: self, .placeholder)
        }
        return copy
    }

    private static let placeholder = text(matching: "\\{\(NamePattern.plain)\\}")
}

/// Shared or recursive schemas.
enum Definition: String, CaseIterable {
    case action, color, condition, constraints, controller, edge, expectation, font, items, layoutItem, layoutName, peek
    case previewAction, quickActions, rows, rule, traits, traitsOfSystem, view, views
}
