import JSON
import PlaygroundLanguage

/// Turns the JSON Schema of playgrounds into nodes: the schema itself, or its short form, in which the definitions are an array and a number
/// stands for one of them.
struct SchemaReader {
    private(set) var nodes: [SchemaNode] = []
    private var definitions: [String: Int] = [:]
    /// How many definitions an array of them has; their nodes follow the first.
    private var numberedCount = 0

    /// - Returns: the nodes, the first of which is the playground's.
    static func read(_ schema: JSONValue) -> [SchemaNode] {
        var reader = SchemaReader()
        reader.nodes.append(SchemaNode())
        reader.readNumbered(schema["definitions"]?.elements ?? [])
        let definitions = schema["definitions"]?.members ?? []
        for definition in definitions {
            reader.definitions[definition.name] = reader.nodes.count
            reader.nodes.append(SchemaNode())
        }
        for definition in definitions {
            if let place = reader.definitions[definition.name] { reader.nodes[place] = reader.node(of: definition.value) }
        }
        reader.nodes[0] = reader.node(of: schema)
        return reader.nodes
    }

    private mutating func readNumbered(_ definitions: [JSONValue]) {
        numberedCount = definitions.count
        for _ in definitions { nodes.append(SchemaNode()) }
        for (number, definition) in definitions.enumerated() { nodes[number + 1] = node(of: definition) }
    }

    private mutating func add(_ value: JSONValue) -> Int {
        if let number = value.wholeNumber, (0..<numberedCount).contains(number) { return number + 1 }
        if let reference = value["$ref"]?.string, let name = reference.split(separator: "/").last,
           let known = definitions[String(name)] {
            return known
        }
        let node = node(of: value)
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func addAll(_ value: JSONValue?) -> [Int] {
        var places: [Int] = []
        for element in value?.elements ?? [] { places.append(add(element)) }
        return places
    }

    private mutating func node(of value: JSONValue) -> SchemaNode {
        var node = SchemaNode()
        guard let members = value.members else {
            node.isRefusal = value == .bool(false)
            return node
        }
        for member in members { read(member, of: value, into: &node) }
        return node
    }

    private mutating func read(_ member: JSONValue.Member, of schema: JSONValue, into node: inout SchemaNode) {
        let value = member.value
        switch member.name {
        case "$ref": node.parts.append(value.string == nil ? add(value) : add(schema))
        case "description": node.description = value.string
        case "default": node.standard = value
        case "examples": node.examples = value.elements ?? []
        case "type": node.type = value.string
        case "enum": node.values = value.elements ?? []
        case "const": node.values = [value]
        case "minimum": node.minimum = value.number
        case "maximum": node.maximum = value.number
        case "properties":
            for property in value.members ?? [] { node.properties[property.name] = add(property.value) }
        case "additionalProperties": node.otherKeys = value == .bool(false) ? .refused : .schema(add(value))
        case "propertyNames": node.names = add(value)
        case "items": node.items = add(value)
        case "anyOf": node.alternatives = addAll(value)
        case "allOf": node.parts += addAll(value)
        case "not": node.not = add(value)
        case "if":
            if let then = schema["then"] { node.condition = (add(value), add(then)) }
        case "required": node.required = (value.elements ?? []).compactMap { $0.string }
        case "pattern": node.pattern = value.string
        case "$comment":
            let words = (value.string ?? "").split(separator: " ").map { String($0) }
            node.role = words.last.flatMap { NameRole(rawValue: $0) }
            node.isDefinition = words.count == 2
        default: break
        }
    }
}

extension JSONValue {
    fileprivate var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }
}
