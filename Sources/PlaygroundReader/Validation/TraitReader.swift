import PlaygroundModel

/// Reads traits and their values in conditions and overrides.
struct TraitReader {
    let vocabulary: Vocabulary

    func read(
        _ entries: [(key: String, value: ValueCursor)], otherKeys: [String]
    ) -> [(trait: Trait, value: TraitValue)] {
        entries.compactMap { name, value in
            if let trait = Trait.system(named: name) {
                return systemValue(value, of: trait).map { (trait, $0) }
            }
            if let declared = vocabulary.customTraits.first(where: { $0.name == name }) {
                return value.name(among: declared.values).map { (.custom(name), .name($0)) }
            }
            let known = vocabulary.traitNames + otherKeys
            value.reportKey(ValidationMistake.unknownTrait(name, known: known))
            return nil
        }
    }

    /// Reads `traitOverrides` of a view or of the window (iOS 17).
    func traitOverrides(_ value: ValueCursor) -> TraitCollection {
        if !vocabulary.profile.has(.traitOverrides) {
            value.reportKey(ValidationMistake.notYetThere("traitOverrides", .traitOverrides, vocabulary.profile))
        }
        return value.table("a trait collection") { table in
            var traits = TraitCollection()
            for (trait, value) in read(table.remaining(), otherKeys: []) { traits[trait] = value }
            return traits
        } ?? TraitCollection()
    }

    private func systemValue(_ value: ValueCursor, of trait: Trait) -> TraitValue? {
        if trait == .displayScale { return value.number(in: 1...4).map(TraitValue.number) }
        return value.name(among: trait.permittedNames).map(TraitValue.name)
    }
}
