/// The words after an event's verb, read one by one.
struct EventArguments {
    private let verb: String
    private var words: ArraySlice<String>

    init(_ words: [String]) {
        verb = words.first ?? ""
        self.words = words.dropFirst()
    }

    mutating func next(_ expected: String) throws(Event.ParseError) -> String {
        guard let word = words.popFirst() else { throw .missingArgument(verb: verb, expected: expected) }
        return word
    }

    mutating func view() throws(Event.ParseError) -> (controller: String, view: ViewID) {
        let word = try next("CONTROLLER.VIEW")
        let parts = word.split(separator: ".", maxSplits: 1).map { String($0) }
        guard parts.count == 2 else { throw .badArgument(verb: verb, argument: word, permitted: ["CONTROLLER.VIEW"]) }
        return (parts[0], ViewID(parts[1]))
    }

    /// Reads any number. The touch rejects impossible forces.
    mutating func number(_ expected: String) throws(Event.ParseError) -> Double {
        let word = try next(expected)
        guard let number = Double(word), !number.isNaN else { throw .badArgument(verb: verb, argument: word, permitted: ["a number"]) }
        return number
    }

    /// Reads a position counted from 1: `2`, or `2.1` in a group.
    mutating func position() throws(Event.ParseError) -> [Int] {
        let word = try next("POSITION")
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard parts.allSatisfy({ $0 > 0 }) else {
            throw .badArgument(verb: verb, argument: word, permitted: ["a position such as 1 or 2.1"])
        }
        return parts
    }

    mutating func optional() -> String? { words.popFirst() }

    /// Whether the given word follows. Any other word is an error.
    mutating func flag(_ word: String) throws(Event.ParseError) -> Bool {
        guard let next = optional() else { return false }
        guard next == word else { throw .badArgument(verb: verb, argument: next, permitted: [word]) }
        return true
    }

    mutating func read<Value>(_ permitted: [String], _ make: (String) -> Value?) throws(Event.ParseError) -> Value {
        let word = try next(permitted.joined(separator: ", "))
        guard let value = make(word) else { throw .badArgument(verb: verb, argument: word, permitted: permitted) }
        return value
    }

    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(Event.ParseError) -> Choice {
        try read(Choice.allCases.map { $0.rawValue }) { Choice(rawValue: $0) }
    }

    mutating func rest() -> [String] {
        defer { words = [] }
        return Array(words)
    }

    mutating func text(_ expected: String) throws(Event.ParseError) -> String {
        let words = rest()
        if words.isEmpty { throw .missingArgument(verb: verb, expected: expected) }
        return words.joined(separator: " ")
    }

    func end() throws(Event.ParseError) {
        if let word = words.first { throw .unexpectedArgument(verb: verb, argument: word) }
    }
}
