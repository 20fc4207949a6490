import PlaygroundModel
import TextMetrics

/// Where the views of one controller stand.
public struct LayoutResult: Hashable, Sendable {
    /// In the root view's coordinates, in points, with edges on the device's pixels. Every requested view has one.
    public var frames: [ViewID: Rect]
    /// The lines of text of views that show text, as they fit their frames.
    public var texts: [ViewID: LaidOutText]
    /// What scroll views, tables and collections show a part of. What stands in them has its frame as long as nothing is
    /// scrolled.
    public var contents: [ViewID: ScrollContent]
    /// The cells of tables and collections.
    public var cells: [ViewID: LaidOutCell]
    /// What could not be laid out as written, in the order it was found.
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

/// Text broken into the lines a view shows.
public struct LaidOutText: Hashable, Sendable {
    public var lines: [String]
    /// Point size of the font.
    public var pointSize: Double
    public var weight: FontWeight
    public var typeface: Typeface
    /// In points.
    public var lineHeight: Double
    /// Between one line and the next, in points.
    public var leading: Double
    /// Whether the text is cut: an ellipsis stands for the rest, or lines do not fit the frame.
    public var isTruncated: Bool

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

    /// The size of the lines, in points: the longest of them, and all with what is between them.
    public var linesSize: Size {
        let font = Font(size: pointSize, weight: weight, lineHeight: lineHeight, typeface: typeface)
        let count = Double(lines.count)
        return Size(width: lines.map { font.width(of: $0) }.max() ?? 0, height: count * lineHeight + max(0, count - 1) * leading)
    }
}
