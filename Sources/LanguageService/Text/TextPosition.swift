/// A place in a text as editors give it: a line and a place in UTF-16 code units, both from 0.
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

/// A stretch of a text, from one place to another.
public struct TextRange: Hashable, Sendable {
    public var start: TextPosition
    public var end: TextPosition

    public init(_ start: TextPosition, _ end: TextPosition) {
        self.start = start
        self.end = end
    }
}

/// Text in place of a stretch of UTF-8 offsets.
public struct TextEdit: Hashable, Sendable {
    public var range: Range<Int>
    public var text: String

    public init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}
