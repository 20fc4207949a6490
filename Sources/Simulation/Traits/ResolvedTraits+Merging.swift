import PlaygroundModel

extension ResolvedTraits {
    /// Gives a trait a value, and remembers who did.
    mutating func set(_ trait: Trait, _ value: TraitValue, by source: TraitOrigin.Source) {
        collection[trait] = value
        origins[trait, default: []].append(TraitOrigin(source: source, value: value))
    }

    /// Merges what a collection specifies over what is here (UITraitCollection.init(traitsFrom:)), except traits the
    /// profile does not have.
    mutating func merge(_ traits: TraitCollection, by source: TraitOrigin.Source, in profile: BehaviourProfile) {
        for trait in traits.specifiedTraits where profile.has(trait) {
            guard let value = traits[trait] else { continue }
            set(trait, value, by: source)
        }
    }
}
