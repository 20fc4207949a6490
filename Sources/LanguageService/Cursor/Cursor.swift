import PlaygroundModel

/// The position of a cursor in the structure of a text that need not be valid TOML.
public struct Cursor: Sendable {
    enum Spot: Sendable {
        /// A part of a key, or a position at which a key may begin.
        case key(Range<Int>, hasValue: Bool)
        case header(Range<Int>, isArray: Bool)
        /// A position at which a value may begin, or a value without quotation marks.
        case value(Range<Int>)
        case string(text: String, Range<Int>, isClosed: Bool)
        case comment
        /// A position after a value, or another position that allows no text.
        case nowhere
    }

    var spot: Spot
    /// The path of the value, or of the table that holds the key.
    var path: DocumentPath
    var offset: Int
    /// The keys before the cursor in each inline table around it.
    var facts: [DocumentPath: TableFacts] = [:]
}
