import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// The screens of an app that a person reaches by taps, each by the shortest way, and how they hang together.
///
/// A walk goes breadth first and tries what stands on a screen in its order, so that the same app gives the same walk. It is
/// bounded: ``deepest`` steps from the launch, ``mostScreens`` screens.
public struct ScreenWalk: Sendable {
    public struct Screen: Sendable {
        /// The way from the launch.
        public var events: [Event]
        /// The screen that the last of the events was made on; `nil` for the one of the launch.
        public var origin: Int?
        /// The screens that what stands on it leads to, this one aside.
        public fileprivate(set) var exits: Set<Int> = []
        /// Whether something on it leads to a screen that the walk had no room for.
        public fileprivate(set) var leadsFurther = false
        /// Whether what led to it is on it, too, and can be done again: as in a list beside the detail that it shows.
        public fileprivate(set) var repeatsItsOrigin = false
    }

    public private(set) var screens: [Screen] = []
    /// What every screen is told by.
    public private(set) var fingerprints: [ScreenFingerprint: Int] = [:]

    public static let deepest = 3
    public static let mostScreens = 24

    /// - Parameter app: As it was launched.
    public init(from app: DeviceApp) {
        var apps = [app]
        add(Screen(events: [], origin: nil), ScreenFingerprint(apps[0].picture().scene))
        var next = 0
        while next < screens.count {
            for event in WalkChoices.events(of: &apps[next]) { follow(event, from: next, &apps) }
            next += 1
        }
    }

    private mutating func follow(_ event: Event, from origin: Int, _ apps: inout [DeviceApp]) {
        var app = apps[origin]
        let log = app.apply(event)
        if event == screens[origin].events.last, !log.contains(where: { $0.isIgnored }) { screens[origin].repeatsItsOrigin = true }
        let fingerprint = ScreenFingerprint(app.picture().scene)
        if let known = fingerprints[fingerprint] {
            if known != origin { screens[origin].exits.insert(known) }
            return
        }
        guard screens.count < Self.mostScreens, screens[origin].events.count < Self.deepest else {
            screens[origin].leadsFurther = true
            return
        }
        screens[origin].exits.insert(screens.count)
        add(Screen(events: screens[origin].events + [event], origin: origin), fingerprint)
        apps.append(app)
    }

    private mutating func add(_ screen: Screen, _ fingerprint: ScreenFingerprint) {
        fingerprints[fingerprint] = screens.count
        screens.append(screen)
    }
}

extension Event {
    /// The same event on a device whose interface runs in a direction, of one on a device where it runs from left to right: fingers
    /// come from the other side.
    public func made(in direction: LayoutDirection) -> Event {
        guard direction == .rightToLeft else { return self }
        return switch self {
        case .container(.swipe(.left)): .swipe(.right)
        case .container(.swipe(.right)): .swipe(.left)
        case .container(.edgeSwipe(.left)): .edgeSwipe(.right)
        case .container(.edgeSwipe(.right)): .edgeSwipe(.left)
        default: self
        }
    }
}

extension ScreenWalk {
    /// The app on each of the screens, as it goes on from its launch in some environment.
    public func apps(from launched: DeviceApp) -> [DeviceApp] {
        var launched = launched
        let direction = launched.picture().scene.environment.layoutDirection
        var apps: [DeviceApp] = []
        for screen in screens {
            var app = screen.origin.map { apps[$0] } ?? launched
            if let event = screen.events.last { app.apply(event.made(in: direction)) }
            apps.append(app)
        }
        return apps
    }

    /// The screens that are reached and not left again: nothing on them leads anywhere, and they took the place of what led to them.
    public var deadEnds: [Int] {
        screens.indices.filter { index in
            let screen = screens[index]
            return screen.origin != nil && screen.exits.isEmpty && !screen.leadsFurther && !screen.repeatsItsOrigin
        }
    }
}

extension LogEntry {
    /// Whether it says that an event had no effect.
    public var isIgnored: Bool {
        if case .ignored = fact { true } else { false }
    }
}
