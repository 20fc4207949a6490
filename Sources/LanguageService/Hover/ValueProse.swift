import PlaygroundLanguage
import PlaygroundModel

enum TypeWords {
    static func of(_ value: Grammar.Value) -> String? {
        var words: [String] = []
        for (role, isDefinition) in value.roles where !isDefinition {
            if let word = word(for: role), !words.contains(word) { words.append(word) }
        }
        if !value.choices.isEmpty {
            let shown = value.choices.prefix(4).map { TOMLText.of($0) }.joined(separator: ", ")
            words.append(value.choices.count > 4 ? "\(shown) …" : shown)
        }
        if words.isEmpty { words = value.types.compactMap { word(forType: $0, value.range) } }
        return words.isEmpty ? nil : words.joined(separator: " or ")
    }

    private static func word(for role: NameRole) -> String? {
        switch role {
        case .controller: "controller"
        case .view: "view"
        case .component: "component"
        case .color: "colour"
        case .font: "font"
        case .sceneView: "controller.view"
        case .event: "event"
        case .constraint: "equation or visual format string"
        case .format: "visual format string"
        case .image, .symbol: "image or symbol"
        case .file: "file"
        case .segue: "segue"
        case .language: "language"
        case .length: "length or comparison"
        case .trait, .metric, .parameter, .barItem, .layoutGuide: nil
        }
    }

    private static func word(forType type: String, _ range: ClosedRange<Double>?) -> String? {
        switch type {
        case "string": "text"
        case "boolean": "true or false"
        case "number", "integer":
            range.map { "\(type == "integer" ? "whole number" : "number") \($0.words)" } ?? "number"
        case "array": "list"
        case "object": "table"
        default: nil
        }
    }
}

enum ValueProse {
    static func markdown(of value: Grammar.Value, example: String? = nil) -> String? {
        var paragraphs: [String] = []
        if let description = value.descriptions.first { paragraphs.append(description) }
        if let type = TypeWords.of(value) { paragraphs.append("*\(type)*") }
        if let usual = value.default {
            let other = value.uiKitDefault.map { " (UIKit: `\(TOMLText.of($0))`)" } ?? ""
            paragraphs.append("Default: `\(TOMLText.of(usual))`\(other)")
        }
        if let example = example ?? value.example.map(TOMLText.of) { paragraphs.append("For example `\(example)`") }
        return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
    }
}
