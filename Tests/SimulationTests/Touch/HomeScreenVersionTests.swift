import PlaygroundModel
import Testing

@testable import Simulation

@Suite struct HomeScreenVersionTests {
    private static func layout(_ version: Int) -> HomeScreenLayout {
        HomeScreenLayout(
            screen: Size(width: 768, height: 1024), idiom: .pad, safeAreaInsets: EdgeInsets(top: 20),
            profile: BehaviourProfile(version: SystemVersion(version))
        )
    }

    @Test(arguments: [(8, 4, 5), (12, 4, 5), (13, 5, 6), (26, 5, 6)])
    func theGridOfAnIPadDependsOnItsVersion(version: Int, columns: Int, rows: Int) {
        #expect(Self.layout(version).grid == HomeScreenLayout.Grid(columns: columns, rows: rows))
    }

    @Test(arguments: [(8, false), (10, false), (11, true), (26, true)])
    func theDockOfAnIPadFloatsFromIOS11On(version: Int, floats: Bool) {
        #expect(Self.layout(version).isDockFloating == floats)
    }

    @Test(arguments: [(9, 280.0, 64.0), (12, 280, 64), (13, 250, 54), (26, 250, 54)])
    func menuMetricsDependOnTheVersion(version: Int, width: Double, rowHeight: Double) {
        let menu = Self.layout(version).menu(rows: 2, besides: Rect(x: 100, y: 100, width: 76, height: 76))
        #expect(menu.frame.width == width)
        #expect(menu.rowHeight == rowHeight)
    }

    @Test(arguments: [(13, "Delete App"), (14, "Remove App"), (26, "Remove App")])
    func theTitleOfTheItemThatRemovesTheAppDependsOnTheVersion(version: Int, title: String) {
        #expect(QuickActionMenu.SystemItem.removeApp.title(in: BehaviourProfile(version: SystemVersion(version))) == title)
    }
}
