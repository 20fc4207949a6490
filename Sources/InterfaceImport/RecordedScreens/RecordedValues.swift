import Foundation
import JSON
import PlaygroundLanguage
import PlaygroundModel

/// Converts values of a record to playground values. Records are checked like any input: values of the wrong type are ignored.
struct RecordedValues: Equatable {
    /// The playground's names for the colours of catalogues.
    var colorNames: [String: String] = [:]
    /// The sizes of the catalogues' images, in points.
    var imageSizes: [String: Size] = [:]

    /// The entries for a view's properties, including default values.
    func entries(_ record: JSONValue?, kind: ViewKind) -> [TOMLValue.Entry] {
        let known = kind.properties + ViewProperty.ofEveryView
        var entries = known.compactMap { property -> TOMLValue.Entry? in
            guard let own = record?[property.rawValue], let value = value(own, as: property.valueType) else { return nil }
            return TOMLValue.Entry(property.rawValue, value)
        }
        let image = entries.first { $0.key == "image" }?.value.string
        if let size = image.flatMap({ imageSizes[$0] }), kind.properties.contains(.imageSize) {
            entries.append(TOMLValue.Entry("imageSize", .size(width: size.width, height: size.height)))
        }
        return entries.permitted(in: kind)
    }

    /// The values that differ from UIKit's defaults.
    func entries<Subject>(_ record: JSONValue?, _ rows: [LanguageKey<Subject>]) -> [TOMLValue.Entry] {
        rows.compactMap { row in
            guard let own = record?[row.name], let type = row.type, let value = value(own, as: type).flatMap(type.nearest),
                  value != row.default?.toml
            else { return nil }
            return TOMLValue.Entry(row.name, value)
        }
    }

    /// Whether a newly created view has the value.
    func isStandard(_ entry: TOMLValue.Entry, in kind: ViewKind) -> Bool {
        guard let property = ViewProperty(rawValue: entry.key) else { return false }
        if let standard = property.default(in: kind)?.toml, standard == entry.value { return true }
        switch property {
        // Interface Builder writes 251 for labels and images, but views created in code have 250.
        case .horizontalHuggingPriority, .verticalHuggingPriority:
            let own = Double(kind.facts.huggingPriority)
            return entry.value == .number(250) || own != 251 && entry.value == .number(own)
        case .clipsToBounds, .isHidden: return entry.value == .bool(false)
        case .textColor: return entry.value == .string("label") && kind != .button
        case .text, .title, .placeholder, .subtitle, .image: return entry.value == .string("")
        case .contentInset: return entry.value == .insets(top: 0, left: 0, bottom: 0, right: 0)
        case .font: return kind == .label && entry.value == .table([TOMLValue.Entry("size", .number(17))])
        default: return false
        }
    }

    func value(_ value: JSONValue, as type: ViewProperty.ValueType) -> TOMLValue? {
        switch (type, value) {
        case (.string, .string(let text)): .string(text)
        case (.choice, .string(let text)), (.collectionLayout, .string(let text)), (.effect, .string(let text)): .string(text)
        case (.effect, .object): glass(value)
        case (.corners, .string(let text)), (.cornerRadius, .string(let text)): .string(text)
        case (.cornerRadius, .number(let number)): .number(number)
        case (.cornerRadius, .object): value["minimum"]?.number.map { .table([TOMLValue.Entry("minimum", .number($0))]) }
        case (.corners, .object): corners(value)
        case (.bool, .bool(let isTrue)): .bool(isTrue)
        // A negative height means UIKit's automatic height.
        case (.number(let range), .number(let number)):
            range.lowerBound >= 0 && number < 0 || range.lowerBound > 0 && number == 0 ? nil : .number(number)
        case (.integer, .number(let number)): .number(number)
        case (.list(let type), .array(let parts)): .array(parts.compactMap { self.value($0, as: type) })
        case (.insets, .array): value.numbers(4).map { .insets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
        case (.size, .array), (.offset, .array): value.numbers(2).map { .size(width: $0[0], height: $0[1]) }
        case (.directionalInsets, .array): value.numbers(4).map { sides in
            .table(zip(["top", "leading", "bottom", "trailing"], sides).map { TOMLValue.Entry($0, .number($1)) })
        }
        case (.collectionLayout, .object): layout(value)
        case (.transform, .array): value.numbers(6).flatMap(transform)
        case (.color, .object): color(value)
        case (.font, .object): font(value)
        case (.gradient, .object): gradient(value)
        case (.symbolConfiguration, .object): symbolConfiguration(value)
        default: nil
        }
    }

    /// The colour, or `nil` for a catalogue colour that does not exist.
    func color(_ record: JSONValue?) -> TOMLValue? {
        if let name = record?["system"]?.string {
            return SemanticColor(rawValue: name) == nil && name != "clear" ? nil : .string(name)
        }
        if let name = record?["named"]?.string { return colorNames[name].map(TOMLValue.string) }
        guard let parts = record?["components"]?.numbers(4) else { return nil }
        let names = ["red": parts[0], "green": parts[1], "blue": parts[2]]
        return ColorValues.hexadecimal(alpha: parts[3]) { names[$0] }.map(TOMLValue.string)
    }

    /// The transform, or `nil` for a matrix that also shears, which playgrounds do not support.
    private func transform(_ matrix: [Double]) -> TOMLValue? {
        let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
        let isTurned = b != 0 || c != 0
        let (scaleX, angle) = (isTurned ? hypot(a, b) : a, isTurned ? atan2(b, a) : 0)
        let scaleY = isTurned ? (scaleX > 0 ? (a * d - b * c) / scaleX : hypot(c, d)) : d
        guard abs(a * c + b * d) < 1e-6 else { return nil }
        let parts = [
            ("scaleX", scaleX), ("scaleY", scaleY), ("rotationAngle", angle), ("translationX", matrix[4]), ("translationY", matrix[5]),
        ]
        let rows = ValueKeys.transform
        let entries = parts.map { TOMLValue.Entry($0.0, .number(($0.1 * 1e6).rounded() / 1e6)) }.filter { entry in
            entry.value != rows.first { $0.name == entry.key }?.default?.toml
        }
        return entries.isEmpty ? nil : .table(entries.permitted(by: rows))
    }

    private func glass(_ record: JSONValue) -> TOMLValue {
        let entries = entries(record, ValueKeys.glassEffect)
        return entries.isEmpty ? .string(GlassEffect.word) : .table(entries)
    }

    /// The corner radii, as a single number if all corners are equal.
    private func corners(_ record: JSONValue) -> TOMLValue? {
        let entries = entries(record, ValueKeys.corners)
        guard let first = entries.first, entries.count == 4, entries.allSatisfy({ $0.value == first.value }) else { return .table(entries) }
        if case .table = first.value { return .table([TOMLValue.Entry("radius", first.value)]) }
        return first.value
    }

    private func gradient(_ record: JSONValue) -> TOMLValue? {
        let colors = (record["colors"]?.elements ?? []).compactMap(color)
        guard colors.count > 1 else { return nil }
        var entries = [TOMLValue.Entry("colors", .array(colors))]
        let usual = Gradient(colors: [])
        if let type = record["type"]?.string, let known = Gradient.GradientType(rawValue: type), known != usual.type {
            entries.append(TOMLValue.Entry("type", .string(type)))
        }
        if let locations = record["locations"]?.numbers(colors.count), zip([0] + locations, locations + [1]).allSatisfy({ $0 <= $1 }) {
            entries.append(TOMLValue.Entry("locations", .array(locations.map(TOMLValue.number))))
        }
        for (key, standard) in [("startPoint", usual.startPoint), ("endPoint", usual.endPoint)] {
            guard let point = record[key]?.numbers(2), Point(x: point[0], y: point[1]) != standard else { continue }
            let sides = zip(["x", "y"], point).map { TOMLValue.Entry($0, .number($1.clamped(to: -10...10))) }
            entries.append(TOMLValue.Entry(key, .table(sides)))
        }
        return entries.count == 1 ? entries[0].value : .table(entries)
    }

    private func layout(_ record: JSONValue) -> TOMLValue? {
        let sections = (record["sections"]?.elements ?? []).compactMap(section)
        return sections.isEmpty ? nil : .table(entries(record, CollectionKeys.layout) + [TOMLValue.Entry("sections", .array(sections))])
    }

    private func section(_ record: JSONValue) -> TOMLValue? {
        var entries = self.entries(record, CollectionKeys.section)
        if let group = record["group"], let item = item(group) { entries.append(TOMLValue.Entry("group", item)) }
        guard entries.contains(where: { $0.key == "group" || $0.key == "appearance" }) else { return nil }
        if let background = record["background"] {
            entries.append(TOMLValue.Entry("background", .table(self.entries(background, CollectionKeys.background))))
        }
        for key in ["header", "footer"] {
            guard let edge = record[key], edge.members != nil else { continue }
            entries.append(TOMLValue.Entry(key, .table(dimensions(of: edge) + self.entries(edge, CollectionKeys.boundary))))
        }
        return .table(entries)
    }

    private func item(_ record: JSONValue) -> TOMLValue? {
        guard record.members != nil else { return nil }
        var entries = dimensions(of: record) + self.entries(record, CollectionKeys.item)
        let supplementaries = (record["supplementaryItems"]?.elements ?? []).compactMap(supplementaryItem)
        if !supplementaries.isEmpty { entries.append(TOMLValue.Entry("supplementaryItems", .array(supplementaries))) }
        let subitems = (record["subitems"]?.elements ?? []).compactMap(item)
        let kind = record["subitem"] == nil ? "repeatingSubitem" : "subitem"
        let repeated = record[kind].flatMap(item)
        guard !subitems.isEmpty || repeated != nil else { return .table(entries) }
        entries += self.entries(record, CollectionKeys.group)
        let spacing = record["interItemSpacing"]
        if let flexible = spacing?["flexible"]?.number {
            entries.append(TOMLValue.Entry("interItemSpacing", .table([TOMLValue.Entry("flexible", .number(flexible))])))
        } else if let fixed = spacing?.number, fixed != 0 {
            entries.append(TOMLValue.Entry("interItemSpacing", .number(fixed)))
        }
        entries.append(repeated.map { TOMLValue.Entry(kind, $0) } ?? TOMLValue.Entry("subitems", .array(subitems)))
        return .table(entries)
    }

    private func supplementaryItem(_ record: JSONValue) -> TOMLValue? {
        guard let kind = record["elementKind"]?.string.flatMap(Self.elementKind) else { return nil }
        var entries = [TOMLValue.Entry("elementKind", .string(kind))] + dimensions(of: record)
        for key in ["containerAnchor", "itemAnchor"] {
            guard let anchor = record[key], anchor.members != nil else { continue }
            var sides: [TOMLValue.Entry] = []
            let edges = anchor["edges"]?.elements?.compactMap(\.string) ?? []
            if !edges.isEmpty { sides.append(TOMLValue.Entry("edges", .strings(edges))) }
            for key in ["absoluteOffset", "fractionalOffset"] {
                guard let offset = anchor[key]?.numbers(2) else { continue }
                sides.append(TOMLValue.Entry(key, .table(zip(["x", "y"], offset).map { TOMLValue.Entry($0, .number($1)) })))
            }
            entries.append(TOMLValue.Entry(key, .table(sides)))
        }
        return .table(entries + self.entries(record, CollectionKeys.supplementary.filter { $0.name != "elementKind" }))
    }

    /// The playground's name of an element kind.
    static func elementKind(_ word: String) -> String? { Words.camelCase(Words.of(word)) }

    private func dimensions(of record: JSONValue) -> [TOMLValue.Entry] {
        ["widthDimension", "heightDimension"].compactMap { key in
            let given = LayoutDimension.Unit.allCases.lazy.compactMap { unit in
                record[key]?[unit.rawValue]?.number.map { TOMLValue.Entry(unit.rawValue, .number($0)) }
            }.first
            return given.map { TOMLValue.Entry(key, $0.key == "absolute" ? $0.value : .table([$0])) }
        }
    }

    private func symbolConfiguration(_ record: JSONValue) -> TOMLValue? {
        func word<Choice: RawRepresentable<String>>(_ key: String) -> Choice? { record[key]?.string.flatMap(Choice.init(rawValue:)) }
        let palette = (record["paletteColors"]?.elements ?? []).compactMap(color)
        return TOMLValue.symbolConfiguration(
            pointSize: record["pointSize"]?.number.flatMap { $0 > 0 ? $0.clamped(to: ViewProperty.ValueType.fontSizes) : nil },
            textStyle: word("textStyle"), weight: word("weight"), scale: word("scale"),
            colors: [
                ("hierarchicalColor", color(record["hierarchicalColor"])), ("paletteColors", palette.isEmpty ? nil : .array(palette)),
                ("prefersMulticolor", record["prefersMulticolor"] == .bool(true) ? .bool(true) : nil),
            ])
    }

    private func font(_ record: JSONValue) -> TOMLValue? {
        let weight = record["weight"]?.string.flatMap { FontWeight(rawValue: $0) == nil || $0 == "regular" ? nil : $0 }
        if let style = record["textStyle"]?.string, TextStyle(rawValue: style) != nil, record["family"] == nil {
            guard let weight else { return .string(style) }
            return .table([TOMLValue.Entry("textStyle", .string(style)), TOMLValue.Entry("weight", .string(weight))])
        }
        guard case .number(let size)? = record["size"], size > 0 else { return nil }
        return .table([TOMLValue.Entry]([
            ("family", record["family"]?.string.map(TOMLValue.string)),
            ("size", .number(size.clamped(to: ViewProperty.ValueType.fontSizes))), ("weight", weight.map(TOMLValue.string)),
        ]))
    }
}

extension JSONValue {
    /// The array's numbers if it has `count` finite numbers.
    func numbers(_ count: Int) -> [Double]? {
        let numbers = (elements ?? []).compactMap { element -> Double? in
            guard case .number(let number) = element, number.isFinite else { return nil }
            return number
        }
        return numbers.count == count && elements?.count == count ? numbers : nil
    }

    var number: Double? {
        guard case .number(let number) = self, number.isFinite else { return nil }
        return number
    }
}
