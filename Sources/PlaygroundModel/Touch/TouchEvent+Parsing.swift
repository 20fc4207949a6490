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
