import PlaygroundModel
import Wireframes

extension Event {
    /// All that the page's settings can send, in their order.
    static let settings: [Event] = [
        [UserInterfaceStyle.light, .dark].map(Event.userInterfaceStyle),
        [LayoutDirection.leftToRight, .rightToLeft].map(Event.layoutDirection),
        [AccessibilityContrast.normal, .high].map(Event.accessibilityContrast),
        [LegibilityWeight.regular, .bold].map(Event.legibilityWeight),
        ContentSizeCategory.specifiedNames.compactMap(ContentSizeCategory.init(rawValue:)).map(Event.preferredContentSizeCategory),
    ].flatMap(\.self)

    /// How far an event leads away from where a person was.
    ///
    /// Screens and turns are what a playground is opened for; a setting comes after a few of them. This also keeps an app
    /// that pushes screens without end from taking all the room.
    var stepLength: Int {
        switch self {
        case .userInterfaceStyle, .layoutDirection, .preferredContentSizeCategory, .accessibilityContrast,
             .legibilityWeight, .forceTouch: 4
        default: 1
        }
    }
}

extension DeviceWireframe {
    /// What a person can do to this device on the page, each event once.
    var offeredEvents: [Event] {
        var seen: Set<Event> = []
        let buttons = [chrome.canDismiss ? Event.dismiss : nil, chrome.nextOrientation.map(Event.rotate)].compactMap(\.self)
        return (screen.visibleEvents + buttons + Event.settings).filter { seen.insert($0).inserted }
    }
}

extension WireframeNode {
    fileprivate var visibleEvents: [Event] {
        isHidden ? [] : [event].compactMap(\.self) + children.flatMap(\.visibleEvents)
    }
}
