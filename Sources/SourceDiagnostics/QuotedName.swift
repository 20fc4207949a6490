extension StringProtocol {
    /// The text in straight quotation marks, on one line and cut to a length that leaves a message readable.
    @inlinable
    public var quoted: String { QuotedName.text(String(prefix(QuotedName.longest + 1))) }
}

/// A name in a message.
@usableFromInline
enum QuotedName {
    /// In characters; what is longer is cut.
    @usableFromInline static let longest = 60

    @usableFromInline
    static func text(_ name: String) -> String {
        let line = DisplayCharacters.onOneLine(name)
        return line.count > longest ? "\"\(line.prefix(longest))…\"" : "\"\(line)\""
    }
}
