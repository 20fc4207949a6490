import PlaygroundModel
import PlaygroundPipeline
import Simulation

/// The screens of an app that can be reached by taps, each by the shortest sequence of events, and their connections. The walk is
/// deterministic and breadth first. It has limits such as ``deepest``. ``bounds`` contains the limits that it reached.
public struct ScreenWalk: Sendable {
    public struct Screen: Sendable {
        public fileprivate(set) var events: [Event]
        /// The index of the screen before the last event. `nil` for the launch.
        public fileprivate(set) var origin: Int?
        public fileprivate(set) var exits: Set<Int> = []
        /// Whether the screen leads to a screen beyond the walk's limits.
        public fileprivate(set) var leadsFurther = false
        /// Whether the screen's last event has an effect again, as in a list next to its detail.
        public fileprivate(set) var repeatsItsOrigin = false
        /// Whether the screen is another state of an earlier screen.
        public fileprivate(set) var isState = false
        /// Whether the screen is a state beyond ``mostStates`` that leads to a new screen.
        public fileprivate(set) var isPassage = false
    }

    public private(set) var screens: [Screen] = []
    public private(set) var bounds: Set<WalkBound> = []
    private var fingerprints: [ScreenFingerprint: Int] = [:]
    private var states: [ScreenFingerprint: Int] = [:]
    private var passageCount = 0

    public static let deepest = 3
    public static let mostScreens = 24
    public static let mostStates = 6
    public static let mostChoices = 200
    private static let mostPassages = 24

    /// - Parameter isStopped: If it returns true, the walk ends with the screens found so far.
    public init(from app: DeviceApp, unless isStopped: () -> Bool = { false }) {
        var apps = [app]
        add(Screen(events: [], origin: nil), ScreenFingerprint(apps[0].picture().scene))
        var next = 0
        while next < screens.count, !isStopped() {
            let choices = WalkChoices.events(of: &apps[next])
            for event in choices.prefix(Self.mostChoices) where !isStopped() { follow(event, from: next, &apps) }
            if choices.count > Self.mostChoices { reach(.choices, on: next) }
            next += 1
        }
        dropIdlePassages()
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
        var screen = Screen(events: screens[origin].events + [event], origin: origin)
        guard screen.events.count <= Self.deepest else { return reach(.steps, on: origin) }
        let known = states[fingerprint.withoutState] ?? 0
        screen.isState = known > 0
        if known >= Self.mostStates {
            reach(.states, on: origin)
            guard passageCount < Self.mostPassages, screen.events.count < Self.deepest else { return }
            screen.isPassage = true
            passageCount += 1
        } else if screens.count - passageCount >= Self.mostScreens {
            return reach(.screens, on: origin)
        }
        screens[origin].exits.insert(screens.count)
        add(screen, fingerprint)
        apps.append(app)
    }

    private mutating func reach(_ bound: WalkBound, on screen: Int) {
        screens[screen].leadsFurther = true
        bounds.insert(bound)
    }

    private mutating func add(_ screen: Screen, _ fingerprint: ScreenFingerprint) {
        fingerprints[fingerprint] = screens.count
        states[fingerprint.withoutState, default: 0] += 1
        screens.append(screen)
    }

    private mutating func dropIdlePassages() {
        var isKept = screens.map { !$0.isPassage }
        for index in screens.indices.reversed() where isKept[index] {
            if let origin = screens[index].origin { isKept[origin] = true }
        }
        let kept = screens.indices.filter { isKept[$0] }
        let indices = Dictionary(firstOf: kept.enumerated().map { ($0.element, $0.offset) })
        screens = kept.map { index in
            var screen = screens[index]
            screen.origin = screen.origin.flatMap { indices[$0] }
            screen.exits = Set(screen.exits.compactMap { indices[$0] })
            return screen
        }
    }
}

extension Event {
    /// The event that corresponds to this left-to-right event in a layout direction. Swipes are mirrored.
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
    /// The app on each of the screens, starting from a launched app.
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

    /// Screens without an exit in this orientation that replaced the previous screen.
    public var deadEnds: [Int] {
        screens.indices.filter { index in
            let screen = screens[index]
            return screen.origin != nil && screen.exits.isEmpty && !screen.leadsFurther && !screen.repeatsItsOrigin && !screen.isState
        }
    }
}

extension DeviceApp {
    /// Whether the screen leads to another one in some orientation that the device and the app support.
    var leadsOnWhenTurned: Bool {
        configuration.deviceInUse.orientations.contains { orientation in
            var turned = self
            turned.apply(.rotate(orientation))
            let fingerprint = ScreenFingerprint(turned.picture().scene)
            return WalkChoices.events(of: &turned).contains { event in
                var next = turned
                next.apply(event)
                return ScreenFingerprint(next.picture().scene) != fingerprint
            }
        }
    }
}

extension LogEntry {
    public var isIgnored: Bool {
        if case .ignored = fact { true } else { false }
    }
}
