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
        for row in TraitRow.all { row.merge(&self, other) }
        custom.update(with: other.custom)
    }

    /// `nil` is unspecified. An unknown name makes the trait unspecified: the reader checks names.
    public subscript(trait: Trait) -> TraitValue? {
        get {
            if case .custom(let name) = trait { return custom[name].map(TraitValue.name) }
            return trait.row?.get(self)
        }
        set {
            guard case .custom(let name) = trait else {
                trait.row?.set(&self, newValue)
                return
            }
            if case .name(let value) = newValue { custom[name] = value } else { custom[name] = nil }
        }
    }
}
