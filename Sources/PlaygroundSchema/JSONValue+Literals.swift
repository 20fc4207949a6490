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
}
