import PlaygroundLanguage
import PlaygroundModel
import SeededRandom

/// Random draws, which are the same for the same seed.
struct Draw {
    private var random: SeededGenerator
    /// Whether strings have undeclared placeholders, which are invalid in a controller with variables.
    var drawsStrangers = true

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Returns true once in this number of times on average.
    mutating func chance(_ one: Int) -> Bool { number(1...one) == 1 }

    private mutating func cornerRadius() -> String {
        ["\(number(0...30))", "\"containerConcentric\"", "{ minimum = \(number(0...30)) }"][number(0...2)]
    }

    // MARK: Names and texts

    /// Words of Swift, members of UIKit, names that differ only in case, and names without letters.
    static let hostileNames = [
        "class", "self", "Self", "Type", "init", "view", "title", "next", "String", "Int", "UIView", "label", "Label", "lAbel", "🐈",
        "a-b", "aB", "a_b", "größe", "日本", "navigationController", "description", "item", "cell", "content", "adapt", "views", "Metrics",
        "any", "some", "await", "deinit", "subscript", "Sendable", "MainActor", "NSObject", "weak", "list", "row", "snapshot", "sender", "value",
        "averyveryverylonglonglongnamethatsomebodymadeofmanywordswithoutasinglebreakinbetween", "x", "X", "_", "Row", "App", "Foundation",
    ]

    /// Returns different names.
    mutating func names(count: Int) -> [String] {
        var names: [String] = []
        while names.count < count {
            let name = Self.hostileNames[number(0...(Self.hostileNames.count - 1))]
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Whether constraints can name a view.
    static func isPlain(_ name: String) -> Bool {
        name.first?.isLetter == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } && !["view", "x", "X"].contains(name)
    }

    private static let texts = [
        "Three cats", "Say \"hi\"", "\\(fatalError())", "two\nlines", "100 %", "%@ and %d", "{nobody}", "é🙂", "", "*/ //", "\"\"\"", "#\"raw\"#",
        "a text that is so long that it takes more than one line of source, since its words go on and on and on until they are all said and done",
    ]

    mutating func text() -> String {
        let text = Self.texts[number(0...(Self.texts.count - 1))]
        return drawsStrangers ? text : text.replacing("{", with: "")
    }

    mutating func color() -> String {
        ["systemRed", "label", "clear", "sand", "ink", "#ff8800", "#ffffff", "#00000080"][number(0...7)]
    }

    static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    // MARK: Values

    /// A value of a property as TOML. `nil` for properties that need more than a value.
    mutating func value(of property: ViewProperty) -> String? {
        switch property {
        case .customClass, .inputAccessoryView, .imageSize: nil
        default: value(of: property.valueType, property.row.role)
        }
    }

    /// The values of keys that need only a value. Each key is drawn once in this number of times.
    mutating func values<Subject>(of rows: [LanguageKey<Subject>], in kind: String = "", one: Int) -> [String] {
        rows.filter { $0.isPlain && $0.belongs(to: kind) }.compactMap { row in
            guard chance(one), let type = row.type, let value = value(of: type, row.role) else { return nil }
            return "\(row.name) = \(value)"
        }
    }

    private mutating func layout() -> String {
        guard !chance(4) else { return "{ sections = [{ appearance = \"\(["plain", "insetGrouped", "sidebar"][number(0...2)])\" }] }" }
        let section = values(of: CollectionKeys.section.filter { !["appearance", "headerMode", "showsSeparators"].contains($0.name) }, one: 2)
        let items = [
            "subitems = [{ widthDimension = { fractionalWidth = 0.5 } }]", "repeatingSubitem = {}, count = 1",
            "subitems = [{ widthDimension = 60, edgeSpacing = { leading = 8, bottom = { flexible = 4 } } }]",
        ][number(0...2)]
        let group = "group = { heightDimension = { \(["absolute", "estimated"][number(0...1)]) = \(number(40...90)) }, \(items) }"
        return "{ interSectionSpacing = \(number(0...20)), sections = [{ \(([group] + section).joined(separator: ", ")) }] }"
    }

    private mutating func value(of type: ViewProperty.ValueType, _ role: NameRole?) -> String? {
        if role == .image { return "\"\(["star", "heart.fill", "nowhere"][number(0...2)])\"" }
        switch type {
        case .string: return Self.quoted(text())
        case .bool: return chance(2) ? "true" : "false"
        case .number(let range): return "\(Double(number(0...100)) / 100 * (min(range.upperBound, 60) - max(range.lowerBound, 0)) + max(range.lowerBound, 0))"
        case .integer(let range): return "\(number(max(0, range.lowerBound)...min(4, range.upperBound)))"
        case .color: return Self.quoted(color())
        case .font: return ["\"headline\"", "{ size = 18, weight = \"bold\" }", "{ textStyle = \"title2\", weight = \"semibold\" }"][number(0...2)]
        case .insets, .directionalInsets: return "\(number(0...20))"
        case .offset: return "{ width = \(number(-4...4)), height = \(number(-4...4)) }"
        case .transform: return "{ scaleX = 1.5, rotationAngle = 0.25, translationY = \(number(-9...9)) }"
        case .gradient: return "[\(Self.quoted(color())), \(Self.quoted(color()))]"
        case .effect:
            let words = VisualEffect.words
            return chance(2) ? "\"\(words[number(0...(words.count - 1))])\"" : "{ glass = \"clear\", tintColor = \(Self.quoted(color())) }"
        case .corners:
            let capsule = ["\"capsule\"", "\"containerConcentric\"", "{ maximumRadius = \(number(0...30)) }", "{ uniformRadius = \(number(0...30)) }"]
            return chance(2) ? capsule[number(0...3)] : "{ topLeftRadius = \(cornerRadius()), bottomRightRadius = \(cornerRadius()) }"
        case .cornerRadius: return cornerRadius()
        case .symbolConfiguration:
            return ["{}", "{ pointSize = 30, weight = \"bold\" }", "{ textStyle = \"title2\", paletteColors = [\(Self.quoted(color()))] }"][number(0...2)]
        case .size: return "{ width = \(number(20...90)), height = \(number(20...90)) }"
        case .list(.choice(let words)): return "[\"\(words[number(0...(words.count - 1))])\"]"
        case .choice(let words): return "\"\(words[number(0...(words.count - 1))])\""
        case .collectionLayout(let words): return chance(2) ? layout() : "\"\(words[number(0...(words.count - 1))])\""
        case .list(.string): return "[\(Self.quoted(text())), \"B\"]"
        case .list, .time: return nil
        }
    }
}
