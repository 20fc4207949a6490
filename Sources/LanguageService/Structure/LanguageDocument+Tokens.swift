import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// The kind of a token. The raw value is a class in the page's style sheet.
public enum SemanticTokenKind: String, CaseIterable, Hashable, Sendable {
    case item, guide, attribute, metric, priority, number, sign

    /// The token type in LSP 3.17.
    public var name: String {
        switch self {
        case .item: "variable"
        case .guide: "namespace"
        case .attribute: "property"
        case .metric: "parameter"
        case .priority: "keyword"
        case .number: "number"
        case .sign: "operator"
        }
    }
}

/// A word coloured by its meaning.
public struct SemanticToken: Hashable, Sendable {
    public var kind: SemanticTokenKind
    /// The range, in UTF-8 offsets.
    public var range: Range<Int>
}

extension LanguageDocument {
    /// The words of equations and visual formats, in text order.
    public func tokens() -> [SemanticToken] {
        var tokens: [SemanticToken] = []
        var known: [DocumentPath: ConstraintItems] = [:]
        for entry in ConstraintStrings.all(in: own) {
            guard let text = own.string(of: entry.node) else { continue }
            let items = known[entry.scope] ?? ConstraintItems(in: entry.scope, names)
            known[entry.scope] = items
            for token in ConstraintText(text, items: items.all, metrics: Set(items.metrics)).tokens {
                let word = token.meaning == .relation ? "sign" : token.meaning.rawValue
                let place = own.sourceRange(in: entry.node, ofDecoded: token.word.range)
                guard let kind = SemanticTokenKind(rawValue: word), let range = place else { continue }
                tokens.append(SemanticToken(kind: kind, range: range))
            }
        }
        return tokens.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}
