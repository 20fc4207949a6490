import PlaygroundLanguage
import PlaygroundModel
import SourceDiagnostics

extension ValueCursor {
    func property(_ property: ViewProperty) -> PropertyValue? {
        switch property {
        case .customClass: className().map(PropertyValue.string)
        case .attributedText, .attributedPlaceholder, .attributedTitle: markdown().map(PropertyValue.string)
        default: propertyValue(of: property.valueType)
        }
    }

    func propertyValue(of type: ViewProperty.ValueType) -> PropertyValue? {
        switch type {
        case .string: string().map(PropertyValue.string)
        case .list(let type): elements().map { .list($0.compactMap { $0.propertyValue(of: type) }) }
        case .time: time().map(PropertyValue.time)
        case .bool: bool().map(PropertyValue.bool)
        case .number(let range): number(in: range).map(PropertyValue.number)
        case .integer(let range): integer(in: range).map { .number(Double($0)) }
        case .color: color().map(PropertyValue.color)
        case .font: font().map(PropertyValue.font)
        case .choice(let names): name(among: names).map(PropertyValue.string)
        case .insets(let range): insets(in: range).map(PropertyValue.insets)
        case .directionalInsets(let range): insets(in: range, sides: ("leading", "trailing")).map(PropertyValue.insets)
        case .size: size().map(PropertyValue.size)
        case .offset: size(in: ViewProperty.ValueType.distances).map(PropertyValue.size)
        case .transform: table(name.quoted, ValueKeys.transform).map(PropertyValue.transform)
        case .gradient: gradient().map(PropertyValue.gradient)
        case .effect: effect().map(PropertyValue.effect)
        case .corners: corners()?.propertyValue
        case .cornerRadius: cornerRadius()?.propertyValue
        case .symbolConfiguration: symbolConfiguration().map(PropertyValue.symbolConfiguration)
        case .collectionLayout: collectionLayout()
        }
    }

    /// A string whose marks are checked. A mark without effect is drawn as text.
    private func markdown() -> String? {
        guard let text = string() else { return nil }
        for fault in StyledText(text).faults {
            findings.report(ValidationMistake.markWithoutEffect(fault.kind), at: .text(path, fault.range))
        }
        return text
    }

    private func className() -> String? {
        guard let text = string() else { return nil }
        guard ClassName.isWellFormed(text) else {
            report(ShapeMistake.badClassName(text))
            return nil
        }
        return text
    }

    /// The insets: one number for all edges, or a table of edges that default to 0.
    func insets(in range: ClosedRange<Double>, sides: (left: String, right: String) = ("left", "right")) -> EdgeInsets? {
        switch value {
        case .integer, .float:
            return number(in: range).map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
        case .table:
            return table(name.quoted) { table in
                EdgeInsets(
                    top: table["top"]?.number(in: range) ?? 0, left: table[sides.left]?.number(in: range) ?? 0,
                    bottom: table["bottom"]?.number(in: range) ?? 0, right: table[sides.right]?.number(in: range) ?? 0
                )
            }
        default:
            return mismatch(expected: .numberOrTable)
        }
    }

    private func time() -> CalendarTime? {
        guard case .date(let text) = value else { return mismatch(expected: .date) }
        return CalendarTime(text: text) ?? mismatch(expected: .date)
    }

    /// A gradient. An array contains its colours, and the other values are UIKit's defaults.
    private func gradient() -> Gradient? {
        if case .array = value { return colors(atLeast: 2).map { Gradient(colors: $0) } }
        return table(name.quoted) { table -> Gradient? in
            let list = table.required("colors", example: "colors = [\"systemBlue\", \"systemPurple\"]")
            var gradient = Gradient(colors: list?.colors(atLeast: 2) ?? [])
            gradient.type = table["type"]?.choice() ?? .axial
            if let start = table["startPoint"] { gradient.startPoint = start.unitPoint() ?? gradient.startPoint }
            if let end = table["endPoint"] { gradient.endPoint = end.unitPoint() ?? gradient.endPoint }
            if let given = table["locations"] {
                gradient.locations = given.locations()
                if list != nil, gradient.locations.count != gradient.colors.count {
                    given.report(ShapeMistake.wrongLength(
                        name: given.name, expected: gradient.colors.count, found: gradient.locations.count))
                }
            }
            return gradient.colors.isEmpty ? nil : gradient
        } ?? nil
    }

    private func colors(atLeast count: Int) -> [Color]? {
        guard let elements = elements() else { return nil }
        guard elements.count >= count else {
            report(ShapeMistake.wrongLength(name: name, expected: count, found: elements.count))
            return nil
        }
        return elements.compactMap { $0.color() }
    }

    private func locations() -> [Double] {
        var last = 0.0
        return (elements() ?? []).compactMap { element in
            guard let number = element.number(in: last...1) else { return nil }
            last = number
            return number
        }
    }

    private func unitPoint() -> Point? {
        table(name.quoted) { table -> Point? in
            let x = table.required("x", example: "x = 0")?.number(in: -10...10)
            let y = table.required("y", example: "y = 0")?.number(in: -10...10)
            return x.flatMap { x in y.map { Point(x: x, y: $0) } }
        } ?? nil
    }

    private func effect() -> VisualEffect? {
        if case .table = value { return table(name.quoted, ValueKeys.glassEffect).map(VisualEffect.glass) }
        return name(among: VisualEffect.words).map { word in BlurEffectStyle(rawValue: word).map(VisualEffect.blur) ?? .glass(GlassEffect()) }
    }

    private func corners() -> CornerConfiguration? {
        switch value {
        case .string:
            let words = CornerConfiguration.words
            return name(among: [words.capsule, words.containerConcentric]).map {
                CornerConfiguration(radius: $0 == words.capsule ? .capsule(maximum: nil) : .containerConcentric(minimum: nil))
            }
        case .table:
            return table(name.quoted, ValueKeys.corners) { table, _ in
                let given = ValueKeys.corners.compactMap { table[$0.name] }
                guard let first = given.first, !first.name.isOneCorner else { return }
                for other in given.dropFirst() { first.exclude(other, in: "a corner configuration", because: "all corners") }
            }
        default: return cornerRadius().map { CornerConfiguration(radius: $0) }
        }
    }

    private func cornerRadius() -> CornerConfiguration.Radius? {
        let lengths = ViewProperty.ValueType.lengths
        switch value {
        case .string: return name(among: [CornerConfiguration.words.containerConcentric]).map { _ in .containerConcentric(minimum: nil) }
        case .table:
            return table(name.quoted) { table in
                .containerConcentric(minimum: table.required("minimum", example: "minimum = 8")?.number(in: lengths))
            }
        case .integer, .float: return number(in: lengths).map { .fixed($0) }
        default: return mismatch(expected: .stringNumberOrTable)
        }
    }

    private func symbolConfiguration() -> SymbolConfiguration? {
        table(name.quoted, ValueKeys.symbolConfiguration) { table, configuration in
            if let colors = table["paletteColors"]?.colors(atLeast: 1), !colors.isEmpty { configuration.colors = .palette(colors) }
            for keys in [["pointSize", "textStyle"], ["hierarchicalColor", "paletteColors", "prefersMulticolor"]] {
                let given = keys.compactMap { table[$0] }
                for extra in given.dropFirst() { given[0].exclude(extra, in: "a symbol configuration", because: "the other key") }
            }
        }
    }

    func size(in range: ClosedRange<Double> = ViewProperty.ValueType.lengths) -> Size? {
        table(name.quoted) { table in
            let width = table.required("width", example: "width = 120")?.number(in: range)
            let height = table.required("height", example: "height = 80")?.number(in: range)
            guard let width, let height else { return nil }
            return Size(width: width, height: height)
        } ?? nil
    }
}

extension String {
    /// Whether a key of a corner configuration is the radius of a single corner.
    fileprivate var isOneCorner: Bool { hasPrefix("top") || hasPrefix("bottom") }
}
