import PlaygroundModel

extension ResolvedTraits {
    /// Merges the traits of a collection that exist in the profile (UITraitCollection.init(traitsFrom:)), and records the source.
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
