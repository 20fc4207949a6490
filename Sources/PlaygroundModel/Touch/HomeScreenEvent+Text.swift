extension HomeScreenEvent: EventGroup {
    enum Verb: String, CaseIterable {
        case home, tapIcon, pressIcon, longPressIcon, quickAction, editHomeScreen, terminate, setShortcutItems
    }

    init(_ verb: Verb, _ arguments: inout EventArguments) throws(Event.ParseError) {
        switch verb {
        case .home: self = .home
        case .tapIcon: self = .tapIcon
        case .pressIcon: self = .pressIcon(force: try arguments.number("FORCE"))
        case .longPressIcon: self = .longPressIcon
        case .quickAction: self = .quickAction(try arguments.text("TYPE"))
        case .editHomeScreen: self = .editHomeScreen
        case .terminate: self = .terminate
        case .setShortcutItems: self = .setShortcutItems(arguments.rest())
        }
    }
}

extension HomeScreenEvent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .home: Verb.home.rawValue
        case .tapIcon: Verb.tapIcon.rawValue
        case .pressIcon(let force): Verb.pressIcon.text(force.shortText)
        case .longPressIcon: Verb.longPressIcon.rawValue
        case .quickAction(let type): Verb.quickAction.text(type)
        case .editHomeScreen: Verb.editHomeScreen.rawValue
        case .terminate: Verb.terminate.rawValue
        case .setShortcutItems(let types): ([Verb.setShortcutItems.rawValue] + types).joined(separator: " ")
        }
    }
}
