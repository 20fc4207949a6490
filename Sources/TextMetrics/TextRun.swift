import PlaygroundModel

public struct TextRun: Hashable, Sendable {
    public var text: String
    public var font: Font

    public init(_ text: String, font: Font) {
        self.text = text
        self.font = font
    }
}

extension TextLayout {
    /// A part of a line in one font. `run` is an index in the text's runs.
    public struct Piece: Hashable, Sendable {
        public var text: String
        public var run: Int
    }

    /// Breaks runs into lines as high as `font`. A last line truncated at its head or middle uses `font` throughout.
    public init(
        _ runs: [TextRun], font: Font, width: Double = .infinity, numberOfLines: Int = 1,
        lineBreakMode: LineBreakMode = .byTruncatingTail, paragraphs: ParagraphLines? = nil
    ) {
        var typesetter = Typesetter(font: font, width: width, mode: lineBreakMode)
        typesetter.indent = paragraphs?.firstLineHeadIndent ?? 0
        self.init(typesetter.set(runs, numberOfLines: numberOfLines), font: font, width: width, paragraphs: paragraphs)
    }
}

extension Typesetter {
    func set(_ runs: [TextRun], numberOfLines: Int) -> (lines: [TextLayout.Line], isTruncated: Bool) {
        var paragraphs: [[TextLayout.Piece]] = [[]]
        for (index, run) in runs.enumerated() {
            for (place, part) in run.text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }).enumerated() {
                if place > 0 { paragraphs.append([]) }
                if !part.isEmpty { paragraphs[paragraphs.count - 1].append(TextLayout.Piece(text: String(part), run: index)) }
            }
        }
        let fonts = runs.map { $0.font }
        let texts = paragraphs.map { pieces in Substring(pieces.reduce("") { $0 + $1.text }) }
        return set(texts, numberOfLines: numberOfLines) { MeasuredText(paragraphs[$0], fonts: fonts) }
    }
}
