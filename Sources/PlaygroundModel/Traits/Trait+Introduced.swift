extension Trait {
    /// The major version of iOS that introduced the trait (UIKit's documentation of UITraitCollection). `userInterfaceStyle`
    /// exists in 12 but is always light there; custom traits came with UITraitDefinition in 17.
    public var introduced: Int {
        switch self {
        case .userInterfaceIdiom, .displayScale, .horizontalSizeClass, .verticalSizeClass: 8
        case .forceTouchCapability: 9
        case .layoutDirection, .preferredContentSizeCategory, .displayGamut: 10
        case .userInterfaceStyle: 12
        case .accessibilityContrast, .userInterfaceLevel, .legibilityWeight: 13
        case .activeAppearance: 14
        case .imageDynamicRange, .custom: 17
        }
    }
}
