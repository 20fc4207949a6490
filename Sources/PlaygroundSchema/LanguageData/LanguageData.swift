import JSON
import PlaygroundModel
import WireframeSVG

/// What the language service knows of the language, as one text: the schema of playgrounds as its grammar has it, and UIKit's colours.
/// `LanguageKnowledge` reads it, on the desktop and in a page.
package enum LanguageData {
    /// JSON: `{"grammar": […], "colors": {name: [light, dark]}}`.
    package static let text = JSONValue.object([
        "grammar": GrammarData.nodes(of: PlaygroundSchema.root), "colors": .object(colors),
    ]).text

    private static var colors: [JSONValue.Member] {
        SemanticColor.allCases.compactMap { color in
            color.hexadecimal.map { JSONValue.Member(name: color.rawValue, value: .strings([$0.light, $0.dark])) }
        }
    }
}
