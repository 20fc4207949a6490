import PlaygroundModel

/// ```
/// equation = anchor relation sum
/// sum      = [ number "*" ] anchor [ "*" number ] [ ( "+" | "-" ) number | space ] | number
/// anchor   = item "." attribute
/// item     = class ":" ( address | key ) [ "'" title "'" ] | name
/// space    = "NSSpace(" number ")" | "NSLayoutAnchorConstraintSpace(" number ")"
/// ```
extension EntryParser {
    mutating func equation(into entry: inout ParsedEntry) -> ParsedEntry.Equation? {
        guard let first = anchor() else { return nil }
        skipSpaces()
        guard let relation = relation() else { return nil }
        skipSpaces()
        var equation = ParsedEntry.Equation(first: first, relation: relation)
        let start = place
        // A factor before the anchor has its sign of multiplication; a number without one is the whole sum.
        if let number = number() {
            skipSpaces()
            guard skip("*") else {
                equation.constant = number
                return equation
            }
            equation.multiplier = number
            skipSpaces()
        } else {
            place = start
        }
        guard let second = anchor() else { return nil }
        equation.second = second
        skipSpaces()
        if skip("*"), let factor = number() { equation.multiplier *= factor }
        skipSpaces()
        if let space = systemSpace() {
            entry.constraint.hasSystemSpacing = true
            equation.constant = space
        } else if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") {
            guard let constant = number() else { return nil }
            skipSpaces()
            equation.constant = constant
        }
        return equation
    }

    /// `NSSpace(8)`.
    mutating func systemSpace() -> Double? {
        let start = place
        guard skip("+ NSSpace(") || skip("NSSpace(") || skip("NSLayoutAnchorConstraintSpace(") || skip("+ NSLayoutAnchorConstraintSpace(") else {
            return nil
        }
        guard let number = number(), skip(")") else {
            place = start
            return nil
        }
        return number
    }

    // MARK: Anchors

    private mutating func anchor() -> ParsedEntry.Anchor? {
        skipSpaces()
        guard let item = item(endsBefore: .attribute) else { return nil }
        guard skip("."), let attribute = attribute() else { return nil }
        return ParsedEntry.Anchor(reference: .item(item), attribute: attribute)
    }

    /// What may stand behind an item.
    enum ItemEnd {
        /// `.width`
        case attribute
        /// `]` or `(`
        case bracket
    }

    /// An item, if one begins here.
    mutating func item(endsBefore itemEnd: ItemEnd) -> ParsedEntry.Item? {
        let start = place
        // A name may have a point in it, and blanks.
        for name in knownNames where bytes[place..<end].starts(with: name.utf8) && isEnd(place + name.utf8.count, itemEnd) {
            place += name.utf8.count
            return ParsedEntry.Item(key: name)
        }
        if let classEnd = ItemScanner.classEnd(from: place, in: bytes), classEnd <= end,
           let key = ItemScanner.key(after: classEnd, in: bytes, allowsNames: false), key.upperBound <= end {
            let className = bytes.text(place..<classEnd)
            place = key.upperBound
            let label = label(before: itemEnd)
            return ParsedEntry.Item(className: className, key: bytes.text(key).lowercasedASCII, label: label)
        }
        return namedItem(endsBefore: itemEnd, from: start)
    }

    /// `UILabel:messageLabel` with a key of Masonry's, or a name that the entry does not explain.
    private mutating func namedItem(endsBefore itemEnd: ItemEnd, from start: Int) -> ParsedEntry.Item? {
        guard let last = (place..<end).first(where: { isEnd($0, itemEnd) }), last > place, last - place < 300 else { return nil }
        let range = bytes.trimmed(place..<last)
        let isPlain = !range.isEmpty && bytes[range].allSatisfy { ![UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: "="), .newline].contains($0) }
        guard isPlain, !bytes[range.lowerBound].isDigit else { return nil }
        place = last
        let text = bytes.text(range)
        guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")), colon > range.lowerBound else {
            return ParsedEntry.Item(key: text, label: text)
        }
        return ParsedEntry.Item(
            className: bytes.text(range.lowerBound..<colon), key: text, label: bytes.text(colon + 1..<range.upperBound))
    }

    /// The title behind an address: `'Letting you in!'`. A title may have quotation marks in it.
    private mutating func label(before itemEnd: ItemEnd) -> String? {
        var start = place
        while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
        guard start < end, bytes[start] == UInt8(ascii: "'") else { return nil }
        guard let close = (start + 1..<end).first(where: { bytes[$0] == UInt8(ascii: "'") && isEnd($0 + 1, itemEnd) }) else { return nil }
        place = close + 1
        return bytes.text(start + 1..<close)
    }

    /// Whether an item that stands before an offset is over there.
    private func isEnd(_ offset: Int, _ itemEnd: ItemEnd) -> Bool {
        var offset = offset
        while offset < end, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
        guard offset < end else { return false }
        switch itemEnd {
        case .bracket: return bytes[offset] == UInt8(ascii: "]") || bytes[offset] == UInt8(ascii: "(")
        case .attribute:
            guard bytes[offset] == UInt8(ascii: ".") else { return false }
            return AttributeName.named(at: offset + 1, in: bytes, to: end) != nil
        }
    }

    private mutating func attribute() -> LayoutAttribute? {
        guard let (attribute, last) = AttributeName.named(at: place, in: bytes, to: end) else { return nil }
        place = last
        return attribute
    }
}

/// The names of attributes in logs.
enum AttributeName {
    /// UIKit's own, those of frames that autoresizing masks speak of, and those of old systems.
    private static let others: [(name: String, attribute: LayoutAttribute)] = [
        ("minX", .left), ("midX", .centerX), ("maxX", .right), ("minY", .top), ("midY", .centerY), ("maxY", .bottom),
        ("baseline", .lastBaseline), ("boundsWidth", .width), ("boundsHeight", .height),
    ]

    /// The attribute whose name stands at an offset, and where the name ends.
    static func named(at offset: Int, in bytes: [UInt8], to end: Int) -> (attribute: LayoutAttribute, end: Int)? {
        var last = offset
        while last < end, bytes[last].isLetter { last += 1 }
        guard last > offset, last - offset < 24, last == end || !bytes[last].isNamePart else { return nil }
        let name = bytes.text(offset..<last)
        if let attribute = LayoutAttribute(rawValue: name) { return (attribute, last) }
        return others.first { $0.name == name }.map { ($0.attribute, last) }
    }
}
