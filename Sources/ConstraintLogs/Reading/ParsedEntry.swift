import PlaygroundModel

/// A constraint as it is written, before it is known which items of the log its names mean.
struct ParsedEntry: Sendable {
    /// An item as one entry writes it.
    struct Item: Hashable, Sendable {
        var className: String?
        /// The address; or the key, or the name of a view that is printed without its class.
        var key: String
        var label: String?
    }

    enum Reference: Hashable, Sendable {
        case item(Item)
        /// `|`: the superview of the item beside it.
        case superview
    }

    struct Anchor: Hashable, Sendable {
        var reference: Reference
        var attribute: LayoutAttribute
    }

    /// `first relation multiplier × second + constant`.
    struct Equation: Hashable, Sendable {
        var first: Anchor
        var relation: LayoutConstraint.Relation
        var multiplier = 1.0
        var second: Anchor?
        var constant = 0.0
        var priority: Double?
    }

    var constraint: LoggedConstraint
    var equation: Equation?
    /// What the entry says behind its equation: which item a name means, `|` among them.
    var names: [(name: String, item: Item)] = []
    /// The priority that stands behind the whole, as old systems write it.
    var priority: Double?
    var isRightToLeft = false

    init(_ entry: EntryText, of paste: PastedText) {
        let bytes = paste.bytes
        constraint = LoggedConstraint(
            className: bytes.text(entry.className), key: bytes.text(entry.key).lowercasedASCII,
            line: paste.line(of: entry.range.lowerBound), text: bytes.oneLine(entry.range))
        if constraint.key.hasPrefix("0x"), ItemScanner.address(at: entry.key.lowerBound, in: bytes) == nil {
            constraint.problem = .noAddress(bytes.text(entry.key))
            return
        }
        var parser = EntryParser(bytes, entry.key.upperBound..<entry.range.upperBound)
        parser.parse(into: &self)
        if equation == nil, constraint.problem == nil { constraint.problem = entry.isOpen ? .cutOff : .unknownForm }
        // The end of a number or of an address may be missing.
        if entry.isOpen, !parser.hasTrailer {
            equation = nil
            constraint.problem = .cutOff
        }
    }
}

extension String {
    /// In lower case, as far as it is ASCII.
    var lowercasedASCII: String { String(decoding: utf8.map { $0.lowercased }, as: UTF8.self) }
}

extension [UInt8] {
    /// A part as one line, every run of white space a blank.
    func oneLine(_ range: Range<Int>) -> String {
        var line: [UInt8] = []
        for byte in self[trimmed(range)] {
            if !byte.isSpace { line.append(byte) } else if line.last != 0x20 { line.append(0x20) }
        }
        return String(decoding: line, as: UTF8.self)
    }
}
