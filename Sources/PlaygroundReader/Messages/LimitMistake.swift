/// A count beyond one of `PlaygroundLimits`.
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
        /// On all devices, with the fullest screen.
        case viewsOnPage(devices: Int, screen: String)
        case constraintsOnPage(devices: Int, screen: String)
        /// For lists and tables without their own limit.
        case entries(of: String)
        /// Bytes.
        case text(of: String)
        case arguments(of: String)
        /// Bytes, with repeated rows.
        case rowTexts(of: String)
        /// Bytes on the fullest screen, on all devices.
        case textOnPage(devices: Int, screen: String)
        /// Bytes, with filled placeholders.
        case translations
        case scenarioEvents
        case expectations
    }

    var subject: Subject
    var found: Int
    var limit: Int
}
