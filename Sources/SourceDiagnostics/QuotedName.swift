extension StringProtocol {
    /// The text in straight quotation marks, on one line and cut to a length that leaves a message readable.
    public var quoted: String {
        let longest = 60
        let line = DisplayCharacters.onOneLine(prefix(longest + 1))
        return line.count > longest ? "\"\(line.prefix(longest))…\"" : "\"\(line)\""
    }
}
