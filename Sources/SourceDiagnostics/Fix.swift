public struct Fix: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
        /// A new name for the marked key or string.
        case rename(String)
        /// Source text for the marked range.
        case replace(String)
        /// A key and its value in TOML, for the marked table or the marked key's table.
        case addEntry(String)
        /// Text at the end of the marked string.
        case append(String)
        /// A string for the array at the keys `list`, which may be missing.
        case addElement(String, list: [String])
        case removeEntry
    }

    public var title: String
    public var change: Change
    /// The span to change. `nil` for the span of the finding.
    public var span: SourceSpan?

    public init(_ title: String, _ change: Change, at span: SourceSpan? = nil) {
        self.title = title
        self.change = change
        self.span = span
    }

    public static func rename(_ name: String) -> Fix { Fix("Change to \(name.quoted)", .rename(name)) }

    public static func replace(_ text: String) -> Fix { Fix("Write \(text)", .replace(text)) }

    public static func add(_ entry: String) -> Fix { Fix("Add \(entry)", .addEntry(entry)) }

    public static func remove(_ name: String) -> Fix { Fix("Remove \(name)", .removeEntry) }
}
