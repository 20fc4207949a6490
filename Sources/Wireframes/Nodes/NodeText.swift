import PlaygroundModel
import TextMetrics

/// Text as it was laid out: the page breaks no lines of its own.
public struct NodeText: Hashable, Sendable {
    /// Where lines stand between the edges, layout direction already applied.
    public enum Alignment: String, Hashable, Sendable { case left, center, right, justified }

    public var lines: [String]
    /// In points.
    public var pointSize: Double
    public var weight: FontWeight
    /// In points.
    public var lineHeight: Double
    /// Between one line and the next, in points.
    public var leading: Double
    /// What the measurement assumed.
    public var typeface: Typeface
    public var alignment: Alignment
    /// `nil` means what the role gives it.
    public var color: Color?

    public init(
        lines: [String], pointSize: Double, weight: FontWeight = .regular, lineHeight: Double, leading: Double = 0,
        typeface: Typeface = .system, alignment: Alignment = .left, color: Color? = nil
    ) {
        self.lines = lines
        self.pointSize = pointSize
        self.weight = weight
        self.lineHeight = lineHeight
        self.leading = leading
        self.typeface = typeface
        self.alignment = alignment
        self.color = color
    }

    /// The font the lines were measured in.
    public var font: Font {
        var font = Font(size: pointSize, weight: weight, lineHeight: lineHeight, typeface: typeface)
        font.leading = leading
        return font
    }

    /// Of all lines, in points.
    public var height: Double { font.height(ofLines: lines.count) }

    /// For each line the points that the page adds after every character, so that it draws the line as wide as measured.
    public var letterSpacings: [Double] {
        let font = font
        return lines.map(font.letterSpacing)
    }
}
