import TOMLReading

struct TableFacts: Sendable {
    private(set) var keys: [String] = []
    private var texts: [String: String] = [:]
    private var known: Set<String> = []

    init() {}

    init(_ table: KeyIndex.NodeID, in index: KeyIndex) {
        for (key, node) in index.entries(of: table) { add(key, index.string(of: node)) }
    }

    mutating func add(_ key: String, _ text: String?) {
        if known.insert(key).inserted { keys.append(key) }
        if let text { texts[key] = text }
    }

    mutating func add(_ others: TableFacts) {
        for key in others.keys { add(key, others.texts[key]) }
    }

    func has(_ key: String) -> Bool { known.contains(key) }

    func string(_ key: String) -> String? { texts[key] }
}
