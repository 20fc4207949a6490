/// Events with a text form each: a verb, and words for what it takes.
///
/// The verbs of a group are an enumeration. What reads them is a switch over the verbs and what writes them one over the events,
/// both without a `default`, so the compiler asks for either where an event or a verb is new.
protocol EventGroup {
    /// The verbs, in the order in which they are listed to a person.
    associatedtype Verb: RawRepresentable<String> & CaseIterable

    /// Reads the words after the verb.
    init(_ verb: Verb, _ arguments: inout EventArguments) throws(Event.ParseError)
}

extension EventGroup {
    static var verbs: [String] { Verb.allCases.map { $0.rawValue } }

    /// Reads the text form, split into words; `nil` when its verb is not of this group.
    init?(words: [String]) throws(Event.ParseError) {
        guard let word = words.first, let verb = Verb(rawValue: word) else { return nil }
        var arguments = EventArguments(words)
        try self.init(verb, &arguments)
        try arguments.end()
    }
}

extension RawRepresentable<String> {
    /// A verb and what it takes.
    func text(_ argument: String) -> String { "\(rawValue) \(argument)" }
}
