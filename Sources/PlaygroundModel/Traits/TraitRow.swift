/// A system trait: its name, values, first version of iOS, and whether a person can set it.
struct TraitRow: Sendable {
    let trait: Trait
    let name: String
    let introduced: SystemVersion
    let isSetByPerson: Bool
    /// Empty for a number.
    let names: [String]
    /// `nil` is unspecified.
    let get: @Sendable (TraitCollection.Fields) -> TraitValue?
    /// An unknown name makes the trait unspecified: the reader checks names.
    let set: @Sendable (inout TraitCollection.Fields, TraitValue?) -> Void
    /// Takes the value of another collection that specifies the trait.
    let merge: @Sendable (inout TraitCollection.Fields, TraitCollection.Fields) -> Void

    static let all: [TraitRow] = [
        TraitRow(.horizontalSizeClass, "horizontalSizeClass", since: 8, { $0.horizontalSizeClass }, { $0.horizontalSizeClass = $1 }),
        TraitRow(.verticalSizeClass, "verticalSizeClass", since: 8, { $0.verticalSizeClass }, { $0.verticalSizeClass = $1 }),
        TraitRow(.userInterfaceIdiom, "userInterfaceIdiom", since: 8, { $0.userInterfaceIdiom }, { $0.userInterfaceIdiom = $1 }),
        displayScale,
        TraitRow(
            .userInterfaceStyle, "userInterfaceStyle", since: 12, byPerson: true, { $0.userInterfaceStyle }, { $0.userInterfaceStyle = $1 }),
        TraitRow(
            .preferredContentSizeCategory, "preferredContentSizeCategory", since: 10, byPerson: true, { $0.preferredContentSizeCategory },
            { $0.preferredContentSizeCategory = $1 }),
        TraitRow(.layoutDirection, "layoutDirection", since: 10, byPerson: true, { $0.layoutDirection }, { $0.layoutDirection = $1 }),
        TraitRow(.legibilityWeight, "legibilityWeight", since: 13, byPerson: true, { $0.legibilityWeight }, { $0.legibilityWeight = $1 }),
        TraitRow(
            .accessibilityContrast, "accessibilityContrast", since: 13, byPerson: true, { $0.accessibilityContrast },
            { $0.accessibilityContrast = $1 }),
        TraitRow(.forceTouchCapability, "forceTouchCapability", since: 9, { $0.forceTouchCapability }, { $0.forceTouchCapability = $1 }),
        TraitRow(.userInterfaceLevel, "userInterfaceLevel", since: 13, { $0.userInterfaceLevel }, { $0.userInterfaceLevel = $1 }),
        TraitRow(.displayGamut, "displayGamut", since: 10, { $0.displayGamut }, { $0.displayGamut = $1 }),
        TraitRow(.activeAppearance, "activeAppearance", since: 14, byPerson: true, { $0.activeAppearance }, { $0.activeAppearance = $1 }),
        TraitRow(.imageDynamicRange, "imageDynamicRange", since: 17, { $0.imageDynamicRange }, { $0.imageDynamicRange = $1 }),
        TraitRow(.verticalBarEdge, "verticalBarEdge", since: SystemVersion(27, 1), { $0.verticalBarEdge }, { $0.verticalBarEdge = $1 }),
    ]

    /// The only number. 0 is unspecified.
    private static let displayScale = TraitRow(
        trait: .displayScale, name: "displayScale", introduced: 8, isSetByPerson: false, names: [],
        get: { $0.displayScale == 0 ? nil : .number($0.displayScale) },
        set: { traits, value in
            if case .number(let number) = value { traits.displayScale = number } else { traits.displayScale = 0 }
        },
        merge: { if $1.displayScale != 0 { $0.displayScale = $1.displayScale } })
}

extension TraitRow {
    private init<Value: NamedTraitValue>(
        _ trait: Trait, _ name: String, since introduced: SystemVersion, byPerson isSetByPerson: Bool = false,
        _ field: @escaping @Sendable (TraitCollection.Fields) -> Value, _ setField: @escaping @Sendable (inout TraitCollection.Fields, Value) -> Void
    ) {
        self.init(
            trait: trait, name: name, introduced: introduced, isSetByPerson: isSetByPerson, names: Value.specifiedNames,
            get: { traits in
                let value = field(traits)
                return value == Value.unspecified ? nil : .name(value.rawValue)
            },
            set: { traits, value in
                guard case .name(let name) = value else { return setField(&traits, .unspecified) }
                setField(&traits, Value(rawValue: name) ?? .unspecified)
            },
            merge: { traits, other in
                let value = field(other)
                if value != Value.unspecified { setField(&traits, value) }
            })
    }
}
