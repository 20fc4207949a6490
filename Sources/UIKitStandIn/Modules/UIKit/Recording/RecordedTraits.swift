// Traits, by their names in a playground.

extension UITraitCollection {
    /// - Parameter names: The values by trait name. `displayScale` is a number.
    convenience init(names: [String: Any]) {
        var traits = TraitValues()
        for word in TraitWord.all {
            guard let name = names[word.name] as? String, let value = word.values[name] else { continue }
            traits.values[word.key] = value.base as? any Hashable
        }
        if let scale = names["displayScale"] as? Double { traits.values[ObjectIdentifier(ScaleTrait.self)] = CGFloat(scale) }
        self.init(traits)
    }
}

/// A trait with its values, by name.
private struct TraitWord {
    let key: ObjectIdentifier
    let name: String
    let values: [String: AnyHashable]

    init<Trait: SystemTrait>(_ trait: Trait.Type, _ name: String, _ values: [String: Trait.Value]) {
        (key, self.name, self.values) = (ObjectIdentifier(trait), name, values.mapValues { AnyHashable($0) })
    }

    nonisolated(unsafe) static let all: [TraitWord] = {
        var words = [
            TraitWord(IdiomTrait.self, "userInterfaceIdiom", ["phone": .phone, "pad": .pad, "tv": .tv, "carPlay": .carPlay, "mac": .mac, "vision": .vision]),
            TraitWord(HorizontalTrait.self, "horizontalSizeClass", ["compact": .compact, "regular": .regular]),
            TraitWord(VerticalTrait.self, "verticalSizeClass", ["compact": .compact, "regular": .regular]),
            TraitWord(ForceTrait.self, "forceTouchCapability", ["unavailable": .unavailable, "available": .available]),
            TraitWord(DirectionTrait.self, "layoutDirection", ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft]),
            TraitWord(StyleTrait.self, "userInterfaceStyle", ["light": .light, "dark": .dark]),
            TraitWord(LevelTrait.self, "userInterfaceLevel", ["base": .base, "elevated": .elevated]),
            TraitWord(ContrastTrait.self, "accessibilityContrast", ["normal": .normal, "high": .high]),
            TraitWord(LegibilityTrait.self, "legibilityWeight", ["regular": .regular, "bold": .bold]),
            TraitWord(GamutTrait.self, "displayGamut", ["SRGB": .SRGB, "P3": .P3]),
            TraitWord(
                CategoryTrait.self, "preferredContentSizeCategory",
                Dictionary(uniqueKeysWithValues: UIContentSizeCategory.ascending.map { ($0.rawValue, $0) })),
        ]
        if #available(iOS 14.0, *) {
            words.append(TraitWord(ActiveTrait.self, "activeAppearance", ["inactive": .inactive, "active": .active]))
        }
        if #available(iOS 17.0, *) {
            words.append(TraitWord(RangeTrait.self, "imageDynamicRange", ["standard": .standard, "constrainedHigh": .constrainedHigh, "high": .high]))
        }
        return words
    }()
}

extension TraitValues {
    /// The values of the system's traits, by trait name.
    var names: [String: String] {
        var names: [String: String] = [:]
        for word in TraitWord.all {
            guard let value = values[word.key].map({ AnyHashable($0) }) else { continue }
            names[word.name] = word.values.first { $0.value == value }?.key
        }
        return names
    }

    /// The traits that affect the layout of text, by name.
    var textTraits: [String: String] { names.filter { ["preferredContentSizeCategory", "legibilityWeight"].contains($0.key) } }
}
