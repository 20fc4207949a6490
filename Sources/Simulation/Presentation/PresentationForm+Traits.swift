import PlaygroundModel

struct PresentedTrait: Hashable, Sendable {
    var trait: Trait
    var value: TraitValue
    /// The uncertain part of the rule. `nil` if it has a source.
    var doubt: String?

    fileprivate static func compactWidth(doubt: String? = nil) -> PresentedTrait {
        PresentedTrait(trait: .horizontalSizeClass, value: .name(UserInterfaceSizeClass.compact.rawValue), doubt: doubt)
    }

    fileprivate static let elevated = PresentedTrait(
        trait: .userInterfaceLevel, value: .name(UserInterfaceLevel.elevated.rawValue)
    )
}

extension PresentationForm {
    /// The traits that each form changes. Other traits come from the window, or for a presentation in a context from the context,
    /// independent of the presenter's overrides. The level is documented for alerts and popovers (UITraitCollection.userInterfaceLevel),
    /// and recalled from WWDC 2019, session 214 for sheets. The width has a source only for popovers and form sheets.
    var presentedTraits: [PresentedTrait] {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: []
        // Radar 18893122: a popover on an iPhone 6 Plus in landscape has compact width in a window of regular width.
        case .popover: [.compactWidth(), .elevated]
        // Workaround, 2015: "On iPad allows you to present a view controller in a form sheet with regular/regular traits" (C. Cooke, gist).
        case .formSheet: [.compactWidth(), .elevated]
        // Uncertain: up to iOS 12 a page sheet is as wide as an iPad's screen of regular width (768 points).
        case .pageSheet: [.compactWidth(doubt: "no source was found for the width class of a page sheet"), .elevated]
        // A card is in a window of compact width. Uncertain: an edge-attached card in compact height and regular width.
        case .sheet: [.compactWidth(doubt: "no source was found for the width class of an edge-attached sheet"), .elevated]
        // Uncertain: an alert is 270 points wide, but no source states its size class.
        case .alert: [.compactWidth(doubt: "no source was found for the width class of an alert"), .elevated]
        // An action sheet that is not a popover keeps the compact width of its window.
        case .actionSheet: [.compactWidth(), .elevated]
        }
    }
}
