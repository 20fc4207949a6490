struct DamageReader {
    /// ASCII punctuation and its variants in consoles, mail, web pages and word processors. The longest match is replaced.
    private static let replacements: [(plain: StaticString, damaged: [String])] = [
        ("<", ["&lt;", "&amp;lt;"]), (">", ["&gt;", "&amp;gt;"]), ("|", ["&#124;"]), ("&", ["&amp;"]),
        ("\"", ["&quot;", "&amp;quot;", "&#34;", "\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{2033}", "«", "»"]),
        ("'", ["&apos;", "&#39;", "&#x27;", "\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}", "\u{2032}"]),
        ("-", ["~~", "&ndash;", "&mdash;", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2015}", "\u{2212}"]),
        (" ", ["&nbsp;", "&#160;", "\u{A0}", "\u{202F}", "\u{3000}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}", "\u{2004}"]),
        (" ", ["\u{2005}", "\u{2006}", "\u{2007}", "\u{2008}", "\u{2009}", "\u{200A}"]),
        ("...", ["…"]), ("<=", ["≤"]), (">=", ["≥"]), (":", ["："]), ("(", ["（"]), (")", ["）"]), (",", ["，"]),
        // Emphasis and code, byte order mark, soft hyphens, joiners and direction marks.
        ("", ["**", "`", "\u{FEFF}", "\u{FFFC}", "\u{AD}", "\u{2060}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}"]),
    ]

    private static let table: [UInt8: [(damaged: [UInt8], plain: StaticString)]] = {
        let pairs = replacements.flatMap { row in row.damaged.map { (damaged: Array($0.utf8), plain: row.plain) } }
        return Dictionary(grouping: pairs.sorted { $0.damaged.count > $1.damaged.count }) { $0.damaged[0] }
    }()

    private let source: [UInt8]
    private var offset = 0
    private(set) var bytes: [UInt8] = []
    private(set) var lineStarts = [0]

    init(_ source: [UInt8]) {
        self.source = source
        bytes.reserveCapacity(source.count)
        skipQuotationMarks()
        while offset < source.count { readNext() }
    }

    private mutating func readNext() {
        let byte = source[offset]
        for (damaged, plain) in Self.table[byte] ?? [] where source[offset...].starts(with: damaged) {
            offset += damaged.count
            plain.withUTF8Buffer { bytes.append(contentsOf: $0) }
            return
        }
        switch byte {
        case UInt8(ascii: "\r"), .newline:
            offset += source.has("\r\n", at: offset) ? 2 : 1
            endLine()
        case UInt8(ascii: "\\"): readEscape()
        case UInt8(ascii: "<"): readTag()
        case 0x1B: skipColor()
        default:
            offset += 1
            bytes.append(byte)
        }
    }

    private mutating func endLine() {
        bytes.append(.newline)
        lineStarts.append(bytes.count)
        skipQuotationMarks()
    }

    private mutating func skipQuotationMarks() {
        while offset < source.count {
            if source.has("&gt;", at: offset) {
                offset += 4
            } else if "> \t".utf8.contains(source[offset]) {
                offset += 1
            } else {
                return
            }
        }
    }

    /// Reads an escape of Markdown or property lists.
    private mutating func readEscape() {
        let next = offset + 1 < source.count ? source[offset + 1] : 0
        // An escape as in `\n "<`, but not as in `\network`.
        if "nt".utf8.contains(next), offset + 2 >= source.count || !source[offset + 2].isNamePart {
            bytes.append(UInt8(ascii: " "))
            offset += 2
        } else if next > 0x20, next < 0x7F, !next.isLetter, !next.isDigit {
            bytes.append(next)
            offset += 2
        } else {
            bytes.append(UInt8(ascii: "\\"))
            offset += 1
        }
    }

    private static let tags: Set<String> = [
        "a", "b", "blockquote", "br", "code", "div", "em", "i", "li", "ol", "p", "pre", "s", "span", "strong", "td", "tr", "u", "ul",
    ]
    private static let breaks: Set<String> = ["br", "div", "li", "p"]
    private static let longestTag = 200

    /// Skips an HTML tag on one line. Some tags end the line.
    private mutating func readTag() {
        var end = offset + 1
        if end < source.count, source[end] == UInt8(ascii: "/") { end += 1 }
        let start = end
        while end < source.count, source[end].isLetter { end += 1 }
        let name = source.text(start..<end)
        let rest = source[end..<min(source.count, end + Self.longestTag)].prefix { $0 != .newline }
        guard Self.tags.contains(name), let first = rest.first, "> /".utf8.contains(first),
              let close = rest.firstIndex(of: UInt8(ascii: ">"))
        else {
            bytes.append(UInt8(ascii: "<"))
            offset += 1
            return
        }
        offset = close + 1
        if Self.breaks.contains(name) { endLine() }
    }

    /// Skips a colour code of a terminal: `ESC [ 31 m`.
    private mutating func skipColor() {
        offset += 1
        guard offset < source.count, source[offset] == UInt8(ascii: "[") else { return }
        offset += 1
        while offset < source.count, source[offset].isDigit || source[offset] == UInt8(ascii: ";") { offset += 1 }
        offset = min(offset + 1, source.count)
    }
}
