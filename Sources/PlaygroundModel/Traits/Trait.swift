/// A system trait or a custom trait. A new system trait needs a case here, a row of ``TraitRow/all``, a field of ``TraitCollection`` and
/// a type for its values.
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

    /// The system traits, in the order in which lists show them.
    public static let systemTraits = TraitRow.all.map { $0.trait }

    /// The row of a system trait. `nil` for a custom trait.
    var row: TraitRow? { TraitRow.byTrait[self] }

    public var name: String {
        if case .custom(let name) = self { return name }
        return row?.name ?? ""
    }

    public static func system(named name: String) -> Trait? {
        TraitRow.all.first { $0.name == name }?.trait
    }

    /// The permitted values. Empty for `displayScale`, which is a number, and for custom traits, whose values the playground declares.
    public var permittedNames: [String] { row.map { Array($0.names.dropFirst()) } ?? [] }

    /// The first iOS version with the trait (documentation of UITraitCollection). `userInterfaceStyle` is always light in iOS 12.
    public var introduced: SystemVersion { row?.introduced ?? 17 }

    /// Whether the user can set the trait, in the settings of the device or of the app. The device and its windows determine other traits.
    public var isSetByPerson: Bool { row?.isSetByPerson ?? true }
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
