import PlaygroundModel

/// The words of a constraint and their meanings. The text may be unfinished.
struct ConstraintText {
    enum Meaning: String, Hashable, Sendable {
        /// Part of an item's name: a view, a guide of the controller, a child controller, `superview` or `window`.
        case item
        case guide
        /// `priority` is a named priority. `sign` is `H:`, a bracket, a bar or a connection.
        case attribute, metric, priority, number, relation, sign, unknown
    }

    struct Token: Hashable {
        var meaning: Meaning
        var word: TextWord
        /// The item's name, up to and including this word.
        var itemName = ""
    }

    private(set) var tokens: [Token] = []
    let isFormat: Bool

    /// `items` are names of items, with dots inside components. `metrics` are names of numbers.
    init(_ text: String, items: Set<String>, metrics: Set<String>) {
        let start = text.drop { $0 == " " || $0 == "\t" }
        isFormat = ["H:", "V:", "|", "["].contains { start.hasPrefix($0) }
        var scanner = WordScanner(text)
        while scanner.offset < scanner.bytes.count {
            scanner.skipBlanks()
            let before = scanner.offset
            if isFormat { readFormat(&scanner, items, metrics) } else { readEquation(&scanner, items, metrics) }
            if scanner.offset == before { scanner.offset += 1 }
        }
    }

    private var isBehindAt: Bool { tokens.last?.word.text == "@" }

    private mutating func add(_ meaning: Meaning, _ word: TextWord, itemName: String = "") {
        tokens.append(Token(meaning: meaning, word: word, itemName: itemName))
    }

    private mutating func addSign(_ scanner: inout WordScanner, _ meaning: Meaning, length: Int) {
        let start = scanner.offset
        scanner.offset = min(start + length, scanner.bytes.count)
        add(meaning, scanner.word(from: start))
    }

    /// - Returns: Whether a relation, an operator or a number was read.
    private mutating func readCommon(_ scanner: inout WordScanner) -> Bool {
        guard let byte = scanner.next else { return false }
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
            addSign(&scanner, .relation, length: scanner.byte(1) == UInt8(ascii: "=") ? 2 : 1)
        case UInt8(ascii: "@"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"):
            addSign(&scanner, .sign, length: 1)
        default:
            guard let number = scanner.number() else { return false }
            add(.number, number)
        }
        return true
    }

    private mutating func readEquation(_ scanner: inout WordScanner, _ items: Set<String>, _ metrics: Set<String>) {
        if readCommon(&scanner) { return }
        let isPriority = isBehindAt
        let start = scanner.offset
        var words = scanner.dottedName()
        guard let first = words.first else { return }
        let endsWithDot = scanner.next == UInt8(ascii: ".")
        if words.count == 1, !endsWithDot {
            // In a name without a dot, a hyphen is a minus sign.
            scanner.offset = start
            guard let word = scanner.name(allowingHyphens: false) else { return }
            add(Self.meaning(ofLone: word.text, isPriority: isPriority, items, metrics), word, itemName: word.text)
            return
        }
        if isPriority { return add(.unknown, first) }
        let attribute = endsWithDot ? nil : words.popLast()
        addItem(words, items)
        if let attribute { add(LayoutAttribute(rawValue: attribute.text) == nil ? .unknown : .attribute, attribute) }
    }

    private static func meaning(ofLone word: String, isPriority: Bool, _ items: Set<String>, _ metrics: Set<String>) -> Meaning {
        if isPriority { return metrics.contains(word) ? .metric : .priority }
        if metrics.contains(word) { return .metric }
        if LayoutAttribute(rawValue: word) != nil { return .attribute }
        return items.contains(word) ? .item : .unknown
    }

    private mutating func addItem(_ words: [TextWord], _ items: Set<String>) {
        var name = ""
        var isItem = true
        for word in words {
            let longer = name.isEmpty ? word.text : "\(name).\(word.text)"
            let isGuide = LayoutGuide(named: word.text) != nil && !items.contains(longer)
            if isItem, items.contains(longer), !isGuide {
                add(.item, word, itemName: longer)
                name = longer
            } else {
                isItem = false
                add(isGuide ? .guide : .unknown, word, itemName: longer)
            }
        }
    }

    private mutating func readFormat(_ scanner: inout WordScanner, _ items: Set<String>, _ metrics: Set<String>) {
        guard let byte = scanner.next else { return }
        switch byte {
        case UInt8(ascii: "H"), UInt8(ascii: "V"):
            if scanner.byte(1) == UInt8(ascii: ":"), tokens.isEmpty { return addSign(&scanner, .sign, length: 2) }
        case UInt8(ascii: "|"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","):
            return addSign(&scanner, .sign, length: 1)
        default: break
        }
        if readCommon(&scanner) { return }
        let isPriority = isBehindAt
        let isView = tokens.last?.word.text == "["
        let start = scanner.offset
        let words = scanner.dottedName()
        guard let first = words.first else { return }
        if isView || items.contains(words.map { $0.text }.joined(separator: ".")) && !isPriority { return addItem(words, items) }
        // A name ends before a connection's hyphen: `-gap-[`.
        scanner.offset = start
        guard let word = scanner.name(allowingHyphens: false) else { return }
        if metrics.contains(word.text) { return add(.metric, word) }
        if isPriority { return add(.priority, word) }
        if items.contains(first.text) {
            scanner.offset = first.range.upperBound
            return add(.item, first, itemName: first.text)
        }
        add(.unknown, word)
    }
}
