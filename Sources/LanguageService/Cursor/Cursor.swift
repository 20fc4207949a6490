import PlaygroundModel

/// Where in the structure of a text a cursor stands. The text need not be TOML.
public struct Cursor: Sendable {
    enum Spot: Sendable {
        /// In a key, or where one may begin. The range is that of the part of the key.
        case key(Range<Int>, hasValue: Bool)
        /// In a part of a header.
        case header(Range<Int>, isArray: Bool)
        /// Where a value may begin, or in one without quotation marks.
        case value(Range<Int>)
        /// In a string; the range is that of its text, and the text is as it is written.
        case string(text: String, Range<Int>, isClosed: Bool)
        case comment
        /// Behind a value, or where nothing may stand.
        case nowhere
    }

    var spot: Spot
    /// Of the table that a key belongs to, or of the value.
    var path: DocumentPath
    /// UTF-8.
    var offset: Int
    /// The keys of inline tables around the cursor, as far as they stand before it, by path.
    var facts: [DocumentPath: TableFacts] = [:]
}
