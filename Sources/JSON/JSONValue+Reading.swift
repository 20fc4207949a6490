extension JSONValue {
    /// Reads JSON (RFC 8259); `nil` for a text that is none, or that is nested too deep.
    ///
    /// - Parameter depth: How deep arrays and objects may be nested; a page's message is three deep.
    public init?(reading text: String, depth: Int = 32) {
        self.init(reading: Array(text.utf8), depth: depth)
    }

    /// The same from UTF-8.
    public init?(reading utf8: [UInt8], depth: Int = 32) {
        var reader = JSONReader(bytes: utf8, deepest: depth)
        guard let value = reader.document() else { return nil }
        self = value
    }

    /// A member of an object, of several of one name the last.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The number, if it is one without a fraction that an integer can hold.
    public var wholeNumber: Int? {
        guard case .number(let number) = self else { return nil }
        return Int(exactly: number)
    }

    /// The text, if it is one.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements, if it is an array.
    public var elements: [JSONValue]? {
        if case .array(let elements) = self { elements } else { nil }
    }

    /// The members in their order, if it is an object.
    public var members: [Member]? {
        if case .object(let members) = self { members } else { nil }
    }
}

/// Reads JSON from bytes.
private struct JSONReader {
    let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private let deepest: Int

    init(bytes: [UInt8], deepest: Int) {
        self.bytes = bytes
        self.deepest = deepest
    }

    mutating func document() -> JSONValue? {
        let value = value()
        skipSpace()
        return position == bytes.count ? value : nil
    }

    private mutating func value() -> JSONValue? {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return nested { $0.object() }
        case UInt8(ascii: "["): return nested { $0.array() }
        case UInt8(ascii: "\""): return string().map { .string($0) }
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func nested(_ read: (inout JSONReader) -> JSONValue?) -> JSONValue? {
        guard depth < deepest else { return nil }
        position += 1
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    private mutating func object() -> JSONValue? {
        var members: [JSONValue.Member] = []
        if take("}", afterSpace: true) { return .object([]) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\""), let name = string(), take(":", afterSpace: true), let value = value() else {
                return nil
            }
            members.append(JSONValue.Member(name: name, value: value))
        } while take(",", afterSpace: true)
        return take("}", afterSpace: true) ? .object(members) : nil
    }

    private mutating func array() -> JSONValue? {
        var values: [JSONValue] = []
        if take("]", afterSpace: true) { return .array([]) }
        repeat {
            guard let value = value() else { return nil }
            values.append(value)
        } while take(",", afterSpace: true)
        return take("]", afterSpace: true) ? .array(values) : nil
    }

    /// `-`, digits without a leading zero, a fraction, an exponent.
    private mutating func number() -> JSONValue? {
        let start = position
        _ = take("-")
        if !take("0"), skipDigits() == 0 { return nil }
        if take("."), skipDigits() == 0 { return nil }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            if skipDigits() == 0 { return nil }
        }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map { .number($0) }
    }

    private mutating func string() -> String? {
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = escape() else { return nil }
                text += escaped
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    /// What stands behind a backslash, as UTF-8.
    private mutating func escape() -> [UInt8]? {
        guard let byte = next else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"): return scalar().map { Array(String(Character($0)).utf8) }
        default: return nil
        }
    }

    /// The scalar of one escape, or of two that are a surrogate pair. Half a pair is replaced.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let unit = codeUnit() else { return nil }
        guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        let behind = position
        guard take("\\u"), let low = codeUnit(), (0xDC00..<0xE000).contains(low) else {
            position = behind
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func codeUnit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = bytes[position..<position + 4]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    // MARK: Bytes

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// - Returns: how many there were.
    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func take(_ word: StaticString, afterSpace: Bool = false) -> Bool {
        if afterSpace { skipSpace() }
        return word.withUTF8Buffer { word in
            guard bytes[position...].starts(with: word) else { return false }
            position += word.count
            return true
        }
    }
}
