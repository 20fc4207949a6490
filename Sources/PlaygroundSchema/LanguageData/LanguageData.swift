import JSON
import PlaygroundModel
import WireframeSVG

/// The language service's data: the grammar and UIKit's colours. `LanguageKnowledge` reads the text.
package enum LanguageData {
    /// JSON: `{"grammar": […], "colors": {name: [light, dark]}}`
    package static let text = text(hasExamples: true)

    /// The data without the reference's examples, for exported pages.
    package static let lean = text(hasExamples: false)

    private static func text(hasExamples: Bool) -> String {
        JSONValue.object(["grammar": GrammarData.nodes(of: PlaygroundSchema.root, hasExamples: hasExamples), "colors": .object(colors)]).text
    }

    private static var colors: [JSONValue.Member] {
        SemanticColor.allCases.compactMap { color in
            color.hexadecimal.map { JSONValue.Member(name: color.rawValue, value: .strings([$0.light, $0.dark])) }
        }
    }
}
