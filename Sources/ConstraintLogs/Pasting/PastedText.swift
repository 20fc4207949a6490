import PlaygroundModel

/// A log as it was meant: what people paste, with the damage undone that consoles, mail, Markdown and web pages do to it.
///
/// It is all ASCII punctuation after this: straight quotes, plain blanks and hyphens, no entities, no escapes, no emphasis and no marks of
/// a quotation before a line. Every byte still knows the line it stood on.
struct PastedText: Sendable {
    let bytes: [UInt8]
    /// Where each line begins, in `bytes`.
    let lineStarts: [Int]

    /// - Throws: `LogFailure.empty`, `.tooLarge` or `.binary`.
    init(_ source: [UInt8]) throws(LogFailure) {
        if source.count > PlaygroundLimits.logBytes { throw .tooLarge(source.count) }
        if Self.isBinary(source) { throw .binary }
        let reader = DamageReader(source)
        (bytes, lineStarts) = (reader.bytes, reader.lineStarts)
        if bytes.allSatisfy({ $0.isSpace }) { throw .empty }
    }

    /// The number of the line in which a byte stands, from 1.
    func line(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    func contains(_ word: StaticString, from start: Int = 0) -> Bool { offset(of: word, from: start) != nil }

    /// Where a word stands next, whatever its case.
    func offset(of word: StaticString, from start: Int = 0, to end: Int? = nil) -> Int? {
        bytes.offset(of: word, from: start, to: end ?? bytes.count)
    }

    /// Everywhere that a word stands, whatever its case.
    func offsets(of word: StaticString) -> [Int] {
        var found: [Int] = []
        while let offset = offset(of: word, from: found.last.map { $0 + word.utf8CodeUnitCount } ?? 0) { found.append(offset) }
        return found
    }

    /// A NUL, a mark of UTF-16, or many control characters.
    private static func isBinary(_ source: [UInt8]) -> Bool {
        if source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) { return true }
        var controls = 0
        for byte in source where byte < 0x20 && !byte.isSpace && byte != 0x1B {
            if byte == 0 { return true }
            controls += 1
        }
        return controls * 20 > source.count
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")

    /// A blank, a tab or the end of a line.
    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    var isDigit: Bool { (0x30...0x39).contains(self) }

    var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self) || (0x41...0x46).contains(self) }

    var isLetter: Bool { (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) }

    /// Part of the name of a class: of any script.
    var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80 }

    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}

extension [UInt8] {
    /// Whether a word stands at an offset, whatever its case.
    func has(_ word: StaticString, at offset: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard offset >= 0, offset + count <= self.count else { return false }
        return word.withUTF8Buffer { buffer in
            for index in 0..<count where self[offset + index].lowercased != buffer[index].lowercased { return false }
            return true
        }
    }

    /// Where a word stands next, whatever its case.
    func offset(of word: StaticString, from start: Int, to end: Int) -> Int? {
        let last = end - word.utf8CodeUnitCount
        guard start <= last else { return nil }
        let first = word.withUTF8Buffer { $0[0].lowercased }
        for offset in start...last where self[offset].lowercased == first {
            if has(word, at: offset) { return offset }
        }
        return nil
    }

    /// The text of a part.
    func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

    /// The part without the white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, self[start].isSpace { start += 1 }
        while end > start, self[end - 1].isSpace { end -= 1 }
        return start..<end
    }
}
