/// The small parts of which a log names classes, addresses and titles.
enum ItemScanner {
    /// Where the name of a class ends that begins here: `UILabel`, `Near.PlaceDetailsEventView`, `Swift._Box<Swift.Int>`.
    static func classEnd(from start: Int, in bytes: [UInt8]) -> Int? {
        guard start < bytes.count, bytes[start].isNamePart, !bytes[start].isDigit else { return nil }
        var end = start
        while end < bytes.count {
            if bytes[end].isNamePart {
                end += 1
            } else if bytes[end] == UInt8(ascii: "."), end + 1 < bytes.count, bytes[end + 1].isNamePart, !bytes[end + 1].isDigit {
                end += 1
            } else {
                break
            }
        }
        return genericEnd(from: end, in: bytes) ?? end
    }

    /// Where the brackets of a generic class end that open here, if an address follows them.
    private static func genericEnd(from start: Int, in bytes: [UInt8]) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
        var depth = 0
        for place in start..<min(bytes.count, start + 600) {
            switch bytes[place] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth == 0 { return bytes.has(":0x", at: place + 1) ? place + 1 : nil }
            case .newline, UInt8(ascii: "\""): return nil
            default: break
            }
        }
        return nil
    }

    /// The address or the key behind the name of a class, with the colon before it.
    ///
    /// - Parameter allowsNames: Whether something else than an address may stand there: Masonry's `mas_key`, SnapKit's label.
    static func key(after end: Int, in bytes: [UInt8], allowsNames: Bool) -> Range<Int>? {
        var place = end
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
        place += 1
        while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
        if let address = address(at: place, in: bytes) { return address }
        guard allowsNames, place == end + 1, place < bytes.count, !bytes[place].isSpace else { return nil }
        var last = place
        while last < bytes.count, !bytes[last].isSpace, bytes[last] != UInt8(ascii: "@"), bytes[last] != UInt8(ascii: ">") { last += 1 }
        return last > place ? place..<last : nil
    }

    /// `0x7fca7b88e5c0`.
    static func address(at place: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.has("0x", at: place) else { return nil }
        var end = place + 2
        while end < bytes.count, bytes[end].isHexDigit { end += 1 }
        // A letter that no address has: something was changed by hand.
        if end < bytes.count, bytes[end].isNamePart { return nil }
        return end > place + 2 ? place..<end : nil
    }
}
