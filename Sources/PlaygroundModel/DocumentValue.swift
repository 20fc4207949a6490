/// A TOML value as our own, with tables in the order of the file.
public indirect enum DocumentValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case float(Double)
    case boolean(Bool)
    /// A date, a time or both, as written; a playground uses none of them.
    case date(String)
    case array([DocumentValue])
    case table(DocumentTable)

    /// A string, a number, a boolean or a date as a text; `nil` for an array or a table.
    public var text: String? {
        switch self {
        case .string(let text), .date(let text): text
        case .integer(let number): String(number)
        case .float(let number): number.shortText
        case .boolean(let bool): String(bool)
        case .array, .table: nil
        }
    }
}

/// A TOML table whose entries are in the order in which the file first mentions them.
public struct DocumentTable: Hashable, Sendable {
    /// A key of a table, and its value.
    public struct Entry: Hashable, Sendable {
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

    /// The value at a path; `nil` where there is none.
    public func value(at path: DocumentPath) -> DocumentValue? {
        path.components.reduce(.table(self)) { value, component in
            switch (value, component) {
            case (.table(let table), .key(let key)): table[key]
            case (.array(let elements), .index(let index)) where elements.indices.contains(index): elements[index]
            default: nil
            }
        }
    }
}
