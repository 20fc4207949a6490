/// That a playground asks for more of something than `PlaygroundLimits` allows. The words are in `LimitMistake+Prose.swift`.
struct LimitMistake: Equatable, Sendable {
    enum Subject: Equatable, Sendable {
        case controllers
        /// A controller and all that it contains.
        case livingControllers(of: String)
        case views(of: String)
        case constraints(of: String)
        /// Different ones.
        case priorities(of: String)
        case layoutGuides
        case rows
        case devices
        /// Devices and the views on the fullest screen.
        case viewsOnPage(devices: Int, screen: String)
        case constraintsOnPage(devices: Int, screen: String)
        /// The entries of a list or table without a limit of its own.
        case entries(of: String)
        /// The bytes of a text.
        case text(of: String)
        /// Those of all that a controller is given.
        case arguments(of: String)
        /// Those of the texts of a controller's rows, counted as often as they repeat.
        case rowTexts(of: String)
        /// Those of the texts on the fullest screen, on all devices.
        case textOnPage(devices: Int, screen: String)
        /// Those of all translations that placeholders are filled into.
        case translations
        /// Of one scenario; and what is expected at one moment of it.
        case scenarioEvents
        case expectations
    }

    var subject: Subject
    var found: Int
    var limit: Int
}
