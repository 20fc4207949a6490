extension TraitCollection {
    /// The value of a trait by its name; `nil` means unspecified. Setting a name that is no value of the trait leaves it
    /// unspecified: names are checked where the playground is read.
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
