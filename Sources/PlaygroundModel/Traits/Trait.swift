/// The name of one trait: one of UIKit's, or one that the playground declares.
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

    /// UIKit's own traits, in the order in which they are listed to a person.
    public static let systemTraits: [Trait] = [
        .horizontalSizeClass, .verticalSizeClass, .userInterfaceIdiom, .displayScale, .userInterfaceStyle,
        .preferredContentSizeCategory, .layoutDirection, .legibilityWeight, .accessibilityContrast,
        .forceTouchCapability, .userInterfaceLevel, .displayGamut, .activeAppearance, .imageDynamicRange, .verticalBarEdge,
    ]

    /// UIKit's property name, or the name the playground gave.
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

    /// The system trait with UIKit's property name, if there is one.
    public static func system(named name: String) -> Trait? {
        systemTraits.first { $0.name == name }
    }

    /// The names a playground may write as the trait's value; empty for `displayScale`, a number, and for custom traits,
    /// whose values the playground declares.
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
    /// The version of iOS that introduced the trait (UIKit's documentation of UITraitCollection). `userInterfaceStyle`
    /// exists in 12 but is always light there; custom traits came with UITraitDefinition in 17.
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

/// The value of one trait, apart from its collection: what a condition compares and a log prints.
public enum TraitValue: Hashable, Sendable, CustomStringConvertible {
    /// A UIKit case name, or a value of a declared trait.
    case name(String)
    /// `displayScale`, in pixels a point.
    case number(Double)

    public var description: String {
        switch self {
        case .name(let name): name
        case .number(let number): number.shortText
        }
    }
}
