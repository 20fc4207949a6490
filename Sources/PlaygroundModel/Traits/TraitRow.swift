/// A system trait: its name, values, first version of iOS, and whether the user can set it.
final class TraitRow: Sendable {
    let trait: Trait
    let name: String
    let introduced: SystemVersion
    let isSetByPerson: Bool
    /// UIKit's names of the values, the unspecified one first. Empty for `displayScale`, which is a number.
    let names: [String]
    /// The index of the value among the names.
    let get: @Sendable (TraitCollection) -> Int
    let set: @Sendable (inout TraitCollection, Int) -> Void

    func isSpecified(in traits: TraitCollection) -> Bool { isNumber ? traits.displayScale != 0 : get(traits) != 0 }

    func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool {
        isNumber ? one.displayScale != other.displayScale : get(one) != get(other)
    }

    private var isNumber: Bool { names.isEmpty }

    static let all: [TraitRow] = [
        TraitRow(.horizontalSizeClass, "horizontalSizeClass", since: 8, { $0.horizontalSizeClass }, { $0.horizontalSizeClass = $1 }),
        TraitRow(.verticalSizeClass, "verticalSizeClass", since: 8, { $0.verticalSizeClass }, { $0.verticalSizeClass = $1 }),
        TraitRow(.userInterfaceIdiom, "userInterfaceIdiom", since: 8, { $0.userInterfaceIdiom }, { $0.userInterfaceIdiom = $1 }),
        TraitRow(.displayScale, "displayScale", since: 8, byPerson: false, names: [], get: { _ in 0 }, set: { _, _ in }),
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

    static let byTrait = Dictionary(firstOf: all.map { ($0.trait, $0) })

    private init(
        _ trait: Trait, _ name: String, since introduced: SystemVersion, byPerson isSetByPerson: Bool, names: [String],
        get: @escaping @Sendable (TraitCollection) -> Int, set: @escaping @Sendable (inout TraitCollection, Int) -> Void
    ) {
        (self.trait, self.name, self.introduced, self.isSetByPerson) = (trait, name, introduced, isSetByPerson)
        (self.names, self.get, self.set) = (names, get, set)
    }

    private convenience init<Value: NamedTraitValue>(
        _ trait: Trait, _ name: String, since introduced: SystemVersion, byPerson isSetByPerson: Bool = false,
        _ field: @escaping @Sendable (TraitCollection) -> Value, _ setField: @escaping @Sendable (inout TraitCollection, Value) -> Void
    ) {
        let values = [Value.unspecified] + Value.allCases.filter { $0 != .unspecified }
        self.init(
            trait, name, since: introduced, byPerson: isSetByPerson, names: values.map { $0.rawValue },
            get: { values.firstIndex(of: field($0)) ?? 0 }, set: { setField(&$0, values[$1]) })
    }
}
