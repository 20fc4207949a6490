/// Scans the names of classes and addresses.
enum ItemScanner {
    /// The end of the class name that begins here: `UILabel`, `Near.PlaceDetailsEventView`, `Swift._Box<Swift.Int>`.
    static func classEnd(from start: Int, in bytes: [UInt8]) -> Int? {
        guard start < bytes.count, bytes[start].isNamePart, !bytes[start].isDigit else { return nil }
        var end = start
        while end < bytes.count {
            let isPoint = bytes[end] == UInt8(ascii: ".") && end + 1 < bytes.count && bytes[end + 1].isNamePart && !bytes[end + 1].isDigit
            guard isPoint || bytes[end].isNamePart else { break }
            end += 1
        }
        return genericEnd(from: end, in: bytes) ?? end
    }

    /// The end of the arguments of a generic class, if an address follows.
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

    /// The address or the key behind the name of a class and a colon.
    ///
    /// - Parameter allowsNames: Whether it may be a name: Masonry's `mas_key`, SnapKit's label.
    static func key(after end: Int, in bytes: [UInt8], allowsNames: Bool) -> Range<Int>? {
        let colon = bytes.skippingBlanks(from: end)
        guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { return nil }
        let place = bytes.skippingBlanks(from: colon + 1)
        if let address = address(at: place, in: bytes) { return address }
        guard allowsNames, place == end + 1 else { return nil }
        let name = bytes[place...].prefix { !$0.isSpace && !"@>".utf8.contains($0) }
        return name.isEmpty ? nil : name.startIndex..<name.endIndex
    }

    /// `0x7fca7b88e5c0`.
    static func address(at place: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard bytes.has("0x", at: place) else { return nil }
        let digits = bytes[(place + 2)...].prefix { $0.isHexDigit }
        // Another letter shows that somebody edited the address.
        if digits.isEmpty || digits.endIndex < bytes.count && bytes[digits.endIndex].isNamePart { return nil }
        return place..<digits.endIndex
    }
}

extension [UInt8] {
    func skippingBlanks(from start: Int) -> Int {
        var place = start
        while place < count, self[place] == UInt8(ascii: " ") { place += 1 }
        return place
    }
}
