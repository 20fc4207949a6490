public struct Completion: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case key, choice, controller, view, guide, attribute, component, parameter, metric, color, font, trait, device, symbol
        case event, segue, file, language, sign
    }

    /// The text in a list, and the text that is typed to find it.
    public var label: String
    public var kind: Kind
    public var detail: String?
    /// In Markdown.
    public var documentation: String?
    /// A colour in light style, as `#RRGGBB`.
    public var swatch: String?
    /// The text that replaces the range.
    public var text: String
    /// Whether the text has places to fill in: `$0`.
    public var isSnippet: Bool
    /// In UTF-8 offsets.
    public var range: Range<Int>
    /// Lower ranks come first.
    public var rank: Int

    init(
        _ label: String, _ kind: Kind, detail: String? = nil, documentation: String? = nil, swatch: String? = nil, text: String? = nil,
        isSnippet: Bool = false, in range: Range<Int>, rank: Int = 5
    ) {
        (self.label, self.kind, self.detail, self.documentation, self.swatch) = (label, kind, detail, documentation, swatch)
        (self.text, self.isSnippet, self.range, self.rank) = (text ?? label, isSnippet, range, rank)
    }
}
