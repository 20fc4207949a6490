import JSON

/// The language's grammar and UIKit's colours.
public struct LanguageKnowledge: Sendable {
    let grammar: Grammar
    /// UIKit's colours in both styles, as `#RRGGBB` or `#RRGGBBAA`.
    let palette: [String: (light: String, dark: String)]
}

extension LanguageKnowledge {
    /// - Parameter json: The text of `LanguageData`: `{"grammar": […], "colors": {name: [light, dark]}}`. Any other text results in `nil`.
    public init?(json: String) {
        guard let value = JSONValue(reading: json), let nodes = value["grammar"], let colors = value["colors"]?.members else { return nil }
        var palette: [String: (light: String, dark: String)] = [:]
        for color in colors {
            guard let values = color.value.elements, values.count == 2, let light = values[0].string, let dark = values[1].string
            else { continue }
            palette[color.name] = (light, dark)
        }
        self.init(grammar: Grammar(nodes), palette: palette)
    }
}
