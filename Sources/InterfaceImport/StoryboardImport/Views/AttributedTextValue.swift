import PlaygroundModel

/// An attributed string as Markdown. Bold is marked unless the base is bold, a colour if it differs from the base colour.
struct AttributedTextValue {
    private let fragments: [Element]
    private let base: Element?
    private let colors: ColorValues

    init(_ element: Element?, colors: ColorValues) {
        fragments = element?.all("fragment") ?? []
        base = fragments.first { !Self.isBold($0) } ?? fragments.first
        self.colors = colors
    }

    /// Whether text without attributes, in the font of the first fragment, would look the same.
    var isPlain: Bool { !ViewProperty.ofParagraphs.contains { number($0) ?? 0 > 0 } && !fragments.contains { isBoldInText($0) || color(of: $0) != nil } }

    var font: Element? { base.flatMap(Self.font) }

    /// The number of a property of NSParagraphStyle.
    func number(_ property: ViewProperty) -> Double? {
        base?.first("attributes")?.children.first { $0.name == "paragraphStyle" }?.number(property.rawValue)
    }

    var markdown: String { fragments.map(markdown).joined() }

    private func markdown(_ fragment: Element) -> String {
        let content = fragment.string("content") ?? ""
        let words = content.drop { $0.isWhitespace }
        let core = String(words.reversed().drop { $0.isWhitespace }.reversed())
        guard !core.isEmpty else { return content }
        var text = StyledText.escaped(core)
        if isBoldInText(fragment) { text = "**\(text)**" }
        if let color = color(of: fragment) { text = "^[\(text)](color: '\(color)')" }
        // Markdown's marks cannot be next to spaces.
        return "\(content.prefix(content.count - words.count))\(text)\(words.dropFirst(core.count))"
    }

    private func isBoldInText(_ fragment: Element) -> Bool { Self.isBold(fragment) && !(base.map(Self.isBold) ?? true) }

    /// The name of a colour that differs from the base colour.
    private func color(of fragment: Element) -> String? {
        guard let word = colorWord(fragment), word != base.flatMap(colorWord), Color(word: word) != nil else { return nil }
        return word
    }

    private func colorWord(_ fragment: Element) -> String? {
        let color = fragment.first("attributes")?.children.first { $0.name == "color" && $0["key"] == "NSColor" }
        return color.flatMap { colors.value($0)?.string }
    }

    private static func font(_ fragment: Element) -> Element? {
        fragment.first("attributes")?.children.first { $0.name == "font" }
    }

    private static func isBold(_ fragment: Element) -> Bool {
        guard case .table(let entries)? = FontValue.value(font(fragment)) else { return false }
        let weight = entries.first { $0.key == "weight" }?.value.string
        return ["semibold", "bold", "heavy", "black"].contains(weight ?? "")
    }
}
