import PlaygroundModel

struct CustomTraitReader {
    let profile: BehaviourProfile

    /// Reads custom traits. Before iOS 17 their values are unspecified.
    func read(_ traits: ValueCursor) -> [CustomTrait] {
        let trait = Trait.custom("")
        if !profile.has(trait) {
            traits.findings.report(
                ValidationMistake.notYetThere("traits", introduced: trait.introduced, version: profile.version),
                at: .key(traits.path))
        }
        return read(declared: traits)
    }

    private func read(declared traits: ValueCursor) -> [CustomTrait] {
        (traits.entries() ?? []).compactMap { name, value in
            value.checkName(name, of: "a trait", allowingHyphens: false)
            if let meaning = Self.meaning(of: name) {
                value.reportKey(ShapeMistake.reservedName(name, subject: "a trait", meaning: meaning))
            }
            return value.table("a trait") { trait(name, $0, value) } ?? nil
        }
    }

    private func trait(_ name: String, _ table: TableCursor, _ value: ValueCursor) -> CustomTrait? {
        let list = table.required("values", example: "values = [\"cosy\", \"compact\"]")
        let standard = table.required("default", example: "default = \"…\", one of the values")
        guard let values = list?.strings() else { return nil }
        guard let first = values.first else {
            list?.report(ValidationMistake.traitWithoutValues(name))
            return nil
        }
        return CustomTrait(name: name, values: values, defaultValue: standard?.name(among: values) ?? first)
    }

    private static func meaning(of name: String) -> String? {
        if Trait.system(named: name) != nil { return "one of UIKit's traits" }
        if ConditionReader.keys.contains(name) { return "a key of conditions" }
        return name == OverrideReader.sourceKey ? "a key of overrides" : nil
    }
}
