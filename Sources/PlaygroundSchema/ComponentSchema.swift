import JSON
import PlaygroundModel

/// `[components.NAME]`: what a view and a controller have, where any value may be a placeholder.
enum ComponentSchema {
    static let components = Schema.entries(of: component, named: NamePattern.hyphenated).keyed(by: Schema().defining(.component))
        .described("Groups of views by name, which are kinds of views then.")

    private static let component: Schema = {
        var keys = ViewSchema.properties { $0.applies(to: .view) }
        keys.merge(ViewSchema.actions) { $1 }
        keys.merge(ViewSchema.content) { $1 }
        keys["adaptive"] = ConditionSchema.adaptive
        keys = keys.mapValues { Schema(object: withPlaceholders($0.value)) }
        keys["parameters"] = parameters.described("What each use gives a value to, by name with a standard value, or the names alone.")
        return .table(keys)
    }()

    static let parameters = Schema
        .any(
            of: .array(of: .text(matching: "^\(NamePattern.plain)$").defining(.parameter)),
            .entries(of: Schema(), named: NamePattern.plain).keyed(by: Schema().defining(.parameter)))
        .examples(["name": "Mochi", "tint": "systemBlue"])

    /// What a definition is called where its values may be placeholders.
    static func name(of definition: String) -> String { "\(definition)InComponent" }

    private static let placeholder = Schema.text(matching: "\\{\(NamePattern.plain)\\}").value

    /// The schema for what stands in a component: wherever it asks for anything but a table, a text with a placeholder will do.
    static func withPlaceholders(_ schema: JSONValue) -> JSONValue {
        guard var keywords = schema.membersByName else { return schema }
        if let reference = keywords["$ref"]?.string { keywords["$ref"] = .string(name(of: reference)) }
        for keyword in ["properties"] {
            if let members = keywords[keyword]?.membersByName { keywords[keyword] = .object(byName: members.mapValues(withPlaceholders)) }
        }
        for keyword in ["items", "additionalProperties"] {
            if let inner = keywords[keyword] { keywords[keyword] = withPlaceholders(inner) }
        }
        for keyword in ["anyOf", "allOf"] {
            if let schemas = keywords[keyword]?.elements { keywords[keyword] = .array(schemas.map(withPlaceholders)) }
        }
        let asksForValue = keywords["enum"] != nil || keywords["const"] != nil || keywords["pattern"] != nil
            || ["boolean", "number", "integer", "array"].contains { keywords["type"] == .string($0) }
        return asksForValue ? ["anyOf": [.object(byName: keywords), placeholder]] : .object(byName: keywords)
    }
}
