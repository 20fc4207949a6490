extension Event {
    /// Why a line is no event.
    public enum ParseError: Error, Hashable, Sendable {
        case unknownVerb(String)
        case missingArgument(verb: String, expected: String)
        case badArgument(verb: String, argument: String, permitted: [String])
        case unexpectedArgument(verb: String, argument: String)
    }

    /// The verbs of the text form, in the order they are listed to a person.
    public static let verbs = [
        "tap", "back", "dismiss", "selectTab", "showSidebar", "hideSidebar", "toggleSidebar", "showColumn", "hideColumn", "swipe",
        "edgeSwipe", "dim", "detent", "rotate", "split", "resize", "userInterfaceStyle", "preferredContentSizeCategory",
        "layoutDirection", "accessibilityContrast", "legibilityWeight", "forceTouch", "ios",
    ] + TouchEvent.verbs + HomeScreenEvent.verbs

    /// Reads the text form of an event.
    public init(line: String) throws(ParseError) {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard line.utf8.count <= PlaygroundLimits.eventBytes else {
            let limit = "at most \(PlaygroundLimits.eventBytes) bytes"
            throw .badArgument(verb: words.first ?? "", argument: words.dropFirst().first ?? "", permitted: [limit])
        }
        if let event = try TouchEvent(words: words) {
            self = .touch(event)
            return
        }
        if let event = try HomeScreenEvent(words: words) {
            self = .homeScreen(event)
            return
        }
        let verb = words.first ?? ""
        let argument = words.count > 1 ? words[1] : nil
        if words.count > 2 { throw .unexpectedArgument(verb: verb, argument: words[2]) }
        if let change = SidebarChange(rawValue: verb) {
            self = try Self.plain(.sidebar(change), verb, argument)
            return
        }
        switch verb {
        case "back": self = argument.map(Event.backIn) ?? .back
        case "dismiss": self = try Self.plain(.dismiss, verb, argument)
        case "dim": self = try Self.plain(.tapDimmed, verb, argument)
        case "selectTab", "showColumn", "hideColumn", "swipe", "edgeSwipe", "detent":
            self = try Self.navigation(verb, argument)
        case "tap":
            self = try Self.tap(argument)
        case "rotate":
            self = .rotate(try Self.read(verb, argument, InterfaceOrientation.words, InterfaceOrientation.init(word:)))
        case "split":
            let words = WindowConfiguration.fixed.map(\.word)
            self = .window(try Self.read(verb, argument, words) { word in
                WindowConfiguration.fixed.first { $0.word == word }
            })
        case "resize":
            self = .window(.resizable(try Self.read(verb, argument, Self.windowWords, Size.init(word:))))
        case "userInterfaceStyle": self = .userInterfaceStyle(try Self.trait(verb, argument))
        case "preferredContentSizeCategory": self = .preferredContentSizeCategory(try Self.trait(verb, argument))
        case "layoutDirection": self = .layoutDirection(try Self.trait(verb, argument))
        case "accessibilityContrast": self = .accessibilityContrast(try Self.trait(verb, argument))
        case "legibilityWeight": self = .legibilityWeight(try Self.trait(verb, argument))
        case "forceTouch":
            self = .forceTouch(try Self.read(verb, argument, ["on", "off"]) { ["on": true, "off": false][$0] })
        case "ios":
            self = .systemVersion(try Self.read(verb, argument, BehaviourProfile.supportedVersions.map(String.init)) { word in
                Int(word).flatMap { BehaviourProfile.supportedVersions.contains($0) ? $0 : nil }
            })
        default:
            throw .unknownVerb(verb)
        }
    }

    private static let windowWords = ["WIDTHxHEIGHT, each at most \(PlaygroundLimits.windowLength.shortText)"]
    private static let detentWords = ["medium", "large", "a height of at most \(PlaygroundLimits.windowLength.shortText)"]

    private static func plain(_ event: Event, _ verb: String, _ argument: String?) throws(ParseError) -> Event {
        if let argument { throw .unexpectedArgument(verb: verb, argument: argument) }
        return event
    }

    /// The verbs that speak of containers and sheets.
    private static func navigation(_ verb: String, _ argument: String?) throws(ParseError) -> Event {
        switch verb {
        case "selectTab":
            return .selectTab(try read(verb, argument, ["0", "1", "2", "more"]) { word in
                word == "more" ? .some(nil) : Int(word).flatMap { (0...1000).contains($0) ? .some($0) : nil }
            })
        case "showColumn": return .showColumn(try choice(verb, argument))
        case "hideColumn": return .hideColumn(try choice(verb, argument))
        case "swipe": return .swipe(try choice(verb, argument))
        case "edgeSwipe": return .edgeSwipe(try choice(verb, argument))
        default: return .detent(try read(verb, argument, detentWords, SheetDetent.init(word:)))
        }
    }

    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ verb: String, _ argument: String?
    ) throws(ParseError) -> Choice {
        try read(verb, argument, Choice.allCases.map(\.rawValue), Choice.init(rawValue:))
    }

    private static func tap(_ argument: String?) throws(ParseError) -> Event {
        guard let argument else { throw .missingArgument(verb: "tap", expected: "CONTROLLER.VIEW") }
        let parts = argument.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw .badArgument(verb: "tap", argument: argument, permitted: ["CONTROLLER.VIEW"]) }
        return .tap(controller: parts[0], view: ViewID(parts[1]))
    }

    private static func trait<Value: NamedTraitValue>(_ verb: String, _ argument: String?) throws(ParseError) -> Value {
        try read(verb, argument, Value.specifiedNames) { Value.specifiedNames.contains($0) ? Value(rawValue: $0) : nil }
    }

    private static func read<Value>(
        _ verb: String, _ argument: String?, _ permitted: [String], _ make: (String) -> Value?
    ) throws(ParseError) -> Value {
        guard let argument else {
            throw .missingArgument(verb: verb, expected: permitted.joined(separator: ", "))
        }
        guard let value = make(argument) else {
            throw .badArgument(verb: verb, argument: argument, permitted: permitted)
        }
        return value
    }
}
