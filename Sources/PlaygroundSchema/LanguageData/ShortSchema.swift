import JSON

/// A JSON Schema without what the language service has no use for, in which each schema stands once.
///
/// Its definitions are an array, and where a schema would be stands the number of one: most of the views' schemas are the same from kind
/// to kind. `SchemaReader` takes it as it takes the schema itself.
struct ShortSchema {
    private var schemas: [JSONValue] = []
    private var numbers: [JSONValue: Int] = [:]
    /// Of the definitions by their names in the schema.
    private var named: [String: Int] = [:]

    static func schema(of schema: JSONValue) -> JSONValue {
        var writer = ShortSchema()
        let definitions = schema["definitions"]?.members ?? []
        // They refer to each other: each has its number before any is written.
        for definition in definitions {
            writer.named[definition.name] = writer.schemas.count
            writer.schemas.append(.null)
        }
        for definition in definitions {
            if let number = writer.named[definition.name] { writer.schemas[number] = writer.short(definition.value) }
        }
        let root = writer.short(schema)
        let members = (root.members ?? []) + [JSONValue.Member(name: "definitions", value: .array(writer.schemas))]
        return .object(members)
    }

    /// The number of a schema.
    private mutating func number(of schema: JSONValue) -> JSONValue {
        if let reference = schema["$ref"]?.string?.split(separator: "/").last, schema.members?.count == 1, let known = named[String(reference)] {
            return .number(known)
        }
        let short = short(schema)
        if let known = numbers[short] { return .number(known) }
        numbers[short] = schemas.count
        schemas.append(short)
        return .number(schemas.count - 1)
    }

    private mutating func short(_ schema: JSONValue) -> JSONValue {
        guard let members = schema.members else { return schema }
        var kept: [JSONValue.Member] = []
        for member in members {
            if let value = short(member) { kept.append(JSONValue.Member(name: member.name, value: value)) }
        }
        return .object(kept)
    }

    private mutating func short(_ member: JSONValue.Member) -> JSONValue? {
        let value = member.value
        switch member.name {
        case "$ref":
            // With more beside it: as a part of it.
            return value.string?.split(separator: "/").last.flatMap { named[String($0)] }.map { .number($0) }
        case "properties":
            var properties: [JSONValue.Member] = []
            for property in value.members ?? [] {
                properties.append(JSONValue.Member(name: property.name, value: number(of: property.value)))
            }
            return .object(properties)
        case "propertyNames", "items", "not", "if", "then": return number(of: value)
        case "additionalProperties": return value == .bool(false) ? value : number(of: value)
        case "anyOf", "allOf":
            var parts: [JSONValue] = []
            for part in value.elements ?? [] { parts.append(number(of: part)) }
            return .array(parts)
        case "description", "default", "type", "enum", "const", "minimum", "maximum", "required", "$comment": return value
        // The first is shown.
        case "examples": return .array(Array((value.elements ?? []).prefix(1)))
        default: return nil
        }
    }
}
