/// UITraitCollection as a value. A trait without a value is *unspecified*.
public struct TraitCollection: Hashable, Sendable {
    public var userInterfaceIdiom: UserInterfaceIdiom { _read { yield box.value.userInterfaceIdiom } _modify { yield &box.value.userInterfaceIdiom } }
    public var horizontalSizeClass: UserInterfaceSizeClass { _read { yield box.value.horizontalSizeClass } _modify { yield &box.value.horizontalSizeClass } }
    public var verticalSizeClass: UserInterfaceSizeClass { _read { yield box.value.verticalSizeClass } _modify { yield &box.value.verticalSizeClass } }
    public var forceTouchCapability: ForceTouchCapability { _read { yield box.value.forceTouchCapability } _modify { yield &box.value.forceTouchCapability } }
    public var layoutDirection: LayoutDirection { _read { yield box.value.layoutDirection } _modify { yield &box.value.layoutDirection } }
    public var preferredContentSizeCategory: ContentSizeCategory { _read { yield box.value.preferredContentSizeCategory } _modify { yield &box.value.preferredContentSizeCategory } }
    public var userInterfaceStyle: UserInterfaceStyle { _read { yield box.value.userInterfaceStyle } _modify { yield &box.value.userInterfaceStyle } }
    public var userInterfaceLevel: UserInterfaceLevel { _read { yield box.value.userInterfaceLevel } _modify { yield &box.value.userInterfaceLevel } }
    public var accessibilityContrast: AccessibilityContrast { _read { yield box.value.accessibilityContrast } _modify { yield &box.value.accessibilityContrast } }
    public var legibilityWeight: LegibilityWeight { _read { yield box.value.legibilityWeight } _modify { yield &box.value.legibilityWeight } }
    public var displayGamut: DisplayGamut { _read { yield box.value.displayGamut } _modify { yield &box.value.displayGamut } }
    public var activeAppearance: ActiveAppearance { _read { yield box.value.activeAppearance } _modify { yield &box.value.activeAppearance } }
    public var imageDynamicRange: ImageDynamicRange { _read { yield box.value.imageDynamicRange } _modify { yield &box.value.imageDynamicRange } }
    public var verticalBarEdge: VerticalBarEdge { _read { yield box.value.verticalBarEdge } _modify { yield &box.value.verticalBarEdge } }
    /// The scale in pixels per point. 0 is unspecified (UITraitCollection.displayScale).
    public var displayScale: Double { _read { yield box.value.displayScale } _modify { yield &box.value.displayScale } }
    /// The values of custom traits by name. A missing trait is unspecified.
    public var custom: [String: String] { _read { yield box.value.custom } _modify { yield &box.value.custom } }

    /// Fields behind one reference, because controllers, views and layouts have a copy.
    struct Fields: Hashable, Sendable {
        var userInterfaceIdiom = UserInterfaceIdiom.unspecified
        var horizontalSizeClass = UserInterfaceSizeClass.unspecified
        var verticalSizeClass = UserInterfaceSizeClass.unspecified
        var forceTouchCapability = ForceTouchCapability.unspecified
        var layoutDirection = LayoutDirection.unspecified
        var preferredContentSizeCategory = ContentSizeCategory.unspecified
        var userInterfaceStyle = UserInterfaceStyle.unspecified
        var userInterfaceLevel = UserInterfaceLevel.unspecified
        var accessibilityContrast = AccessibilityContrast.unspecified
        var legibilityWeight = LegibilityWeight.unspecified
        var displayGamut = DisplayGamut.unspecified
        var activeAppearance = ActiveAppearance.unspecified
        var imageDynamicRange = ImageDynamicRange.unspecified
        var verticalBarEdge = VerticalBarEdge.unspecified
        var displayScale = 0.0
        var custom: [String: String] = [:]
    }

    private var box = CopyOnWrite(Fields())

    public init() {}

    public init(_ trait: Trait, _ value: TraitValue) {
        self[trait] = value
    }

    /// Combines collections. Later values win. An unspecified trait never overwrites a value (UITraitCollection.init(traitsFrom:)).
    public init(traitsFrom collections: [TraitCollection]) {
        for collection in collections {
            merge(collection)
        }
    }

    /// The traits with a value: system traits first, then custom traits by name.
    public var specifiedTraits: [Trait] {
        TraitRow.all.filter { $0.isSpecified(in: self) }.map { $0.trait } + custom.keys.sorted().map(Trait.custom)
    }

    public func traits(differingFrom other: TraitCollection) -> [Trait] {
        guard self != other else { return [] }
        let names = Set(custom.keys).union(other.custom.keys).sorted()
        return TraitRow.all.filter { $0.differs(self, other) }.map { $0.trait }
            + names.filter { custom[$0] != other.custom[$0] }.map(Trait.custom)
    }

    public mutating func merge(_ other: TraitCollection) {
        for row in TraitRow.all {
            let value = row.get(other)
            if value != 0 { row.set(&self, value) }
        }
        if other.displayScale != 0 { displayScale = other.displayScale }
        box.value.custom.update(with: other.custom)
    }

    /// `nil` is unspecified. Setting an unknown name makes the trait unspecified, because the reader checks names.
    public subscript(trait: Trait) -> TraitValue? {
        get {
            switch trait {
            case .displayScale: return displayScale == 0 ? nil : .number(displayScale)
            case .custom(let name): return custom[name].map(TraitValue.name)
            default:
                guard let row = trait.row else { return nil }
                let value = row.get(self)
                return value == 0 ? nil : .name(row.names[value])
            }
        }
        set {
            var name: String?
            if case .name(let value) = newValue { name = value }
            switch trait {
            case .displayScale:
                if case .number(let number) = newValue { displayScale = number } else { displayScale = 0 }
            case .custom(let trait): custom[trait] = name
            default:
                guard let row = trait.row else { return }
                row.set(&self, name.flatMap { row.names.firstIndex(of: $0) } ?? 0)
            }
        }
    }
}
