enum BareWordKind {
    case wellFormed, malformedNumber, unquotedString, punctuation
}

/// A value without delimiters, classified by form, such as `-1_000` or `1979-05-27`. Sizes and dates are not checked.
struct BareWord {
    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    var kind: BareWordKind {
        guard let first = bytes.first else { return .punctuation }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
            return isNumber || isDayOrTime || isSpecialFloat ? .wellFormed : .malformedNumber
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
            return ["true", "false"].contains(text) || isSpecialFloat ? .wellFormed : .unquotedString
        default:
            return .punctuation
        }
    }

    /// Whether the word is a date, such as `1979-05-27`. A blank and a time may follow the word.
    var isDay: Bool {
        var rest = Rest(bytes)
        return rest.takeDay() && rest.isEmpty
    }

    private var isSpecialFloat: Bool {
        var rest = Rest(bytes)
        rest.skip(Self.signs)
        return ["inf", "nan"].contains(String(decoding: rest.bytes, as: UTF8.self))
    }

    /// Whether the word is a number. Accepts leading zeros and misplaced underscores, for which the parser has good messages.
    private var isNumber: Bool {
        var rest = Rest(bytes)
        if let base = rest.takeBase() { return rest.takeRun(below: base) && rest.isEmpty }
        rest.skip(Self.signs)
        guard rest.takeRun() else { return false }
        if rest.skip("."), !rest.takeRun() { return false }
        if rest.skip("eE") {
            rest.skip(Self.signs)
            guard rest.takeRun() else { return false }
        }
        return rest.isEmpty
    }

    var isDayOrTime: Bool {
        var rest = Rest(bytes)
        if rest.takeDay() {
            if rest.isEmpty { return true }
            guard rest.skip("Tt "), rest.takeTime() else { return false }
            if rest.skip("Zz") { return rest.isEmpty }
            if rest.skip(Self.signs), !rest.takeDigits([2, 2], separatedBy: ":") { return false }
            return rest.isEmpty
        }
        rest = Rest(bytes)
        return rest.takeTime() && rest.isEmpty
    }

    private static let signs: StaticString = "+-"
}

private struct Rest {
    private(set) var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var isEmpty: Bool { bytes.isEmpty }

    @discardableResult
    mutating func skip(_ wanted: StaticString) -> Bool {
        skip { byte in wanted.withUTF8Buffer { $0.contains(byte) } }
    }

    private mutating func skip(where isWanted: (UInt8) -> Bool) -> Bool {
        guard let first = bytes.first, isWanted(first) else { return false }
        bytes = bytes.dropFirst()
        return true
    }

    mutating func takeBase() -> UInt8? {
        guard bytes.first == UInt8(ascii: "0"), let letter = bytes.dropFirst().first else { return nil }
        let base: UInt8
        switch letter {
        case UInt8(ascii: "x"): base = 16
        case UInt8(ascii: "o"): base = 8
        case UInt8(ascii: "b"): base = 2
        default: return nil
        }
        bytes = bytes.dropFirst(2)
        return base
    }

    /// Takes at least one digit of a base. Underscores may follow the first digit.
    mutating func takeRun(below base: UInt8 = 10) -> Bool {
        guard skip(where: { Self.isDigit($0, base) }) else { return false }
        bytes = bytes.drop { Self.isDigit($0, base) || $0 == UInt8(ascii: "_") }
        return true
    }

    mutating func takeDigits(_ counts: [Int], separatedBy separator: StaticString) -> Bool {
        for (position, count) in counts.enumerated() {
            if position > 0, !skip(separator) { return false }
            for _ in 0..<count where !skip(where: { Self.isDigit($0, 10) }) { return false }
        }
        return true
    }

    mutating func takeDay() -> Bool {
        takeDigits([4, 2, 2], separatedBy: "-")
    }

    mutating func takeTime() -> Bool {
        guard takeDigits([2, 2, 2], separatedBy: ":") else { return false }
        guard skip(".") else { return true }
        guard skip(where: { Self.isDigit($0, 10) }) else { return false }
        bytes = bytes.drop { Self.isDigit($0, 10) }
        return true
    }

    private static func isDigit(_ byte: UInt8, _ base: UInt8) -> Bool { BareWord.hexadecimalValue(byte).map { $0 < base } ?? false }
}
