import PlaygroundModel

/// The place of a cursor in the structure of a text, which need not be valid TOML.
public struct Cursor: Sendable {
    enum Spot: Sendable {
        /// In a part of a key, or where one may begin.
        case key(Range<Int>, hasValue: Bool)
        /// In a part of a header.
        case header(Range<Int>, isArray: Bool)
        /// Where a value may begin, or in one without quotation marks.
        case value(Range<Int>)
        /// In the source text of a string, within its quotation marks.
        case string(text: String, Range<Int>, isClosed: Bool)
        case comment
        /// Behind a value, or in another place where no text is permitted.
        case nowhere
    }

    var spot: Spot
    /// The path of the table of a key, or of the value.
    var path: DocumentPath
    /// UTF-8.
    var offset: Int
    /// The keys before the cursor in the inline tables around it.
    var facts: [DocumentPath: TableFacts] = [:]
}
