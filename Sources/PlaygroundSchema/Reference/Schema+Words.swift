import Foundation
import JSON
import PlaygroundModel

extension Schema {
    var keys: [String: Schema] {
        switch shape {
        case .table(let table) where table.keys.isEmpty: table.others?.keys ?? [:]
        case .table(let table): table.keys
        case .array(let element, _, _): element.keys
        case .any(let schemas): schemas.reduce(into: [:]) { $0.merge($1.keys) { $1 } }
        default: [:]
        }
    }

    subscript(key: String) -> Schema { keys[key] ?? Schema() }

    var summary: String? {
        if description == nil, case .reference(let definition, _) = shape { definition.schema.summary } else { description }
    }

    var standard: String? { `default`?.toml }

    var uiKitStandard: String? { uiKitDefault?.toml }

    var words: String {
        switch shape {
        case .anything: return "value"
        case .boolean: return "true or false"
        case .string: return "text"
        case .number: return "number\(rangeWords)"
        case .integer: return "whole number\(rangeWords)"
        case .choice(let names):
            let shown = names.prefix(names.count > 24 ? 12 : 24).map(\.toml).joined(separator: ", ")
            return names.count > 24 ? "\(shown) … (\(names.count) in all)" : shown
        case .constant(let value): return value.toml
        case .array(let element, _, _): return "list of: \(element.words)"
        case .table(let table) where table.keys.isEmpty: return "table by name, each: \(table.others?.words ?? "value")"
        case .table(let table): return "table of \(table.keys.keys.sorted().joined(separator: ", "))"
        case .any(let schemas):
            // Alternatives may have the same words.
            var words: [String] = []
            for text in schemas.map(\.words) where !words.contains(text) { words.append(text) }
            return words.joined(separator: ", or ")
        case .reference(let definition, _): return definition.words
        }
    }

    private var rangeWords: String {
        shape.range.map { " \($0.words)" } ?? ""
    }
}

extension Definition {
    fileprivate var words: String {
        switch self {
        case .action: "action"
        case .color: "colour"
        case .condition: "condition"
        case .constraints: "constraints"
        case .controller: "controller"
        case .edge: "text, or a table of views"
        case .expectation: "expectation"
        case .font: "font"
        case .items: "items"
        case .layoutItem: "item of a layout"
        case .layoutName: "name"
        case .peek: "peek"
        case .previewAction: "preview action"
        case .quickActions: "quick actions"
        case .rows: "rows"
        case .rule: "value with a condition"
        case .traits, .traitsOfSystem: "traits"
        case .view: "view"
        case .views: "views"
        }
    }
}

extension JSONValue {
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
