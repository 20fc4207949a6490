/// A change of the text that would do away with a finding.
public struct Fix: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
        /// Another name in place of the marked one: of a key the key, of a string its text.
        case rename(String)
        /// Source text in place of all that is marked.
        case replace(String)
        /// A key with its value, as TOML, in the marked table or the one whose key is marked.
        case addEntry(String)
        /// Text at the end of the marked string.
        case append(String)
        /// A further string in an array, which is there or not, by the keys that lead to it.
        case addElement(String, list: [String])
        /// The marked key with its value is taken out.
        case removeEntry
    }

    /// What it does, as the entry of a menu.
    public var title: String
    public var change: Change

    public init(_ title: String, _ change: Change) {
        self.title = title
        self.change = change
    }

    /// Another name in place of the marked one.
    public static func rename(_ name: String) -> Fix { Fix("Change to \(name.quoted)", .rename(name)) }

    /// Other source text in place of what is marked.
    public static func replace(_ text: String) -> Fix { Fix("Write \(text)", .replace(text)) }

    public static func add(_ entry: String) -> Fix { Fix("Add \(entry)", .addEntry(entry)) }

    public static func remove(_ name: String) -> Fix { Fix("Remove \(name)", .removeEntry) }
}
