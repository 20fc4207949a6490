// Traits by the names that a playground writes.

extension UITraitCollection {
    /// - Parameter names: Values by the names of traits; `displayScale` is a number.
    convenience init(names: [String: Any]) {
        var traits = TraitValues()
        func set<Trait: SystemTrait>(_ trait: Trait.Type, _ name: String, _ values: [String: Trait.Value]) {
            guard let word = names[name] as? String, let value = values[word] else { return }
            traits.values[ObjectIdentifier(trait)] = value
        }
        set(IdiomTrait.self, "userInterfaceIdiom", ["phone": .phone, "pad": .pad, "tv": .tv, "carPlay": .carPlay, "mac": .mac, "vision": .vision])
        set(HorizontalTrait.self, "horizontalSizeClass", ["compact": .compact, "regular": .regular])
        set(VerticalTrait.self, "verticalSizeClass", ["compact": .compact, "regular": .regular])
        set(ForceTrait.self, "forceTouchCapability", ["unavailable": .unavailable, "available": .available])
        set(DirectionTrait.self, "layoutDirection", ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
        set(StyleTrait.self, "userInterfaceStyle", ["light": .light, "dark": .dark])
        set(LevelTrait.self, "userInterfaceLevel", ["base": .base, "elevated": .elevated])
        set(ContrastTrait.self, "accessibilityContrast", ["normal": .normal, "high": .high])
        set(LegibilityTrait.self, "legibilityWeight", ["regular": .regular, "bold": .bold])
        set(GamutTrait.self, "displayGamut", ["SRGB": .SRGB, "P3": .P3])
        set(ActiveTrait.self, "activeAppearance", ["inactive": .inactive, "active": .active])
        if #available(iOS 17.0, *) {
            set(RangeTrait.self, "imageDynamicRange", ["standard": .standard, "constrainedHigh": .constrainedHigh, "high": .high])
        }
        set(
            CategoryTrait.self, "preferredContentSizeCategory",
            Dictionary(uniqueKeysWithValues: UIContentSizeCategory.ascending.map { ($0.rawValue, $0) })
        )
        if let scale = names["displayScale"] as? Double { traits.values[ObjectIdentifier(ScaleTrait.self)] = CGFloat(scale) }
        self.init(traits)
    }
}

extension TraitValues {
    /// The traits that change how texts are laid out, by their names.
    var textTraits: [String: String] {
        var names: [String: String] = [:]
        if let category = values[ObjectIdentifier(CategoryTrait.self)] as? UIContentSizeCategory {
            names["preferredContentSizeCategory"] = category.rawValue
        }
        if let weight = values[ObjectIdentifier(LegibilityTrait.self)] as? UILegibilityWeight {
            names["legibilityWeight"] = weight == .bold ? "bold" : "regular"
        }
        return names
    }
}
