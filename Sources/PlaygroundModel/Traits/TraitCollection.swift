/// UITraitCollection as a value. A trait without a value is *unspecified*.
public struct TraitCollection: Hashable, Sendable {
    public var userInterfaceIdiom = UserInterfaceIdiom.unspecified
    /// In pixels per point. 0 is unspecified (UITraitCollection.displayScale).
    public var displayScale = 0.0
    public var horizontalSizeClass = UserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UserInterfaceSizeClass.unspecified
    public var forceTouchCapability = ForceTouchCapability.unspecified
    public var layoutDirection = LayoutDirection.unspecified
    public var preferredContentSizeCategory = ContentSizeCategory.unspecified
    public var userInterfaceStyle = UserInterfaceStyle.unspecified
    public var userInterfaceLevel = UserInterfaceLevel.unspecified
    public var accessibilityContrast = AccessibilityContrast.unspecified
    public var legibilityWeight = LegibilityWeight.unspecified
    public var displayGamut = DisplayGamut.unspecified
    public var activeAppearance = ActiveAppearance.unspecified
    public var imageDynamicRange = ImageDynamicRange.unspecified
    public var verticalBarEdge = VerticalBarEdge.unspecified
    /// By name. A missing trait is unspecified.
    public var custom: [String: String] = [:]

    public init() {}

    public init(_ trait: Trait, _ value: TraitValue) {
        self[trait] = value
    }

    /// Later collections win. An unspecified trait never overwrites (UITraitCollection.init(traitsFrom:)).
    public init(traitsFrom collections: [TraitCollection]) {
        for collection in collections {
            merge(collection)
        }
    }

    /// System traits first, then custom ones by name.
    public var specifiedTraits: [Trait] {
        Trait.systemTraits.filter { self[$0] != nil } + custom.keys.sorted().map(Trait.custom)
    }

    public func traits(differingFrom other: TraitCollection) -> [Trait] {
        guard self != other else { return [] }
        let names = Set(custom.keys).union(other.custom.keys).sorted()
        return (Trait.systemTraits + names.map(Trait.custom)).filter { self[$0] != other[$0] }
    }

    public mutating func merge(_ other: TraitCollection) {
        userInterfaceIdiom.merge(other.userInterfaceIdiom)
        if other.displayScale != 0 { displayScale = other.displayScale }
        horizontalSizeClass.merge(other.horizontalSizeClass)
        verticalSizeClass.merge(other.verticalSizeClass)
        forceTouchCapability.merge(other.forceTouchCapability)
        layoutDirection.merge(other.layoutDirection)
        preferredContentSizeCategory.merge(other.preferredContentSizeCategory)
        userInterfaceStyle.merge(other.userInterfaceStyle)
        userInterfaceLevel.merge(other.userInterfaceLevel)
        accessibilityContrast.merge(other.accessibilityContrast)
        legibilityWeight.merge(other.legibilityWeight)
        displayGamut.merge(other.displayGamut)
        activeAppearance.merge(other.activeAppearance)
        imageDynamicRange.merge(other.imageDynamicRange)
        verticalBarEdge.merge(other.verticalBarEdge)
        custom.update(with: other.custom)
    }
}

extension TraitCollection {
    /// `nil` is unspecified. An unknown name makes the trait unspecified: the reader checks names.
    public subscript(trait: Trait) -> TraitValue? {
        get {
            switch trait {
            case .userInterfaceIdiom: Self.value(userInterfaceIdiom)
            case .displayScale: displayScale == 0 ? nil : .number(displayScale)
            case .horizontalSizeClass: Self.value(horizontalSizeClass)
            case .verticalSizeClass: Self.value(verticalSizeClass)
            case .forceTouchCapability: Self.value(forceTouchCapability)
            case .layoutDirection: Self.value(layoutDirection)
            case .preferredContentSizeCategory: Self.value(preferredContentSizeCategory)
            case .userInterfaceStyle: Self.value(userInterfaceStyle)
            case .userInterfaceLevel: Self.value(userInterfaceLevel)
            case .accessibilityContrast: Self.value(accessibilityContrast)
            case .legibilityWeight: Self.value(legibilityWeight)
            case .displayGamut: Self.value(displayGamut)
            case .activeAppearance: Self.value(activeAppearance)
            case .imageDynamicRange: Self.value(imageDynamicRange)
            case .verticalBarEdge: Self.value(verticalBarEdge)
            case .custom(let name): custom[name].map(TraitValue.name)
            }
        }
        set {
            switch trait {
            case .userInterfaceIdiom: userInterfaceIdiom = Self.named(newValue)
            case .displayScale: displayScale = Self.number(newValue)
            case .horizontalSizeClass: horizontalSizeClass = Self.named(newValue)
            case .verticalSizeClass: verticalSizeClass = Self.named(newValue)
            case .forceTouchCapability: forceTouchCapability = Self.named(newValue)
            case .layoutDirection: layoutDirection = Self.named(newValue)
            case .preferredContentSizeCategory: preferredContentSizeCategory = Self.named(newValue)
            case .userInterfaceStyle: userInterfaceStyle = Self.named(newValue)
            case .userInterfaceLevel: userInterfaceLevel = Self.named(newValue)
            case .accessibilityContrast: accessibilityContrast = Self.named(newValue)
            case .legibilityWeight: legibilityWeight = Self.named(newValue)
            case .displayGamut: displayGamut = Self.named(newValue)
            case .activeAppearance: activeAppearance = Self.named(newValue)
            case .imageDynamicRange: imageDynamicRange = Self.named(newValue)
            case .verticalBarEdge: verticalBarEdge = Self.named(newValue)
            case .custom(let name):
                if case .name(let value) = newValue { custom[name] = value } else { custom[name] = nil }
            }
        }
    }

    private static func value<Value: NamedTraitValue>(_ value: Value) -> TraitValue? {
        value == Value.unspecified ? nil : .name(value.rawValue)
    }

    private static func named<Value: NamedTraitValue>(_ value: TraitValue?) -> Value {
        guard case .name(let name) = value else { return .unspecified }
        return Value(rawValue: name) ?? .unspecified
    }

    private static func number(_ value: TraitValue?) -> Double {
        guard case .number(let number) = value else { return 0 }
        return number
    }
}

extension NamedTraitValue {
    @inline(__always)
    fileprivate mutating func merge(_ other: Self) {
        if other != Self.unspecified { self = other }
    }
}
