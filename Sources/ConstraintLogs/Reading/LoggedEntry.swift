import PlaygroundModel
import PlaygroundReader

/// An entry of a list: its constraint and its names, before the names are resolved.
///
/// ```
/// entry    = [ "@" file "#" line ] { mask | identifier } ( format | equation ) trailer
/// mask     = "h=" 3("&" | "-") | "v=" 3("&" | "-")
/// trailer  = { "Hug:" number | "CompressionResistance:" number | priority | state | "(" names ")" }
/// state    = "(" [ "in" ] "active" [ "," names ] ")"
/// priority = ( "@" | "^" | "priority:" ) number
/// names    = "names:" { name ":" item }
/// ```
///
/// Formats and equations have the notation of playgrounds, except for item names (`LoggedEntry+Statement`).
struct LoggedEntry: Sendable {
    let bytes: [UInt8]
    var place: Int
    private(set) var end: Int
    var constraint: LoggedConstraint
    /// The constraint between items named by index: `v0.width == 2 * v1.width`. The root view represents the superview.
    private(set) var statement: LayoutConstraint?
    var items: [LoggedItem] = []
    /// The names in the trailer, including `|`.
    private(set) var names: [(name: String, item: LoggedItem)] = []
    private(set) var knownNames: [String] = []
    var isRightToLeft = false
    private var hasTrailer = false
    private var priority: Double?

    init(_ text: EntryText, of paste: PastedText) {
        bytes = paste.bytes
        (place, end) = (text.key.upperBound, text.range.upperBound)
        constraint = LoggedConstraint(
            className: bytes.text(text.className), key: bytes.text(text.key).lowercasedASCII,
            line: paste.line(of: text.range.lowerBound),
            text: bytes.text(text.range).split { $0.isWhitespace }.joined(separator: " "))
        if constraint.key.hasPrefix("0x"), bytes.address(at: text.key.lowerBound) == nil {
            constraint.problem = .noAddress(bytes.text(text.key))
        } else {
            parse(isOpen: text.isOpen)
        }
    }

    private mutating func parse(isOpen: Bool) {
        let words: [StaticString] = ["(active", "(inactive", "(names", "( active", "( names"]
        if let trailer = words.compactMap({ bytes.offset(of: $0, from: place, to: end) }).min() {
            hasTrailer = true
            names = names(from: trailer)
            knownNames = names.map { $0.name }.filter { $0 != "|" }.sorted { $0.utf8.count > $1.utf8.count }
            end = trailer
        }
        skipSource()
        skipMasksAndIdentifiers()
        let text = statementText()
        readTrailer()
        do throws(ConstraintTextError) {
            // A number or an address at the end of an open entry may be cut off.
            guard let text, hasTrailer || !isOpen else { throw .unreadable }
            let read = try ConstraintTextReader(between: items.indices.map(Self.name(ofItem:))).constraints(text)
            guard read.count == 1 else { throw .unreadable }
            statement = read[0]
            if let priority, read[0].priority == .required { statement?.priority = LayoutPriority(priority) }
        } catch {
            constraint.problem = error == .illegal ? .meaningless : isOpen ? .cutOff : .unknownForm
        }
    }

    private static func name(ofItem place: Int) -> String { "v\(place)" }

    mutating func name(_ item: LoggedItem) -> String {
        if let known = items.firstIndex(of: item) { return Self.name(ofItem: known) }
        items.append(item)
        return Self.name(ofItem: items.count - 1)
    }

    var relatedItems: [LoggedItem] { [statement?.first, statement?.second].compactMap { $0 }.compactMap { item(of: $0) } }

    /// The item of an anchor. `nil` for the superview.
    func item(of anchor: LayoutAnchor) -> LoggedItem? {
        guard case .view(let view) = anchor.item else { return nil }
        return items.indices.first { Self.name(ofItem: $0) == view.name }.map { items[$0] }
    }

    /// Skips `@LoginView.swift#42`, or the whole path in old versions of SnapKit.
    private mutating func skipSource() {
        let start = place + 1
        guard isNext("@"), let sign = bytes[start..<end].firstIndex(where: "#\n".utf8.contains), bytes[sign] != .newline else { return }
        let name = bytes[start..<sign].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? start
        place = sign + 1
        skipDigits()
        constraint.place = "\(bytes.text(name..<sign)):\(bytes.text(sign + 1..<place))"
    }

    private mutating func skipMasksAndIdentifiers() {
        while true {
            skipSpaces()
            if isMask {
                while let byte = peek(), !byte.isSpace { place += 1 }
            } else if isNext("'"), !isNext("'|"), let close = quotationEnd(from: place + 1, to: end) {
                constraint.identifier = bytes.text(place + 1..<close)
                place = close + 1
            } else {
                return
            }
        }
    }

    /// Whether a mask such as `h=--&`, or a damaged part of one, follows.
    private var isMask: Bool {
        guard let byte = peek() else { return false }
        let beginnings: [StaticString] = ["h=", "v=", "h =", "v ="]
        return beginnings.contains { bytes.has($0, at: place) } || "&-=".utf8.contains(byte) && peek(1) != UInt8(ascii: "(")
    }

    private func quotationEnd(from start: Int, to end: Int) -> Int? {
        (start..<max(start, end)).first {
            bytes[$0] == UInt8(ascii: "'") && ($0 + 1 >= end || bytes[$0 + 1].isSpace || bytes[$0 + 1] == UInt8(ascii: ")"))
        }
    }

    /// The names in `(active, names: '|':UIView:0x7f , label:0x7f )`.
    private func names(from start: Int) -> [(name: String, item: LoggedItem)] {
        guard var next = bytes.offset(of: "names", from: start, to: end).map({ $0 + 5 }) else { return [] }
        var names: [(name: String, item: LoggedItem)] = []
        while true {
            while next < end, bytes[next].isSpace || ",:".utf8.contains(bytes[next]) { next += 1 }
            // A name without an address is cut off.
            let colons = (next..<max(next, end)).lazy.filter { bytes[$0] == UInt8(ascii: ":") }
            let addresses = colons.compactMap { colon in
                bytes.address(at: bytes.skippingBlanks(from: colon + 1)).map { (colon, $0) }
            }
            guard let (colon, address) = addresses.first else { return names }
            names.append(name(bytes.trimmed(next..<colon), address: bytes.text(address).lowercasedASCII))
            next = address.upperBound
            // The title after an address is skipped.
            if next < end, bytes[next] == UInt8(ascii: "'") { next = quotationEnd(from: next + 1, to: end).map { $0 + 1 } ?? end }
        }
    }

    /// The item with a name such as `'|':Near.EventView` or `label`, which precedes the address.
    private func name(_ range: Range<Int>, address: String) -> (name: String, item: LoggedItem) {
        let name = bytes.text(range)
        guard ["'|'", "' | '", "|"].contains(where: name.hasPrefix) else { return (name, LoggedItem(label: name, key: address)) }
        let owner = String(name.drop { " '|:".contains($0) })
        return ("|", LoggedItem(className: owner.isEmpty ? nil : owner, key: address))
    }

    /// Reads priorities, and the keywords of content sizes.
    private mutating func readTrailer() {
        var hugging: Double?, resistance: Double?
        while place < end {
            skipSpaces()
            if skip("Hug:") {
                hugging = number()
            } else if skip("CompressionResistance:") {
                resistance = number()
            } else if skip("priority:") || skip("@") || skip("^UILayoutPriority(rawValue:") || skip("^") {
                priority = number() ?? namedPriority()
            } else if skip("(RTL)") {
                isRightToLeft = true
            } else {
                place += 1
                continue
            }
            hasTrailer = true
        }
        if let hugging, let resistance { constraint.contentPriority = min(hugging, resistance) }
    }

    private mutating func namedPriority() -> Double? {
        skipSpaces()
        let names: [(StaticString, Double)] = [("required", 1000), ("high", 750), ("medium", 500), ("low", 250), ("fitting size", 50)]
        return names.first { skip($0.0) }?.1
    }

    func peek(_ distance: Int = 0) -> UInt8? {
        place + distance < end ? bytes[place + distance] : nil
    }

    mutating func skipSpaces() {
        while place < end, bytes[place].isSpace { place += 1 }
    }

    private mutating func skipDigits() {
        while let byte = peek(), byte.isDigit { place += 1 }
    }

    func isNext(_ word: StaticString) -> Bool { place + word.utf8CodeUnitCount <= end && bytes.has(word, at: place) }

    mutating func skip(_ word: StaticString) -> Bool {
        guard isNext(word) else { return false }
        place += word.utf8CodeUnitCount
        return true
    }

    /// A number with or without a sign: `12`, `- 16`, `-0.5`, `1e+06`. A rounding error such as 8.88178e-16 is 0.
    mutating func number() -> Double? {
        let start = place
        skipSpaces()
        let sign = skip("-") ? -1.0 : 1
        if sign > 0 { _ = skip("+") }
        skipSpaces()
        let digits = place
        while let byte = peek(), byte.isDigit || byte == UInt8(ascii: ".") && (peek(1)?.isDigit ?? false) { place += 1 }
        let mantissa = place
        if mantissa > digits, skip("e") {
            if !skip("-") { _ = skip("+") }
            let exponent = place
            skipDigits()
            if place == exponent { place = mantissa }
        }
        guard let number = Double(bytes.text(digits..<place)), number.isFinite else {
            place = start
            return nil
        }
        return number < 1e-9 ? 0 : sign * number
    }
}

extension String {
    var lowercasedASCII: String { String(decoding: utf8.map { $0.lowercased }, as: UTF8.self) }
}
