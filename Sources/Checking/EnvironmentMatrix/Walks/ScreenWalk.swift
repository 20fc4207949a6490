import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// The screens of an app that taps lead to, each by the shortest way, and their connections.
///
/// A walk is breadth first and deterministic. It is limited to ``deepest`` steps from the launch, ``mostScreens`` screens, and
/// ``mostStates`` of each.
public struct ScreenWalk: Sendable {
    public struct Screen: Sendable {
        public var events: [Event]
        /// The screen before the last event; `nil` for the screen of the launch.
        public var origin: Int?
        public fileprivate(set) var exits: Set<Int> = []
        /// Whether it leads to a screen beyond the walk's limits.
        public fileprivate(set) var leadsFurther = false
        /// Whether the event that led to it works on it, too, as in a list next to its detail.
        public fileprivate(set) var repeatsItsOrigin = false
        /// Whether it is another state of a screen before it.
        public fileprivate(set) var isState = false
    }

    public private(set) var screens: [Screen] = []
    private var fingerprints: [ScreenFingerprint: Int] = [:]
    /// The number of states of each screen.
    private var states: [ScreenFingerprint: Int] = [:]

    public static let deepest = 3
    public static let mostScreens = 24
    public static let mostStates = 6

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
        let known = states[fingerprint.withoutState] ?? 0
        guard screens.count < Self.mostScreens, screens[origin].events.count < Self.deepest, known < Self.mostStates else {
            screens[origin].leadsFurther = true
            return
        }
        screens[origin].exits.insert(screens.count)
        var screen = Screen(events: screens[origin].events + [event], origin: origin)
        screen.isState = known > 0
        add(screen, fingerprint)
        apps.append(app)
    }

    private mutating func add(_ screen: Screen, _ fingerprint: ScreenFingerprint) {
        fingerprints[fingerprint] = screens.count
        states[fingerprint.withoutState, default: 0] += 1
        screens.append(screen)
    }
}

extension Event {
    /// The event of a left-to-right interface in another layout direction: swipes are mirrored.
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
    /// The app on each of the screens, after a launch in some environment.
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

    /// The screens that lead nowhere and replaced the screen that led to them.
    public var deadEnds: [Int] {
        screens.indices.filter { index in
            let screen = screens[index]
            return screen.origin != nil && screen.exits.isEmpty && !screen.leadsFurther && !screen.repeatsItsOrigin && !screen.isState
        }
    }
}

extension LogEntry {
    public var isIgnored: Bool {
        if case .ignored = fact { true } else { false }
    }
}
