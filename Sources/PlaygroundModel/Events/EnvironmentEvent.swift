/// A change of how a device is held and set.
public enum EnvironmentEvent: Hashable, Sendable {
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
    /// The device runs another major version of iOS than the playground asks for: `ios 12`.
    case systemVersion(Int)
    /// The device's language: `language de`.
    case language(AppLanguage)
}

extension Environment {
    /// Takes over what an event asks for, whether the device can do it or not.
    public mutating func take(_ event: EnvironmentEvent) {
        switch event {
        case .rotate(let orientation): self.orientation = orientation
        case .window(let window): self.window = window
        case .userInterfaceStyle(let style): userInterfaceStyle = style
        case .preferredContentSizeCategory(let category): preferredContentSizeCategory = category
        case .layoutDirection(let direction): layoutDirection = direction
        case .accessibilityContrast(let contrast): accessibilityContrast = contrast
        case .legibilityWeight(let weight): legibilityWeight = weight
        case .forceTouch(let isEnabled): isForceTouchEnabled = isEnabled
        case .systemVersion(let version): systemVersion = version
        case .language(let language): take(language)
        }
    }

    /// The direction follows the language, unless it is set otherwise.
    private mutating func take(_ language: AppLanguage) {
        if layoutDirection == self.language.layoutDirection { layoutDirection = language.layoutDirection }
        self.language = language
    }
}

// Shorthands for code that writes such an event where an `Event` is wanted.
extension Event {
    public static func rotate(_ orientation: InterfaceOrientation) -> Event { .environment(.rotate(orientation)) }
    public static func window(_ window: WindowConfiguration) -> Event { .environment(.window(window)) }
    public static func userInterfaceStyle(_ style: UserInterfaceStyle) -> Event { .environment(.userInterfaceStyle(style)) }
    public static func preferredContentSizeCategory(_ category: ContentSizeCategory) -> Event {
        .environment(.preferredContentSizeCategory(category))
    }
    public static func layoutDirection(_ direction: LayoutDirection) -> Event { .environment(.layoutDirection(direction)) }
    public static func accessibilityContrast(_ contrast: AccessibilityContrast) -> Event {
        .environment(.accessibilityContrast(contrast))
    }
    public static func legibilityWeight(_ weight: LegibilityWeight) -> Event { .environment(.legibilityWeight(weight)) }
    public static func forceTouch(_ isOn: Bool) -> Event { .environment(.forceTouch(isOn)) }
    public static func systemVersion(_ version: Int) -> Event { .environment(.systemVersion(version)) }
    public static func language(_ language: AppLanguage) -> Event { .environment(.language(language)) }
}
