extension EnvironmentEvent {
    /// The verbs of the text form, in the order they are listed to a person.
    public static let verbs = [
        "rotate", "split", "resize", "userInterfaceStyle", "preferredContentSizeCategory", "layoutDirection",
        "accessibilityContrast", "legibilityWeight", "forceTouch", "ios", "language",
    ]

    /// Reads the text form, split into words; `nil` when its verb is not of this group.
    init?(words: [String]) throws(Event.ParseError) {
        guard let verb = words.first, Self.verbs.contains(verb) else { return nil }
        var arguments = EventArguments(words)
        switch verb {
        case "rotate":
            self = .rotate(try arguments.read(InterfaceOrientation.words) { InterfaceOrientation(word: $0) })
        case "split":
            self = .window(try arguments.read(WindowConfiguration.fixed.map { $0.word }) { word in
                WindowConfiguration.fixed.first { $0.word == word }
            })
        case "resize":
            self = .window(.resizable(try arguments.read(Self.windowWords) { Size(word: $0) }))
        case "userInterfaceStyle": self = .userInterfaceStyle(try arguments.traitValue())
        case "preferredContentSizeCategory": self = .preferredContentSizeCategory(try arguments.traitValue())
        case "layoutDirection": self = .layoutDirection(try arguments.traitValue())
        case "accessibilityContrast": self = .accessibilityContrast(try arguments.traitValue())
        case "legibilityWeight": self = .legibilityWeight(try arguments.traitValue())
        case "forceTouch":
            self = .forceTouch(try arguments.read(["on", "off"]) { ["on": true, "off": false][$0] })
        case "language": self = .language(try arguments.read(Self.languageWords) { AppLanguage(word: $0) })
        default:
            let versions = BehaviourProfile.supportedVersions
            self = .systemVersion(try arguments.read(versions.map { String($0) }) { word in
                versions.first { String($0) == word }
            })
        }
        try arguments.end()
    }

    private static let languageWords = AppLanguage.standing.map { $0.word } + ["a language of [strings]"]
    private static let windowWords = ["WIDTHxHEIGHT, each at most \(PlaygroundLimits.windowLength.shortText)"]
}
