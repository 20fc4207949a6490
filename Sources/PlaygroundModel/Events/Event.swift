/// Something that happens to one device: a touch, or a change of its environment.
///
/// Every event has a one-line text form, the same in the browser, in scenarios and on the command line: `tap home.next`,
/// `back`, `rotate landscapeLeft`, `resize 507x1024`.
public enum Event: Hashable, Sendable {
    /// A tap on a view of a controller on screen.
    case tap(controller: String, view: ViewID)
    /// A tap on the back button of the front-most navigation bar.
    case back
    /// A tap on the button, or the swipe, that closes the front-most presented controller.
    case dismiss
    case rotate(InterfaceOrientation)
    /// The window takes another configuration: `split 1/2`, `resize 507x1024`.
    case window(WindowConfiguration)
    case userInterfaceStyle(UserInterfaceStyle)
    case preferredContentSizeCategory(ContentSizeCategory)
    case layoutDirection(LayoutDirection)
    case accessibilityContrast(AccessibilityContrast)
    case legibilityWeight(LegibilityWeight)
    /// The 3D Touch switch of Settings.
    case forceTouch(Bool)
}

extension Event: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tap(let controller, let view): "tap \(controller).\(view)"
        case .back: "back"
        case .dismiss: "dismiss"
        case .rotate(let orientation): "rotate \(orientation.rawValue)"
        case .window(.resizable(let size)): "resize \(size.word)"
        case .window(let configuration): "split \(configuration.word)"
        case .userInterfaceStyle(let style): "userInterfaceStyle \(style.rawValue)"
        case .preferredContentSizeCategory(let category): "preferredContentSizeCategory \(category.rawValue)"
        case .layoutDirection(let direction): "layoutDirection \(direction.rawValue)"
        case .accessibilityContrast(let contrast): "accessibilityContrast \(contrast.rawValue)"
        case .legibilityWeight(let weight): "legibilityWeight \(weight.rawValue)"
        case .forceTouch(let isOn): "forceTouch \(isOn ? "on" : "off")"
        }
    }
}
