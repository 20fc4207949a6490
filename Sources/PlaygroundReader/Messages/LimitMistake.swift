/// A count that exceeds one of `PlaygroundLimits`.
struct LimitMistake: Equatable, Sendable {
    enum Subject: Equatable, Sendable {
        case controllers
        case livingControllers(of: String)
        case views(of: String)
        case constraints(of: String)
        case priorities(of: String)
        case layoutGuides
        case rows
        case menus
        case devices
        /// The views on all devices, if each shows the screen with the most views.
        case viewsOnPage(devices: Int, screen: String)
        case constraintsOnPage(devices: Int, screen: String)
        /// The entries of a list or table without its own limit.
        case entries(of: String)
        /// The bytes of a string.
        case text(of: String)
        case arguments(of: String)
        /// The bytes of the strings in rows, including repeated rows.
        case rowTexts(of: String)
        /// The bytes of strings on all devices, if each shows the screen with the longest ones.
        case textOnPage(devices: Int, screen: String)
        /// The bytes of translations, including filled placeholders.
        case translations
        case scenarioEvents
        case expectations
    }

    var subject: Subject
    var found: Int
    var limit: Int
}
