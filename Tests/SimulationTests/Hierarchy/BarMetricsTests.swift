import PlaygroundModel
import Testing

@testable import Simulation

@Suite struct BarMetricsTests {
    private static func traits(
        _ idiom: UserInterfaceIdiom, _ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass
    ) -> TraitCollection {
        var traits = TraitCollection()
        traits.userInterfaceIdiom = idiom
        (traits.horizontalSizeClass, traits.verticalSizeClass) = (horizontal, vertical)
        return traits
    }

    /// Source: "iPad Navigation Bar and Toolbar Height Changes in iOS 12".
    @Test(arguments: [(8, 44.0, 49.0), (11, 44, 49), (12, 50, 50), (26, 50, 50)])
    func iPadBarHeightsDependOnTheVersion(version: Int, navigationBar: Double, tabBar: Double) {
        let profile = BehaviourProfile(version: SystemVersion(version))
        let pad = Self.traits(.pad, .regular, .regular)
        #expect(BarMetrics.navigationBarHeight(for: pad, profile: profile) == navigationBar)
        #expect(BarMetrics.toolbarHeight(for: pad, profile: profile) == navigationBar)
        #expect(BarMetrics.tabBarHeight(for: pad, profile: profile) == tabBar)
    }

    /// Interface Builder's frames: navigation bars are 44 high in all documents up to Xcode 16, and 54 in those of Xcode 26.
    @Test(arguments: [(8, 44.0, 44.0), (18, 44, 44), (26, 54, 49)])
    func phoneBarHeightsDependOnTheVersion(version: Int, navigationBar: Double, toolbar: Double) {
        let profile = BehaviourProfile(version: SystemVersion(version))
        let phone = Self.traits(.phone, .compact, .regular)
        #expect(BarMetrics.navigationBarHeight(for: phone, profile: profile) == navigationBar)
        #expect(BarMetrics.toolbarHeight(for: phone, profile: profile) == toolbar)
        #expect(BarMetrics.tabBarHeight(for: phone, profile: profile) == 49)
    }

    /// The values of iOS 26 are from an iPhone 17 Pro (zafnz/ios-multi-simulator-mcp, TESTING.md). Toolbars and Plus phones have none.
    @Test(arguments: [
        (UserInterfaceSizeClass.compact, 8, 32.0, 32.0, 32.0), (.compact, 26, 54, 32, 44), (.regular, 8, 44, 44, 49), (.regular, 26, 44, 44, 49),
    ])
    func phoneBarsAreLowerInLandscape(_ width: UserInterfaceSizeClass, version: Int, bar: Double, toolbar: Double, tabBar: Double) {
        let profile = BehaviourProfile(version: SystemVersion(version))
        let phone = Self.traits(.phone, width, .compact)
        let inSheet = BarMetrics.navigationBarHeight(for: phone, isInSheet: true, profile: BehaviourProfile(version: 12))
        #expect(inSheet == (width == .compact ? 32 : 44))
        #expect(BarMetrics.navigationBarHeight(for: phone, profile: profile) == bar)
        #expect(BarMetrics.toolbarHeight(for: phone, profile: profile) == toolbar)
        #expect(BarMetrics.tabBarHeight(for: phone, profile: profile) == tabBar)
    }

    /// Sources: "View Controller Presentation Changes in iOS and iPadOS 16", and Interface Builder's frames on phones.
    @Test(arguments: [(UserInterfaceIdiom.phone, 12, 44.0), (.phone, 13, 56), (.phone, 18, 56), (.phone, 26, 54), (.pad, 12, 50), (.pad, 13, 56)])
    func navigationBarsInSheetsAreHigher(idiom: UserInterfaceIdiom, version: Int, height: Double) {
        let traits = Self.traits(idiom, .compact, .regular)
        let profile = BehaviourProfile(version: SystemVersion(version))
        #expect(BarMetrics.navigationBarHeight(for: traits, isInSheet: true, profile: profile) == height)
    }

    /// Source: QMUI_iOS, TabBarHeight.
    @Test(arguments: [12, 26])
    func iPadBarsAboveTheHomeIndicatorAre65HighWithItsInset(version: Int) {
        let pad = Self.traits(.pad, .regular, .regular)
        let profile = BehaviourProfile(version: SystemVersion(version))
        #expect(BarMetrics.tabBarHeight(for: pad, homeIndicatorInset: 20, profile: profile) == 45)
        #expect(BarMetrics.toolbarHeight(for: pad, homeIndicatorInset: 20, profile: profile) == 45)
    }

    @Test func everyRowHasASource() {
        for table in [
            BarMetrics.phoneNavigationBarHeights, BarMetrics.padNavigationBarHeights, BarMetrics.phoneToolbarHeights,
            BarMetrics.padTabBarHeights,
        ] {
            #expect(table.rows.allSatisfy { !$0.source.isEmpty })
        }
        #expect(BarMetrics.sheetNavigationBarHeights.rows.allSatisfy { !$0.source.isEmpty })
        #expect(BarMetrics.sheetBarOffsets.rows.allSatisfy { !$0.source.isEmpty })
        #expect(BarMetrics.contentHeights.rows.allSatisfy { !$0.source.isEmpty })
        #expect(BarMetrics.largeTitleInsets.rows.allSatisfy { !$0.source.isEmpty })
        #expect(BarMetrics.edgeEffectLengths.rows.allSatisfy { !$0.source.isEmpty })
    }
}
