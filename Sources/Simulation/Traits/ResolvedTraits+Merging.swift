import PlaygroundModel

extension ResolvedTraits {
    /// Merges what a collection specifies over what is here (UITraitCollection.init(traitsFrom:)), except traits the
    /// profile does not have, and remembers who set each.
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
