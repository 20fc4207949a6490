/// A range of a source file. Empty (`start == end`) if something is missing there.
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

    /// The position, such as `neko.toml:14:12`, which is clickable in terminals and editors.
    public var description: String { "\(fileName):\(start)" }
}
