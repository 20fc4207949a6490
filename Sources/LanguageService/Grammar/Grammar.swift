import JSON
import PlaygroundLanguage
import PlaygroundModel
import TOMLReading

/// The nodes that may describe a value.
struct GrammarPlace: Sendable {
    fileprivate var nodes: [Int]

    static let playground = GrammarPlace(nodes: [0])

    var isKnown: Bool { !nodes.isEmpty }

    func joined(with other: GrammarPlace) -> GrammarPlace { GrammarPlace(nodes: nodes + other.nodes.filter { !nodes.contains($0) }) }
}

struct Grammar: Sendable {
    private let nodes: [SchemaNode]

    init(_ nodes: JSONValue) {
        self.nodes = (nodes.elements ?? []).map { SchemaNode($0) }
    }

    struct Value {
        var descriptions: [String] = []
        var `default`: JSONValue?
        var uiKitDefault: JSONValue?
        var example: JSONValue?
        var choices: [JSONValue] = []
        var types: [String] = []
        var roles: [(role: NameRole, isDefinition: Bool)] = []
        var range: ClosedRange<Double>?

        func has(_ role: NameRole) -> Bool { roles.contains { $0.role == role } }
    }

    private func described(_ place: GrammarPlace) -> [SchemaNode] {
        var found: [SchemaNode] = []
        var seen: Set<Int> = []
        var waiting = Array(place.nodes.reversed())
        while let next = waiting.popLast() {
            guard nodes.indices.contains(next), seen.insert(next).inserted else { continue }
            found.append(nodes[next])
            waiting += nodes[next].parts.reversed()
        }
        return found
    }

    func place(of key: String, in table: GrammarPlace) -> GrammarPlace {
        GrammarPlace(nodes: described(table).compactMap { $0.keys[key] ?? $0.others })
    }

    func example(of key: String, in table: GrammarPlace) -> String? { described(table).lazy.compactMap { $0.examples[key] }.first }

    func elements(of list: GrammarPlace) -> GrammarPlace { GrammarPlace(nodes: described(list).compactMap { $0.items }) }

    /// The keys that the language declares for a table with this value of `kind`, in alphabetical order.
    func keys(of table: GrammarPlace, ofKind kind: String?) -> [(name: String, place: GrammarPlace)] {
        var places: [String: [Int]] = [:]
        for node in described(table) {
            for (key, value) in node.keys where node.has(key, ofKind: kind) { places[key, default: []].append(value) }
        }
        return places.keys.sorted().map { ($0, GrammarPlace(nodes: places[$0] ?? [])) }
    }

    /// Whether a key belongs to the language rather than being a name in the playground.
    func declares(_ key: String, in table: GrammarPlace) -> Bool { described(table).contains { $0.keys[key] != nil } }

    func required(in table: GrammarPlace) -> [String] { described(table).flatMap { $0.required } }

    func keyRole(in table: GrammarPlace) -> (role: NameRole, isDefinition: Bool)? {
        for node in described(table) {
            if let names = node.names, let role = nodes[names].role { return (role, nodes[names].isDefinition) }
        }
        return nil
    }

    func hasViews(_ table: GrammarPlace) -> Bool { keyRole(in: place(of: "views", in: table))?.role == .view }

    func value(at place: GrammarPlace) -> Value {
        var value = Value()
        for node in described(place) {
            if let text = node.description, !value.descriptions.contains(text) { value.descriptions.append(text) }
            if value.default == nil, let known = node.default { (value.default, value.uiKitDefault) = (known, node.uiKitDefault) }
            value.example = value.example ?? node.example
            for choice in node.values where !value.choices.contains(where: { $0.isSame(as: choice) }) { value.choices.append(choice) }
            if let type = node.type, !value.types.contains(type) { value.types.append(type) }
            if let role = node.role { value.roles.append((role, node.isDefinition)) }
            if let range = node.range { value.range = range }
        }
        return value
    }
}

extension JSONValue {
    /// Compares text, numbers and truth values only.
    func isSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.string(let text), .string(let other)): text == other
        case (.number(let number), .number(let other)): number == other
        case (.bool(let bool), .bool(let other)): bool == other
        default: false
        }
    }
}
