import PlaygroundModel
import TextMetrics

public struct LayoutResult: Hashable, Sendable {
    /// Frames in points, in the root view's coordinates, with edges on the device's pixels. Each requested view has a frame.
    public var frames: [ViewID: Rect]
    public var texts: [ViewID: LaidOutText]
    /// The contents of scroll views, tables, collections and text views that scroll. Frames of views inside apply to unscrolled content.
    public var contents: [ViewID: ScrollContent]
    public var cells: [ViewID: LaidOutCell]
    /// The sections of collection views, by view and section number.
    public var sections: [ViewID: [Int: LaidOutSection]] = [:]
    public var issues: [LayoutIssue]

    public init(
        frames: [ViewID: Rect], texts: [ViewID: LaidOutText] = [:], contents: [ViewID: ScrollContent] = [:],
        cells: [ViewID: LaidOutCell] = [:], issues: [LayoutIssue] = []
    ) {
        self.frames = frames
        self.texts = texts
        self.contents = contents
        self.cells = cells
        self.issues = issues
    }
}

public struct LaidOutText: Hashable, Sendable {
    public var lines: [String]
    public var pointSize: Double
    public var weight: FontWeight
    public var typeface: Typeface
    /// The height of a line, in points.
    public var lineHeight: Double
    /// The space between one line and the next, in points.
    public var leading: Double
    /// Whether the text is cut: by an ellipsis, or because lines do not fit the frame.
    public var isTruncated: Bool
    /// The parts of each line of an attributed text. Empty for a text with one font.
    public var runs: [[Run]] = []
    /// `nil` if the text has no paragraph style.
    public var paragraphs: ParagraphLines?

    /// A part of a line in one style.
    public struct Run: Hashable, Sendable {
        public var text: String
        public var weight: FontWeight
        public var style: StyledText.Style
    }

    public init(
        lines: [String], pointSize: Double, weight: FontWeight, typeface: Typeface = .system, lineHeight: Double,
        leading: Double = 0, isTruncated: Bool
    ) {
        self.lines = lines
        self.pointSize = pointSize
        self.weight = weight
        self.typeface = typeface
        self.lineHeight = lineHeight
        self.leading = leading
        self.isTruncated = isTruncated
    }

    /// The size of all lines in points, with the leading between lines.
    public var linesSize: Size {
        var font = Font(size: pointSize, weight: weight, lineHeight: lineHeight, typeface: typeface)
        font.leading = leading
        let widths = runs.isEmpty ? lines.map { font.width(of: $0) } : runs.map { line in
            line.reduce(0) { $0 + Font(size: pointSize, weight: $1.weight, typeface: typeface).width(of: $1.text) }
        }
        let indented = paragraphs.map { paragraphs in widths.enumerated().map { $1 + paragraphs.indent(of: $0) } } ?? widths
        return Size(
            width: indented.max() ?? 0,
            height: paragraphs?.height(ofLines: lines.count, in: font) ?? font.height(ofLines: lines.count))
    }
}
