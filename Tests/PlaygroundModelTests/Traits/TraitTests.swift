@testable import PlaygroundModel
import Testing

struct TraitTests {
    typealias Trait = PlaygroundModel.Trait

    @Test(arguments: Trait.systemTraits)
    func everyPermittedNameCanBeSetAndRead(_ trait: Trait) {
        for name in trait.permittedNames {
            #expect(TraitCollection(trait, .name(name))[trait] == .name(name))
        }
    }

    @Test(arguments: Trait.systemTraits)
    func invalidNamesLeaveTheTraitUnspecified(_ trait: Trait) {
        #expect(TraitCollection(trait, .name("perhaps"))[trait] == nil)
        #expect(!trait.permittedNames.contains("unspecified"))
        #expect(!trait.permittedNames.contains("unknown"))
    }

    /// A field without a row would have no name, no value in conditions, and no part in a merge.
    @Test func everyFieldHasARow() {
        let fields = Mirror(reflecting: TraitCollection.Fields()).children.compactMap(\.label).filter { $0 != "custom" }
        #expect(Set(fields) == Set(Trait.systemTraits.map(\.name)))
    }

    @Test(arguments: Trait.systemTraits)
    func everyTraitIsMerged(_ trait: Trait) {
        let value = trait.permittedNames.last.map(TraitValue.name) ?? .number(2)
        var collection = TraitCollection()
        collection.merge(TraitCollection(trait, value))
        #expect(collection == TraitCollection(trait, value))
        collection.merge(TraitCollection())
        #expect(collection[trait] == value)
    }

    @Test func valuesCanBeRemoved() {
        var collection = TraitCollection(.displayScale, .number(2))
        collection[.displayScale] = nil
        #expect(collection == TraitCollection())
        collection[.custom("density")] = .name("cosy")
        collection[.custom("density")] = nil
        #expect(collection == TraitCollection())
    }

    @Test func namesEqualUIKits() {
        #expect(Trait.system(named: "preferredContentSizeCategory") == .preferredContentSizeCategory)
        #expect(Trait.system(named: "sizeClass") == nil)
        #expect(Set(Trait.systemTraits.map(\.name)).count == Trait.systemTraits.count)
        #expect(Trait.custom("density").name == "density")
        #expect(Trait.displayGamut.permittedNames == ["SRGB", "P3"])
    }

    /// The versions are from UITraitCollection's documentation of each property.
    @Test(arguments: [
        (.userInterfaceIdiom, 8), (.displayScale, 8), (.horizontalSizeClass, 8), (.verticalSizeClass, 8),
        (.forceTouchCapability, 9), (.layoutDirection, 10), (.preferredContentSizeCategory, 10), (.displayGamut, 10),
        (.userInterfaceStyle, 12), (.accessibilityContrast, 13), (.userInterfaceLevel, 13), (.legibilityWeight, 13),
        (.activeAppearance, 14), (.imageDynamicRange, 17), (.custom("density"), 17), (.verticalBarEdge, SystemVersion(27, 1)),
    ] as [(Trait, SystemVersion)])
    func traitsExistFromTheirVersionOn(_ trait: Trait, _ version: SystemVersion) {
        #expect(trait.introduced == version)
        #expect(BehaviourProfile(version: version).has(trait))
        let before = BehaviourProfile.supportedVersions.last { $0 < version } ?? 7
        #expect(!BehaviourProfile(version: before).has(trait))
    }

    @Test(arguments: [(2.0, "2"), (2.608, "2.608"), (0, "0")])
    func numbersAreWrittenWithoutNeedlessDigits(_ number: Double, _ expected: String) {
        #expect(TraitValue.number(number).description == expected)
    }
}
