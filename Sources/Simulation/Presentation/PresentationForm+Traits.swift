import PlaygroundModel

/// A trait that a presentation changes in the collection that flows from the window to what it presents.
struct PresentedTrait: Hashable, Sendable {
    var trait: Trait
    var value: TraitValue
    /// What of the rule no source was found for; `nil` where there is one.
    var doubt: String?

    fileprivate static func compactWidth(doubt: String? = nil) -> PresentedTrait {
        PresentedTrait(trait: .horizontalSizeClass, value: .name(UserInterfaceSizeClass.compact.rawValue), doubt: doubt)
    }

    fileprivate static let elevated = PresentedTrait(
        trait: .userInterfaceLevel, value: .name(UserInterfaceLevel.elevated.rawValue)
    )
}

extension PresentationForm {
    /// What each form changes. Anything else flows unchanged: what covers the window has the window's collection, and what
    /// stands in a context has the context's, whatever the presenter overrides.
    ///
    /// The level is documented for alerts and popovers (UITraitCollection.userInterfaceLevel); for sheets it is recalled from
    /// WWDC 2019, session 214. The width has a source for two forms alone.
    var presentedTraits: [PresentedTrait] {
        switch self {
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: []
        // Radar 18893122: a popover on an iPhone 6 Plus in landscape reports compact width in a window of regular width.
        case .popover: [.compactWidth(), .elevated]
        // Code of 2015 that works around it: "On iPad allows you to present a view controller in a form sheet with
        // regular/regular traits" (a public gist of C. Cooke's).
        case .formSheet: [.compactWidth(), .elevated]
        // Doubtful: up to iOS 12 a page sheet is 768 points wide, as an iPad's whole screen of regular width is.
        case .pageSheet: [.compactWidth(doubt: "no source was found for the width class of a page sheet"), .elevated]
        // A card stands in a window of compact width, which it keeps. Doubtful where it is attached to the edge of a window
        // of compact height that is regular in width.
        case .sheet: [.compactWidth(doubt: "no source was found for the width class of an edge-attached sheet"), .elevated]
        // Doubtful: an alert is 270 points wide, but no source says which size class UIKit gives it.
        case .alert: [.compactWidth(doubt: "no source was found for the width class of an alert"), .elevated]
        // An action sheet that is no popover stands in a window of compact width, which it keeps.
        case .actionSheet: [.compactWidth(), .elevated]
        }
    }
}
