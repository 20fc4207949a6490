/// A trait with named values, one of them *unspecified*. Raw values are UIKit's Swift case names.
public protocol NamedTraitValue: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    static var unspecified: Self { get }
}

extension NamedTraitValue {
    @inlinable
    public static var specifiedNames: [String] {
        allCases.filter { $0 != unspecified }.map { $0.rawValue }
    }
}

public enum UserInterfaceIdiom: String, NamedTraitValue {
    case unspecified, phone, pad, tv, carPlay, mac, vision
}

public enum UserInterfaceSizeClass: String, NamedTraitValue {
    case unspecified, compact, regular
}

/// UIForceTouchCapability. UIKit calls its unspecified value `unknown`.
public enum ForceTouchCapability: String, NamedTraitValue {
    case unknown, unavailable, available

    public static let unspecified = ForceTouchCapability.unknown
}

/// UITraitEnvironmentLayoutDirection.
public enum LayoutDirection: String, NamedTraitValue {
    case unspecified, leftToRight, rightToLeft
}

/// UIContentSizeCategory, in UIKit's order.
public enum ContentSizeCategory: String, NamedTraitValue {
    case unspecified
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }
}

public enum UserInterfaceStyle: String, NamedTraitValue {
    case unspecified, light, dark
}

public enum UserInterfaceLevel: String, NamedTraitValue {
    case unspecified, base, elevated
}

public enum AccessibilityContrast: String, NamedTraitValue {
    case unspecified, normal, high
}

/// `bold` is the Bold Text setting.
public enum LegibilityWeight: String, NamedTraitValue {
    case unspecified, regular, bold
}

/// UIDisplayGamut. UIKit's Swift name `P3` keeps the capital.
public enum DisplayGamut: String, NamedTraitValue {
    case unspecified
    case sRGB = "SRGB"
    case p3 = "P3"
}

/// UIUserInterfaceActiveAppearance.
public enum ActiveAppearance: String, NamedTraitValue {
    case unspecified, inactive, active
}

/// A trait since iOS 17.
public enum ImageDynamicRange: String, NamedTraitValue {
    case unspecified, standard, constrainedHigh, high
}

/// The edge with the vertical bars. A trait since iOS 27.1.
public enum VerticalBarEdge: String, NamedTraitValue {
    case unspecified, leading, trailing
}
