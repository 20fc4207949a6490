import JSON
import PlaygroundModel

extension Schema {
    /// JSON Schema, draft 7.
    var json: JSONValue { .object(byName: keywords) }

    fileprivate var keywords: [String: JSONValue] {
        var keywords = shape.keywords
        // Draft 7 ignores keywords next to a reference.
        if case .reference = shape, !isBare { keywords = ["allOf": [.object(byName: keywords)]] }
        keywords["description"] = description.map { text in
            .string(uiKitStandard.map { "\(text) Default: \(standard ?? "none") (UIKit: \($0))." } ?? text)
        }
        keywords["default"] = `default`
        if !examples.isEmpty { keywords["examples"] = .array(examples) }
        // JSON Schema has no keyword for roles.
        keywords["$comment"] = role.map { .string(isDefinition ? "defines \($0.rawValue)" : $0.rawValue) }
        return keywords
    }

    func document(titled title: String, definitions: [String: JSONValue] = [:]) -> JSONValue {
        var keywords = keywords
        keywords["$schema"] = "http://json-schema.org/draft-07/schema#"
        keywords["title"] = .string(title)
        if !definitions.isEmpty { keywords["definitions"] = .object(byName: definitions) }
        return .object(byName: keywords)
    }
}

extension Schema.Shape {
    /// The JSON type. `nil` if the shape needs none.
    var type: String? {
        switch self {
        case .boolean: "boolean"
        case .string: "string"
        case .number: "number"
        case .integer: "integer"
        case .choice(let values): values.first?.string == nil ? "number" : "string"
        case .array: "array"
        case .table: "object"
        case .anything, .constant, .any, .reference: nil
        }
    }

    var range: ClosedRange<Double>? {
        switch self {
        case .number(let range): range
        case .integer(let range): Double(range.lowerBound)...Double(range.upperBound)
        default: nil
        }
    }

    fileprivate var keywords: [String: JSONValue] {
        var keywords: [String: JSONValue] = [:]
        keywords["type"] = type.map { .string($0) }
        if let range { keywords[range.excludesZero ? "exclusiveMinimum" : "minimum"] = .number(range.excludesZero ? 0 : range.lowerBound) }
        keywords["maximum"] = range.map { .number($0.upperBound) }
        switch self {
        case .anything, .boolean, .number, .integer: break
        case .string(let pattern): keywords["pattern"] = pattern.map { .string($0) }
        case .choice(let values): keywords["enum"] = .array(values)
        case .constant(let value): keywords["const"] = value
        case .array(let element, let least, let most):
            keywords["items"] = element.json
            keywords["minItems"] = least.map { .number($0) }
            keywords["maxItems"] = most.map { .number($0) }
        case .table(let table): keywords.merge(table.keywords) { $1 }
        case .any(let schemas): keywords["anyOf"] = .array(schemas.map(\.json))
        case .reference(let definition, let inComponent):
            keywords["$ref"] = .string("#/definitions/\(definition.name(inComponent: inComponent))")
        }
        return keywords
    }
}

extension Schema.Table {
    fileprivate var keywords: [String: JSONValue] {
        var keywords: [String: JSONValue] = ["additionalProperties": others?.json ?? false]
        if !keys.isEmpty { keywords["properties"] = .object(byName: keys.mapValues(\.json)) }
        if !required.isEmpty { keywords["required"] = .strings(required) }
        if isNotEmpty { keywords["minProperties"] = 1 }
        if names != nil || namePattern != nil {
            var names = names?.keywords ?? [:]
            names["pattern"] = namePattern.map { .string($0) }
            keywords["propertyNames"] = .object(byName: names)
        }
        let exclusions: [JSONValue] = excluded.map { ["not": ["required": .strings($0)]] }
        if exclusions.count == 1 { keywords["not"] = ["required": .strings(excluded[0])] }
        let rules = unlessOfOtherKind + refusals + rules + (exclusions.count > 1 ? exclusions : [])
        if !rules.isEmpty { keywords["allOf"] = .array(rules) }
        return keywords
    }

    /// A rule: a table of a known kind has no other keys.
    private var unlessOfOtherKind: [JSONValue] {
        guard !kinds.isEmpty, others != nil else { return [] }
        return [[
            "if": ["properties": ["kind": Schema.choice(kinds).json]],
            "then": ["propertyNames": Schema.choice(keys.keys.sorted()).json],
        ]]
    }

    /// The keys that tables of each kind lack, then the keys that tables inside them lack.
    private var refusals: [JSONValue] {
        guard !isKindAround else { return [] }
        let inner = keys.sorted { $0.key < $1.key }.flatMap { key, schema in
            guard case .table(let table) = schema.shape, table.isKindAround else { return [JSONValue]() }
            return kinds.filter { kind in table.owners.values.contains { !$0.contains(kind) } }.map { kind in
                rule(ofKind: kind, ["properties": [key: table.refusal(ofKind: kind)]])
            }
        }
        return kinds.map { rule(ofKind: $0, refusal(ofKind: $0)) } + inner
    }

    private func refusal(ofKind kind: String) -> JSONValue {
        ["properties": .object(byName: owners.filter { !$0.value.contains(kind) }.mapValues { _ in false })]
    }

    /// A rule for tables of a kind. A table without the key `kind` is of the first kind.
    private func rule(ofKind kind: String, _ schema: JSONValue) -> JSONValue {
        var isOfKind: [String: JSONValue] = ["properties": ["kind": ["const": .string(kind)]]]
        if kind != kinds.first { isOfKind["required"] = ["kind"] }
        return ["if": .object(byName: isOfKind), "then": schema]
    }
}

extension Definition {
    func name(inComponent: Bool) -> String { inComponent ? "\(rawValue)InComponent" : rawValue }
}
