/// A range of a source file. An empty one (`start == end`) is a place where something is missing.
public struct SourceSpan: Hashable, Comparable, Sendable, CustomStringConvertible {
    public var fileName: String
    public var start: SourcePosition
    /// The position after the last character.
    public var end: SourcePosition

    public init(fileName: String, start: SourcePosition, end: SourcePosition) {
        self.fileName = fileName
        self.start = start
        self.end = end
    }

    public static func < (left: SourceSpan, right: SourceSpan) -> Bool {
        (left.fileName, left.start, left.end) < (right.fileName, right.start, right.end)
    }

    /// `neko.toml:14:12`, which terminals and editors make clickable.
    public var description: String { "\(fileName):\(start)" }
}
