import PlaygroundModel

/// A TOML value as our own, with tables in the order of the file.
public indirect enum DocumentValue: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case float(Double)
    case boolean(Bool)
    /// A date, a time or both, as written; a playground has no use for any of them but to say so.
    case date(String)
    case array([DocumentValue])
    case table(DocumentTable)
}

/// A TOML table whose entries stand in the order in which the file first mentions them.
public struct DocumentTable: Equatable, Sendable {
    /// A key of a table, and its value.
    public struct Entry: Equatable, Sendable {
        public let key: String
        public let value: DocumentValue

        public init(key: String, value: DocumentValue) {
            self.key = key
            self.value = value
        }
    }

    public let entries: [Entry]
    private let positions: [String: Int]

    /// Of entries with the same key, which no TOML file can have, the first counts.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
        positions = Dictionary(firstOf: entries.indices.map { (entries[$0].key, $0) })
    }

    /// The keys in the order of the file.
    public var keys: [String] { entries.map { $0.key } }

    /// The value of a key; `nil` where the table does not have it.
    public subscript(key: String) -> DocumentValue? { entry(key)?.value }

    /// The entry of a key, with the key as it is written there.
    public func entry(_ key: String) -> Entry? { positions[key].map { entries[$0] } }
}
