/// How a device is held and set: everything about it that can change while the app runs.
public struct Environment: Hashable, Sendable {
    public var orientation: InterfaceOrientation
    public var window: WindowConfiguration
    /// How far the device is open; closed where it does not fold.
    public var posture: Posture
    public var userInterfaceStyle: UserInterfaceStyle
    public var preferredContentSizeCategory: ContentSizeCategory
    public var layoutDirection: LayoutDirection
    public var accessibilityContrast: AccessibilityContrast
    public var legibilityWeight: LegibilityWeight
    /// The 3D Touch switch of Settings; without effect on a device that has none.
    public var isForceTouchEnabled: Bool
    /// The version of iOS, where it is not the one the playground asks for.
    public var systemVersion: SystemVersion?
    public var language: AppLanguage
    /// Whether Settings has Windowed Apps chosen, not Full Screen Apps; without effect where there are no free windows.
    public var usesWindowedApps = true
    /// UIWindowScene.Geometry.isInteractivelyResizing: a person has an edge of the window in hand.
    public var isInteractivelyResizing = false

    public init(
        orientation: InterfaceOrientation = .portrait, window: WindowConfiguration = .fullScreen, posture: Posture = Posture(),
        userInterfaceStyle: UserInterfaceStyle = .light,
        preferredContentSizeCategory: ContentSizeCategory = .large,
        layoutDirection: LayoutDirection = .leftToRight,
        accessibilityContrast: AccessibilityContrast = .normal,
        legibilityWeight: LegibilityWeight = .regular, isForceTouchEnabled: Bool = true, systemVersion: SystemVersion? = nil,
        language: AppLanguage = .base
    ) {
        self.orientation = orientation
        self.window = window
        self.posture = posture
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
