import JSON
import PlaygroundModel
import WireframeSVG

/// What the language service knows of the language, as one text: the schema of playgrounds in a short form, and what UIKit's colours are.
/// `LanguageKnowledge` reads it, on the desktop and in a page.
package enum LanguageData {
    /// JSON: `{"schema": …, "colors": {name: [light, dark]}}`.
    package static let text = JSONValue.object([
        "schema": ShortSchema.schema(of: PlaygroundSchema.document), "colors": .object(colors),
    ]).text

    private static var colors: [JSONValue.Member] {
        SemanticColor.allCases.compactMap { color in
            color.hexadecimal.map { JSONValue.Member(name: color.rawValue, value: .strings([$0.light, $0.dark])) }
        }
    }
}
