import PlaygroundModel
import SourceDiagnostics

/// Mistakes in the string of an event, for the command line and the page.
extension Event.ParseError: DiagnosticFacts {
    public var code: String {
        switch self {
        case .unknownVerb: "unknown-event"
        case .missingArgument, .badArgument, .unexpectedArgument: "bad-event"
        }
    }

    public var headline: String {
        switch self {
        case .unknownVerb(""): "an event has a name, such as \"tap\""
        case .unknownVerb(let verb): "there is no event \(verb.quoted)"
        case .missingArgument(let verb, let expected): "\(verb.quoted) needs \(expected)"
        case .badArgument(let verb, let argument, _): "\(verb.quoted) does not accept \(argument.quoted)"
        case .unexpectedArgument(let verb, let argument): "unexpected \(argument.quoted) after \(verb.quoted)"
        }
    }

    public var hint: String? {
        switch self {
        case .unknownVerb(let verb):
            NameSuggestion(for: verb, among: Event.verbs)?.question
                ?? "the events are \(NameList(Event.verbs).joined(by: .and))"
        case .badArgument(_, let argument, let permitted):
            NameSuggestion(for: argument, among: permitted)?.question
                ?? "write \(NameList(permitted).joined(by: .or))"
        case .missingArgument, .unexpectedArgument: nil
        }
    }
}
