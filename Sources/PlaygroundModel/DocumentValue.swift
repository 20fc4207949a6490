/// A TOML value. Tables keep the order of the file.
public indirect enum DocumentValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case float(Double)
    case boolean(Bool)
    /// A date, a time or both, as written. Playgrounds do not use dates.
    case date(String)
    case array([DocumentValue])
    case table(DocumentTable)

    /// The scalar as a string. `nil` for an array or a table.
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

/// A TOML table with its entries in the order of their first mention in the file.
public struct DocumentTable: Hashable, Sendable {
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

    /// If several entries have one key, the first counts. TOML files have no duplicates.
    public init(_ entries: [Entry] = []) {
        self.entries = entries
        positions = Dictionary(firstOf: entries.indices.map { (entries[$0].key, $0) })
    }

    public var keys: [String] { entries.map { $0.key } }

    public subscript(key: String) -> DocumentValue? { entry(key)?.value }

    public func entry(_ key: String) -> Entry? { positions[key].map { entries[$0] } }

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
