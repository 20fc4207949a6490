import PlaygroundModel
import SourceDiagnostics
import TOMLReading

/// A word that is coloured by what it means.
public struct SemanticToken: Hashable, Sendable {
    public enum Kind: Int, CaseIterable, Hashable, Sendable {
        case item, guide, attribute, metric, priority, number, sign

        /// Among the token types of LSP 3.17.
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

    public var kind: Kind
    /// In UTF-8 offsets.
    public var range: Range<Int>
}

extension LanguageDocument {
    /// The words of equations and visual format strings, in the order of the text.
    public func tokens() -> [SemanticToken] {
        var tokens: [SemanticToken] = []
        var known: [DocumentPath: ConstraintItems] = [:]
        for entry in ConstraintStrings.all(in: own) {
            guard let text = own.string(of: entry.node) else { continue }
            let items = known[entry.scope] ?? ConstraintItems(in: entry.scope, names)
            known[entry.scope] = items
            for token in ConstraintText(text, items: items.all, metrics: Set(items.metrics)).tokens {
                guard let kind = SemanticToken.Kind(token.meaning), let range = own.sourceRange(in: entry.node, ofDecoded: token.word.range)
                else { continue }
                tokens.append(SemanticToken(kind: kind, range: range))
            }
        }
        return tokens.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension SemanticToken.Kind {
    fileprivate init?(_ meaning: ConstraintText.Meaning) {
        switch meaning {
        case .item: self = .item
        case .guide: self = .guide
        case .attribute: self = .attribute
        case .metric: self = .metric
        case .priority: self = .priority
        case .number: self = .number
        case .relation, .sign: self = .sign
        case .unknown: return nil
        }
    }
}
