import Foundation
import JSON

/// What a schema says, in words.
extension Schema {
    /// The keys of the tables that a value may be, or that are in it.
    var keys: [String: Schema] {
        if let properties = keywords["properties"]?.membersByName { return properties.mapValues(Schema.init(object:)) }
        return inner(["items", "additionalProperties", "anyOf", "allOf"]).reduce(into: [:]) { $0.merge($1.keys) { $1 } }
    }

    subscript(key: String) -> Schema { keys[key] ?? Schema() }

    /// What the value is for.
    var summary: String? {
        if let text = keywords["description"]?.string { return text }
        return inner(["allOf"]).lazy.compactMap(\.summary).first ?? definition?.schema.summary
    }

    /// The value where the key is left out, as TOML.
    var standard: String? {
        keywords["default"]?.toml ?? inner(["allOf"]).lazy.compactMap(\.standard).first
    }

    /// What the value may be.
    var words: String {
        if let definition { return definition.words }
        if let constant = keywords["const"] { return constant.toml }
        if let names = keywords["enum"]?.elements {
            let shown = names.prefix(names.count > 24 ? 12 : 24).map(\.toml).joined(separator: ", ")
            return names.count > 24 ? "\(shown) … (\(names.count) in all)" : shown
        }
        let alternatives = inner(["anyOf", "allOf"])
        switch keywords["type"] {
        case "string": return "text"
        case "boolean": return "true or false"
        case "number": return "number\(range)"
        case "integer": return "whole number\(range)"
        case "array": return "list of: \(inner(["items"]).first?.words ?? "value")"
        case "object":
            if let properties = keywords["properties"]?.members {
                return "table of \(properties.map(\.name).joined(separator: ", "))"
            }
            return "table by name, each: \(inner(["additionalProperties"]).first?.words ?? "value")"
        default:
            // A schema repeats itself where it knows more of a value than a reader asks for.
            var words: [String] = []
            for text in alternatives.map(\.words) where !words.contains(text) { words.append(text) }
            return words.isEmpty ? "value" : words.joined(separator: ", or ")
        }
    }

    private var range: String {
        guard case .number(let lower)? = keywords["minimum"], case .number(let upper)? = keywords["maximum"] else { return "" }
        return " from \(JSONValue.number(lower).toml) to \(JSONValue.number(upper).toml)"
    }

    private var definition: Definition? {
        keywords["$ref"]?.string?.split(separator: "/").last.flatMap { Definition(rawValue: String($0)) }
    }

    /// The schemas that stand at some keywords, alone or in lists.
    private func inner(_ names: [String]) -> [Schema] {
        names.flatMap { name -> [Schema] in
            switch keywords[name] {
            case .array(let schemas)?: schemas.map(Schema.init(object:))
            case .object?: [Schema(object: keywords[name] ?? [:])]
            default: []
            }
        }
    }
}

extension Definition {
    fileprivate var words: String {
        switch self {
        case .action: "action"
        case .color: "colour"
        case .condition, .conditionOfSystemTraits: "condition"
        case .constraints: "constraints"
        case .controller: "controller"
        case .edge: "text, or a table of views"
        case .expectation: "expectation"
        case .font: "font"
        case .items: "items"
        case .layoutName: "name"
        case .peek: "peek"
        case .previewAction: "preview action"
        case .quickActions: "quick actions"
        case .rows: "rows"
        case .traits, .traitsOfSystem: "traits"
        case .view: "view"
        case .views: "views"
        }
    }
}

extension JSONValue {
    /// The value as TOML writes it.
    fileprivate var toml: String {
        switch self {
        case .null: "" // TOML has none.
        case .string(let text): "\"\(text)\""
        case .number(let number): number.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
        case .bool(let bool): "\(bool)"
        case .array(let elements): "[\(elements.map(\.toml).joined(separator: ", "))]"
        case .object(let members):
            "{ \(members.map { "\($0.name) = \($0.value.toml)" }.joined(separator: ", ")) }"
        }
    }
}
