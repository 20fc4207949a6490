import PlaygroundModel

/// Reads what stands behind the address of a constraint.
///
/// ```
/// entry    = [ "@" file "#" line ] { mask | identifier } ( format | equation ) trailer
/// mask     = "h=" 3("&" | "-") | "v=" 3("&" | "-")
/// trailer  = { "Hug:" number | "CompressionResistance:" number | priority | "(" [ "in" ] "active" [ "," names ] ")" | "(" names ")" }
/// priority = ( "@" | "^" | "priority:" ) number
/// names    = "names:" { name ":" item }
/// ```
///
/// The format is Apple's Visual Format Language with addresses (`EntryParser+Format`); an equation is
/// `EntryParser+Equation`.
struct EntryParser {
    let bytes: [UInt8]
    var place: Int
    let end: Int
    /// The names of views that the entry explains behind its equation, the longest first.
    var knownNames: [String] = []
    /// Whether anything stands behind the equation: then the equation is whole.
    private(set) var hasTrailer = false

    init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        place = range.lowerBound
        end = range.upperBound
    }

    mutating func parse(into entry: inout ParsedEntry) {
        let trailer = trailerStart()
        if let trailer {
            hasTrailer = true
            entry.names = names(from: trailer)
            knownNames = entry.names.map { $0.name }.filter { $0 != "|" }.sorted { $0.utf8.count > $1.utf8.count }
        }
        skipSource(into: &entry)
        skipMasksAndIdentifiers(into: &entry)
        skipSpaces()
        let body = place
        entry.equation = format(into: &entry)
        if entry.equation == nil {
            place = body
            entry.equation = equation(into: &entry)
        }
        readTrailer(into: &entry, to: trailer ?? end)
        if let priority = entry.priority, entry.equation?.priority == nil { entry.equation?.priority = priority }
    }

    // MARK: Before the equation

    /// `@LoginView.swift#42` or, of old SnapKits, the whole path.
    private mutating func skipSource(into entry: inout ParsedEntry) {
        guard peek() == UInt8(ascii: "@") else { return }
        place += 1
        let start = place
        while let byte = peek(), byte != UInt8(ascii: "#"), byte != .newline { place += 1 }
        guard peek() == UInt8(ascii: "#") else {
            place = start
            return
        }
        let path = bytes[start..<place]
        let name = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? start
        let file = bytes.text(name..<place)
        place += 1
        let number = place
        while let byte = peek(), byte.isDigit { place += 1 }
        entry.constraint.place = "\(file):\(bytes.text(number..<place))"
    }

    private mutating func skipMasksAndIdentifiers(into entry: inout ParsedEntry) {
        while true {
            skipSpaces()
            if isMask {
                while let byte = peek(), !byte.isSpace { place += 1 }
            } else if peek() == UInt8(ascii: "'"), peek(1) != UInt8(ascii: "|"), let close = identifierEnd() {
                entry.constraint.identifier = bytes.text(place + 1..<close)
                place = close + 1
            } else {
                return
            }
        }
    }

    /// `h=--&`, or what a translation left of it.
    private var isMask: Bool {
        guard let byte = peek() else { return false }
        let signs = [UInt8(ascii: "&"), UInt8(ascii: "-"), UInt8(ascii: "=")]
        if byte == UInt8(ascii: "h") || byte == UInt8(ascii: "v") {
            return peek(1) == UInt8(ascii: "=") || peek(1) == UInt8(ascii: " ") && peek(2) == UInt8(ascii: "=")
        }
        return signs.contains(byte) && peek(1) != UInt8(ascii: "(")
    }

    /// The quotation mark that ends an identifier: the next with a blank behind it.
    private func identifierEnd() -> Int? {
        (place + 1..<end).first { bytes[$0] == UInt8(ascii: "'") && ($0 + 1 >= end || bytes[$0 + 1].isSpace) }
    }

    // MARK: Behind it

    private static let trailers: [StaticString] = ["(active", "(inactive", "(names", "( active", "( names"]

    /// Where the bracket behind the equation begins.
    private func trailerStart() -> Int? {
        var found: Int?
        for word in Self.trailers {
            guard let offset = bytes.offset(of: word, from: place, to: end) else { continue }
            found = min(found ?? offset, offset)
        }
        return found
    }

    /// `(active, names: '|':UIView:0x7f , label:0x7f )`.
    private func names(from start: Int) -> [(name: String, item: ParsedEntry.Item)] {
        guard var next = bytes.offset(of: "names", from: start, to: end).map({ $0 + 5 }) else { return [] }
        var names: [(name: String, item: ParsedEntry.Item)] = []
        while next < end {
            while next < end, bytes[next].isSpace || [UInt8(ascii: ","), UInt8(ascii: ":")].contains(bytes[next]) { next += 1 }
            // The address ends a name; one without an address is cut off.
            guard let colon = addressColon(from: next), let address = address(after: colon) else { break }
            names.append(name(bytes.trimmed(next..<colon), address: bytes.text(address).lowercasedASCII))
            next = address.upperBound
            next = skippingLabel(from: next)
        }
        return names
    }

    private func addressColon(from start: Int) -> Int? {
        guard start < end else { return nil }
        return (start..<end).first { bytes[$0] == UInt8(ascii: ":") && address(after: $0) != nil }
    }

    private func address(after colon: Int) -> Range<Int>? {
        var place = colon + 1
        while place < end, bytes[place] == UInt8(ascii: " ") { place += 1 }
        return ItemScanner.address(at: place, in: bytes)
    }

    /// `'|':Near.EventView` or `label`, before the address.
    private func name(_ range: Range<Int>, address: String) -> (name: String, item: ParsedEntry.Item) {
        let isSuperview = bytes.has("'|'", at: range.lowerBound) || bytes.has("' | '", at: range.lowerBound) || bytes.has("|", at: range.lowerBound)
        if isSuperview, let bar = bytes[range].firstIndex(of: UInt8(ascii: "|")) {
            var start = bar + 1
            while start < range.upperBound, bytes[start].isSpace || bytes[start] == UInt8(ascii: "'") || bytes[start] == UInt8(ascii: ":") { start += 1 }
            let owner = bytes.text(start..<range.upperBound)
            return ("|", ParsedEntry.Item(className: owner.isEmpty ? nil : owner, key: address))
        }
        let name = bytes.text(range)
        return (name, ParsedEntry.Item(className: nil, key: address, label: name))
    }

    /// Steps over `'Title'` behind an address.
    private func skippingLabel(from start: Int) -> Int {
        guard start < end, bytes[start] == UInt8(ascii: "'") else { return start }
        var close = start + 1
        while close < end, !(bytes[close] == UInt8(ascii: "'") && close + 1 < end && (bytes[close + 1].isSpace || bytes[close + 1] == UInt8(ascii: ")"))) {
            close += 1
        }
        return min(close + 1, end)
    }

    /// Priorities, and the words of content sizes.
    private mutating func readTrailer(into entry: inout ParsedEntry, to trailer: Int) {
        var hugging: Double?, resistance: Double?
        while place < trailer {
            skipSpaces()
            if skip("Hug:") {
                hugging = number()
            } else if skip("CompressionResistance:") {
                resistance = number()
            } else if skip("priority:") || skip("@") || skip("^UILayoutPriority(rawValue:") || skip("^") {
                skipSpaces()
                entry.priority = number() ?? namedPriority()
            } else if skip("(RTL)") {
                entry.isRightToLeft = true
            } else {
                place += 1
                continue
            }
            hasTrailer = true
        }
        if let hugging, let resistance { entry.constraint.contentPriorities = (hugging, resistance) }
    }

    /// Masonry's names of priorities.
    private mutating func namedPriority() -> Double? {
        let names: [(StaticString, Double)] = [("required", 1000), ("high", 750), ("medium", 500), ("low", 250), ("fitting size", 50)]
        return names.first { skip($0.0) }?.1
    }

    // MARK: Signs

    func peek(_ distance: Int = 0) -> UInt8? {
        place + distance < end ? bytes[place + distance] : nil
    }

    mutating func skipSpaces() {
        while place < end, bytes[place].isSpace { place += 1 }
    }

    /// Steps over a word if it stands here.
    mutating func skip(_ word: StaticString) -> Bool {
        guard place + word.utf8CodeUnitCount <= end, bytes.has(word, at: place) else { return false }
        place += word.utf8CodeUnitCount
        return true
    }

    /// A number with or without a sign: `12`, `- 16`, `-0.5`, `1e+06`.
    mutating func number() -> Double? {
        let start = place
        skipSpaces()
        var sign = 1.0
        if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") {
            if peek() == UInt8(ascii: "-") { sign = -1 }
            place += 1
            skipSpaces()
        }
        let digits = place
        while let byte = peek(), byte.isDigit || byte == UInt8(ascii: ".") && (peek(1)?.isDigit ?? false) { place += 1 }
        if place > digits, peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") { skipExponent() }
        guard let number = Double(bytes.text(digits..<place)), number.isFinite else {
            place = start
            return nil
        }
        return sign * number
    }

    private mutating func skipExponent() {
        let start = place
        place += 1
        if peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") { place += 1 }
        let digits = place
        while let byte = peek(), byte.isDigit { place += 1 }
        if place == digits { place = start }
    }

    mutating func relation() -> LayoutConstraint.Relation? {
        if skip("==") || skip("=:=") { return .equal }
        if skip("<=") || skip("=<") { return .lessThanOrEqual }
        if skip(">=") || skip("=>") { return .greaterThanOrEqual }
        if skip("=") { return .equal }
        return nil
    }
}
