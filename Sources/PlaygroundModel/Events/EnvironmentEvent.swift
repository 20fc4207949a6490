public enum EnvironmentEvent: Hashable, Sendable {
    case rotate(InterfaceOrientation)
    case window(WindowConfiguration)
    /// A drag of the window's edge: `resize 507x1024 interactively`.
    case interactiveResize(Size)
    case fold(Posture.Name)
    /// The hinge's angle in degrees: `angle 95`.
    case hinge(angle: Double)
    case setting(DeviceSetting.Value)
    case systemVersion(SystemVersion)
    case language(AppLanguage)
}

extension EnvironmentEvent {
    public var isFold: Bool {
        switch self {
        case .fold, .hinge: true
        case .rotate, .window, .interactiveResize, .setting, .systemVersion, .language: false
        }
    }

    /// Whether pages show the state next to a device's name instead of in the name: the iOS version and the posture.
    public var isNextToName: Bool {
        if case .systemVersion = self { true } else { isFold }
    }
}

extension Environment {
    /// Applies an event, even if the device does not support it.
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

    /// A change of displays turns the interface, although the device itself is not turned.
    mutating func take(_ posture: Posture) {
        if posture.showsInnerDisplay != self.posture.showsInnerDisplay {
            orientation = posture.showsInnerDisplay ? orientation.unfolded : orientation.folded
        }
        self.posture = posture
    }

    /// The layout direction follows the language, unless the direction was set separately.
    private mutating func take(_ language: AppLanguage) {
        if layoutDirection == self.language.layoutDirection { layoutDirection = language.layoutDirection }
        self.language = language
    }

    /// The events that lead from the default environment to this one, in the reader's order, without orientation and window.
    public var settings: [EnvironmentEvent] {
        var usual = Environment()
        var settings: [EnvironmentEvent] = []
        if let fold = posture.event { settings.append(fold) }
        if language != usual.language { settings.append(.language(language)) }
        // The language sets its own direction.
        usual.take(language)
        for setting in DeviceSetting.allCases where setting.value(in: self) != setting.value(in: usual) {
            settings.append(.setting(setting.value(in: self)))
        }
        if let systemVersion { settings.append(.systemVersion(systemVersion)) }
        return settings
    }
}

extension Posture {
    mutating func take(_ event: EnvironmentEvent) {
        switch event {
        case .fold(let name): self = Posture(name)
        case .hinge(let angle): self = moved(to: angle)
        case .rotate, .window, .interactiveResize, .setting, .systemVersion, .language: break
        }
    }

    /// The event that gives a closed device this posture. `nil` if the posture is closed.
    public var event: EnvironmentEvent? {
        if status == .closed { return nil }
        return name.map { .fold($0) } ?? .hinge(angle: angle)
    }
}

extension Event {
    public static func rotate(_ orientation: InterfaceOrientation) -> Event { .environment(.rotate(orientation)) }
    public static func window(_ window: WindowConfiguration) -> Event { .environment(.window(window)) }
    public static func fold(_ name: Posture.Name) -> Event { .environment(.fold(name)) }
    public static func hinge(angle: Double) -> Event { .environment(.hinge(angle: angle)) }
    public static func setting(_ value: DeviceSetting.Value) -> Event { .environment(.setting(value)) }
    public static func systemVersion(_ version: SystemVersion) -> Event { .environment(.systemVersion(version)) }
    public static func language(_ language: AppLanguage) -> Event { .environment(.language(language)) }
}
