/// A change of how a device is held and set.
public enum EnvironmentEvent: Hashable, Sendable {
    case rotate(InterfaceOrientation)
    /// The window takes another configuration: `split 1/2`, `resize 507x1024`.
    case window(WindowConfiguration)
    /// An edge of the window is dragged, and the window follows: `resize 507x1024 interactively`.
    case interactiveResize(Size)
    /// One of the settings takes another value: `userInterfaceStyle dark`.
    case setting(DeviceSetting.Value)
    /// The device runs another version of iOS than the playground asks for: `ios 12`.
    case systemVersion(SystemVersion)
    /// The device's language: `language de`.
    case language(AppLanguage)
}

extension EnvironmentEvent {
    /// Whether it is the version of iOS, which stands beside a device's name and not in it.
    public var isSystemVersion: Bool {
        if case .systemVersion = self { true } else { false }
    }
}

extension Environment {
    /// Takes over what an event asks for, whether the device can do it or not.
    public mutating func take(_ event: EnvironmentEvent) {
        switch event {
        case .rotate(let orientation): self.orientation = orientation
        case .window(let window): (self.window, isInteractivelyResizing) = (window, false)
        case .interactiveResize(let size): (window, isInteractivelyResizing) = (.resizable(size), true)
        case .setting(let value): take(value)
        case .systemVersion(let version): systemVersion = version
        case .language(let language): take(language)
        }
    }

    /// The direction follows the language, unless it is set otherwise.
    private mutating func take(_ language: AppLanguage) {
        if layoutDirection == self.language.layoutDirection { layoutDirection = language.layoutDirection }
        self.language = language
    }

    /// What differs from a device as it comes from the factory, but for how it is held and its window: events that make it so,
    /// in the order in which a playground's reader takes them in.
    public var settings: [EnvironmentEvent] {
        var usual = Environment()
        var settings: [EnvironmentEvent] = []
        if language != usual.language { settings.append(.language(language)) }
        // The direction that comes with the language is not set.
        usual.take(language)
        for setting in DeviceSetting.allCases where setting.value(in: self) != setting.value(in: usual) {
            settings.append(.setting(setting.value(in: self)))
        }
        if let systemVersion { settings.append(.systemVersion(systemVersion)) }
        return settings
    }
}

// Shorthands for code that writes such an event where an `Event` is wanted.
extension Event {
    public static func rotate(_ orientation: InterfaceOrientation) -> Event { .environment(.rotate(orientation)) }
    public static func window(_ window: WindowConfiguration) -> Event { .environment(.window(window)) }
    public static func setting(_ value: DeviceSetting.Value) -> Event { .environment(.setting(value)) }
    public static func systemVersion(_ version: SystemVersion) -> Event { .environment(.systemVersion(version)) }
    public static func language(_ language: AppLanguage) -> Event { .environment(.language(language)) }
}
