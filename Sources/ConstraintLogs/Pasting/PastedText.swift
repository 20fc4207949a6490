import PlaygroundModel

/// A pasted log after repair, with plain ASCII punctuation and without entities, escapes, emphasis or quote marks.
struct PastedText: Sendable {
    let bytes: [UInt8]
    /// The offset of each line in `bytes`.
    let lineStarts: [Int]

    /// - Throws: `LogFailure.empty`, `.tooLarge` or `.binary`.
    init(_ source: [UInt8]) throws(LogFailure) {
        if source.count > PlaygroundLimits.logBytes { throw .tooLarge(source.count) }
        if Self.isBinary(source) { throw .binary }
        let reader = DamageReader(source)
        (bytes, lineStarts) = (reader.bytes, reader.lineStarts)
        if bytes.allSatisfy({ $0.isSpace }) { throw .empty }
    }

    func line(of offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    func contains(_ word: StaticString) -> Bool { bytes.offset(of: word, from: 0, to: bytes.count) != nil }

    /// All occurrences of a word, ignoring case.
    func offsets(of word: StaticString) -> [Int] {
        var found: [Int] = []
        var start = 0
        while let offset = bytes.offset(of: word, from: start, to: bytes.count) {
            found.append(offset)
            start = offset + word.utf8CodeUnitCount
        }
        return found
    }

    private static func isBinary(_ source: [UInt8]) -> Bool {
        if source.starts(with: [0xFF, 0xFE]) || source.starts(with: [0xFE, 0xFF]) || source.contains(0) { return true }
        return source.count { $0 < 0x20 && !$0.isSpace && $0 != 0x1B } * 20 > source.count
    }
}

extension UInt8 {
    static let newline = UInt8(ascii: "\n")

    var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    var isDigit: Bool { (0x30...0x39).contains(self) }

    var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self) || (0x41...0x46).contains(self) }

    var isLetter: Bool { (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) }

    var isNamePart: Bool { isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80 }

    var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self + 0x20 : self }
}

extension [UInt8] {
    func has(_ word: StaticString, at offset: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard offset >= 0, offset + count <= self.count else { return false }
        return word.withUTF8Buffer { buffer in
            for index in 0..<count where self[offset + index].lowercased != buffer[index].lowercased { return false }
            return true
        }
    }

    func offset(of word: StaticString, from start: Int, to end: Int) -> Int? {
        let last = end - word.utf8CodeUnitCount
        guard start <= last else { return nil }
        let first = word.withUTF8Buffer { $0[0].lowercased }
        for offset in start...last where self[offset].lowercased == first {
            if has(word, at: offset) { return offset }
        }
        return nil
    }

    func text(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, self[start].isSpace { start += 1 }
        while end > start, self[end - 1].isSpace { end -= 1 }
        return start..<end
    }
}
