/// Events whose text forms begin with a verb of the group. The switches have no `default`, to find missing cases.
protocol EventGroup {
    /// The verbs, in the order in which messages list them.
    associatedtype Verb: RawRepresentable<String> & CaseIterable

    init(_ verb: Verb, _ arguments: inout EventArguments) throws(Event.ParseError)
}

extension EventGroup {
    static var verbs: [String] { Verb.allCases.map { $0.rawValue } }

    /// `nil` if the verb belongs to another group.
    init?(words: [String]) throws(Event.ParseError) {
        guard let word = words.first, let verb = Verb(rawValue: word) else { return nil }
        var arguments = EventArguments(words)
        try self.init(verb, &arguments)
        try arguments.end()
    }
}

extension RawRepresentable<String> {
    func text(_ argument: String) -> String { "\(rawValue) \(argument)" }
}
