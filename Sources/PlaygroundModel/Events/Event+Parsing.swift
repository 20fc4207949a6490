extension Event {
    public enum ParseError: Error, Hashable, Sendable {
        case unknownVerb(String)
        case missingArgument(verb: String, expected: String)
        case badArgument(verb: String, argument: String, permitted: [String])
        case unexpectedArgument(verb: String, argument: String)
    }

    public static let verbs = ContainerEvent.verbs + EnvironmentEvent.verbs + DeviceSetting.Value.verbs + TouchEvent.verbs
        + HomeScreenEvent.verbs

    public init(line: String) throws(ParseError) {
        let words = line.split { $0.isWhitespace }.map { String($0) }
        guard line.utf8.count <= PlaygroundLimits.eventBytes else {
            let limit = "at most \(PlaygroundLimits.eventBytes) bytes"
            throw .badArgument(verb: words.first ?? "", argument: words.dropFirst().first ?? "", permitted: [limit])
        }
        if let event = try ContainerEvent(words: words) {
            self = .container(event)
        } else if let event = try EnvironmentEvent(words: words) {
            self = .environment(event)
        } else if let value = try DeviceSetting.Value(words: words) {
            self = .setting(value)
        } else if let event = try TouchEvent(words: words) {
            self = .touch(event)
        } else if let event = try HomeScreenEvent(words: words) {
            self = .homeScreen(event)
        } else {
            throw .unknownVerb(words.first ?? "")
        }
    }
}
