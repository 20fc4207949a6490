import PlaygroundModel

/// Heights of bars in points, without the safe area, and the titles of back buttons.
enum BarMetrics {
    /// 44 on phones; 32 where the height is compact, except on phones that are then regular in width (Plus class), which
    /// keep 44. iPads have a height of their own.
    static func navigationBarHeight(for traits: TraitCollection, profile: BehaviourProfile) -> Double {
        if traits.userInterfaceIdiom == .pad { return padNavigationBarHeights[profile] }
        return isLow(traits) ? 32 : 44
    }

    static let padNavigationBarHeights: VersionTable<Double> = [
        .since(8, 44, barHeightSource), .since(12, 50, barHeightSource),
    ]

    /// What a large title adds below the row (iOS 11), nothing where the height is compact.
    static let largeTitleHeight = 52.0

    /// As navigation bars.
    static func toolbarHeight(for traits: TraitCollection, profile: BehaviourProfile) -> Double {
        navigationBarHeight(for: traits, profile: profile)
    }

    /// 49 on phones, 32 in compact height with the image beside the title; iPads have a height of their own. For a Plus phone
    /// in landscape no source was found; it keeps its height as its navigation bar does.
    static func tabBarHeight(for traits: TraitCollection, profile: BehaviourProfile) -> Double {
        if traits.userInterfaceIdiom == .pad { return padTabBarHeights[profile] }
        return isLow(traits) ? 32 : 49
    }

    static let padTabBarHeights: VersionTable<Double> = [
        .since(8, 49, barHeightSource), .since(12, 50, barHeightSource),
    ]

    private static let barHeightSource = "Geoff Hackworth, iPad Navigation Bar and Toolbar Height Changes in iOS 12, measured"

    /// The strip with the dots below a page controller's pages.
    static let pageControlHeight = 37.0

    /// Whether bars take their lower form.
    static func isLow(_ traits: TraitCollection) -> Bool {
        traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
    }

    /// What the back button says on a controller pushed over another: that one's backButtonTitle, else its title, else
    /// "Back"; nothing where its navigation item asks for the chevron alone.
    ///
    /// UIKit also says "Back" where the title does not fit beside the new title. Without text metrics this uses the
    /// well-known count: 12 characters or more are too many.
    static func backButtonTitle(over previous: ControllerDefinition, profile: BehaviourProfile) -> String {
        if profile.hasBackButtonDisplayMode {
            switch previous.navigationItem.backButtonDisplayMode {
            case .default: break
            case .generic: return defaultBackTitle
            case .minimal: return ""
            }
        }
        let title = previous.backButtonTitle ?? previous.title ?? defaultBackTitle
        return title.count < longestBackTitleLimit ? title : defaultBackTitle
    }

    private static let defaultBackTitle = "Back"
    private static let longestBackTitleLimit = 12
}
