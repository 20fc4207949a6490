public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision = 6 }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

extension UIImage {
    @available(iOS 17.0, *)
    public enum DynamicRange: Int, Sendable { case unspecified = -1, standard, constrainedHigh, high }
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
    public static let small = UIContentSizeCategory(rawValue: "small")
    public static let medium = UIContentSizeCategory(rawValue: "medium")
    public static let large = UIContentSizeCategory(rawValue: "large")
    public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
    public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraLarge")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraLarge")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "accessibilityExtraExtraExtraLarge")

    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
        .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    private var rank: Int { Self.ascending.firstIndex(of: self) ?? -1 }

    public var isAccessibilityCategory: Bool { rank >= 7 }
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank < right.rank }
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank <= right.rank }
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank > right.rank }
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank >= right.rank }
}

/// The values of traits, by trait type.
struct TraitValues {
    var values: [ObjectIdentifier: any Hashable] = [:]

    func merging(_ other: TraitValues) -> TraitValues {
        TraitValues(values: values.merging(other.values) { _, new in new })
    }

    func differs(from other: TraitValues, in trait: ObjectIdentifier) -> Bool {
        values[trait].map { AnyHashable($0) } != other.values[trait].map { AnyHashable($0) }
    }

    func differs(from other: TraitValues) -> Bool {
        Set(values.keys).union(other.values.keys).contains { differs(from: other, in: $0) }
    }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    let traits: TraitValues

    init(_ traits: TraitValues) {
        self.traits = traits
        super.init()
    }

    public override init() {
        traits = TraitValues()
        super.init()
    }

    func value<Trait>(_ trait: Trait.Type, default value: Trait.Value) -> Trait.Value where Trait: SystemTrait {
        (traits.values[ObjectIdentifier(trait)] as? Trait.Value) ?? value
    }

    private convenience init<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Trait.Value) {
        self.init(TraitValues(values: [ObjectIdentifier(trait): value]))
    }

    @available(iOS, introduced: 8.0, deprecated: 17.0)
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.merging($1.traits) })
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(IdiomTrait.self, idiom) }
    public convenience init(displayScale scale: CGFloat) { self.init(ScaleTrait.self, scale) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(HorizontalTrait.self, horizontalSizeClass) }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(VerticalTrait.self, verticalSizeClass) }
    public convenience init(forceTouchCapability capability: UIForceTouchCapability) { self.init(ForceTrait.self, capability) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init(CategoryTrait.self, preferredContentSizeCategory) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(DirectionTrait.self, layoutDirection) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(StyleTrait.self, userInterfaceStyle) }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(LevelTrait.self, userInterfaceLevel) }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(ContrastTrait.self, accessibilityContrast) }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(LegibilityTrait.self, legibilityWeight) }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(GamutTrait.self, displayGamut) }
    @available(iOS 14.0, *)
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) { self.init(ActiveTrait.self, activeAppearance) }

    @available(iOS 17.0, *)
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = OverriddenTraits()
        mutations(&traits)
        self.init((traits as? OverriddenTraits)?.traits ?? TraitValues())
    }

    @available(iOS 17.0, *)
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = OverriddenTraits(traits: self.traits)
        mutations(&traits)
        return UITraitCollection((traits as? OverriddenTraits)?.traits ?? self.traits)
    }

    open var userInterfaceIdiom: UIUserInterfaceIdiom { value(IdiomTrait.self, default: .unspecified) }
    open var displayScale: CGFloat { value(ScaleTrait.self, default: 0) }
    open var horizontalSizeClass: UIUserInterfaceSizeClass { value(HorizontalTrait.self, default: .unspecified) }
    open var verticalSizeClass: UIUserInterfaceSizeClass { value(VerticalTrait.self, default: .unspecified) }
    open var forceTouchCapability: UIForceTouchCapability { value(ForceTrait.self, default: .unknown) }
    open var preferredContentSizeCategory: UIContentSizeCategory { value(CategoryTrait.self, default: .unspecified) }
    open var layoutDirection: UITraitEnvironmentLayoutDirection { value(DirectionTrait.self, default: .unspecified) }
    open var userInterfaceStyle: UIUserInterfaceStyle { value(StyleTrait.self, default: .unspecified) }
    open var userInterfaceLevel: UIUserInterfaceLevel { value(LevelTrait.self, default: .unspecified) }
    open var accessibilityContrast: UIAccessibilityContrast { value(ContrastTrait.self, default: .unspecified) }
    open var legibilityWeight: UILegibilityWeight { value(LegibilityTrait.self, default: .unspecified) }
    open var displayGamut: UIDisplayGamut { value(GamutTrait.self, default: .unspecified) }
    @available(iOS 14.0, *)
    open var activeAppearance: UIUserInterfaceActiveAppearance { value(ActiveTrait.self, default: .unspecified) }
    @available(iOS 17.0, *)
    open var imageDynamicRange: UIImage.DynamicRange { value(RangeTrait.self, default: .unspecified) }

    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle || userInterfaceLevel != traitCollection?.userInterfaceLevel
            || accessibilityContrast != traitCollection?.accessibilityContrast
    }

    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.traits.values.keys.allSatisfy { !trait.traits.differs(from: traits, in: $0) }
    }

    nonisolated(unsafe) static var currentTraits = UITraitCollection()
    open class var current: UITraitCollection {
        get { currentTraits }
        set { currentTraits = newValue }
    }

    open func performAsCurrent(_ actions: () -> Void) {
        let former = Self.currentTraits
        Self.currentTraits = self
        defer { Self.currentTraits = former }
        actions()
    }

    @available(iOS 17.0, *)
    open class var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self]
    }

    @available(iOS 17.0, *)
    open class var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
        ]
    }
}

@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

// The keys of the system's traits. They do not depend on the version of iOS that reads them.
protocol SystemTrait { associatedtype Value: Hashable & Sendable }
enum IdiomTrait: SystemTrait { typealias Value = UIUserInterfaceIdiom }
enum ScaleTrait: SystemTrait { typealias Value = CGFloat }
enum HorizontalTrait: SystemTrait { typealias Value = UIUserInterfaceSizeClass }
enum VerticalTrait: SystemTrait { typealias Value = UIUserInterfaceSizeClass }
enum ForceTrait: SystemTrait { typealias Value = UIForceTouchCapability }
enum CategoryTrait: SystemTrait { typealias Value = UIContentSizeCategory }
enum DirectionTrait: SystemTrait { typealias Value = UITraitEnvironmentLayoutDirection }
enum StyleTrait: SystemTrait { typealias Value = UIUserInterfaceStyle }
enum LevelTrait: SystemTrait { typealias Value = UIUserInterfaceLevel }
enum ContrastTrait: SystemTrait { typealias Value = UIAccessibilityContrast }
enum LegibilityTrait: SystemTrait { typealias Value = UILegibilityWeight }
enum GamutTrait: SystemTrait { typealias Value = UIDisplayGamut }
@available(iOS 14.0, *)
enum ActiveTrait: SystemTrait { typealias Value = UIUserInterfaceActiveAppearance }
@available(iOS 17.0, *)
enum RangeTrait: SystemTrait { typealias Value = UIImage.DynamicRange }
