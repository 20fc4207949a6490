/// Something that can be written at a cursor.
public struct Completion: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
        case key, choice, controller, view, guide, attribute, component, parameter, metric, color, font, trait, device, symbol
        case event, segue, file, language, sign
    }

    /// What a list shows, and what is typed to find it.
    public var label: String
    public var kind: Kind
    /// A few words beside it.
    public var detail: String?
    /// What there is to say of it, in Markdown.
    public var documentation: String?
    /// Of a colour: what it is in light style, as `#RRGGBB`.
    public var swatch: String?
    /// What is written, in place of the range.
    public var text: String
    /// Whether the text has places to fill in, as snippets have: `$0`.
    public var isSnippet: Bool
    /// In UTF-8 offsets.
    public var range: Range<Int>
    /// The lower the earlier in the list.
    public var rank: Int

    init(
        _ label: String, _ kind: Kind, detail: String? = nil, documentation: String? = nil, swatch: String? = nil, text: String? = nil,
        isSnippet: Bool = false, in range: Range<Int>, rank: Int = 5
    ) {
        self.label = label
        self.kind = kind
        self.detail = detail
        self.documentation = documentation
        self.swatch = swatch
        self.text = text ?? label
        self.isSnippet = isSnippet
        self.range = range
        self.rank = rank
    }
}
