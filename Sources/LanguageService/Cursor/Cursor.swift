import PlaygroundModel

/// Where a cursor is in the structure of a text that need not be valid TOML.
public struct Cursor: Sendable {
    enum Spot: Sendable {
        /// In part of a key, or where a key may begin.
        case key(Range<Int>, hasValue: Bool)
        case header(Range<Int>, isArray: Bool)
        /// Where a value may begin, or in one without quotation marks.
        case value(Range<Int>)
        case string(text: String, Range<Int>, isClosed: Bool)
        case comment
        /// After a value, or anywhere else that allows no text.
        case nowhere
    }

    var spot: Spot
    /// The path of the value, or of the table that holds the key.
    var path: DocumentPath
    var offset: Int
    /// The keys before the cursor in each inline table around it.
    var facts: [DocumentPath: TableFacts] = [:]
}
