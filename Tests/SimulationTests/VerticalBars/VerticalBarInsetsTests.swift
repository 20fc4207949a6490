import PlaygroundModel
@testable import Simulation
import Testing

/// The area that bars cover on the iPhone Duo (kusumotoa/iPhoneDuoLab; shinrenpan/MVVMC, VerticalBarProbe): top, left, bottom and right.
struct VerticalBarInsetsTests {
    enum Bars: CaseIterable { case navigation, largeTitle, tabs, refused }

    static func app(_ bars: Bars, after events: String) throws -> DeviceSimulation {
        switch bars {
        case .navigation: try DuoApp.make(DuoApp.nav, DuoApp.home, after: events)
        case .largeTitle: try DuoApp.make(DuoApp.largeTitles, DuoApp.home, after: events)
        case .tabs: try DuoApp.make(DuoApp.tabbed(), after: events)
        case .refused: try DuoApp.make(DuoApp.tabbed(DuoApp.refusing()), after: events)
        }
    }

    // Measured: a large title in every posture (high); a navigation bar and tabs, and refused vertical bars, on the open display in
    // landscape (MVVMC, medium). The rest is derived. A title that was scrolled away leaves 24 above (medium), but scrolling changes no
    // inset of the page here.
    @Test(arguments: [
        (Bars.largeTitle, "", 82.0, 0.0, 34.0, 84.0), (.largeTitle, "rotate landscapeRight", 82, 84, 34, 0),
        (.largeTitle, "rotate landscapeLeft", 82, 0, 34, 84), (.largeTitle, "fold open,rotate portrait", 82, 0, 34, 0),
        (.largeTitle, "fold open", 82, 0, 34, 84), (.largeTitle, "fold half", 82, 0, 34, 84),
        (.navigation, "", 82, 0, 34, 84), (.navigation, "fold open", 82, 0, 34, 84), (.navigation, "fold open,rotate portrait", 82, 0, 34, 0),
        (.tabs, "", 82, 0, 34, 84), (.tabs, "rotate landscapeRight", 82, 84, 34, 0), (.tabs, "fold open,rotate portrait", 82, 0, 83, 0),
        (.tabs, "fold open", 82, 0, 34, 84), (.refused, "fold open", 82, 0, 83, 0), (.refused, "", 82, 0, 83, 0),
        (.refused, "fold open,rotate portrait", 82, 0, 83, 0),
    ])
    func theContentHasTheMeasuredInsets(
        _ bars: Bars, _ events: String, _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
    ) throws {
        let home = try Self.app(bars, after: events).controller("home")
        #expect(home.safeAreaInsets == EdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    /// In Split View the right app has 84 for the status, the left one only with a container that has a vertical bar (MVVMC; without a
    /// container: DLB, AMO, BH).
    @Test(arguments: [("left", 84.0, 0.0), ("right", 0, 84)])
    func appsInSplitViewHaveTheirBarAtTheOuterEdge(_ half: String, _ left: Double, _ right: Double) throws {
        let app = try Self.app(.tabs, after: "fold open,split \(half)")
        #expect(try app.controller("home").safeAreaInsets == EdgeInsets(top: 82, left: left, bottom: 34, right: right))
        let bare = try DuoApp.make(DuoApp.home, after: "fold open,split \(half)")
        #expect(try bare.controller("home").safeAreaInsets == EdgeInsets(bottom: 34, right: right))
    }

    /// MVVMC: the bars of the open display in landscape, and those of a controller that refuses vertical bars.
    @Test(arguments: [
        (Bars.tabs, "fold open", Rect(x: 0, y: 24, width: 951, height: 58), Rect(x: 882, y: 0, width: 69, height: 669)),
        (.refused, "fold open", Rect(x: 0, y: 24, width: 951, height: 58), Rect(x: 0, y: 586, width: 951, height: 49)),
        (.tabs, "fold open,rotate portrait", Rect(x: 0, y: 24, width: 669, height: 58), Rect(x: 0, y: 868, width: 669, height: 49)),
        (.tabs, "fold open,split left", Rect(x: 0, y: 24, width: 469, height: 58), Rect(x: 0, y: 0, width: 69, height: 669)),
    ])
    func theBarsHaveTheMeasuredFrames(_ bars: Bars, _ events: String, _ navigation: Rect, _ tabs: Rect) throws {
        let app = try Self.app(bars, after: events)
        #expect(try app.controller("nav").navigationBar?.frame == navigation)
        // The frame of a horizontal tab bar excludes the part that its background covers below the safe area: 83 of the measured frame.
        #expect(try app.controller("tabs").tabBar?.frame == tabs)
    }

    /// On the open display in portrait the bar is in the row of the status bar, which is 134 wide.
    @Test func itemsOfAHorizontalBarEndBeforeTheStatusBar() throws {
        let app = try Self.app(.tabs, after: "fold open,rotate portrait")
        #expect(try app.controller("nav").navigationBar?.sideInsets == EdgeInsets(right: 134))
    }

    /// UIViewController.preferredVerticalBarBehavior: the bars, the axis of the status bar and the insets change together. The trait is
    /// then unspecified (MVVMC).
    @Test func refusingVerticalBarsChangesBarsStatusAndInsets() throws {
        var app = try DuoApp.make(
            DuoApp.nav, .make("home", title: "Home", views: [.make("next", tap: .show("film"))]), DuoApp.refusing("film"),
            after: "fold open"
        )
        #expect(app.scene().traits.collection.verticalBarEdge == .trailing)
        let facts = try app.facts(after: "tap home.next")
        #expect(facts.contains { $0.name == "traitCollectionDidChange" })
        #expect(app.scene().traits.collection.verticalBarEdge == .unspecified)
        #expect(app.scene().safeAreaInsets == EdgeInsets(top: 82, bottom: 34))
        #expect(try app.controller("nav").verticalBar == nil)
        #expect(try app.controller("nav").navigationBar?.backButtonTitle == "Home")
        try app.facts(after: "back")
        #expect(app.scene().traits.collection.verticalBarEdge == .trailing)
        #expect(app.scene().safeAreaInsets == EdgeInsets(bottom: 34, right: 84))
    }

    /// The controller that decides: the top of a stack, the selected tab, the last column of a split view (Apple's labs), or a custom container itself.
    @Test(arguments: [
        ([DuoApp.nav, DuoApp.refusing()], "", true), (DuoApp.tabbed(DuoApp.refusing()), "", true),
        (DuoApp.tabbed(DuoApp.refusing()), "selectTab 1", false), ([DuoApp.refusing("nav")], "", true),
        ([.make("nav", .navigation(rootViewController: "home")) { $0.preferredVerticalBarBehavior = .disabled }, DuoApp.home], "", false),
        ([.make("split", .split(SplitDefinition(style: .doubleColumn, primary: "home", secondary: "film"))), DuoApp.refusing(), .make("film")],
         "fold open", false),
        ([.make("split", .split(SplitDefinition(style: .doubleColumn, primary: "film", secondary: "home"))), DuoApp.refusing(), .make("film")],
         "fold open", true),
    ] as [([ControllerDefinition], String, Bool)])
    func theDecidingControllerCanRefuseVerticalBars(_ controllers: [ControllerDefinition], _ events: String, _ isRefused: Bool) throws {
        let app = try DuoApp.make(controllers, after: events)
        #expect((app.scene().traits.collection.verticalBarEdge == .unspecified) == isRefused)
    }
}
