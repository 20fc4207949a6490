public enum CompletionKind: String, Hashable, Sendable {
    case key, choice, controller, view, guide, attribute, component, parameter, metric, color, font, trait, device, symbol
    case event, segue, file, language, sign
}

public struct Completion: Hashable, Sendable {
    /// The label in the list, which is matched against the typed text.
    public var label: String
    public var kind: CompletionKind
    public var detail: String?
    /// The documentation in Markdown.
    public var documentation: String?
    /// The colour's light value, as `#RRGGBB`.
    public var swatch: String?
    /// The text that replaces the range.
    public var text: String
    /// Whether the text contains `$0`, a position to fill in.
    public var isSnippet: Bool
    /// The replaced range, in UTF-8 offsets.
    public var range: Range<Int>
    /// Lower ranks come first.
    public var rank: Int

    init(
        _ label: String, _ kind: CompletionKind, detail: String? = nil, documentation: String? = nil, swatch: String? = nil, text: String? = nil,
        isSnippet: Bool = false, in range: Range<Int>, rank: Int = 5
    ) {
        (self.label, self.kind, self.detail, self.documentation, self.swatch) = (label, kind, detail, documentation, swatch)
        (self.text, self.isSnippet, self.range, self.rank) = (text ?? label, isSnippet, range, rank)
    }
}
