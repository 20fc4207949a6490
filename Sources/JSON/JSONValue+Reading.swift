extension JSONValue {
    /// Reads JSON (RFC 8259). `nil` for a mistake or too deep nesting. A page's message has three levels.
    public init?(reading text: String, depth: Int = 32) {
        self.init(reading: Array(text.utf8), depth: depth)
    }

    public init?(reading utf8: [UInt8], depth: Int = 32) {
        var reader = JSONReader(bytes: utf8, deepest: depth)
        guard let value = reader.document() else { return nil }
        self = value
    }

    /// The last member of this name.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The number as an integer. `nil` for a fraction.
    public var wholeNumber: Int? {
        guard case .number(let number) = self else { return nil }
        return Int(exactly: number)
    }

    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    public var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    public var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }
}

private struct JSONReader {
    private var scanner: JSONScanner
    private var depth = 0
    private let deepest: Int

    init(bytes: [UInt8], deepest: Int) {
        scanner = JSONScanner(bytes)
        self.deepest = deepest
    }

    mutating func document() -> JSONValue? {
        let value = value()
        scanner.skipSpace()
        return scanner.isAtEnd ? value : nil
    }

    private mutating func value() -> JSONValue? {
        scanner.skipSpace()
        switch scanner.next {
        case UInt8(ascii: "{"): return nested { $0.object() }
        case UInt8(ascii: "["): return nested { $0.array() }
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return scanner.take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return scanner.take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return scanner.take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func nested(_ read: (inout JSONReader) -> JSONValue?) -> JSONValue? {
        guard depth < deepest else { return nil }
        scanner.position += 1
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    private mutating func object() -> JSONValue? {
        var members: [JSONValue.Member] = []
        if scanner.take("}", afterSpace: true) { return .object([]) }
        repeat {
            scanner.skipSpace()
            guard scanner.next == UInt8(ascii: "\""), let name = string(), scanner.take(":", afterSpace: true), let value = value() else {
                return nil
            }
            members.append(JSONValue.Member(name: name, value: value))
        } while scanner.take(",", afterSpace: true)
        return scanner.take("}", afterSpace: true) ? .object(members) : nil
    }

    private mutating func array() -> JSONValue? {
        var values: [JSONValue] = []
        if scanner.take("]", afterSpace: true) { return .array([]) }
        repeat {
            guard let value = value() else { return nil }
            values.append(value)
        } while scanner.take(",", afterSpace: true)
        return scanner.take("]", afterSpace: true) ? .array(values) : nil
    }

    private mutating func number() -> JSONValue? {
        let start = scanner.position
        guard scanner.takeNumber() else { return nil }
        return Double(String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)).map { .number($0) }
    }

    private mutating func string() -> String? {
        scanner.position += 1
        var text: [UInt8] = []
        while let byte = scanner.next {
            scanner.position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = scanner.takeEscape() else { return nil }
                text += escaped
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }
}
