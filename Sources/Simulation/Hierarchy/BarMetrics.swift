import PlaygroundModel

/// Heights of bars in points, without the safe area, and titles of back buttons.
public enum BarMetrics {
    /// The height of a navigation bar's row. Compact height reduces it, except on phones with regular width (Plus class), which keep 44
    /// points. No figure of iOS 26 was found for these phones and for iPads.
    /// - Parameter isInSheet: Whether the bar is in a card, or in a centred sheet on an iPad.
    static func navigationBarHeight(
        for traits: TraitCollection, isInSheet: Bool = false, profile: BehaviourProfile
    ) -> Double {
        navigationBarRow(for: traits, isInSheet: isInSheet, profile: profile).value
    }

    static func navigationBarRow(
        for traits: TraitCollection, isInSheet: Bool, profile: BehaviourProfile
    ) -> VersionTable<Double>.Row {
        if isLow(traits) { return lowNavigationBarHeights.row(under: profile) }
        let sheet = sheetNavigationBarHeights.row(under: profile)
        if isInSheet, let height = sheet.value { return .since(sheet.version, height, sheet.source, sheet.confidence) }
        return row(for: traits, onPhones: phoneNavigationBarHeights, onPads: padNavigationBarHeights, profile)
    }

    static let lowNavigationBarHeights: VersionTable<Double> = [
        .since(8, 32, recalledSource, .high), .since(26, 54, lowBarSource),
    ]

    static let promptHeights: VersionTable<Double> = [
        .since(8, 30, promptSource, .high),
        .since(26, 30, "no figure of iOS 26 was found; Threema's bar with a prompt is at most 88 high there, without at most 62", .low),
    ]

    /// The heights of prompts in compact height.
    static let lowPromptHeights: VersionTable<Double> = [
        .since(8, 22, promptSource), .since(26, 22, "no figure of iOS 26 was found: that of iOS 18", .low),
    ]

    private static let promptSource = "andreamazz/AMScrollingNavbar: 44 + 30, in landscape 32 + 22"

    static let lowBarOffsets: VersionTable<Double> = [.since(8, 0, recalledSource, .high), .since(26, 24, lowBarSource)]

    static let lowTabBarHeights: VersionTable<Double> = [.since(8, 32, recalledSource, .high), .since(26, 44, lowBarSource)]

    static let lowToolbarHeights: VersionTable<Double> = [
        .since(8, 32, recalledSource), .since(26, 32, "no figure of iOS 26 was found: that of iOS 18", .low),
    ]

    /// - Parameter window: The safe area of the window. A sheet has other bars.
    /// - Returns: The reason why the controller's bars are uncertain in compact height or without a safe area. `nil` if they are certain.
    static func doubt(
        of controller: SceneController, _ traits: TraitCollection, in window: EdgeInsets, isInSheet: @autoclosure () -> Bool,
        _ profile: BehaviourProfile
    ) -> String? {
        guard traits.userInterfaceIdiom == .phone, profile.design == .glass else { return nil }
        let (navigation, tabs) = (controller.navigationBar != nil, controller.tabBar?.placement == .bottom)
        guard traits.verticalSizeClass == .compact else {
            let isBare = navigation && window.top == 0 && !isInSheet() || (tabs || controller.toolbar != nil) && window.bottom == 0
            return isBare ? phoneTabBarHeightsWithoutHomeIndicator.row(under: profile).source : nil
        }
        guard isLow(traits) else {
            return navigation || tabs || controller.toolbar != nil
                ? "no figure of iOS 26 was found for bars in compact height and regular width" : nil
        }
        if controller.toolbar != nil { return lowToolbarHeights.row(under: profile).source }
        return navigation || tabs ? lowNavigationBarHeights.row(under: profile).source : nil
    }

    private static let recalledSource = "WWDC 2014, session 216; several measurements of bars in landscape"
    private static let lowBarSource = "measured on only one phone of 402 x 874 points, in two places: the bar's lower edge at 78; "
        + "zafnz/ios-multi-simulator-mcp, TESTING.md: bars at 24, 54 high, and at 338, 64 high with the inset of 20"

    public static let phoneNavigationBarHeights: VersionTable<Double> = [
        .since(8, 44, interfaceBuilderSource, .high), .since(26, 54, interfaceBuilderSource, .high),
    ]

    public static let padNavigationBarHeights: VersionTable<Double> = [
        .since(8, 44, padBarHeightSource, .high), .since(12, 50, padBarHeightSource, .high),
    ]

    /// The heights of navigation bars in sheets. `nil` if they equal the heights of other navigation bars.
    public static let sheetNavigationBarHeights: VersionTable<Double?> = [
        .since(8, nil, "navigation bars in sheets of iPads were like others"),
        .since(13, 56, "Geoff Hackworth, View Controller Presentation Changes in iOS and iPadOS 16: 12 points more than other "
            + "bars on phones, 6 on iPads; Interface Builder's frames on phones; recursiveDescription of iOS 14 and 15 on 375 x 667"),
        .since(26, 54, "a simulator of iOS 26, its device inferred: the bar of a large sheet; iPads are assumed equal"),
    ]

    static let sheetBarOffsets: VersionTable<Double> = [
        .since(8, 0, interfaceBuilderSource, .high),
        .since(26, 20, "a list's content inset of 74 in sheets of iOS 26 and 27, 54 of which are the bar"),
    ]

    /// The height of the area of buttons and title, from the bar's upper edge. `nil` for the whole bar.
    static let contentHeights: VersionTable<Double?> = [
        .since(8, nil, interfaceBuilderSource, .high),
        .since(26, 44, "\(simMirrorSource): a back button at 62, 44 high, and one with an image at 66, 36 high, in a bar from 62 on"),
    ]

    /// The distance by which a navigation bar extends into the inset of a Dynamic Island. It begins below the status bar.
    public static let risesIntoIsland: VersionTable<Double> = [
        .since(8, 16.0 / 3, "GKNavigationBarSwift#41, on iOS 17: from 53.667 on, with an inset of 59 above, and 97.667 above the content"),
        .since(26, 0, "getsentry/sentry-cocoa, view hierarchies of iOS 26.1: from the inset of 62 on, 54 high"),
    ]

    /// The height that a large title adds below the row, from iOS 11. Compact height has no large titles.
    static let largeTitleHeight = 52.0

    /// The height of the line below a large title.
    static let largeSubtitleHeights: VersionTable<Double> = [
        .since(8, 0, "UINavigationItem.subtitle is of iOS 26", .high),
        .since(26, 20, "no figure of iOS 26 was found: a line of the subheadline style", .low),
    ]

    /// The insets from the edges of the title's area to its string.
    static let largeTitleInsets: VersionTable<EdgeInsets> = [
        .since(11, EdgeInsets(top: 5.5, bottom: 5.5), "a line of 41 in the middle: recalled", .low),
        .since(26, EdgeInsets(top: 11.0 / 3, bottom: 23.0 / 3), "\(simMirrorSource): at 119.667, 40.667 high, below a row that ends at 116"),
    ]

    /// The horizontal margin of a large title, equal to the window's other margins.
    static func largeTitleMargin(for traits: TraitCollection, width: Double) -> Double {
        let isWide = traits.userInterfaceIdiom == .pad ? traits.horizontalSizeClass == .regular : width >= widePhone
        return isWide ? 20 : 16
    }

    /// The margin of a title is 16 on a phone 402 points wide and 20 on one 440 wide (AndrewKochulab/sim-mirror).
    private static let widePhone = 414.0

    /// The length of the edge effect from a bar's upper edge. `nil` for bars with a background.
    static let edgeEffectLengths: VersionTable<Double?> = [
        .since(8, nil, "bars have backgrounds"),
        .since(26, 40, "\(simMirrorSource): the effect is 102 high over a bar that begins at 62"),
    ]

    /// The height of a toolbar, without its container's bottom inset. `homeIndicatorInset` is 0 without a home indicator.
    static func toolbarHeight(
        for traits: TraitCollection, homeIndicatorInset: Double = 0, hasHomeIndicator: Bool = true, profile: BehaviourProfile
    ) -> Double {
        if isLow(traits) { return lowToolbarHeights[profile] }
        if traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .regular, !hasHomeIndicator {
            return phoneToolbarHeightsWithoutHomeIndicator[profile]
        }
        if traits.userInterfaceIdiom == .pad, homeIndicatorInset > 0 { return padHeightWithHomeIndicator - homeIndicatorInset }
        return row(for: traits, onPhones: phoneToolbarHeights, onPads: padNavigationBarHeights, profile).value
    }

    public static let phoneToolbarHeights: VersionTable<Double> = [
        .since(8, 44, interfaceBuilderSource, .high),
        .since(26, 49, "getsentry/sentry-cocoa, view hierarchies of iOS 26.1: a hidden toolbar"),
    ]

    static let phoneToolbarHeightsWithoutHomeIndicator: VersionTable<Double> = [
        .since(8, 44, interfaceBuilderSource, .high), .since(26, 76, "\(bareWindowSource): 48 for the items, and 28 below them", .low),
    ]

    /// The height of the items of a toolbar, from its upper edge. `nil` for the whole bar.
    static let toolbarContentHeights: VersionTable<Double?> = [.since(8, nil, interfaceBuilderSource, .high), .since(26, 48, bareWindowSource, .low)]

    /// The height of a tab bar, without the part that covers its container's bottom inset. Compact height reduces it, and images are next
    /// to titles. Plus phones keep the full height (QMUI_iOS, TabBarHeight).
    static func tabBarHeight(
        for traits: TraitCollection, homeIndicatorInset: Double = 0, hasHomeIndicator: Bool = true, profile: BehaviourProfile
    ) -> Double {
        if isLow(traits) { return lowTabBarHeights[profile] }
        guard traits.userInterfaceIdiom == .pad else {
            let isBare = !hasHomeIndicator && traits.verticalSizeClass == .regular
            return isBare ? phoneTabBarHeightsWithoutHomeIndicator[profile] : phoneTabBarHeight
        }
        return homeIndicatorInset > 0 ? padHeightWithHomeIndicator - homeIndicatorInset : padTabBarHeights[profile]
    }

    /// A tab bar with the inset of 34 is 83 high up to iOS 18 (Interface Builder's frames) and in iOS 27.1 (measured).
    private static let phoneTabBarHeight = 49.0

    static let phoneTabBarHeightsWithoutHomeIndicator: VersionTable<Double> = [
        .since(8, 49, interfaceBuilderSource, .high), .since(26, 83, bareWindowSource, .low),
    ]

    /// The minimum distance between a navigation bar and the upper edge of a phone's window, in regular height.
    static let leastNavigationBarTops: VersionTable<Double> = [
        .since(8, 0, interfaceBuilderSource, .high), .since(26, 10, bareWindowSource, .low),
    ]

    private static let bareWindowSource = "measured in only one window without a safe area (iamcgn/swiftui-web, iOS 26.0)"

    public static let padTabBarHeights: VersionTable<Double> = [
        .since(8, 49, padBarHeightSource, .high), .since(12, 50, padBarHeightSource, .high),
    ]

    /// The height of a bottom bar on an iPad without a home button, including the inset of 20. QMUI_iOS (TabBarHeight) uses this figure for
    /// tab bars, and 70 for toolbars. 65 is recalled from Interface Builder's frames.
    private static let padHeightWithHomeIndicator = 65.0

    private static let simMirrorSource = "AndrewKochulab/sim-mirror, frames of iOS 26 and 27"
    private static let interfaceBuilderSource = "Interface Builder's recorded frames"
    private static let padBarHeightSource = "Geoff Hackworth, iPad Navigation Bar and Toolbar Height Changes in iOS 12, measured"

    private static func row(
        for traits: TraitCollection, onPhones: VersionTable<Double>, onPads: VersionTable<Double>, _ profile: BehaviourProfile
    ) -> VersionTable<Double>.Row {
        switch (traits.userInterfaceIdiom, traits.verticalSizeClass) {
        case (.pad, _): onPads.row(under: profile)
        case (.phone, .compact): onPhones.rows[0]
        case (.phone, _): onPhones.row(under: profile)
        case (.tv, _), (.carPlay, _), (.mac, _), (.vision, _), (.unspecified, _): onPhones.rows[0]
        }
    }

    static let pageControlHeight = 37.0

    static func isLow(_ traits: TraitCollection) -> Bool {
        traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
    }

    /// The title of the back button: the previous controller's backButtonTitle, its title, or "Back". Empty for `minimal`. UIKit also uses
    /// "Back" for a title that does not fit. Here this applies to titles of 12 or more characters.
    static func backButtonTitle(over previous: ControllerDefinition, profile: BehaviourProfile) -> String {
        let word = SystemWord.back.text(in: profile.language)
        if profile.has(.backButtonDisplayMode) {
            switch previous.navigationItem.backButtonDisplayMode {
            case .default: break
            case .generic: return word
            case .minimal: return ""
            }
        }
        let title = previous.backButtonTitle ?? previous.title ?? word
        return title.count < longestBackTitleLimit ? title : word
    }

    private static let longestBackTitleLimit = 12
}
