/// A word of a constraint or event, with its UTF-8 offsets in the text.
struct TextWord: Hashable {
    var text: String
    var range: Range<Int>

    static func parts(of text: String, separatedBy separator: Character, startingAt start: Int = 0) -> [TextWord] {
        var place = start
        return text.split(separator: separator, omittingEmptySubsequences: false).map { part in
            defer { place += part.utf8.count + 1 }
            return TextWord(text: String(part), range: place..<(place + part.utf8.count))
        }
    }
}

struct WordScanner {
    let bytes: [UInt8]
    var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    func byte(_ distance: Int) -> UInt8? { bytes.indices.contains(offset + distance) ? bytes[offset + distance] : nil }

    mutating func skipBlanks() {
        while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") { offset += 1 }
    }

    /// Reads a name: a letter or `_`, followed by letters, digits, `_`, and hyphens between them.
    mutating func name(allowingHyphens: Bool = true) -> TextWord? {
        guard let first = next, Self.isLetter(first) else { return nil }
        let start = offset
        while let byte = next {
            let isHyphen = byte == UInt8(ascii: "-") && allowingHyphens && (self.byte(1).map(Self.isPartOfName) ?? false)
            guard isHyphen || Self.isPartOfName(byte) else { break }
            offset += 1
        }
        return word(from: start)
    }

    mutating func dottedName() -> [TextWord] {
        var words: [TextWord] = []
        while let word = name() {
            words.append(word)
            guard next == UInt8(ascii: "."), let following = byte(1), Self.isLetter(following) else { break }
            offset += 1
        }
        return words
    }

    mutating func number() -> TextWord? {
        guard let first = next, Self.isDigit(first) else { return nil }
        let start = offset
        while let byte = next, Self.isDigit(byte) || byte == UInt8(ascii: ".") && (self.byte(1).map(Self.isDigit) ?? false) { offset += 1 }
        return word(from: start)
    }

    func word(from start: Int) -> TextWord {
        TextWord(text: String(decoding: bytes[start..<offset], as: UTF8.self), range: start..<offset)
    }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    static func isPartOfName(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte >= 0x80
    }
}
