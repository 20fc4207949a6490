import JSON

/// The grammar for the language service: an array of schemas without duplicates that refer to each other by index. The
/// first schema is the playground's. `SchemaNode` reads the array.
struct GrammarData {
    private var nodes: [JSONValue] = []
    private var numbers: [Schema: JSONValue] = [:]
    private let hasExamples: Bool

    private init(hasExamples: Bool) { self.hasExamples = hasExamples }

    /// - Parameter hasExamples: Whether tables contain the examples of the reference.
    static func nodes(of schema: Schema, hasExamples: Bool) -> JSONValue {
        var data = GrammarData(hasExamples: hasExamples)
        _ = data.number(of: schema)
        return .array(data.nodes)
    }

    private mutating func number(of schema: Schema) -> JSONValue {
        if let known = numbers[schema] { return known }
        if case .reference(let definition, let inComponent) = schema.shape, schema.isBare {
            let number = number(of: definition.schema(inComponent: inComponent))
            numbers[schema] = number
            return number
        }
        let place = nodes.count
        let number = JSONValue.number(place)
        numbers[schema] = number
        // Reserves the index for references from within.
        nodes.append(.null)
        nodes[place] = node(of: schema)
        return number
    }

    private mutating func numbers(of keys: [String: Schema]) -> JSONValue {
        var members: [JSONValue.Member] = []
        for (key, schema) in keys.sorted(by: { $0.key < $1.key }) {
            members.append(JSONValue.Member(name: key, value: number(of: schema)))
        }
        return .object(members)
    }

    private mutating func node(of schema: Schema) -> JSONValue {
        var members: [String: JSONValue] = [:]
        members["description"] = schema.description.map { .string($0) }
        members["default"] = schema.default
        members["uiKitDefault"] = schema.uiKitDefault
        members["example"] = schema.examples.first
        members[schema.isDefinition ? "defines" : "role"] = schema.role.map { .string($0.rawValue) }
        members["type"] = schema.shape.type.map { .string($0) }
        members["range"] = schema.shape.range.map { [.number($0.lowerBound), .number($0.upperBound)] }
        switch schema.shape {
        case .anything, .boolean, .string, .number, .integer: break
        case .choice(let values): members["values"] = .array(values)
        case .constant(let value): members["values"] = [value]
        case .array(let element, _, _): members["items"] = number(of: element)
        case .table(let table): add(table, to: &members)
        case .any(let schemas): members["parts"] = .array(schemas.map { number(of: $0) })
        case .reference(let definition, let inComponent):
            members["parts"] = [number(of: definition.schema(inComponent: inComponent))]
        }
        return .object(byName: members)
    }

    private mutating func add(_ table: Schema.Table, to members: inout [String: JSONValue]) {
        if !table.keys.isEmpty { members["keys"] = numbers(of: table.keys) }
        if hasExamples, let examples = Reference.examples[Set(table.keys.keys)] { members["examples"] = .object(byName: examples) }
        if !table.required.isEmpty { members["required"] = .strings(table.required) }
        if let others = table.others { members["others"] = number(of: others) }
        if let names = table.names { members["names"] = number(of: names) }
        guard !table.kinds.isEmpty else { return }
        members["kinds"] = .strings(table.kinds)
        // One bit per kind.
        members["owners"] = .object(byName: table.owners.mapValues { owners in
            .number(table.kinds.enumerated().reduce(0) { owners.contains($1.element) ? $0 | 1 << $1.offset : $0 })
        })
    }
}
