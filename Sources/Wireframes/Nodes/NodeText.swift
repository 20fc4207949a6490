import PlaygroundModel
import TextMetrics

/// Text whose lines are final, with lengths in points.
public struct NodeText: Hashable, Sendable {
    /// The alignment after the layout direction is applied.
    public enum Alignment: String, Hashable, Sendable { case left, center, right, justified }

    public var lines: [String]
    /// The parts of each line of an attributed text. Empty for a text with one style.
    public var runs: [[Run]] = []
    /// `nil` if the text has no paragraph style.
    public var paragraphs: ParagraphLines?
    public var pointSize: Double
    public var weight = FontWeight.regular
    public var lineHeight: Double
    public var leading = 0.0
    public var typeface = Typeface.system
    public var alignment = Alignment.left
    /// `nil` for the role's colour.
    public var color: Color?

    /// A part of a line in one style.
    public struct Run: Hashable, Sendable {
        public var text: String
        public var weight: FontWeight
        public var isItalic = false
        public var isUnderlined = false
        public var isStruck = false
        /// `nil` for the text's colour.
        public var color: Color?
    }

    /// The font used for measuring.
    public var font: Font {
        var font = Font(size: pointSize, weight: weight, lineHeight: lineHeight, typeface: typeface)
        font.leading = leading
        return font
    }

    public func font(of run: Run) -> Font {
        var font = Font(size: pointSize, weight: run.weight, lineHeight: lineHeight, typeface: typeface)
        font.leading = leading
        return font
    }

    public var width: Double {
        guard runs.isEmpty else { return runs.reduce(0) { max($0, width(of: $1)) } }
        return lines.reduce(0) { max($0, font.width(of: $1)) }
    }

    public func width(of runs: [Run]) -> Double { runs.reduce(0) { $0 + font(of: $1).width(of: $1.text) } }

    public var height: Double { paragraphs?.height(ofLines: lines.count, in: font) ?? font.height(ofLines: lines.count) }

    /// The distance of a line's top from the text's top, in points.
    public func top(ofLine index: Int) -> Double {
        (0...index).reduce(Double(index) * (lineHeight + leading)) { $0 + (paragraphs?.room(above: $1) ?? 0) }
    }

    /// The letter spacing of each line. The page adds it after every character to get the measured width.
    public var letterSpacings: [Double] {
        let font = font
        return lines.map(font.letterSpacing)
    }
}
