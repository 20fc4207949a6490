/// Goes over pasted bytes and gives what they were before they were damaged.
struct DamageReader {
    enum Piece {
        case byte(UInt8)
        case text(StaticString)
        /// The end of a line.
        case line
    }

    private let source: [UInt8]
    private var offset = 0
    private var isLineStart = true

    init(_ source: [UInt8]) {
        self.source = source
        if source.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    mutating func next() -> Piece? {
        while offset < source.count {
            if isLineStart { skipQuotationMarks() }
            isLineStart = false
            guard offset < source.count else { return nil }
            if let piece = piece() { return piece }
        }
        return nil
    }

    /// What stands here; `nil` for what is left out.
    private mutating func piece() -> Piece? {
        let byte = source[offset]
        switch byte {
        case UInt8(ascii: "\r"):
            offset += source.has("\r\n", at: offset) ? 2 : 1
            return lineEnd
        case .newline:
            offset += 1
            return lineEnd
        case UInt8(ascii: "&"): return entity()
        case UInt8(ascii: "\\"): return escape()
        case UInt8(ascii: "`"):
            offset += 1
            return nil
        case UInt8(ascii: "*") where source.has("**", at: offset):
            offset += 2
            return nil
        // Jira makes this of a hyphen.
        case UInt8(ascii: "~") where source.has("~~", at: offset):
            offset += 2
            return .byte(UInt8(ascii: "-"))
        case UInt8(ascii: "<"): return tag()
        // The colours of a terminal.
        case 0x1B: return colour()
        case 0xC2, 0xE2, 0xE3, 0xEF: return typography()
        default:
            offset += 1
            return .byte(byte)
        }
    }

    private var lineEnd: Piece {
        mutating get {
            isLineStart = true
            return .line
        }
    }

    /// The marks of a quotation before a line.
    private mutating func skipQuotationMarks() {
        var end = offset
        while end < source.count {
            if source[end] == UInt8(ascii: ">") || source[end] == UInt8(ascii: " ") || source[end] == UInt8(ascii: "\t") {
                end += 1
            } else if source.has("&gt;", at: end) {
                end += 4
            } else {
                break
            }
        }
        offset = end
    }

    private static let entities: [(name: StaticString, text: UInt8)] = [
        ("&amp;lt;", UInt8(ascii: "<")), ("&amp;gt;", UInt8(ascii: ">")), ("&amp;quot;", UInt8(ascii: "\"")), ("&lt;", UInt8(ascii: "<")),
        ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")), ("&#34;", UInt8(ascii: "\"")), ("&apos;", UInt8(ascii: "'")),
        ("&#39;", UInt8(ascii: "'")), ("&#x27;", UInt8(ascii: "'")), ("&#124;", UInt8(ascii: "|")), ("&nbsp;", UInt8(ascii: " ")),
        ("&#160;", UInt8(ascii: " ")), ("&ndash;", UInt8(ascii: "-")), ("&mdash;", UInt8(ascii: "-")), ("&amp;", UInt8(ascii: "&")),
    ]

    private mutating func entity() -> Piece {
        for entity in Self.entities where source.has(entity.name, at: offset) {
            offset += entity.name.utf8CodeUnitCount
            return .byte(entity.text)
        }
        offset += 1
        return .byte(UInt8(ascii: "&"))
    }

    /// Markdown and property lists write a backslash before what would mean something to them.
    private mutating func escape() -> Piece {
        guard offset + 1 < source.count else {
            offset += 1
            return .byte(UInt8(ascii: "\\"))
        }
        let next = source[offset + 1]
        if next == UInt8(ascii: "n") || next == UInt8(ascii: "t"), isBeforeBreak(offset + 2) {
            offset += 2
            return .byte(UInt8(ascii: " "))
        }
        offset += 1
        let isPunctuation = next > 0x20 && next < 0x7F && !next.isLetter && !next.isDigit
        if isPunctuation {
            offset += 1
            return .byte(next)
        }
        return .byte(UInt8(ascii: "\\"))
    }

    /// Whether the letter of an escape ends a word of its own: `\n    "<`, and not `\network`.
    private func isBeforeBreak(_ place: Int) -> Bool {
        place >= source.count || !source[place].isNamePart
    }

    private static let tags = [
        "a", "b", "blockquote", "br", "code", "div", "em", "i", "li", "ol", "p", "pre", "s", "span", "strong", "td", "tr", "u", "ul",
    ]

    /// Markup of a page is left out; a break in it is the end of a line.
    private mutating func tag() -> Piece? {
        var end = offset + 1
        if end < source.count, source[end] == UInt8(ascii: "/") { end += 1 }
        let start = end
        while end < source.count, source[end].isLetter { end += 1 }
        let name = source.text(start..<end)
        guard end > start, Self.tags.contains(name), let close = tagEnd(from: end) else {
            offset += 1
            return .byte(UInt8(ascii: "<"))
        }
        offset = close + 1
        return name == "br" || name == "p" || name == "div" || name == "li" ? lineEnd : nil
    }

    /// Where a tag ends that goes on here, if it is one: with attributes at most, in one line.
    private func tagEnd(from start: Int) -> Int? {
        guard start < source.count, [UInt8(ascii: ">"), UInt8(ascii: " "), UInt8(ascii: "/")].contains(source[start]) else { return nil }
        var end = start
        while end < source.count, source[end] != .newline, end - start < 200 {
            if source[end] == UInt8(ascii: ">") { return end }
            end += 1
        }
        return nil
    }

    private mutating func colour() -> Piece? {
        offset += 1
        guard offset < source.count, source[offset] == UInt8(ascii: "[") else { return nil }
        var end = offset + 1
        while end < source.count, source[end].isDigit || source[end] == UInt8(ascii: ";") { end += 1 }
        offset = min(end + 1, source.count)
        return nil
    }

    /// What a word processor or a page makes of ASCII punctuation, in UTF-8.
    private mutating func typography() -> Piece? {
        let (scalar, length) = scalar
        guard let plain = Self.plain(scalar) else {
            offset += 1
            return .byte(source[offset - 1])
        }
        offset += length
        return plain.utf8CodeUnitCount == 0 ? nil : .text(plain)
    }

    /// The scalar of two or three bytes that stands here, if it is whole.
    private var scalar: (value: UInt32, length: Int) {
        let length = source[offset] < 0xE0 ? 2 : 3
        guard offset + length <= source.count else { return (0, 1) }
        var value = UInt32(source[offset]) & (length == 2 ? 0x1F : 0x0F)
        for place in 1..<length { value = value << 6 | UInt32(source[offset + place] & 0x3F) }
        return (value, length)
    }

    private static func plain(_ scalar: UInt32) -> StaticString? {
        switch scalar {
        case 0x2018, 0x2019, 0x201A, 0x201B, 0x2032: "\'"
        case 0x201C, 0x201D, 0x201E, 0x201F, 0x2033, 0xAB, 0xBB: "\""
        case 0x2010...0x2015, 0x2212: "-"
        case 0x2026: "..."
        case 0x2264: "<="
        case 0x2265: ">="
        case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: " "
        case 0xFF1A: ":"
        case 0xFF08: "("
        case 0xFF09: ")"
        case 0xFF0C: ","
        // Soft hyphens, marks of direction, and joiners.
        case 0xAD, 0x200B...0x200F, 0x2060, 0xFEFF, 0xFFFC: ""
        default: nil
        }
    }
}
