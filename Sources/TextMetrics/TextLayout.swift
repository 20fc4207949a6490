import PlaygroundModel

/// A text in lines, as in a label. The page draws each line as an element with `white-space: pre`, so it never breaks a
/// line itself. Tabs have become spaces, and control characters are removed.
public struct TextLayout: Hashable, Sendable {
    public struct Line: Hashable, Sendable {
        public var text: String
        public var width: Double
        /// The width of the spaces at which the line broke, in points. `width` excludes them.
        public var hanging: Double

        public init(text: String, width: Double, hanging: Double = 0) {
            self.text = text
            self.width = width
            self.hanging = hanging
        }
    }

    public var lines: [Line]
    /// The widest line, at most the available width, and the height of all lines, in points. Zero for an empty text,
    /// like a label's intrinsic content size.
    public var size: Size
    /// Whether the lines show less than the whole text.
    public var isTruncated: Bool

    /// Breaks a text as UILabel does.
    /// - Parameters:
    ///   - width: The available width in points; infinite for the intrinsic size.
    ///   - numberOfLines: The limit; 0 for none.
    ///   - lineBreakMode: For the last permitted line. Earlier ones wrap at words, or at characters with
    ///     `byCharWrapping`.
    public init(
        _ text: String, font: Font, width: Double = .infinity, numberOfLines: Int = 1,
        lineBreakMode: LineBreakMode = .byTruncatingTail
    ) {
        if let whole = font.coveredWidth(of: text), whole <= width + Typesetter.tolerance {
            lines = text.isEmpty ? [] : [Line(text: text, width: whole)]
            isTruncated = false
        } else {
            let typesetter = Typesetter(font: font, width: width, mode: lineBreakMode)
            (lines, isTruncated) = typesetter.set(text, numberOfLines: numberOfLines)
        }
        let widest = lines.map { $0.width }.max() ?? 0
        size = Size(width: min(widest, max(width, 0)), height: font.height(ofLines: lines.count))
    }
}
