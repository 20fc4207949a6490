import TOMLReading

/// The keys that a table has, with the values of those that are neither tables nor arrays.
struct TableFacts: Sendable {
    private(set) var keys: [String] = []
    private var values: [String: DocumentValue] = [:]
    private var known: Set<String> = []

    init() {}

    /// Of a table of a document.
    init(_ table: KeyIndex.NodeID, in index: KeyIndex) {
        for (key, node) in index.entries(of: table) { add(key, index.plainValue(of: node)) }
    }

    mutating func add(_ key: String, _ value: DocumentValue?) {
        if known.insert(key).inserted { keys.append(key) }
        if let value { values[key] = value }
    }

    mutating func add(_ others: TableFacts) {
        for key in others.keys { add(key, others.values[key]) }
    }

    /// The same with another value of a key.
    func with(_ key: String, _ value: String) -> TableFacts {
        var facts = self
        facts.add(key, .string(value))
        return facts
    }

    func has(_ key: String) -> Bool { known.contains(key) }

    func value(_ key: String) -> DocumentValue? { values[key] }

    func string(_ key: String) -> String? {
        if case .string(let text)? = values[key] { text } else { nil }
    }
}
