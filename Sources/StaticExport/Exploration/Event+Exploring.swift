import PlaygroundModel
import Wireframes

extension Event {
    /// All that the page's settings can send, what people look at first before the rest.
    static let settings: [Event] = {
        let categories = ContentSizeCategory.specifiedNames.compactMap(ContentSizeCategory.init(rawValue:))
        let first: [Event] = [
            .userInterfaceStyle(.dark), .preferredContentSizeCategory(.accessibilityExtraLarge),
            .layoutDirection(.rightToLeft), .preferredContentSizeCategory(.extraExtraExtraLarge),
            .legibilityWeight(.bold), .accessibilityContrast(.high), .preferredContentSizeCategory(.extraSmall),
            .userInterfaceStyle(.light), .layoutDirection(.leftToRight), .legibilityWeight(.regular),
            .accessibilityContrast(.normal),
        ]
        return first + categories.map(Event.preferredContentSizeCategory).filter { !first.contains($0) }
    }()
}

extension DeviceWireframe {
    /// What a person can do to this device on the page, each event once.
    var offeredEvents: [Event] {
        var seen: Set<Event> = []
        let buttons = [chrome.canDismiss ? Event.dismiss : nil, chrome.nextOrientation.map(Event.rotate)].compactMap(\.self)
        return (screen.visibleEvents + buttons + Event.settings).filter { seen.insert($0).inserted }
    }
}

extension DeviceWireframe {
    /// The device with those of its controls that a recording can answer: no windows, no 3D Touch switch, no other version
    /// of iOS.
    var recorded: DeviceWireframe {
        var device = self
        let recorded = Set(offeredEvents)
        device.chrome.controls.offered.removeAll { !recorded.contains($0) }
        device.chrome.controls.inForce.removeAll { if case .environment(.systemVersion) = $0 { true } else { false } }
        return device
    }
}

extension WireframeNode {
    /// A recording stays in the app: of what leads to the home screen it has nothing.
    fileprivate var visibleEvents: [Event] {
        isHidden ? [] : [event].compactMap(\.self).filter { $0 != .homeScreen(.home) } + children.flatMap(\.visibleEvents)
    }
}
