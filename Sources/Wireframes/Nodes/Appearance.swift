import PlaygroundModel

/// The traits that determine colours and text direction.
public struct Appearance: Hashable, Sendable {
    public var isDark: Bool
    public var hasHighContrast: Bool
    public var isRightToLeft: Bool
    /// `UIUserInterfaceLevel.elevated`: lighter dark backgrounds.
    public var isElevated: Bool

    public init(
        isDark: Bool = false, hasHighContrast: Bool = false, isRightToLeft: Bool = false, isElevated: Bool = false
    ) {
        self.isDark = isDark
        self.hasHighContrast = hasHighContrast
        self.isRightToLeft = isRightToLeft
        self.isElevated = isElevated
    }

    /// The style and contrast of a screen without overrides.
    public init(styleAndContrastOf environment: Environment) {
        self.init(isDark: environment.userInterfaceStyle == .dark, hasHighContrast: environment.accessibilityContrast == .high)
    }

    public init(_ traits: TraitCollection) {
        self.init(
            isDark: traits.userInterfaceStyle == .dark,
            hasHighContrast: traits.accessibilityContrast == .high,
            isRightToLeft: traits.layoutDirection == .rightToLeft,
            isElevated: traits.userInterfaceLevel == .elevated
        )
    }
}
