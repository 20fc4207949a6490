/// A place between two characters of a source text, as an editor's status bar gives it.
///
/// Lines and columns count from 1. A column counts `Character`s (what one press of an arrow key steps
/// over), so a family emoji, an accented letter and a tab are one column each.
public struct SourcePosition: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension SourcePosition: Comparable {
    public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

extension SourcePosition: CustomStringConvertible {
    /// `14:12`, as in the head of a diagnostic.
    public var description: String { "\(line):\(column)" }
}
