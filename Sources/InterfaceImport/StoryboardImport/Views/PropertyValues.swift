import PlaygroundLanguage
import PlaygroundModel

extension ViewProperty.ValueType {
    /// The value of an attribute, or `nil` for other types, and for colours and fonts.
    func value(of word: String, in element: Element) -> TOMLValue? {
        switch self {
        case .string: element.string(word).map(TOMLValue.string)
        case .bool: element.flag(word).map(TOMLValue.bool)
        case .number, .integer: element.number(word).map(TOMLValue.number)
        case .choice: element[word].map(TOMLValue.string)
        case .insets: element.value(of: word).flatMap(ViewEntries.insets)
        case .size: element.value(of: word).flatMap(ViewEntries.size)
        case .list(.choice(let words)):
            element.value(of: word).map { set in words.filter { set.flag($0) == true } }
                .flatMap { $0.isEmpty ? nil : .strings($0) }
        default: nil
        }
    }

    /// The nearest value that playgrounds permit. `nil` for an unknown word.
    func nearest(to value: TOMLValue) -> TOMLValue? {
        switch (self, value) {
        case (.number(let range), .number(let number)): .number(range.excludesZero && number <= 0 ? 1 : number.clamped(to: range))
        case (.integer(let range), .number(let number)):
            .number(number.rounded().clamped(to: Double(range.lowerBound)...Double(range.upperBound)))
        case (.insets(let range), .table(let edges)): .table(edges.clamped(to: range))
        case (.size, .table(let sides)): .table(sides.clamped(to: Self.lengths))
        case (.offset, .table(let sides)): .table(sides.clamped(to: Self.distances))
        case (.choice(let words), .string(let word)), (.collectionLayout(let words), .string(let word)): words.contains(word) ? value : nil
        default: value
        }
    }

    func vocabulary(of word: String, renamed: [String: String]) -> String {
        switch self {
        case .color, .insets, .size, .list: ">\(word)"
        case .string: "\(word) >\(word)"
        case .choice(let values): "\(word)=\((values + renamed.keys.sorted()).joined(separator: "|"))"
        default: word
        }
    }
}

extension PropertyValue {
    var toml: TOMLValue? {
        switch self {
        case .font(.system(let size, .regular)): .table([TOMLValue.Entry("size", .number(size))])
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .string(let word): .string(word)
        default: nil
        }
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}

extension [TOMLValue.Entry] {
    /// The entries that are permitted for a kind, with the nearest permitted values.
    func permitted<Subject>(by rows: [LanguageKey<Subject>], of kind: String? = nil) -> [TOMLValue.Entry] {
        compactMap { entry in
            guard let row = rows.first(where: { $0.name == entry.key }), kind.map(row.belongs) ?? true else { return nil }
            guard let type = row.type else { return entry }
            return type.nearest(to: entry.value).map { TOMLValue.Entry(entry.key, $0) }
        }
    }

    func permitted(in kind: ViewKind) -> [TOMLValue.Entry] {
        filter { ViewKeys.has($0.key, in: kind) }.compactMap { entry in
            guard let property = ViewProperty(rawValue: entry.key) else { return entry }
            return property.valueType.nearest(to: entry.value).map { TOMLValue.Entry(entry.key, $0) }
        }
    }

    fileprivate func clamped(to range: ClosedRange<Double>) -> [TOMLValue.Entry] {
        map { entry in
            guard case .number(let number) = entry.value else { return entry }
            return TOMLValue.Entry(entry.key, .number(number.clamped(to: range)))
        }
    }
}
