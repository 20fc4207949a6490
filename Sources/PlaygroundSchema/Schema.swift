import JSON
import PlaygroundLanguage

/// What one value of a playground may be, and what is said of it.
///
/// The JSON Schema (`Schema+JSON`), the grammar of the language service (`GrammarData`) and the reference are written from it. TOML's
/// values are JSON's, but for dates.
struct Schema: Hashable, Sendable {
    indirect enum Shape: Hashable, Sendable {
        case anything
        case boolean
        /// - Parameter pattern: A regular expression.
        case string(pattern: String? = nil)
        case number(ClosedRange<Double>)
        case integer(ClosedRange<Int>)
        /// Some strings, or some numbers.
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
        /// The values of other keys, which a person chooses; `nil` where there are none.
        var others: Schema?
        /// What the keys name.
        var names: Schema?
        /// A regular expression that the keys match.
        var namePattern: String?
        /// The kinds of tables, the first of which is that of a table without the key `kind`.
        var kinds: [String] = []
        /// Whether it is the table around that has a kind.
        var isKindAround = false
        /// The kinds that have a key, for keys that not all kinds have.
        var owners: [String: [String]] = [:]
        var isNotEmpty = false
        /// Keys that do not stand beside each other.
        var excluded: [[String]] = []
        /// Further schemas that only JSON Schema has.
        var rules: [JSONValue] = []
    }

    private(set) var shape: Shape
    private(set) var description: String?
    /// The value that a key has where it is left out.
    private(set) var `default`: JSONValue?
    private(set) var examples: [JSONValue] = []
    /// What the text, or the key of a table's entry, names.
    private(set) var role: NameRole?
    /// Whether it gives the name.
    private(set) var isDefinition = false

    init(_ shape: Shape = .anything) {
        self.shape = shape
    }

    // MARK: What is said about a value

    func described(_ text: String) -> Schema { changed { $0.description = text } }

    func standard(_ value: JSONValue) -> Schema { changed { $0.default = value } }

    func examples(_ values: JSONValue...) -> Schema { changed { $0.examples = values } }

    /// Says what the text names.
    func naming(_ role: NameRole) -> Schema { changed { ($0.role, $0.isDefinition) = (role, false) } }

    /// Says what the text, or the key of a table's entry, gives a name to.
    func defining(_ role: NameRole) -> Schema { changed { ($0.role, $0.isDefinition) = (role, true) } }

    private func changed(_ change: (inout Schema) -> Void) -> Schema {
        var copy = self
        change(&copy)
        return copy
    }

    /// Whether nothing is said of the value.
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

    /// The one value that is permitted.
    static func constant(_ value: JSONValue) -> Schema { Schema(.constant(value)) }

    static func array(of element: Schema, least: Int? = nil, most: Int? = nil) -> Schema {
        Schema(.array(of: element, least: least, most: most))
    }

    static func any(of schemas: Schema...) -> Schema { Schema(.any(schemas)) }

    /// One of the schema's definitions.
    static func reference(_ definition: Definition) -> Schema { Schema(.reference(definition)) }

    /// The same for arrays that have one element at least.
    var notEmptyList: Schema {
        guard case .array(let element, _, let most) = shape else { return self }
        return changed { $0.shape = .array(of: element, least: 1, most: most) }
    }

    // MARK: Tables

    /// A table of keys, and of no others but such that are names a person chose.
    static func table(_ keys: [String: Schema], required: [String] = [], others: Schema? = nil) -> Schema {
        Schema(.table(Table(keys: keys, required: required, others: others)))
    }

    /// A table whose keys a person chooses, as the text forms around them can hold them.
    static func entries(of value: Schema, named pattern: String? = nil) -> Schema {
        Schema(.table(Table(others: value, namePattern: pattern.map { "^\($0)$" })))
    }

    /// The same with keys that are names of something.
    func keyed(by names: Schema) -> Schema { changedTable { $0.names = names } }

    /// The same with these keys among others.
    func with(_ keys: [String: Schema]) -> Schema { changedTable { $0.keys = keys } }

    /// The same for tables that have one key at least.
    var notEmpty: Schema { changedTable { $0.isNotEmpty = true } }

    /// The same for tables that do not have both of two keys.
    func excluding(_ one: String, _ other: String) -> Schema { changedTable { $0.excluded.append([one, other]) } }

    /// The same for tables of several kinds, or in tables of several kinds, of which not all have all keys.
    func of(kinds: [String], around: Bool = false, owners: (String) -> [String]?) -> Schema {
        changedTable { table in
            (table.kinds, table.isKindAround) = (kinds, around)
            for key in table.keys.keys { table.owners[key] = owners(key) }
        }
    }

    /// The same with further schemas for JSON Schema.
    func ruled(by rules: [JSONValue]) -> Schema { changedTable { $0.rules = rules } }

    private func changedTable(_ change: (inout Table) -> Void) -> Schema {
        guard case .table(var table) = shape else { preconditionFailure("Only a table has keys.") }
        change(&table)
        return changed { $0.shape = .table(table) }
    }

    // MARK: Placeholders

    /// The schema for what stands in a component: wherever it asks for anything but a table or any text, a text with a placeholder will do.
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

/// The parts of the schema that several others refer to, or themselves.
enum Definition: String, CaseIterable {
    case action, color, condition, conditionOfSystemTraits, constraints, controller, edge, expectation, font, items, layoutName, peek
    case previewAction, quickActions, rows, traits, traitsOfSystem, view, views
}
