import PlaygroundModel

/// A text in lines, as in a label. The page draws each line as an element with `white-space: pre`, so it never breaks a
/// line itself. Tabs have become spaces, and control characters are removed.
public struct TextLayout: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        public var text: String
        public var width: Double
        /// The width of the spaces at which the line broke, in points. `width` excludes them.
        public var hanging: Double
        /// The parts of the line. Empty if the whole line has one font.
        public var pieces: [Piece]
        public var beginsParagraph = false

        public init(text: String, width: Double, hanging: Double = 0, pieces: [Piece] = []) {
            self.text = text
            self.width = width
            self.hanging = hanging
            self.pieces = pieces
        }
    }

    public var lines: [Line]
    /// The width of the widest line, at most the available width, and the height of all lines, in points. Zero for an empty text.
    public var size: Size
    public var isTruncated: Bool
    /// The width of the widest line with the spaces at which it broke, in points. A label that wraps has this width (recorded by UIKit of
    /// iOS 26.1: 185.5 for a line of 181).
    public var widthWithSpaces: Double { lines.map { $0.width + $0.hanging }.max() ?? 0 }
    /// The paragraph style and the starts of paragraphs. `nil` for a text without a paragraph style.
    public var paragraphs: ParagraphLines?

    /// Breaks a text as UILabel does.
    /// - Parameters:
    ///   - width: The available width in points. Infinite for the intrinsic size.
    ///   - numberOfLines: The maximum number of lines. 0 for no limit.
    ///   - lineBreakMode: The mode of the last permitted line. Earlier lines wrap at words, or at characters with `byCharWrapping`.
    public init(
        _ text: String, font: Font, width: Double = .infinity, numberOfLines: Int = 1,
        lineBreakMode: LineBreakMode = .byTruncatingTail
    ) {
        if let whole = font.coveredWidth(of: text), whole <= width + Typesetter.tolerance {
            self.init((text.isEmpty ? [] : [Line(text: text, width: whole)], false), font: font, width: width)
        } else {
            let typesetter = Typesetter(font: font, width: width, mode: lineBreakMode)
            self.init(typesetter.set(text, numberOfLines: numberOfLines), font: font, width: width)
        }
    }

    init(_ set: (lines: [Line], isTruncated: Bool), font: Font, width: Double, paragraphs: ParagraphLines? = nil) {
        (lines, isTruncated) = set
        self.paragraphs = paragraphs
        self.paragraphs?.starts = lines.map { $0.beginsParagraph }
        let widest = lines.map { $0.width }.max() ?? 0
        size = Size(width: min(widest, max(width, 0)), height: self.paragraphs?.height(ofLines: lines.count, in: font) ?? font.height(ofLines: lines.count))
    }
}
