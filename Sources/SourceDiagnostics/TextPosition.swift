/// A position in an editor: a line, and a UTF-16 code unit in it. Both count from 0.
public struct TextPosition: Hashable, Comparable, Sendable {
    public var line: Int
    public var character: Int

    public init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// A range from one position up to another.
public struct TextRange: Hashable, Sendable {
    public var start: TextPosition
    public var end: TextPosition

    public init(_ start: TextPosition, _ end: TextPosition) { (self.start, self.end) = (start, end) }
}

/// A replacement of a range of UTF-8 offsets.
public struct TextEdit: Hashable, Sendable {
    public var range: Range<Int>
    public var text: String

    public init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }
}
