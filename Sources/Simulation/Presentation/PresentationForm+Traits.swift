import PlaygroundModel

/// A trait of the window's collection that a presentation changes for the presented controller.
struct PresentedTrait: Hashable, Sendable {
    var trait: Trait
    var value: TraitValue
    /// The uncertain part of the rule; `nil` if it has a source.
    var doubt: String?

    fileprivate static func compactWidth(doubt: String? = nil) -> PresentedTrait {
        PresentedTrait(trait: .horizontalSizeClass, value: .name(UserInterfaceSizeClass.compact.rawValue), doubt: doubt)
    }

    fileprivate static let elevated = PresentedTrait(
        trait: .userInterfaceLevel, value: .name(UserInterfaceLevel.elevated.rawValue)
    )
}

extension PresentationForm {
    /// The changes of each form. All other traits stay: a presentation over the window has the window's collection, one in a context the
    /// context's, independent of the presenter's overrides.
    ///
    /// The level is documented for alerts and popovers (UITraitCollection.userInterfaceLevel); for sheets it is recalled from WWDC 2019,
    /// session 214. Only two forms have a source for the width.
    var presentedTraits: [PresentedTrait] {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: []
        // Radar 18893122: a popover on an iPhone 6 Plus in landscape reports compact width in a window of regular width.
        case .popover: [.compactWidth(), .elevated]
        // Code of 2015 that works around it: "On iPad allows you to present a view controller in a form sheet with regular/regular traits"
        // (a public gist of C. Cooke's).
        case .formSheet: [.compactWidth(), .elevated]
        // Doubtful: up to iOS 12 a page sheet is 768 points wide, as an iPad's whole screen of regular width is.
        case .pageSheet: [.compactWidth(doubt: "no source was found for the width class of a page sheet"), .elevated]
        // A card is in a window of compact width. Doubtful: a card attached to the edge in compact height and regular width.
        case .sheet: [.compactWidth(doubt: "no source was found for the width class of an edge-attached sheet"), .elevated]
        // Doubtful: an alert is 270 points wide, but no source has its size class.
        case .alert: [.compactWidth(doubt: "no source was found for the width class of an alert"), .elevated]
        // An action sheet that is no popover is in a window of compact width, which it keeps.
        case .actionSheet: [.compactWidth(), .elevated]
        }
    }
}
