extension ContainerEvent {
    /// The verbs of the text form, in the order they are listed to a person.
    public static let verbs = [
        "tap", "change", "back", "dismiss", "selectTab", "showSidebar", "hideSidebar", "toggleSidebar", "showColumn", "hideColumn", "swipe",
        "edgeSwipe", "dim", "detent",
    ]

    /// Reads the text form, split into words; `nil` when its verb is not of this group.
    init?(words: [String]) throws(Event.ParseError) {
        guard let verb = words.first, Self.verbs.contains(verb) else { return nil }
        var arguments = EventArguments(words)
        switch verb {
        case "tap":
            let (controller, view) = try arguments.view()
            self = .tap(controller: controller, view: view)
        case "change":
            let (controller, view) = try arguments.view()
            self = .change(controller: controller, view: view, try ControlValue(&arguments))
        case "back": self = arguments.optional().map { .backIn(controller: $0) } ?? .back
        case "dismiss": self = .dismiss
        case "dim": self = .tapDimmed
        case "selectTab":
            self = .selectTab(try arguments.read(["0", "1", "2", "more"]) { word in
                word == "more" ? .some(nil) : Int(word).flatMap { (0...1000).contains($0) ? .some($0) : nil }
            })
        case "showColumn": self = .showColumn(try arguments.choice())
        case "hideColumn": self = .hideColumn(try arguments.choice())
        case "swipe": self = .swipe(try arguments.choice())
        case "edgeSwipe": self = .edgeSwipe(try arguments.choice())
        case "detent": self = .detent(try arguments.read(Self.detentWords) { SheetDetent(word: $0) })
        case "showSidebar": self = .sidebar(.show)
        case "hideSidebar": self = .sidebar(.hide)
        default: self = .sidebar(.toggle)
        }
        try arguments.end()
    }

    private static let detentWords = ["medium", "large", "a height of at most \(PlaygroundLimits.windowLength.shortText)"]
}
