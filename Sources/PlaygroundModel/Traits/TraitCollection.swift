/// UITraitCollection as a value. A trait without a value is *unspecified*.
public struct TraitCollection: Hashable, Sendable {
    public var userInterfaceIdiom: UserInterfaceIdiom { _read { yield box.value.userInterfaceIdiom } _modify { yield &box.value.userInterfaceIdiom } }
    /// In pixels per point. 0 is unspecified (UITraitCollection.displayScale).
    public var displayScale: Double { _read { yield box.value.displayScale } _modify { yield &box.value.displayScale } }
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
    /// By name. A missing trait is unspecified.
    public var custom: [String: String] { _read { yield box.value.custom } _modify { yield &box.value.custom } }

    /// Behind one reference, because controllers, views and layouts have a copy.
    private struct Fields: Hashable, Sendable {
        var userInterfaceIdiom = UserInterfaceIdiom.unspecified
        var displayScale = 0.0
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
        var custom: [String: String] = [:]

        mutating func merge(_ other: Fields) {
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

    private var box = CopyOnWrite(Fields())

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

    public mutating func merge(_ other: TraitCollection) { box.value.merge(other.box.value) }
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
