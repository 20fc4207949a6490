/// A position between two characters of a source text. Lines and columns count from 1.
/// A column is a `Character`: a family emoji, an accented letter and a tab are one column each.
public struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }

    public var description: String { "\(line):\(column)" }
}
