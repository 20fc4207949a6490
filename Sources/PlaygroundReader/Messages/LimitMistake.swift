/// A count beyond one of `PlaygroundLimits`. The text is in `LimitMistake+Prose.swift`.
struct LimitMistake: Equatable, Sendable {
    enum Subject: Equatable, Sendable {
        case controllers
        /// A controller with all that it contains.
        case livingControllers(of: String)
        case views(of: String)
        case constraints(of: String)
        /// Different ones.
        case priorities(of: String)
        case layoutGuides
        case rows
        case devices
        /// On all devices, with the fullest screen.
        case viewsOnPage(devices: Int, screen: String)
        case constraintsOnPage(devices: Int, screen: String)
        /// The entries of a list or table without another limit.
        case entries(of: String)
        /// Bytes.
        case text(of: String)
        /// Bytes of all arguments together.
        case arguments(of: String)
        /// Bytes of texts in rows, repeated ones included.
        case rowTexts(of: String)
        /// Bytes of texts on the fullest screen, on all devices.
        case textOnPage(devices: Int, screen: String)
        /// Bytes of translations with filled placeholders.
        case translations
        case scenarioEvents
        case expectations
    }

    var subject: Subject
    var found: Int
    var limit: Int
}
