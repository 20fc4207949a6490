/// A Markdown string as runs of one style each: UILabel.attributedText and UITextView.attributedText.
///
/// The marks are `**bold**`, `*italic*` (also with underscores), `~~struck~~`, `[words](address)`, and Foundation's extension
/// for attributes, `^[words](color: 'systemRed')`. A backslash escapes a mark. A mark that is not closed is part of the text.
public struct StyledText: Hashable, Sendable {
    public struct Style: Hashable, Sendable {
        public var isBold = false
        public var isItalic = false
        public var isStruck = false
        public var color: Color?
        public var link: String?

        public init() {}
    }

    public struct Run: Hashable, Sendable {
        public var text: String
        public var style: Style
    }

    /// A mark that has no effect, at UTF-8 offsets in the source.
    public struct Fault: Hashable, Sendable {
        public enum FaultKind: Hashable, Sendable {
            case unclosed(String)
            case linkWithoutAddress
            case unknownAttribute(String)
        }

        public var kind: FaultKind
        public var range: Range<Int>
    }

    /// The runs. None is empty. Adjacent runs differ in style.
    public private(set) var runs: [Run] = []
    public let faults: [Fault]

    public var plain: String { runs.reduce("") { $0 + $1.text } }

    public init(_ source: String) {
        var parser = MarkdownParser(source)
        parser.parse()
        faults = parser.faults.sorted { $0.range.lowerBound < $1.range.lowerBound }
        for piece in parser.pieces where !piece.bytes.isEmpty {
            let text = String(decoding: piece.bytes, as: UTF8.self)
            if let last = runs.last, last.style == piece.style {
                runs[runs.count - 1].text += text
            } else {
                runs.append(Run(text: text, style: piece.style))
            }
        }
    }

    /// The text with all marks escaped.
    public static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if MarkdownParser.marks.contains(byte) { bytes.append(MarkdownParser.backslash) }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// Reads marks in one pass. A closing mark sets the style of the pieces since its opening mark.
private struct MarkdownParser {
    struct Piece {
        var bytes: [UInt8]
        var style = StyledText.Style()
    }

    private struct Mark {
        enum MarkKind { case bold, italic, struck, link, attributes }

        var kind: MarkKind
        var byte: UInt8
        var length: Int
        var place: Int
        var piece: Int
    }

    static let backslash: UInt8 = 0x5C
    private static let (star, underscore, tilde, caret): (UInt8, UInt8, UInt8, UInt8) = (0x2A, 0x5F, 0x7E, 0x5E)
    private static let (bracket, endBracket, parenthesis, endParenthesis): (UInt8, UInt8, UInt8, UInt8) = (0x5B, 0x5D, 0x28, 0x29)
    static let marks: [UInt8] = [backslash, star, underscore, tilde, caret, bracket, endBracket]

    private let bytes: [UInt8]
    private(set) var pieces: [Piece] = [Piece(bytes: [])]
    private(set) var faults: [StyledText.Fault] = []
    private var open: [Mark] = []
    private var isPieceDone = false

    init(_ source: String) { bytes = Array(source.utf8) }

    mutating func parse() {
        var place = 0
        while place < bytes.count {
            switch bytes[place] {
            case Self.backslash where byte(place + 1).map(Self.marks.contains) == true:
                add(bytes[place + 1])
                place += 2
            case Self.star, Self.underscore, Self.tilde: place = emphasis(at: place)
            case Self.caret where byte(place + 1) == Self.bracket:
                push(.attributes, length: 2, at: place)
                place += 2
            case Self.bracket:
                push(.link, length: 1, at: place)
                place += 1
            case Self.endBracket: place = closeBracket(at: place)
            default:
                add(bytes[place])
                place += 1
            }
        }
        for mark in open { reportUnclosed(mark) }
    }

    private func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

    private static func isSpace(_ byte: UInt8?) -> Bool { byte.map { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D } ?? true }

    private static func isLetter(_ byte: UInt8?) -> Bool {
        byte.map { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 >= 0x80 } ?? false
    }

    private mutating func add(_ byte: UInt8) {
        if isPieceDone { pieces.append(Piece(bytes: [])) }
        isPieceDone = false
        pieces[pieces.count - 1].bytes.append(byte)
    }

    private mutating func push(_ kind: Mark.MarkKind, length: Int, at place: Int) {
        open.append(Mark(kind: kind, byte: bytes[place], length: length, place: place, piece: pieces.count))
        pieces.append(Piece(bytes: Array(bytes[place..<(place + length)])))
        isPieceDone = true
    }

    /// Ends a mark. Open marks inside it remain as text.
    private mutating func close(_ index: Int, _ set: (inout StyledText.Style) -> Void) {
        for mark in open[(index + 1)...] { reportUnclosed(mark) }
        let piece = open[index].piece
        open.removeSubrange(index...)
        pieces[piece].bytes = []
        for inner in pieces.indices.dropFirst(piece + 1) { set(&pieces[inner].style) }
        isPieceDone = true
    }

    private mutating func reportUnclosed(_ mark: Mark) {
        // Brackets are common in plain text.
        guard mark.kind != .link else { return }
        report(.unclosed(String(decoding: bytes[mark.place..<(mark.place + mark.length)], as: UTF8.self)), mark.place, mark.length)
    }

    private mutating func report(_ kind: StyledText.Fault.FaultKind, _ place: Int, _ length: Int) {
        faults.append(StyledText.Fault(kind: kind, range: place..<(place + length)))
    }

    /// - Returns: The offset after the stars, underscores or tildes.
    private mutating func emphasis(at start: Int) -> Int {
        let mark = bytes[start]
        var end = start
        while byte(end) == mark { end += 1 }
        let (before, after) = (byte(start - 1), byte(end))
        let isInWord = mark == Self.underscore && Self.isLetter(before) && Self.isLetter(after)
        let (opens, closes) = (!Self.isSpace(after) && !isInWord, !Self.isSpace(before) && !isInWord)
        var place = start
        while place < end {
            let left = end - place
            if closes, let index = closable(mark, left) {
                let closed = open[index]
                close(index) { style in
                    switch closed.kind {
                    case .bold: style.isBold = true
                    case .italic: style.isItalic = true
                    default: style.isStruck = true
                    }
                }
                place += closed.length
            } else if opens, mark != Self.tilde || left >= 2 {
                let length = min(left, 2)
                push(mark == Self.tilde ? .struck : length == 2 ? .bold : .italic, length: length, at: place)
                place += length
            } else {
                add(mark)
                place += 1
            }
        }
        return end
    }

    /// The innermost open mark of that length, with content. If there is none, the innermost shorter one.
    private func closable(_ byte: UInt8, _ length: Int) -> Int? {
        let candidates = open.indices.filter { open[$0].byte == byte && open[$0].piece < pieces.count - 1 }
        return candidates.last { open[$0].length == length } ?? candidates.last { open[$0].length < length }
    }

    private mutating func closeBracket(at place: Int) -> Int {
        guard let index = open.lastIndex(where: { $0.kind == .link || $0.kind == .attributes }) else {
            add(Self.endBracket)
            return place + 1
        }
        guard byte(place + 1) == Self.parenthesis, let end = bytes[(place + 2)...].firstIndex(of: Self.endParenthesis) else {
            reportUnclosed(open[index])
            open.remove(at: index)
            add(Self.endBracket)
            return place + 1
        }
        let inner = String(decoding: bytes[(place + 2)..<end], as: UTF8.self)
        if open[index].kind == .attributes {
            let color = Self.color(inner)
            if color == nil { report(.unknownAttribute(inner), place + 2, end - place - 2) }
            close(index) { $0.color = color ?? $0.color }
        } else {
            if inner.isEmpty { report(.linkWithoutAddress, place + 1, 2) }
            close(index) { $0.link = inner }
        }
        return end + 1
    }

    /// Reads `color: 'systemRed'`.
    private static func color(_ attributes: String) -> Color? {
        let parts = attributes.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[0] == "color" else { return nil }
        return Color(word: String(parts[1].filter { $0 != " " && $0 != "'" && $0 != "\"" }))
    }
}
