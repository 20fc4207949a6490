extension StringProtocol {
    /// The string in straight quotation marks, on one line, shortened for a message.
    @inlinable
    public var quoted: String { QuotedName.text(String(prefix(QuotedName.longest + 1))) }
}

@usableFromInline
enum QuotedName {
    /// The maximum number of characters.
    @usableFromInline static let longest = 60

    @usableFromInline
    static func text(_ name: String) -> String {
        let line = DisplayCharacters.onOneLine(name)
        return line.count > longest ? "\"\(line.prefix(longest))…\"" : "\"\(line)\""
    }
}
