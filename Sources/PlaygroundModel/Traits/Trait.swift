/// A system trait or a custom trait.
public enum Trait: Hashable, Sendable {
    case userInterfaceIdiom
    case displayScale
    case horizontalSizeClass
    case verticalSizeClass
    case forceTouchCapability
    case layoutDirection
    case preferredContentSizeCategory
    case userInterfaceStyle
    case userInterfaceLevel
    case accessibilityContrast
    case legibilityWeight
    case displayGamut
    case activeAppearance
    case imageDynamicRange
    case verticalBarEdge
    case custom(String)

    /// In the order of lists for people.
    public static let systemTraits: [Trait] = [
        .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom, .displayScale, .userInterfaceStyle,
        .preferredContentSizeCategory, .layoutDirection, .legibilityWeight, .accessibilityContrast,
        .forceTouchCapability, .userInterfaceLevel, .displayGamut, .activeAppearance, .imageDynamicRange, .verticalBarEdge,
    ]

    public var name: String {
        switch self {
        case .userInterfaceIdiom: "userInterfaceIdiom"
        case .displayScale: "displayScale"
        case .horizontalSizeClass: "horizontalSizeClass"
        case .verticalSizeClass: "verticalSizeClass"
        case .forceTouchCapability: "forceTouchCapability"
        case .layoutDirection: "layoutDirection"
        case .preferredContentSizeCategory: "preferredContentSizeCategory"
        case .userInterfaceStyle: "userInterfaceStyle"
        case .userInterfaceLevel: "userInterfaceLevel"
        case .accessibilityContrast: "accessibilityContrast"
        case .legibilityWeight: "legibilityWeight"
        case .displayGamut: "displayGamut"
        case .activeAppearance: "activeAppearance"
        case .imageDynamicRange: "imageDynamicRange"
        case .verticalBarEdge: "verticalBarEdge"
        case .custom(let name): name
        }
    }

    public static func system(named name: String) -> Trait? {
        systemTraits.first { $0.name == name }
    }

    /// Empty for `displayScale`, a number, and for custom traits, whose values the playground declares.
    public var permittedNames: [String] {
        switch self {
        case .userInterfaceIdiom: UserInterfaceIdiom.specifiedNames
        case .horizontalSizeClass, .verticalSizeClass: UserInterfaceSizeClass.specifiedNames
        case .forceTouchCapability: ForceTouchCapability.specifiedNames
        case .layoutDirection: LayoutDirection.specifiedNames
        case .preferredContentSizeCategory: ContentSizeCategory.specifiedNames
        case .userInterfaceStyle: UserInterfaceStyle.specifiedNames
        case .userInterfaceLevel: UserInterfaceLevel.specifiedNames
        case .accessibilityContrast: AccessibilityContrast.specifiedNames
        case .legibilityWeight: LegibilityWeight.specifiedNames
        case .displayGamut: DisplayGamut.specifiedNames
        case .activeAppearance: ActiveAppearance.specifiedNames
        case .imageDynamicRange: ImageDynamicRange.specifiedNames
        case .verticalBarEdge: VerticalBarEdge.specifiedNames
        case .displayScale, .custom: []
        }
    }
}

extension Trait {
    /// The first iOS version with the trait (documentation of UITraitCollection). `userInterfaceStyle` is always light in iOS 12.
    public var introduced: SystemVersion {
        switch self {
        case .userInterfaceIdiom, .displayScale, .horizontalSizeClass, .verticalSizeClass: 8
        case .forceTouchCapability: 9
        case .layoutDirection, .preferredContentSizeCategory, .displayGamut: 10
        case .userInterfaceStyle: 12
        case .accessibilityContrast, .userInterfaceLevel, .legibilityWeight: 13
        case .activeAppearance: 14
        case .imageDynamicRange, .custom: 17
        case .verticalBarEdge: SystemVersion(27, 1)
        }
    }
}

public indirect enum TraitValue: Hashable, Sendable, CustomStringConvertible {
    /// A UIKit case name, or a value of a custom trait.
    case name(String)
    /// `displayScale`, in pixels per point.
    case number(Double)

    public var description: String {
        switch self {
        case .name(let name): name
        case .number(let number): number.shortText
        }
    }
}
