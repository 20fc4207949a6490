import PlaygroundLanguage
import PlaygroundModel

/// The keys that a document says as a playground does.
extension ControllerKeys {
    /// The rows of which an element has the attribute.
    ///
    /// - Parameter kind: The kind whose own keys they are; `nil` for keys that controllers of every kind have.
    private static func rows(of owner: BuilderAttribute.Owner, _ kind: String?) -> [ControllerKey] {
        all.filter { row in row.builder?.owner == owner && kind.map { row.kinds?.contains($0) ?? false } ?? (row.kinds == nil) }
    }

    /// The entries of an element's attributes that have another value than UIKit's own.
    static func entries(of owner: BuilderAttribute.Owner, ofKind kind: String? = nil, in element: Element?) -> [TOMLValue.Entry] {
        guard let element else { return [] }
        return rows(of: owner, kind).compactMap { row in
            let value = row.value(of: row.builder?.name ?? row.name, in: element)
            return value.flatMap { $0 == row.default ? nil : $0.toml }.map { TOMLValue.Entry(row.name, $0) }
        }
    }

    /// The attributes as a row of the vocabulary has them.
    static func words(of owner: BuilderAttribute.Owner, ofKind kind: String? = nil) -> String {
        rows(of: owner, kind).map { row in
            let word = row.builder?.name ?? row.name
            if case .choice(let names)? = row.type { return "\(word)=\(names.joined(separator: "|"))" }
            return word
        }.joined(separator: " ")
    }
}

extension LanguageKey {
    fileprivate func value(of attribute: String, in element: Element) -> PropertyValue? {
        switch type {
        case .bool: element.flag(attribute).map(PropertyValue.bool)
        case .choice(let names): element[attribute].flatMap { names.contains($0) ? .string($0) : nil }
        default: nil
        }
    }
}

extension PropertyValue {
    fileprivate var toml: TOMLValue? {
        switch self {
        case .bool(let bool): .bool(bool)
        case .string(let word): .string(word)
        default: nil
        }
    }
}
