/// The location of one constraint in a paste: from the name of its class to the final `>`.
struct EntryText: Sendable {
    let range: Range<Int>
    let className: Range<Int>
    let key: Range<Int>
    let isOpen: Bool

    /// The maximum length in bytes, greater than that of any constraint. A damaged constraint may have no end.
    private static let longest = 4_000

    static func all(in paste: PastedText) -> [EntryText] {
        var heads: [(className: Range<Int>, key: Range<Int>)] = []
        var place = 0
        let bytes = paste.bytes
        while place < bytes.count {
            let isStart = bytes[place].isNamePart && (place == 0 || !(bytes[place - 1].isNamePart || bytes[place - 1] == UInt8(ascii: ".")))
            if isStart, let head = head(at: place, in: bytes) {
                heads.append(head)
                place = head.key.upperBound
            } else {
                place += 1
            }
        }
        return heads.indices.map { index in
            let limit = index + 1 < heads.count ? heads[index + 1].className.lowerBound : bytes.count
            return EntryText(heads[index].className, heads[index].key, before: limit, in: paste)
        }
    }

    private static func head(at start: Int, in bytes: [UInt8]) -> (className: Range<Int>, key: Range<Int>)? {
        guard let end = bytes.classEnd(from: start) else { return nil }
        // The name ends before the arguments of a generic class.
        let nameEnd = bytes[start..<end].firstIndex(of: UInt8(ascii: "<")) ?? end
        let isConstraint = bytes.has("Constraint", at: nameEnd - 10)
        // A quoted line of a list is a constraint, whatever its class.
        let isQuoted = start >= 2 && bytes[start - 1] == UInt8(ascii: "<") && bytes[start - 2] == UInt8(ascii: "\"")
        guard isConstraint || isQuoted, let key = bytes.key(after: end, allowsNames: isConstraint) else { return nil }
        return (start..<end, key)
    }

    private init(_ className: Range<Int>, _ key: Range<Int>, before limit: Int, in paste: PastedText) {
        let (bytes, start) = (paste.bytes, className.lowerBound)
        var end = min(limit, start + Self.longest)
        for word in ["Will attempt to" as StaticString, "Make a symbolic", "Unable to simultaneously", "Probably at least"] {
            if let offset = bytes.offset(of: word, from: key.upperBound, to: end) { end = offset }
        }
        let isInBrackets = start > 0 && bytes[start - 1] == UInt8(ascii: "<")
        let close = Self.close(from: key.upperBound, to: end, in: bytes)
        // An entry without brackets is one line. An entry with brackets may be wrapped.
        let last = close ?? Self.end(from: start, to: end, isWrapped: isInBrackets, in: bytes)
        self.className = className
        self.key = key
        range = start..<max(last, key.upperBound)
        isOpen = isInBrackets && close == nil
    }

    /// The first `>` before the end of its line, ignoring punctuation, or before the next entry.
    private static func close(from start: Int, to end: Int, in bytes: [UInt8]) -> Int? {
        (start..<max(start, end)).first { place in
            guard bytes[place] == UInt8(ascii: ">") else { return false }
            if bytes.has(">\"", at: place) { return true }
            let next = bytes[(place + 1)..<end].first { $0 == .newline || !($0.isSpace || "\",)'*;".utf8.contains($0)) }
            return next == nil || next == .newline || next == UInt8(ascii: "<")
        }
    }

    /// The end of the entry: the end of the line, or for a wrapped entry the next empty line or the end of the list.
    private static func end(from start: Int, to end: Int, isWrapped: Bool, in bytes: [UInt8]) -> Int {
        (start..<end).first { place in
            guard bytes[place] == .newline else { return false }
            let next = bytes[(place + 1)..<end].first { $0 == .newline || !$0.isSpace }
            return !isWrapped || next == nil || next == .newline || next == UInt8(ascii: ")")
        } ?? end
    }
}
