/// NSParagraphStyle of an attributed text, with lengths in points, and the lines that begin a paragraph.
public struct ParagraphLines: Hashable, Sendable {
    /// The height that lineHeightMultiple adds above each line.
    public var lineSurplus = 0.0
    /// NSParagraphStyle.paragraphSpacing.
    public var spacing = 0.0
    public var firstLineHeadIndent = 0.0
    public var starts: [Bool] = []

    public init() {}

    public var isPlain: Bool { lineSurplus == 0 && spacing == 0 && firstLineHeadIndent == 0 }

    public func begins(_ line: Int) -> Bool { starts.indices.contains(line) && starts[line] }

    /// The space above a line in points, without the leading.
    public func room(above line: Int) -> Double { lineSurplus + (line > 0 && begins(line) ? spacing : 0) }

    public func indent(of line: Int) -> Double { begins(line) ? firstLineHeadIndent : 0 }

    /// The height of lines in points, including the space above each line.
    public func height(ofLines count: Int, in font: Font) -> Double {
        (0..<max(0, count)).reduce(font.height(ofLines: count)) { $0 + room(above: $1) }
    }

    /// The number of lines that fit, at least one.
    public func lines(fitting height: Double, in font: Font) -> Int {
        (1...max(1, starts.count)).last { self.height(ofLines: $0, in: font) <= height } ?? 1
    }
}
