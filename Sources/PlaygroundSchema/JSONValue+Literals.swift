import JSON

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(stringLiteral text: String) { self = .string(text) }
    public init(booleanLiteral bool: Bool) { self = .bool(bool) }
    public init(integerLiteral number: Int) { self = .number(number) }
    public init(floatLiteral number: Double) { self = .number(number) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(byName: Dictionary(members) { first, _ in first })
    }

    /// An object with sorted members, so that a schema is always the same.
    static func object(byName members: [String: JSONValue]) -> JSONValue {
        .object(members.sorted { $0.key < $1.key }.map { Member(name: $0.key, value: $0.value) })
    }
}
