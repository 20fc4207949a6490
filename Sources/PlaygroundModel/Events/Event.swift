/// Something that happens to one device. Events are grouped as they are handled: `Simulation` has one reducer for each group.
///
/// Every event has a one-line text form, the same in the browser, in scenarios and on the command line: `tap home.next`,
/// `back`, `rotate landscapeLeft`, `resize 507x1024`. To add an event, add a case to its group and a verb to the group's
/// `+Text` file; the compiler names what reads and writes the text form, the reducer, and the words of the log.
public enum Event: Hashable, Sendable {
    /// The device turns, its window or a setting changes: `rotate landscapeLeft`, `resize 507x1024`, `ios 12`.
    case environment(EnvironmentEvent)
    /// A finger on what the controllers and their containers show: `tap home.next`, `back`, `selectTab 2`, `swipe left`.
    case container(ContainerEvent)
    /// A finger that presses or rests: `press home.next 0.7`, `lift`, `swipeUp`.
    case touch(TouchEvent)
    /// Something around the app: `home`, `pressIcon 0.8`, `quickAction com.example.compose`.
    case homeScreen(HomeScreenEvent)
}

extension Event: CustomStringConvertible {
    /// The text form.
    public var description: String {
        switch self {
        case .environment(let event): event.description
        case .container(let event): event.description
        case .touch(let event): event.description
        case .homeScreen(let event): event.description
        }
    }
}
