import PlaygroundModel

/// What layout reads from a trait collection, with UIKit's defaults for unspecified traits.
struct LayoutTraits: Hashable, Sendable {
    var isRightToLeft: Bool
    var pixels: PixelGrid
    var contentSizeCategory: ContentSizeCategory
    /// The Bold Text setting.
    var isBoldText: Bool
    var isPad: Bool
    var verticalSizeClass: UserInterfaceSizeClass
    var profile: BehaviourProfile

    init(_ traits: TraitCollection, profile: BehaviourProfile) {
        isRightToLeft = traits.layoutDirection == .rightToLeft
        pixels = PixelGrid(scale: traits.displayScale)
        let category = traits.preferredContentSizeCategory
        contentSizeCategory = category == .unspecified ? .large : category
        isBoldText = traits.legibilityWeight == .bold
        isPad = traits.userInterfaceIdiom == .pad
        verticalSizeClass = traits.verticalSizeClass
        self.profile = profile
    }

    /// What a view of a controller with these traits reads: its own overrides change the size and weight of its text. The
    /// sides it is laid out on are the controller's, as its constraints are.
    func overridden(by overrides: TraitCollection) -> LayoutTraits {
        var traits = self
        if overrides.preferredContentSizeCategory != .unspecified {
            traits.contentSizeCategory = overrides.preferredContentSizeCategory
        }
        if overrides.legibilityWeight != .unspecified { traits.isBoldText = overrides.legibilityWeight == .bold }
        return traits
    }
}
