extension [UInt8] {
    /// The end of the class name that begins here: `UILabel`, `Near.PlaceDetailsEventView`, `Swift._Box<Swift.Int>`.
    func classEnd(from start: Int) -> Int? {
        guard isClassStart(start) else { return nil }
        var end = start
        while end < count, self[end].isNamePart || self[end] == UInt8(ascii: ".") && isClassStart(end + 1) { end += 1 }
        return genericEnd(from: end) ?? end
    }

    private func isClassStart(_ place: Int) -> Bool { place < count && self[place].isNamePart && !self[place].isDigit }

    private func genericEnd(from start: Int) -> Int? {
        guard start < count, self[start] == UInt8(ascii: "<") else { return nil }
        var depth = 0
        for place in start..<Swift.min(count, start + 600) {
            switch self[place] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"):
                depth -= 1
                if depth == 0 { return has(":0x", at: place + 1) ? place + 1 : nil }
            case .newline, UInt8(ascii: "\""): return nil
            default: break
            }
        }
        return nil
    }

    /// The address or key after a class name and a colon. `allowsNames` permits names, such as Masonry's `mas_key` or SnapKit's label.
    func key(after end: Int, allowsNames: Bool) -> Range<Int>? {
        let colon = skippingBlanks(from: end)
        guard colon < count, self[colon] == UInt8(ascii: ":") else { return nil }
        let place = skippingBlanks(from: colon + 1)
        if let address = address(at: place) { return address }
        guard allowsNames, place == end + 1 else { return nil }
        let name = self[place...].prefix { !$0.isSpace && !"@>".utf8.contains($0) }
        return name.isEmpty ? nil : name.indices
    }

    func address(at place: Int) -> Range<Int>? {
        guard has("0x", at: place) else { return nil }
        let digits = self[(place + 2)...].prefix { $0.isHexDigit }
        // Another letter after the digits shows that the address was edited.
        if digits.isEmpty || digits.endIndex < count && self[digits.endIndex].isNamePart { return nil }
        return place..<digits.endIndex
    }

    func skippingBlanks(from start: Int) -> Int {
        start < count ? self[start...].firstIndex { $0 != UInt8(ascii: " ") } ?? count : start
    }
}
