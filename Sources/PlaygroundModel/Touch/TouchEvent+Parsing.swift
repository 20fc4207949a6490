extension TouchEvent {
    /// The verbs of the text form, in the order they are listed to a person.
    public static let verbs = [
        "press", "longPress", "lift", "swipeUp", "chooseAction", "tapPreview", "tapOutside", "cancelTouches",
    ]

    /// Reads the text form, split into words; `nil` when its verb is not of this kind.
    ///
    /// A force may be any number, and even none: what the device cannot have measured is for the touch to refuse.
    init?(words: [String]) throws(Event.ParseError) {
        guard let verb = words.first, Self.verbs.contains(verb) else { return nil }
        var arguments = EventArguments(words)
        switch verb {
        case "press":
            let (controller, view) = try arguments.view()
            self = .press(controller: controller, view: view, force: try arguments.number("FORCE"))
        case "longPress":
            let (controller, view) = try arguments.view()
            self = .longPress(controller: controller, view: view)
        case "lift": self = .lift
        case "swipeUp": self = .swipeUp
        case "chooseAction": self = .chooseAction(try arguments.position())
        case "tapPreview": self = .tapPreview
        case "tapOutside": self = .tapOutside
        default: self = .cancelTouches
        }
        try arguments.end()
    }
}

extension HomeScreenEvent {
    /// The verbs of the text form, in the order they are listed to a person.
    public static let verbs = [
        "home", "tapIcon", "pressIcon", "longPressIcon", "quickAction", "editHomeScreen", "terminate", "setShortcutItems",
    ]

    /// Reads the text form, split into words; `nil` when its verb is not of this kind.
    init?(words: [String]) throws(Event.ParseError) {
        guard let verb = words.first, Self.verbs.contains(verb) else { return nil }
        var arguments = EventArguments(words)
        switch verb {
        case "home": self = .home
        case "tapIcon": self = .tapIcon
        case "pressIcon": self = .pressIcon(force: try arguments.number("FORCE"))
        case "longPressIcon": self = .longPressIcon
        case "quickAction":
            let words = arguments.rest()
            if words.isEmpty { throw .missingArgument(verb: verb, expected: "TYPE") }
            self = .quickAction(words.joined(separator: " "))
        case "editHomeScreen": self = .editHomeScreen
        case "terminate": self = .terminate
        default: self = .setShortcutItems(arguments.rest())
        }
        try arguments.end()
    }
}

/// The words after an event's verb, taken one after the other.
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

    /// `CONTROLLER.VIEW`.
    mutating func view() throws(Event.ParseError) -> (controller: String, view: ViewID) {
        let word = try next("CONTROLLER.VIEW")
        let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { throw .badArgument(verb: verb, argument: word, permitted: ["CONTROLLER.VIEW"]) }
        return (parts[0], ViewID(parts[1]))
    }

    mutating func number(_ expected: String) throws(Event.ParseError) -> Double {
        let word = try next(expected)
        guard let number = Double(word) else { throw .badArgument(verb: verb, argument: word, permitted: ["a number"]) }
        return number
    }

    /// `2`, or `2.1`: positions counted from 1.
    mutating func position() throws(Event.ParseError) -> [Int] {
        let word = try next("POSITION")
        let parts = word.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard parts.allSatisfy({ $0 > 0 }) else {
            throw .badArgument(verb: verb, argument: word, permitted: ["a position such as 1 or 2.1"])
        }
        return parts
    }

    mutating func rest() -> [String] {
        defer { words = [] }
        return Array(words)
    }

    func end() throws(Event.ParseError) {
        if let word = words.first { throw .unexpectedArgument(verb: verb, argument: word) }
    }
}
