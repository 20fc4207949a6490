import PlaygroundModel

/// Translates the format or the equation of an entry into the notation of playgrounds. Items get short names, attributes get the names of
/// NSLayoutConstraint, numbers lose exponents, and a system spacing gets the printed length.
///
/// ```
/// V:|-(NSSpace(8))-[UILabel:0x7f'Tech'](LTR)  V:|-(8)-[v0]
/// UIView:0x7f.minX == + 160                   v0.left == superview.left + 160
/// ```
extension LoggedEntry {
    mutating func statementText() -> String? {
        let start = place
        if let axis = formatAxis() { return format(axis) }
        place = start
        return equation()
    }

    /// Reads the letter and the colon of a format, both of which may be missing.
    private mutating func formatAxis() -> String? {
        skipSpaces()
        let axis = skip("V") ? "V:" : "H:"
        if axis == "H:" { _ = skip("H") }
        skipSpaces()
        _ = skip(":")
        skipSpaces()
        return isNext("[") || isNext("|") ? axis : nil
    }

    private mutating func format(_ axis: String) -> String? {
        var text = axis
        while true {
            skipSpaces()
            if skip("|") {
                text += "|"
            } else if skip("[") {
                guard let item = item(endsBefore: .bracket), let size = predicate(), skip("]") else { return nil }
                text += "[\(name(item))\(size)]"
            } else if skip("-") {
                // An unreadable gap counts as a system spacing.
                var distance = predicate() ?? ""
                if distance.isEmpty, peek()?.isDigit == true, let number = number() { distance = "(\(number.decimalText))" }
                if distance.isEmpty { constraint.hasSystemSpacing = true }
                text += "-\(distance.isEmpty ? "8" : distance)-"
                skipSpaces()
                _ = skip("-")
            } else {
                if skip("(RTL)") { isRightToLeft = true }
                return text
            }
        }
    }

    /// A predicate such as `(>=20@750)`, with the spaces around it. Empty if no bracket follows.
    private mutating func predicate() -> String? {
        skipSpaces()
        guard skip("(") else { return "" }
        skipSpaces()
        var text = "(" + (relation() ?? "")
        skipSpaces()
        if let space = systemSpace() ?? number() {
            text += space.decimalText
        } else if let item = addressedItem() {
            text += name(item)
        } else {
            return nil
        }
        skipSpaces()
        if skip("@") {
            guard let priority = number() else { return nil }
            text += "@" + priority.decimalText
        }
        skipSpaces()
        guard skip(")") else { return nil }
        skipSpaces()
        return text + ")"
    }

    private mutating func equation() -> String? {
        guard let (item, attribute) = anchor() else { return nil }
        skipSpaces()
        guard let relation = relation() else { return nil }
        let first = name(item)
        var text = ""
        var sum = 0.0
        var hasAnchor = false
        while true {
            skipSpaces()
            if skip("*") {
                text += " *"
                skipSpaces()
                guard let factor = number() else { continue }
                text = (factor < 0 ? " -" : "") + text + " \(factor.magnitude.decimalText)"
            } else if let space = systemSpace() ?? number() {
                sum = space
                text += Self.term(space)
            } else if let (item, attribute) = anchor() {
                hasAnchor = true
                text += " \(name(item)).\(attribute.rawValue)"
            } else {
                break
            }
        }
        if hasAnchor || attribute.isDimension || text.isEmpty { return "\(first).\(attribute.rawValue) \(relation)\(text)" }
        // AppKit measures the y of a frame upwards from the superview's lower edge.
        if constraint.isAutoresizing, attribute.axis == .vertical, item.className?.hasPrefix("NS") == true {
            let edge: LayoutAttribute = attribute == .top ? .bottom : attribute == .bottom ? .top : attribute
            return "\(first).\(edge.rawValue) \(relation) superview.bottom\(Self.term(-sum))"
        }
        // A position related only to a number is relative to the superview's top, leading or left edge.
        let edge: LayoutAttribute = attribute.axis == .vertical ? .top : attribute.isDirectional ? .leading : .left
        return "\(first).\(attribute.rawValue) \(relation)\(text) + superview.\(edge.rawValue)"
    }

    private static func term(_ number: Double) -> String { (number < 0 ? " - " : " + ") + number.magnitude.decimalText }

    private mutating func relation() -> String? {
        let relations: [StaticString] = ["==", "<=", ">=", "="]
        return relations.first { skip($0) }.map { "\($0)" }
    }

    private mutating func systemSpace() -> Double? {
        let start = place
        if skip("+") { skipSpaces() }
        guard skip("NSSpace(") || skip("NSLayoutAnchorConstraintSpace("), let number = number(), skip(")") else {
            place = start
            return nil
        }
        constraint.hasSystemSpacing = true
        return number
    }

    private mutating func anchor() -> (item: LoggedItem, attribute: LayoutAttribute)? {
        guard let item = item(endsBefore: .attribute), skip("."), let (attribute, last) = attribute(at: place) else { return nil }
        place = last
        return (item, attribute)
    }

    private enum ItemEnd { case attribute, bracket }

    private mutating func item(endsBefore itemEnd: ItemEnd) -> LoggedItem? {
        skipSpaces()
        // A name may contain points and blanks.
        for name in knownNames where bytes[place..<end].starts(with: name.utf8) && isEnd(place + name.utf8.count, itemEnd) {
            place += name.utf8.count
            return LoggedItem(key: name)
        }
        guard var item = addressedItem() else { return namedItem(endsBefore: itemEnd) }
        item.label = label(before: itemEnd)
        return item
    }

    private mutating func addressedItem() -> LoggedItem? {
        guard let classEnd = bytes.classEnd(from: place), classEnd <= end,
              let key = bytes.key(after: classEnd, allowsNames: false), key.upperBound <= end
        else { return nil }
        defer { place = key.upperBound }
        return LoggedItem(className: bytes.text(place..<classEnd), key: bytes.text(key).lowercasedASCII)
    }

    /// An item such as `UILabel:messageLabel` with a key of Masonry, or a name that the entry does not explain.
    private mutating func namedItem(endsBefore itemEnd: ItemEnd) -> LoggedItem? {
        let last = (place..<max(place, min(end, place + 300))).first { isEnd($0, itemEnd) } ?? place
        let range = bytes.trimmed(place..<last)
        guard !range.isEmpty, !bytes[range.lowerBound].isDigit, !bytes[range].contains(where: "[|=\n".utf8.contains) else { return nil }
        place = last
        let text = bytes.text(range)
        guard let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")), colon > range.lowerBound else {
            return LoggedItem(label: text, key: text)
        }
        return LoggedItem(className: bytes.text(range.lowerBound..<colon), label: bytes.text(colon + 1..<range.upperBound), key: text)
    }

    /// The title after an address, such as `'Letting you in!'`. A title may contain quotation marks.
    private mutating func label(before itemEnd: ItemEnd) -> String? {
        let start = bytes.skippingBlanks(from: place)
        guard start < end, bytes[start] == UInt8(ascii: "'") else { return nil }
        let close = (start + 1..<max(start + 1, end)).first { bytes[$0] == UInt8(ascii: "'") && isEnd($0 + 1, itemEnd) }
        guard let close else { return nil }
        place = close + 1
        return bytes.text(start + 1..<close)
    }

    /// Whether an item can end before an offset.
    private func isEnd(_ offset: Int, _ itemEnd: ItemEnd) -> Bool {
        let offset = bytes.skippingBlanks(from: offset)
        guard offset < end else { return false }
        switch itemEnd {
        case .bracket: return "](".utf8.contains(bytes[offset])
        case .attribute: return bytes[offset] == UInt8(ascii: ".") && attribute(at: offset + 1) != nil
        }
    }

    private static let otherAttributes: [String: LayoutAttribute] = [
        "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom, "baseline": .lastBaseline,
        "boundsWidth": .width, "boundsHeight": .height,
    ]

    private func attribute(at offset: Int) -> (attribute: LayoutAttribute, end: Int)? {
        var last = offset
        while last < end, bytes[last].isLetter, last - offset < 24 { last += 1 }
        guard last == end || !bytes[last].isNamePart else { return nil }
        let name = bytes.text(offset..<last)
        return (LayoutAttribute(rawValue: name) ?? Self.otherAttributes[name]).map { ($0, last) }
    }
}
