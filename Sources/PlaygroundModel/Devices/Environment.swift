/// The state of a device that can change while the app runs.
public struct Environment: Hashable, Sendable {
    public var orientation: InterfaceOrientation
    public var window: WindowConfiguration
    /// Closed on devices that do not fold.
    public var posture: Posture
    public var userInterfaceStyle: UserInterfaceStyle
    public var preferredContentSizeCategory: ContentSizeCategory
    public var layoutDirection: LayoutDirection
    public var accessibilityContrast: AccessibilityContrast
    public var legibilityWeight: LegibilityWeight
    /// The 3D Touch switch of Settings; without effect on devices without 3D Touch.
    public var isForceTouchEnabled: Bool
    /// Overrides the version that the playground asks for.
    public var systemVersion: SystemVersion?
    public var language: AppLanguage
    /// Whether Windowed Apps is chosen in Settings; without effect where windows have no free size.
    public var usesWindowedApps = true
    /// UIWindowScene.Geometry.isInteractivelyResizing.
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
