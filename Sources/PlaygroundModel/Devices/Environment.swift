/// The state of a device that can change while the app runs.
public struct Environment: Hashable, Sendable {
    public var orientation: InterfaceOrientation
    public var window: WindowConfiguration
    /// The posture. Closed on devices that do not fold.
    public var posture: Posture
    public var userInterfaceStyle = UserInterfaceStyle.light
    public var preferredContentSizeCategory = ContentSizeCategory.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var accessibilityContrast = AccessibilityContrast.normal
    public var legibilityWeight = LegibilityWeight.regular
    /// The 3D Touch switch of Settings. It has no effect on devices without 3D Touch.
    public var isForceTouchEnabled = true
    /// Overrides the playground's version.
    public var systemVersion: SystemVersion?
    public var language = AppLanguage.base
    /// Windowed Apps in Settings. It has no effect on devices without free window sizes.
    public var usesWindowedApps = true
    public var isInteractivelyResizing = false

    public init(
        orientation: InterfaceOrientation = .portrait, window: WindowConfiguration = .fullScreen, posture: Posture = Posture()
    ) {
        self.orientation = orientation
        self.window = window
        self.posture = posture
    }
}
