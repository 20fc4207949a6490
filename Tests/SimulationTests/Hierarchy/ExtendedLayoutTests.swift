import PlaygroundModel
@testable import Simulation
import Testing

/// The frames of children of navigation and tab bar controllers (UIViewController.edgesForExtendedLayout,
/// extendedLayoutIncludesOpaqueBars). The heights on a screen of 375 x 667 points are Interface Builder's recorded frames of
/// root views (XLPagerTabStrip, DuckDuckGo).
struct ExtendedLayoutTests {
    private static func playground(
        isTranslucent: Bool = true, inTabs tabsAreTranslucent: Bool? = nil, ios version: Int = 12,
        change: (inout ControllerDefinition) -> Void = { _ in }
    ) -> Playground {
        let navigation = ControllerDefinition.make("nav", .navigation(rootViewController: "home")) {
            $0.barLook.isTranslucent = isTranslucent
        }
        let home = ControllerDefinition.make("home", views: [.make("next", tap: .show("next"))], change: change)
        let next = ControllerDefinition.make("next")
        guard let tabsAreTranslucent else { return .make(navigation, home, next, ios: version) }
        let tabs = ControllerDefinition.make("tabs", .tabBar(TabBarDefinition(viewControllers: ["nav"]))) {
            $0.barLook.isTranslucent = tabsAreTranslucent
        }
        return .make(tabs, navigation, home, next, ios: version)
    }

    private func place(
        _ playground: Playground, of id: ControllerID = "home", on device: Device = .phone6
    ) throws -> (frame: Rect, insets: EdgeInsets) {
        let controller = try DeviceSimulation.make(playground, on: device).controller(id)
        return (controller.frame, controller.safeAreaInsets)
    }

    @Test func `a child extends under translucent bars`() throws {
        let place = try self.place(Self.playground())
        #expect(place.frame == Rect(x: 0, y: 0, width: 375, height: 667))
        #expect(place.insets == EdgeInsets(top: 64))
    }

    @Test func `a child begins below an opaque bar, and nothing covers it`() throws {
        let place = try self.place(Self.playground(isTranslucent: false))
        #expect(place.frame == Rect(x: 0, y: 64, width: 375, height: 603))
        #expect(place.insets == .zero)
    }

    @Test func `a child that includes opaque bars extends under them`() throws {
        let place = try self.place(Self.playground(isTranslucent: false) { $0.extendedLayout.includesOpaqueBars = true })
        #expect(place.frame.height == 667)
        #expect(place.insets.top == 64)
    }

    @Test func `an edge that is not extended ends at a translucent bar`() throws {
        let place = try self.place(Self.playground { $0.extendedLayout.edges = [.left, .bottom, .right] })
        #expect(place.frame == Rect(x: 0, y: 64, width: 375, height: 603))
        #expect(place.insets == .zero)
    }

    private static let rows: [(Bool, Bool, Set<ExtendedLayout.Edge>)] = [
        (false, false, Set(ExtendedLayout.Edge.allCases)), (true, true, []), (false, true, [.top]),
    ]

    /// The height is 554 points if both bars are opaque, if no edge is extended, and if only the upper edge is.
    @Test(arguments: rows)
    func `only the content of a stack ends above the tab bar`(
        _ isTranslucent: Bool, _ tabsAreTranslucent: Bool, _ edges: Set<ExtendedLayout.Edge>
    ) throws {
        let playground = Self.playground(isTranslucent: isTranslucent, inTabs: tabsAreTranslucent) {
            $0.extendedLayout.edges = edges
        }
        #expect(try self.place(playground).frame == Rect(x: 0, y: 64, width: 375, height: 554))
        #expect(try self.place(playground, of: "nav").frame.height == 667)
    }

    /// The height is 618 points (Interface Builder). On an iPhone X the content ends above a tab bar of 83.
    @Test func `a tab's content ends above an opaque tab bar`() throws {
        let tabs = Playground.make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["home"]))) { $0.barLook.isTranslucent = false }, .make("home"), ios: 12
        )
        let place = try self.place(tabs)
        #expect(place.frame == Rect(x: 0, y: 0, width: 375, height: 618))
        #expect(place.insets == EdgeInsets(top: 20))
        let onX = try self.place(tabs, on: .phoneX)
        #expect(onX.frame.height == 729)
        #expect(onX.insets == EdgeInsets(top: 44))
    }

    @Test func `a hidden bar does not limit the content`() throws {
        var playground = Self.playground(isTranslucent: false) { $0.extendedLayout.edges = [] }
        playground.controllers[0].navigationOptions.isNavigationBarHidden = true
        let place = try self.place(playground)
        #expect(place.frame.height == 667)
        #expect(place.insets.top == 20)
    }

    @Test func `content begins below the large title of an opaque bar`() throws {
        var playground = Self.playground(isTranslucent: false)
        playground.controllers[0].navigationOptions.prefersLargeTitles = true
        #expect(try self.place(playground).frame == Rect(x: 0, y: 116, width: 375, height: 551))
    }

    @Test func `content ends above an opaque toolbar`() throws {
        var playground = Self.playground(isTranslucent: false)
        playground.controllers[0].navigationOptions.isToolbarHidden = false
        #expect(try self.place(playground).frame == Rect(x: 0, y: 64, width: 375, height: 559))
    }

    @Test func `a pushed controller that hides the tab bar extends to the bottom`() throws {
        var playground = Self.playground(inTabs: false)
        playground.controllers[3].hidesBottomBarWhenPushed = true
        var simulation = DeviceSimulation.make(playground, on: .phone6)
        #expect(try simulation.controller("home").frame.height == 618)
        try simulation.facts(after: "tap home.next")
        #expect(try simulation.controller("next").frame.height == 667)
    }

    /// A custom container determines the frames of its children.
    @Test func `bars affect only the children of bar controllers`() throws {
        let playground = Playground.make(
            .make("nav", .navigation(rootViewController: "outer")), .make("outer", .container(children: ["inner"])),
            .make("inner") { $0.extendedLayout.edges = [] }, ios: 12
        )
        let place = try self.place(playground, of: "inner")
        #expect(place.frame.height == 667)
        #expect(place.insets.top == 64)
    }
}
