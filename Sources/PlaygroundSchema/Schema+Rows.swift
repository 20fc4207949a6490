import JSON
import PlaygroundLanguage
import PlaygroundModel

/// The schemas of keys that are rows of the language.
extension Schema {
    /// The keys of a table.
    ///
    /// - Parameter shape: The schema of a value that is none of the types of properties, by the key's name.
    static func keys<Subject>(_ rows: [LanguageKey<Subject>], shape: (String) -> Schema = { _ in Schema() }) -> [String: Schema] {
        Dictionary(uniqueKeysWithValues: rows.map { row in
            var schema = row.type.map(Schema.value) ?? shape(row.name)
            if let role = row.role { schema = schema.naming(role) }
            if !row.summary.isEmpty { schema = schema.described(row.summary) }
            if let value = row.default?.json { schema = schema.standard(value) }
            if let value = row.example?.json { schema = schema.examples(value) }
            return (row.name, schema)
        })
    }
}

extension PropertyValue {
    /// The value as JSON has it; `nil` for one that a schema never shows.
    var json: JSONValue? {
        switch self {
        case .string(let text): .string(text)
        case .strings(let texts): .strings(texts)
        case .stringLists(let lists): .array(lists.map(JSONValue.strings))
        case .integers(let numbers): .array(numbers.map { .number($0) })
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .time, .color, .font, .insets, .size: nil
        }
    }
}
