import JSON
import PlaygroundLanguage
import PlaygroundModel
import TOMLReading

/// What may stand where in a playground, from its JSON Schema.
public struct Grammar: Sendable {
    private let nodes: [SchemaNode]

    /// - Parameter schema: As `traitscope schema` prints it.
    public init(schema: JSONValue) {
        nodes = SchemaReader.read(schema)
    }

    /// The schemas of a place: all that its value may be described by.
    struct Place: Sendable {
        fileprivate var schemas: [Int]

        static let playground = Place(schemas: [0])
        static let nothing = Place(schemas: [])

        var isKnown: Bool { !schemas.isEmpty }

        /// A place at which what is permitted at either is.
        func joined(with other: Place) -> Place {
            Place(schemas: schemas + other.schemas.filter { !schemas.contains($0) })
        }
    }

    /// A key that a table may have.
    struct Key {
        var name: String
        var place: Place
    }

    /// What is known of a place's value.
    struct Value {
        var descriptions: [String] = []
        var standard: JSONValue?
        var examples: [JSONValue] = []
        var choices: [JSONValue] = []
        var types: [String] = []
        var roles: [(role: NameRole, isDefinition: Bool)] = []
        var range: ClosedRange<Double>?

        func has(_ role: NameRole) -> Bool { roles.contains { $0.role == role } }
    }

    // MARK: Steps

    /// The schemas that apply to a table with such keys, or to any value.
    private func applying(_ place: Place, to facts: TableFacts?) -> [SchemaNode] {
        var found: [SchemaNode] = []
        var seen: Set<Int> = []
        var waiting = Array(place.schemas.reversed())
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            let node = nodes[next]
            found.append(node)
            waiting += (node.parts + node.alternatives).reversed()
            if let condition = node.condition, let facts, isMet(condition.isMet, by: facts) { waiting.append(condition.then) }
        }
        return found
    }

    /// The place of a key's value.
    func place(of key: String, in table: Place, with facts: TableFacts?) -> Place {
        var schemas: [Int] = []
        for node in applying(table, to: facts) {
            if let property = node.properties[key] {
                if !nodes[property].isRefusal { schemas.append(property) }
            } else if case .schema(let others) = node.otherKeys {
                schemas.append(others)
            }
        }
        return Place(schemas: schemas)
    }

    /// The place of the elements of an array.
    func elements(of list: Place) -> Place {
        Place(schemas: applying(list, to: nil).compactMap { $0.items })
    }

    /// The keys that a table may have by name, in alphabetical order.
    func keys(of table: Place, with facts: TableFacts?) -> [Key] {
        var places: [String: [Int]] = [:]
        var refused: Set<String> = []
        for node in applying(table, to: facts) {
            for (key, schema) in node.properties {
                if nodes[schema].isRefusal { refused.insert(key) } else { places[key, default: []].append(schema) }
            }
        }
        return places.keys.sorted().filter { !refused.contains($0) }.map { Key(name: $0, place: Place(schemas: places[$0] ?? [])) }
    }

    /// Whether a key is one of the language's own at a table, not a name that a person chose.
    func declares(_ key: String, in table: Place, with facts: TableFacts?) -> Bool {
        applying(table, to: facts).contains { node in node.properties[key].map { !nodes[$0].isRefusal } ?? false }
    }

    /// The keys that a table must have.
    func required(in table: Place) -> [String] {
        var required: [String] = []
        for node in applying(table, to: nil) where node.alternatives.isEmpty { required += node.required }
        return required
    }

    /// What the keys of a table name that a person chooses.
    func keyRole(in table: Place, with facts: TableFacts?) -> (role: NameRole, isDefinition: Bool)? {
        for node in applying(table, to: facts) {
            guard let names = node.names, let role = nodes[names].role else { continue }
            return (role, nodes[names].isDefinition)
        }
        return nil
    }

    /// Whether a table at the place has views of its own.
    func hasViews(_ table: Place, with facts: TableFacts?) -> Bool {
        let views = place(of: "views", in: table, with: facts)
        return keyRole(in: views, with: nil)?.role == .view
    }

    func value(at place: Place) -> Value {
        var value = Value()
        for schema in place.schemas { describe(Place(schemas: [schema]), isFirst: true, into: &value) }
        return value
    }

    /// Descriptions are those of the place itself; what an alternative describes is the alternative.
    private func describe(_ place: Place, isFirst: Bool, into value: inout Value) {
        for node in applying(place, to: nil) {
            if let text = node.description, !value.descriptions.contains(text) { value.descriptions.append(text) }
            value.standard = value.standard ?? node.standard
            value.examples += node.examples
            for choice in node.values where !value.choices.contains(choice) { value.choices.append(choice) }
            if let type = node.type, !value.types.contains(type) { value.types.append(type) }
            if let role = node.role { value.roles.append((role, node.isDefinition)) }
            if let minimum = node.minimum, let maximum = node.maximum, minimum <= maximum { value.range = minimum...maximum }
        }
    }

    // MARK: Conditions

    /// Whether a table meets a schema, as far as its own keys say. What is beyond them counts as met.
    private func isMet(_ schema: Int, by facts: TableFacts) -> Bool {
        let node = nodes[schema]
        if node.isRefusal { return false }
        guard node.required.allSatisfy({ facts.has($0) }) else { return false }
        for (key, property) in node.properties {
            guard let value = facts.value(key) else { continue }
            if !accepts(property, value) { return false }
        }
        guard node.parts.allSatisfy({ isMet($0, by: facts) }) else { return false }
        if !node.alternatives.isEmpty, !node.alternatives.contains(where: { isMet($0, by: facts) }) { return false }
        if let not = node.not, isMet(not, by: facts) { return false }
        return true
    }

    private func accepts(_ schema: Int, _ value: DocumentValue) -> Bool {
        let node = nodes[schema]
        if node.isRefusal { return false }
        if !node.values.isEmpty, !node.values.contains(where: { $0.isSame(as: value) }) { return false }
        if !node.alternatives.isEmpty, !node.alternatives.contains(where: { accepts($0, value) }) { return false }
        return node.parts.allSatisfy { accepts($0, value) }
    }
}

extension JSONValue {
    /// Whether TOML's value is the same.
    func isSame(as value: DocumentValue) -> Bool {
        switch (self, value) {
        case (.string(let text), .string(let other)): text == other
        case (.number(let number), .integer(let other)): number == Double(other)
        case (.number(let number), .float(let other)): number == other
        case (.bool(let bool), .boolean(let other)): bool == other
        default: false
        }
    }
}
