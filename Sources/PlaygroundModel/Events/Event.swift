/// Something that happens to one device. `Simulation` has one reducer for each group of events.
/// Every event has a text form of one line for the browser, scenarios and the command line: `tap home.next`, `rotate landscapeLeft`.
/// To add an event, add a case to its group and a verb to the group's `+Text` file. The compiler then finds the parser, reducer and log.
public indirect enum Event: Hashable, Sendable {
    /// Examples: `rotate landscapeLeft`, `resize 507x1024`, `ios 12`.
    case environment(EnvironmentEvent)
    /// Examples: `tap home.next`, `back`, `selectTab 2`, `swipe left`.
    case container(ContainerEvent)
    /// Examples: `press home.next 0.7`, `lift`, `swipeUp`.
    case touch(TouchEvent)
    /// Events outside the app. Examples: `home`, `pressIcon 0.8`, `quickAction com.example.compose`.
    case homeScreen(HomeScreenEvent)
}

extension Event: CustomStringConvertible {
    public var description: String {
        switch self {
        case .environment(let event): event.description
        case .container(let event): event.description
        case .touch(let event): event.description
        case .homeScreen(let event): event.description
        }
    }
}
