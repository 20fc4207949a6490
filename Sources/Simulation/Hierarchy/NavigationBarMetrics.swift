import PlaygroundModel

/// Heights and titles of navigation bars.
enum NavigationBarMetrics {
    /// In points, without the status bar. 44 on phones; 32 where the height is compact, except on phones that are then
    /// regular in width (Plus class), which keep 44; 44 on iPads up to iOS 11, 50 from iOS 12.
    static func height(for traits: TraitCollection, profile: BehaviourProfile) -> Double {
        if traits.userInterfaceIdiom == .pad { return profile.version >= 12 ? 50 : 44 }
        return traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular ? 32 : 44
    }

    /// What the back button says on a controller pushed over another: that one's backButtonTitle, else its title, else
    /// "Back".
    ///
    /// UIKit also says "Back" where the title does not fit beside the new title. Without text metrics this uses the
    /// well-known count: 12 characters or more are too many.
    static func backButtonTitle(over previous: ControllerDefinition) -> String {
        let title = previous.backButtonTitle ?? previous.title ?? defaultBackTitle
        return title.count < longestBackTitleLimit ? title : defaultBackTitle
    }

    private static let defaultBackTitle = "Back"
    private static let longestBackTitleLimit = 12
}
