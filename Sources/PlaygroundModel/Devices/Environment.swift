/// How a device is held and set: everything about it that can change while the app runs.
public struct Environment: Hashable, Sendable {
    public var orientation: InterfaceOrientation
    public var window: WindowConfiguration
    public var userInterfaceStyle: UserInterfaceStyle
    public var preferredContentSizeCategory: ContentSizeCategory
    public var layoutDirection: LayoutDirection
    public var accessibilityContrast: AccessibilityContrast
    public var legibilityWeight: LegibilityWeight
    /// The 3D Touch switch of Settings; without effect on a device that has none.
    public var isForceTouchEnabled: Bool
    /// The major version of iOS, where it is not the one the playground asks for.
    public var systemVersion: Int?
    public var language: AppLanguage

    public init(
        orientation: InterfaceOrientation = .portrait, window: WindowConfiguration = .fullScreen,
        userInterfaceStyle: UserInterfaceStyle = .light,
        preferredContentSizeCategory: ContentSizeCategory = .large,
        layoutDirection: LayoutDirection = .leftToRight,
        accessibilityContrast: AccessibilityContrast = .normal,
        legibilityWeight: LegibilityWeight = .regular, isForceTouchEnabled: Bool = true, systemVersion: Int? = nil,
        language: AppLanguage = .base
    ) {
        self.orientation = orientation
        self.window = window
        self.userInterfaceStyle = userInterfaceStyle
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.layoutDirection = layoutDirection
        self.accessibilityContrast = accessibilityContrast
        self.legibilityWeight = legibilityWeight
        self.isForceTouchEnabled = isForceTouchEnabled
        self.systemVersion = systemVersion
        self.language = language
    }
}

/// A device as a playground picks it: the device and how it starts out.
public struct DeviceConfiguration: Hashable, Sendable {
    public var device: Device
    public var orientation: InterfaceOrientation
    public var window: WindowConfiguration
    /// How it is set, where that is not as usual: changes that are made before the app starts.
    public var settings: [EnvironmentEvent]
    /// Counts those that are otherwise alike, from 1.
    public var copyNumber: Int

    public init(
        device: Device, orientation: InterfaceOrientation, window: WindowConfiguration = .fullScreen, settings: [EnvironmentEvent] = [],
        copyNumber: Int = 1
    ) {
        self.device = device
        self.orientation = orientation
        self.window = window
        self.settings = settings
        self.copyNumber = copyNumber
    }

    /// The device as it starts out, where everything else is set in a given way.
    public func environment(from others: Environment = Environment()) -> Environment {
        var environment = others
        environment.orientation = orientation
        environment.window = window
        for setting in settings { environment.take(setting) }
        return environment
    }

    /// Tells the configuration from every other of the same playground: `iphone-8-plus`, `iphone-8-plus@landscape`,
    /// `ipad-pro-11@landscape,1/3`, `iphone-17@dark`, `iphone-17@2`. The page and the command line name a device by it.
    public var id: String {
        var parts: [String] = []
        if orientation != device.defaultOrientation {
            parts.append(orientation == .landscapeRight ? "landscape" : orientation.rawValue)
        }
        if window != .fullScreen { parts.append(window.word) }
        parts += settings.map { $0.word }
        if copyNumber > 1 { parts.append("\(copyNumber)") }
        return parts.isEmpty ? device.id : device.id + "@" + parts.joined(separator: ",")
    }
}
