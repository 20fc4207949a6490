/// A change of how a device is held and set.
public enum EnvironmentEvent: Hashable, Sendable {
    case rotate(InterfaceOrientation)
    /// The window takes another configuration: `split 1/2`, `resize 507x1024`.
    case window(WindowConfiguration)
    /// An edge of the window is dragged, and the window follows: `resize 507x1024 interactively`.
    case interactiveResize(Size)
    /// The device is opened or closed: `fold open`, `fold half`, `fold closed`.
    case fold(Posture.Name)
    /// The hinge comes to an angle, in degrees: `angle 95`.
    case hinge(angle: Double)
    /// One of the settings takes another value: `userInterfaceStyle dark`.
    case setting(DeviceSetting.Value)
    /// The device runs another version of iOS than the playground asks for: `ios 12`.
    case systemVersion(SystemVersion)
    /// The device's language: `language de`.
    case language(AppLanguage)
}

extension EnvironmentEvent {
    /// Whether it opens or closes the device.
    public var isFold: Bool {
        switch self {
        case .fold, .hinge: true
        case .rotate, .window, .interactiveResize, .setting, .systemVersion, .language: false
        }
    }

    /// Whether it stands beside a device's name and not in it: the version of iOS, and how far the device is open.
    public var standsBesideName: Bool {
        if case .systemVersion = self { true } else { isFold }
    }
}

extension Environment {
    /// Takes over what an event asks for, whether the device can do it or not.
    public mutating func take(_ event: EnvironmentEvent) {
        switch event {
        case .rotate(let orientation): self.orientation = orientation
        case .window(let window): (self.window, isInteractivelyResizing) = (window, false)
        case .interactiveResize(let size): (window, isInteractivelyResizing) = (.resizable(size), true)
        case .fold, .hinge:
            var new = posture
            new.take(event)
            take(new)
        case .setting(let value): take(value)
        case .systemVersion(let version): systemVersion = version
        case .language(let language): take(language)
        }
    }

    /// The device is not turned in the hand: where the other display comes into use, the interface turns.
    mutating func take(_ posture: Posture) {
        if posture.showsInnerDisplay != self.posture.showsInnerDisplay {
            orientation = posture.showsInnerDisplay ? orientation.unfolded : orientation.folded
        }
        self.posture = posture
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
        if let fold = posture.event { settings.append(fold) }
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

extension Posture {
    /// Takes over what an event says of the hinge, if it does.
    mutating func take(_ event: EnvironmentEvent) {
        switch event {
        case .fold(let name): self = Posture(name)
        case .hinge(let angle): self = moved(to: angle)
        case .rotate, .window, .interactiveResize, .setting, .systemVersion, .language: break
        }
    }

    /// What gives a closed device the posture, or one that shows the same; `nil` for a closed one.
    public var event: EnvironmentEvent? {
        if status == .closed { return nil }
        return name.map { .fold($0) } ?? .hinge(angle: angle)
    }
}

// Shorthands for code that writes such an event where an `Event` is wanted.
extension Event {
    public static func rotate(_ orientation: InterfaceOrientation) -> Event { .environment(.rotate(orientation)) }
    public static func window(_ window: WindowConfiguration) -> Event { .environment(.window(window)) }
    public static func fold(_ name: Posture.Name) -> Event { .environment(.fold(name)) }
    public static func hinge(angle: Double) -> Event { .environment(.hinge(angle: angle)) }
    public static func setting(_ value: DeviceSetting.Value) -> Event { .environment(.setting(value)) }
    public static func systemVersion(_ version: SystemVersion) -> Event { .environment(.systemVersion(version)) }
    public static func language(_ language: AppLanguage) -> Event { .environment(.language(language)) }
}
