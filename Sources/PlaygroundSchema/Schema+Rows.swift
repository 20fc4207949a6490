import JSON
import PlaygroundLanguage
import PlaygroundModel

extension Schema {
    /// `shape` is the schema of a key whose value has none of the property types.
    static func keys<Subject>(_ rows: [LanguageKey<Subject>], shape: (String) -> Schema = { _ in Schema() }) -> [String: Schema] {
        Dictionary(uniqueKeysWithValues: rows.map { row in
            let schema = row.type.map { Schema.value(of: $0) } ?? shape(row.name)
            return (row.name, schema.with(row.summary, row.default, uiKit: row.uiKitDefault, example: row.example, role: row.role))
        })
    }

    /// A table whose keys are rows.
    static func table<Subject>(_ rows: [LanguageKey<Subject>], shape: (String) -> Schema = { _ in Schema() }) -> Schema {
        .table(keys(rows, shape: shape))
    }

    fileprivate func with(
        _ summary: String, _ default: PropertyValue?, uiKit: PropertyValue?, example: PropertyValue?, role: NameRole?
    ) -> Schema {
        var schema = self
        if let role { schema = schema.naming(role) }
        if !summary.isEmpty { schema = schema.described(summary) }
        if let value = `default`?.json { schema = schema.standard(value) }
        if let value = uiKit?.json { schema = schema.differing(fromUIKit: value) }
        if let value = example?.json { schema = schema.examples(value) }
        return schema
    }
}

extension ViewProperty {
    var schema: Schema {
        Schema.value(of: row.type).with(row.summary, row.default, uiKit: row.uiKitDefault, example: row.example, role: row.role)
    }
}

extension PropertyValue {
    var json: JSONValue? {
        switch self {
        case .string(let text): .string(text)
        case .list(let values): .array(values.compactMap(\.json))
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .insets(let insets):
            ["top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom), "right": .number(insets.right)]
        case .size(let size): ["width": .number(size.width), "height": .number(size.height)]
        default: nil
        }
    }
}
