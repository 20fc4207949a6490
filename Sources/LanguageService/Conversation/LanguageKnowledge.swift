import JSON

/// What the service knows of the language beside a text: the room `LanguageData` writes it down.
public struct LanguageKnowledge: Sendable {
    let grammar: Grammar
    let palette: LanguageDocument.Palette

    /// - Parameter json: `{"schema": …, "colors": {name: [light, dark]}}`, the schema as `SchemaReader` takes it; `nil` for other text.
    public init?(json: String) {
        guard let value = JSONValue(reading: json, depth: 128), let schema = value["schema"], let colors = value["colors"]?.members else {
            return nil
        }
        grammar = Grammar(schema: schema)
        var palette: LanguageDocument.Palette = [:]
        for color in colors {
            guard let values = color.value.elements, values.count == 2, let light = values[0].string, let dark = values[1].string else { continue }
            palette[color.name] = (light, dark)
        }
        self.palette = palette
    }
}
