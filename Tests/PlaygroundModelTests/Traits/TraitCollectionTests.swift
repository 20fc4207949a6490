import PlaygroundModel
import SeededRandom
import Testing

/// The laws of merging (UITraitCollection.init(traitsFrom:)), tested with random collections.
struct TraitCollectionTests {
    private static func three(_ seed: Int) -> (TraitCollection, TraitCollection, TraitCollection) {
        var generator = SeededGenerator(seed: seed)
        return (.random(using: &generator), .random(using: &generator), .random(using: &generator))
    }

    private func merged(_ collections: TraitCollection...) -> TraitCollection {
        TraitCollection(traitsFrom: collections)
    }

    @Test(arguments: 0..<200)
    func mergingIsAssociative(_ seed: Int) {
        let (a, b, c) = Self.three(seed)
        #expect(merged(merged(a, b), c) == merged(a, merged(b, c)))
        #expect(merged(a, b, c) == merged(merged(a, b), c))
    }

    @Test(arguments: 0..<200)
    func emptyCollectionIsTheIdentity(_ seed: Int) {
        let (a, _, _) = Self.three(seed)
        #expect(merged(a, TraitCollection()) == a)
        #expect(merged(TraitCollection(), a) == a)
    }

    @Test(arguments: 0..<200)
    func mergingIsIdempotent(_ seed: Int) {
        let (a, b, _) = Self.three(seed)
        #expect(merged(a, a) == a)
        #expect(merged(a, b, b) == merged(a, b))
    }

    @Test(arguments: 0..<200)
    func laterTraitsWinAndUnspecifiedOnesNeverOverwrite(_ seed: Int) {
        let (a, b, _) = Self.three(seed)
        let both = merged(a, b)
        for trait in TraitCollection.sampledTraits {
            #expect(both[trait] == b[trait] ?? a[trait])
        }
    }

    @Test(arguments: 0..<100)
    func differencesContainExactlyTheDifferingTraits(_ seed: Int) {
        let (a, b, _) = Self.three(seed)
        let differing = a.traits(differingFrom: b)
        for trait in TraitCollection.sampledTraits {
            #expect(differing.contains(trait) == (a[trait] != b[trait]))
        }
        #expect(Set(differing) == Set(b.traits(differingFrom: a)))
    }

    @Test func specifiedTraitsAreInListingOrder() {
        var collection = TraitCollection(.custom("theme"), .name("dark"))
        collection[.custom("density")] = .name("cosy")
        collection.userInterfaceStyle = .dark
        collection.horizontalSizeClass = .compact
        #expect(collection.specifiedTraits == [
            .horizontalSizeClass, .userInterfaceStyle, .custom("density"), .custom("theme"),
        ])
    }
}
