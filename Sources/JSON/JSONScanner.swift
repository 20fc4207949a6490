/// Scans the tokens of JSON (RFC 8259).
public struct JSONScanner {
    public let bytes: [UInt8]
    public var position: Int

    public init(_ bytes: [UInt8], from position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    public var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    public var isAtEnd: Bool { position == bytes.count }

    public mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    /// Takes the word if it is next. Returns whether it was next.
    public mutating func take(_ word: StaticString, afterSpace: Bool = false) -> Bool {
        if afterSpace { skipSpace() }
        return word.withUTF8Buffer { word in
            guard bytes[position...].starts(with: word) else { return false }
            position += word.count
            return true
        }
    }

    /// Returns whether a number was next.
    public mutating func takeNumber() -> Bool {
        _ = take("-")
        if !take("0"), skipDigits() == 0 { return false }
        if take("."), skipDigits() == 0 { return false }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            if skipDigits() == 0 { return false }
        }
        return true
    }

    /// Takes the characters after a backslash. Returns their UTF-8. `nil` for an unknown escape.
    public mutating func takeEscape() -> [UInt8]? {
        guard let byte = next else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"): return takeScalar().map { Array(String(Character($0)).utf8) }
        default: return nil
        }
    }

    /// Takes one escape or a surrogate pair. Half a pair is replaced.
    private mutating func takeScalar() -> Unicode.Scalar? {
        guard let unit = takeCodeUnit() else { return nil }
        guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
        let behind = position
        guard take("\\u"), let low = takeCodeUnit(), (0xDC00..<0xE000).contains(low) else {
            position = behind
            return "\u{FFFD}"
        }
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func takeCodeUnit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = bytes[position..<position + 4]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }
}
