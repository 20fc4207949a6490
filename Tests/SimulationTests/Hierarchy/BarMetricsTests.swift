import PlaygroundModel
import Testing

@testable import Simulation

@Suite struct BarMetricsTests {
    private static let pad: TraitCollection = {
        var traits = TraitCollection()
        traits.userInterfaceIdiom = .pad
        (traits.horizontalSizeClass, traits.verticalSizeClass) = (.regular, .regular)
        return traits
    }()

    /// "iPad Navigation Bar and Toolbar Height Changes in iOS 12".
    @Test(arguments: [(8, 44.0, 49.0), (11, 44, 49), (12, 50, 50), (26, 50, 50)])
    func barsOfPadsHaveTheHeightsOfTheirVersion(version: Int, navigationBar: Double, tabBar: Double) {
        let profile = BehaviourProfile(version: version)
        #expect(BarMetrics.navigationBarHeight(for: Self.pad, profile: profile) == navigationBar)
        #expect(BarMetrics.toolbarHeight(for: Self.pad, profile: profile) == navigationBar)
        #expect(BarMetrics.tabBarHeight(for: Self.pad, profile: profile) == tabBar)
    }
}
