import PlaygroundModel

/// A text set in lines, as a label shows it.
///
/// The page draws each line as an element of its own with `white-space: pre`, so it never breaks a line itself.
/// Tabs have become spaces and control characters are gone.
public struct TextLayout: Hashable, Sendable {
    /// One line's text and its width in points.
    public struct Line: Hashable, Sendable {
        public var text: String
        public var width: Double
        /// The width of the spaces at which the line was broken, in points; `width` leaves them out.
        public var hanging: Double

        public init(text: String, width: Double, hanging: Double = 0) {
            self.text = text
            self.width = width
            self.hanging = hanging
        }
    }

    public var lines: [Line]
    /// The widest line, but no wider than the room there was, and the height of all lines, in points. Zero for an empty
    /// text, like a label's intrinsic content size.
    public var size: Size
    /// Whether some of the text is not shown, or not whole.
    public var isTruncated: Bool

    /// Sets a text the way UILabel does.
    ///
    /// - Parameters:
    ///   - width: the room in points; infinite for the intrinsic size.
    ///   - numberOfLines: at most so many; 0 for as many as it takes.
    ///   - lineBreakMode: what becomes of the last line permitted. The lines before it are wrapped at words, or at any
    ///     character with `byCharWrapping`.
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
