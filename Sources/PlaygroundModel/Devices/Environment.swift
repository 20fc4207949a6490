/// The state of a device that can change while the app runs.
public struct Environment: Hashable, Sendable {
    public var orientation: InterfaceOrientation
    public var window: WindowConfiguration
    /// Closed on devices that do not fold.
    public var posture: Posture
    public var userInterfaceStyle = UserInterfaceStyle.light
    public var preferredContentSizeCategory = ContentSizeCategory.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var accessibilityContrast = AccessibilityContrast.normal
    public var legibilityWeight = LegibilityWeight.regular
    /// The 3D Touch switch of Settings; without effect on devices without 3D Touch.
    public var isForceTouchEnabled = true
    /// Overrides the version that the playground asks for.
    public var systemVersion: SystemVersion?
    public var language = AppLanguage.base
    /// Whether Windowed Apps is chosen in Settings; without effect where windows have no free size.
    public var usesWindowedApps = true
    /// UIWindowScene.Geometry.isInteractivelyResizing.
    public var isInteractivelyResizing = false

    public init(
        orientation: InterfaceOrientation = .portrait, window: WindowConfiguration = .fullScreen, posture: Posture = Posture()
    ) {
        self.orientation = orientation
        self.window = window
        self.posture = posture
    }
}
