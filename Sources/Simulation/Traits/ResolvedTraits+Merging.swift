import PlaygroundModel

extension ResolvedTraits {
    /// Merges a collection (UITraitCollection.init(traitsFrom:)) without the traits that the profile does not have, and records the source.
    mutating func merge(_ traits: TraitCollection, by source: TraitOrigin.Source, in profile: BehaviourProfile) {
        var permitted = traits
        for trait in traits.specifiedTraits {
            if profile.has(trait), let value = traits[trait] {
                origins[trait, default: []].append(TraitOrigin(source: source, value: value))
            } else {
                permitted[trait] = nil
            }
        }
        collection.merge(permitted)
    }
}
