/// Where one constraint stands in a paste: from the name of its class to the `>` that ends it.
struct EntryText: Sendable {
    let range: Range<Int>
    /// The name of the class, and the address or key behind it.
    let className: Range<Int>
    let key: Range<Int>
    /// Whether the sign that ends it is missing.
    let isOpen: Bool

    /// More bytes than any constraint has; damage may leave one without an end.
    private static let longest = 4_000

    /// All constraints of a paste in their order.
    static func all(in paste: PastedText) -> [EntryText] {
        var found: [Head] = []
        var place = 0
        let bytes = paste.bytes
        while place < bytes.count {
            let isStart = bytes[place].isNamePart && (place == 0 || !(bytes[place - 1].isNamePart || bytes[place - 1] == UInt8(ascii: ".")))
            if isStart, let head = Head(at: place, in: bytes) {
                found.append(head)
                place = head.key.upperBound
            } else {
                place += 1
            }
        }
        return found.indices.map { index in
            let limit = index + 1 < found.count ? found[index + 1].className.lowerBound : bytes.count
            return EntryText(found[index], before: limit, in: paste)
        }
    }

    private init(_ head: Head, before limit: Int, in paste: PastedText) {
        let bytes = paste.bytes
        var end = min(limit, head.className.lowerBound + Self.longest)
        for word in ["Will attempt to" as StaticString, "Make a symbolic", "Unable to simultaneously", "Probably at least"] {
            if let offset = paste.offset(of: word, from: head.key.upperBound, to: end) { end = offset }
        }
        let start = head.className.lowerBound
        let isInBrackets = start > 0 && bytes[start - 1] == UInt8(ascii: "<")
        let close = Self.close(from: head.key.upperBound, to: end, in: bytes)
        // Without brackets it is a line; with them it may have been wrapped.
        let last = close ?? (isInBrackets ? Self.paragraphEnd(from: start, to: end, in: bytes) : Self.lineEnd(from: start, to: end, in: bytes))
        range = start..<max(last, head.key.upperBound)
        className = head.className
        key = head.key
        isOpen = isInBrackets && close == nil
    }

    /// The place of the first `>` that nothing but the end of an entry follows on its line.
    private static func close(from start: Int, to end: Int, in bytes: [UInt8]) -> Int? {
        for place in start..<end where bytes[place] == UInt8(ascii: ">") {
            var next = place + 1
            while next < end, bytes[next] != .newline, isEntryEnd(bytes[next]) { next += 1 }
            // The `<` of the next entry, or its quotation mark, ends this one.
            if next >= end || bytes[next] == .newline || bytes[next] == UInt8(ascii: "<") { return place }
            if bytes.has(">\"", at: place) { return place }
        }
        return nil
    }

    private static func isEntryEnd(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: ";"): true
        default: byte.isSpace
        }
    }

    private static func lineEnd(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
        (start..<end).first { bytes[$0] == .newline } ?? end
    }

    /// The next empty line, or the line that ends a list.
    private static func paragraphEnd(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
        var place = start
        while place < end {
            guard bytes[place] == .newline else {
                place += 1
                continue
            }
            var next = place + 1
            while next < end, bytes[next].isSpace, bytes[next] != .newline { next += 1 }
            if next >= end || bytes[next] == .newline || bytes[next] == UInt8(ascii: ")") { return place }
            place = next
        }
        return end
    }
}

/// `NSLayoutConstraint:0x7fca7b88e5c0`.
private struct Head {
    let className: Range<Int>
    let key: Range<Int>

    init?(at start: Int, in bytes: [UInt8]) {
        guard let end = ItemScanner.classEnd(from: start, in: bytes) else { return nil }
        let isConstraint = bytes.hasSuffix("Constraint", endingAt: Self.nameEnd(start, end, in: bytes))
        // A class with another name is one where the list has nothing but constraints.
        let isQuoted = start >= 2 && bytes[start - 1] == UInt8(ascii: "<") && bytes[start - 2] == UInt8(ascii: "\"")
        guard isConstraint || isQuoted, let key = ItemScanner.key(after: end, in: bytes, allowsNames: isConstraint) else { return nil }
        className = start..<end
        self.key = key
    }

    /// Where the name ends before what a generic class has in brackets.
    private static func nameEnd(_ start: Int, _ end: Int, in bytes: [UInt8]) -> Int {
        (start..<end).first { bytes[$0] == UInt8(ascii: "<") } ?? end
    }
}

extension [UInt8] {
    /// Whether a word ends at an offset.
    func hasSuffix(_ word: StaticString, endingAt end: Int) -> Bool { has(word, at: end - word.utf8CodeUnitCount) }
}
