/// A value written without delimiters, judged by its form: `true`, `-1_000`, `6.6e-34`, `1979-05-27`, or a
/// string whose quotation marks were forgotten. Whether a number fits and a day exists is for the parser to say.
struct BareWord {
    enum Kind {
        case wellFormed, malformedNumber, unquotedString, punctuation
    }

    private let bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    var kind: Kind {
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

    /// `1979-05-27`, after which a blank and a time may follow.
    var isDay: Bool {
        var rest = Rest(bytes)
        return rest.takeDay() && rest.isEmpty
    }

    private var isSpecialFloat: Bool {
        var rest = Rest(bytes)
        rest.skip(Self.signs)
        return ["inf", "nan"].contains(String(decoding: rest.bytes, as: UTF8.self))
    }

    /// Leading zeros and misplaced underscores pass: the parser's words about them are good.
    private var isNumber: Bool {
        var rest = Rest(bytes)
        if rest.skip("0x".utf8, inOrder: true) { return rest.takeRun(Self.hexadecimalDigits) && rest.isEmpty }
        if rest.skip("0o".utf8, inOrder: true) { return rest.takeRun(Self.digits.prefix(8)) && rest.isEmpty }
        if rest.skip("0b".utf8, inOrder: true) { return rest.takeRun(Self.digits.prefix(2)) && rest.isEmpty }
        rest.skip(Self.signs)
        guard rest.takeRun(Self.digits) else { return false }
        if rest.skip([UInt8(ascii: ".")]), !rest.takeRun(Self.digits) { return false }
        if rest.skip("eE".utf8) {
            rest.skip(Self.signs)
            guard rest.takeRun(Self.digits) else { return false }
        }
        return rest.isEmpty
    }

    /// A date, a time of day, or both.
    var isDayOrTime: Bool {
        var rest = Rest(bytes)
        if rest.takeDay() {
            if rest.isEmpty { return true }
            guard rest.skip("Tt ".utf8), rest.takeTime() else { return false }
            if rest.skip("Zz".utf8) { return rest.isEmpty }
            if rest.skip(Self.signs), !rest.takeDigits([2, 2], separatedBy: UInt8(ascii: ":")) { return false }
            return rest.isEmpty
        }
        rest = Rest(bytes)
        return rest.takeTime() && rest.isEmpty
    }

    fileprivate static let digits = Array("0123456789".utf8)
    private static let hexadecimalDigits = Array("0123456789abcdefABCDEF".utf8)
    private static let signs = Array("+-".utf8)
}

/// What is still to be matched of a word.
private struct Rest {
    private(set) var bytes: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var isEmpty: Bool { bytes.isEmpty }

    /// Takes one byte if it is among those given, or all of them in their order.
    @discardableResult
    mutating func skip(_ wanted: some Collection<UInt8>, inOrder: Bool = false) -> Bool {
        guard inOrder ? bytes.starts(with: wanted) : bytes.first.map(wanted.contains) == true else { return false }
        bytes = bytes.dropFirst(inOrder ? wanted.count : 1)
        return true
    }

    /// Takes digits, at least one, with underscores after the first.
    mutating func takeRun(_ digits: some Collection<UInt8>) -> Bool {
        guard skip(digits) else { return false }
        bytes = bytes.drop { digits.contains($0) || $0 == UInt8(ascii: "_") }
        return true
    }

    /// Takes groups of so many digits each.
    mutating func takeDigits(_ counts: [Int], separatedBy separator: UInt8) -> Bool {
        for (position, count) in counts.enumerated() {
            if position > 0, !skip([separator]) { return false }
            for _ in 0..<count where !skip(BareWord.digits) { return false }
        }
        return true
    }

    mutating func takeDay() -> Bool {
        takeDigits([4, 2, 2], separatedBy: UInt8(ascii: "-"))
    }

    mutating func takeTime() -> Bool {
        guard takeDigits([2, 2, 2], separatedBy: UInt8(ascii: ":")) else { return false }
        guard skip([UInt8(ascii: ".")]) else { return true }
        guard skip(BareWord.digits) else { return false }
        bytes = bytes.drop(while: BareWord.digits.contains)
        return true
    }
}
