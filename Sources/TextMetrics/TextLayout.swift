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
        /// The parts of a text in runs; empty where the whole line has one font.
        public var pieces: [Piece]

        public init(text: String, width: Double, hanging: Double = 0, pieces: [Piece] = []) {
            self.text = text
            self.width = width
            self.hanging = hanging
            self.pieces = pieces
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
            self.init((text.isEmpty ? [] : [Line(text: text, width: whole)], false), font: font, width: width)
        } else {
            let typesetter = Typesetter(font: font, width: width, mode: lineBreakMode)
            self.init(typesetter.set(text, numberOfLines: numberOfLines), font: font, width: width)
        }
    }

    init(_ set: (lines: [Line], isTruncated: Bool), font: Font, width: Double) {
        (lines, isTruncated) = set
        let widest = lines.map { $0.width }.max() ?? 0
        size = Size(width: min(widest, max(width, 0)), height: font.height(ofLines: lines.count))
    }
}
