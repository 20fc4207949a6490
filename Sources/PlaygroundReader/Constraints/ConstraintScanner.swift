import SourceDiagnostics

/// A position in the string of a constraint, with basic tokens. Offsets are in UTF-8.
struct ConstraintScanner {
    private let bytes: [UInt8]
    private(set) var offset = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { offset == bytes.count }

    mutating func skipSpaces() {
        while let byte = peek(), byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) { offset += 1 }
    }

    func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < bytes.count ? bytes[offset + distance] : nil
    }

    func isNext(_ word: String) -> Bool { bytes[offset...].starts(with: word.utf8) }

    mutating func skip(_ word: String) -> Bool {
        guard isNext(word) else { return false }
        offset += word.utf8.count
        return true
    }

    func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    mutating func move(to offset: Int) { self.offset = offset }

    /// A name: a letter or `_`, then letters, digits and `_`, and inner hyphens if allowed.
    mutating func name(allowingHyphens: Bool) -> String? {
        guard let first = peek(), Self.isLetter(first) else { return nil }
        let start = offset
        while let byte = peek() {
            let isHyphen = byte == UInt8(ascii: "-") && allowingHyphens && (peek(1).map(Self.isPartOfName) ?? false)
            guard isHyphen || Self.isPartOfName(byte) else { break }
            offset += 1
        }
        return text(from: start)
    }

    mutating func number() -> Double? {
        let start = offset
        while let byte = peek(), Self.isDigit(byte) { offset += 1 }
        if peek() == UInt8(ascii: "."), let next = peek(1), Self.isDigit(next) {
            offset += 1
            while let byte = peek(), Self.isDigit(byte) { offset += 1 }
        }
        let number = Double(text(from: start))
        guard let number, number.isFinite else {
            offset = start
            return nil
        }
        return number
    }

    static func isName(_ text: String, allowingHyphens: Bool) -> Bool {
        var scanner = ConstraintScanner(text)
        return scanner.name(allowingHyphens: allowingHyphens) != nil && scanner.isAtEnd
    }

    /// The next token for messages, and its range: a word, a number or one character.
    func found() -> (text: String, range: Range<Int>) {
        var ahead = self
        ahead.skipSpaces()
        let start = ahead.offset
        guard !ahead.isAtEnd else { return ("the end", start..<start) }
        if ahead.name(allowingHyphens: false) == nil, ahead.number() == nil {
            ahead.offset += 1
            while let byte = ahead.peek(), UTF8.isContinuation(byte) { ahead.offset += 1 }
        }
        let range = start..<ahead.offset
        return (String(decoding: bytes[range], as: UTF8.self).quoted, range)
    }

    func expected(_ expectation: ConstraintMistake.Expectation) -> ConstraintProblem {
        let found = found()
        return ConstraintProblem(.expected(expectation, found: found.text), at: found.range)
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isPartOfName(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    /// Whether a byte belongs to a letter. All characters outside ASCII count as letters, for names in any language.
    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
    }
}
