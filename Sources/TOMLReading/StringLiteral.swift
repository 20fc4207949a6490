/// A TOML string as written, basic or literal, on one line or many. Maps the decoded text to the source.
struct StringLiteral {
    /// A stretch of the literal that decodes as a whole.
    struct Piece {
        var source: Range<Int>
        /// The UTF-8 offset in the decoded text.
        var decodedStart: Int
        /// The character of an escape. `nil` for plain text.
        var scalar: Unicode.Scalar?
    }

    /// The range including both delimiters.
    private(set) var range: Range<Int>
    private(set) var pieces: [Piece] = []
    private(set) var isMultiline: Bool
    /// The offset after the delimiter and after the line break that may follow it in a multi-line string.
    private var contentStart: Int
    private var decodedCount = 0
    private let quote: UInt8
    private let bytes: [UInt8]

    /// Reads a literal. `offset` is the position of its quotation mark or apostrophe.
    init(in bytes: [UInt8], at offset: Int) throws(TOMLProblem) {
        self.bytes = bytes
        quote = bytes[offset]
        isMultiline = bytes[offset...].starts(with: [quote, quote, quote])
        contentStart = offset + (isMultiline ? 3 : 1)
        range = offset..<contentStart
        if isMultiline { contentStart += bytes.lineBreakLength(at: contentStart) }
        try readContent(from: contentStart)
    }

    var text: String {
        var decoded: [UInt8] = []
        decoded.reserveCapacity(decodedCount)
        for piece in pieces {
            if let scalar = piece.scalar {
                decoded += Array(Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
            } else {
                decoded += bytes[piece.source]
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// The source of a range of the decoded text. Both ranges are in UTF-8. Offsets beyond the text count as its end.
    func sourceRange(ofDecoded decoded: Range<Int>) -> Range<Int> {
        let start = sourceStart(ofDecoded: decoded.lowerBound)
        guard !decoded.isEmpty, let last = pieces.last(where: { $0.decodedStart < decoded.upperBound }) else {
            return start..<start
        }
        let end = last.scalar == nil ? last.source.lowerBound + decoded.upperBound - last.decodedStart : last.source.upperBound
        return start..<max(start, min(end, last.source.upperBound))
    }

    private func sourceStart(ofDecoded offset: Int) -> Int {
        guard let piece = pieces.last(where: { $0.decodedStart <= offset }) else { return contentStart }
        guard offset < decodedCount else { return pieces[pieces.count - 1].source.upperBound }
        return piece.scalar == nil ? piece.source.lowerBound + offset - piece.decodedStart : piece.source.lowerBound
    }
}

extension StringLiteral {
    private mutating func readContent(from start: Int) throws(TOMLProblem) {
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            let lineBreak = bytes.lineBreakLength(at: offset)
            if byte == quote, let end = closingEnd(at: offset) {
                append(offset..<(end - (isMultiline ? 3 : 1)))
                range = range.lowerBound..<end
                return
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                offset = try readEscape(at: offset)
            } else if lineBreak > 0 {
                guard isMultiline else { break }
                append(offset..<(offset + lineBreak), as: lineBreak == 2 ? "\n" : nil)
                offset += lineBreak
            } else if byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F {
                throw TOMLProblem(.controlCharacter(UInt32(byte)), at: offset..<(offset + 1))
            } else {
                append(offset..<(offset + 1))
                offset += 1
            }
        }
        let delimiter = String(decoding: bytes[range], as: UTF8.self)
        throw TOMLProblem(.stringUnterminated(delimiter: delimiter), at: isMultiline ? range : range.lowerBound..<offset)
    }

    /// The end of the literal. The text of a multi-line string may end in one or two quotation marks.
    private func closingEnd(at offset: Int) -> Int? {
        guard isMultiline else { return offset + 1 }
        let run = bytes[offset...].prefix(5).prefix { $0 == quote }.count
        return run >= 3 ? offset + run : nil
    }

    private mutating func readEscape(at start: Int) throws(TOMLProblem) -> Int {
        let letter = start + 1 < bytes.count ? bytes[start + 1] : UInt8(ascii: "\n")
        if isMultiline, let end = endOfLineContinuation(after: start + 1) { return end }
        if let scalar = Self.shortEscape(letter) {
            append(start..<(start + 2), as: scalar)
            return start + 2
        }
        switch letter {
        case UInt8(ascii: "u"): return try readCodePoint(at: start, digits: 4)
        case UInt8(ascii: "U"): return try readCodePoint(at: start, digits: 8)
        default:
            let end = letter < 0x20 ? start + 1 : bytes.endOfCharacter(at: start + 1)
            throw TOMLProblem(.escapeUnknown(String(decoding: bytes[start..<end], as: UTF8.self)), at: start..<end)
        }
    }

    private static func shortEscape(_ letter: UInt8) -> Unicode.Scalar? {
        switch letter {
        case UInt8(ascii: "b"): "\u{8}"
        case UInt8(ascii: "t"): "\t"
        case UInt8(ascii: "n"): "\n"
        case UInt8(ascii: "f"): "\u{C}"
        case UInt8(ascii: "r"): "\r"
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): Unicode.Scalar(letter)
        default: nil
        }
    }

    private mutating func readCodePoint(at start: Int, digits: Int) throws(TOMLProblem) -> Int {
        var (value, end): (UInt32, Int) = (0, start + 2)
        while end < min(start + 2 + digits, bytes.count), let digit = BareWord.hexadecimalValue(bytes[end]) {
            value = value << 4 | UInt32(digit)
            end += 1
        }
        let range = start..<end
        guard range.count == 2 + digits, let scalar = Unicode.Scalar(value) else {
            throw TOMLProblem(.codePointMalformed(String(decoding: bytes[range], as: UTF8.self)), at: range)
        }
        // TOML allows U+0000, but the parser uses C strings, which it would truncate.
        guard scalar != "\0" else { throw TOMLProblem(.controlCharacter(0), at: range) }
        append(range, as: scalar)
        return range.upperBound
    }

    /// A backslash at the end of a line removes all blanks and line breaks up to the next text.
    private func endOfLineContinuation(after start: Int) -> Int? {
        var offset = start
        while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
        guard bytes.lineBreakLength(at: offset) > 0 else { return nil }
        while offset < bytes.count {
            let isBlank = bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
            let length = isBlank ? 1 : bytes.lineBreakLength(at: offset)
            guard length > 0 else { break }
            offset += length
        }
        return offset
    }

    private mutating func append(_ source: Range<Int>, as scalar: Unicode.Scalar? = nil) {
        guard !source.isEmpty else { return }
        if scalar == nil, let last = pieces.last, last.scalar == nil, last.source.upperBound == source.lowerBound {
            pieces[pieces.count - 1].source = last.source.lowerBound..<source.upperBound
        } else {
            pieces.append(Piece(source: source, decodedStart: decodedCount, scalar: scalar))
        }
        decodedCount += scalar.map { Unicode.UTF8.width($0) } ?? source.count
    }
}
