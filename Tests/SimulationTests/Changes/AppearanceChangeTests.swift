import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// viewWillAppear and related callbacks, in UIKit's order.
struct AppearanceChangeTests {
    private static let push = "viewDidLoad detail · viewWillDisappear home · viewWillAppear detail · viewIsAppearing detail · "
        + "viewDidDisappear home · viewDidAppear detail"
    private static let pop = "viewWillDisappear detail · viewWillAppear home · viewIsAppearing home · viewDidDisappear detail · "
        + "viewDidAppear home"

    @Test func pushAndPopNotifyTheDisappearingControllerFirst() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        #expect(try simulation.appearance(after: "tap home.next") == [Self.push])
        #expect(try simulation.appearance(after: "back") == [Self.pop])
    }

    @Test func tabChangesNotifyTheAppearingControllerFirst() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["nav", "other"]))),
            .make("nav", .navigation(rootViewController: "home")), .make("home"), .make("other")
        ))
        #expect(try simulation.appearance(after: "selectTab 1") == [
            "viewDidLoad other · viewWillAppear other · viewIsAppearing other · viewWillDisappear nav, home · viewDidDisappear nav, home · "
                + "viewDidAppear other",
        ])
    }

    private static let replacing = "viewDidLoad sheet · viewWillDisappear home · viewWillAppear sheet · viewIsAppearing sheet · "
        + "viewDidAppear sheet · viewDidDisappear home"
    private static let covering = "viewDidLoad sheet · viewWillAppear sheet · viewIsAppearing sheet · viewDidAppear sheet"

    private static let modals: [(ModalPresentationStyle, String)] = [
        (.fullScreen, replacing), (.currentContext, replacing), (.overFullScreen, covering), (.overCurrentContext, covering),
        (.formSheet, covering), (.popover, covering),
    ]

    /// UIModalPresentationStyle: only `fullScreen` and `currentContext` remove the presenter's views.
    @Test(arguments: modals)
    func presentationsNotifyThePresenterOnlyIfTheyRemoveItsView(_ style: ModalPresentationStyle, _ callbacks: String) throws {
        var simulation = DeviceSimulation.make(.make(
            .make("home", views: [.make("open", tap: .present("sheet", style: style))]), .make("sheet")
        ))
        #expect(try simulation.appearance(after: "tap home.open") == [callbacks])
        #expect(try simulation.appearance(after: "dismiss") == [
            style.removesPresenter
                ? "viewWillDisappear sheet · viewWillAppear home · viewIsAppearing home · viewDidAppear home · viewDidDisappear sheet"
                : "viewWillDisappear sheet · viewDidDisappear sheet",
        ])
    }

    @Test func anAlertActionThatPushesLogsDismissalAndPushSeparately() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("nav", .navigation(rootViewController: "home")),
            .make("home", views: [.make("ask", tap: .present("ask"))]), .make("detail"),
            .make("ask", .alert(AlertDefinition(actions: [
                .init(BarButtonItem(id: "yes", path: .controller("ask"), tap: .show("detail"))),
            ])))
        ))
        #expect(try simulation.appearance(after: "tap home.ask", "tap ask.yes") == [
            "viewWillDisappear ask · viewDidDisappear ask", Self.push,
        ])
    }

    @Test func collapsingAndExpandingNotifyTheCoveredColumn() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .phone8Plus, .landscapeRight)
        #expect(try simulation.appearance(after: "rotate portrait") == ["viewWillDisappear menu · viewDidDisappear menu"])
        #expect(try simulation.appearance(after: "rotate landscape") == ["viewWillAppear menu · viewIsAppearing menu · viewDidAppear menu"])
    }

    @Test func aSheetThatAdaptsToFullScreenRemovesItsPresenter() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("home", views: [.make("open", tap: .present("sheet"))]), .make("sheet")
        ), on: .phoneX)
        #expect(try simulation.appearance(after: "tap home.open", "rotate landscape") == [
            "viewWillDisappear home · viewDidDisappear home",
        ])
        #expect(try simulation.appearance(after: "rotate portrait") == ["viewWillAppear home · viewIsAppearing home · viewDidAppear home"])
    }

    @Test func onlyViewsUncoveredByASheetGetCallbacks() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97)
        #expect(try simulation.appearance(after: "showColumn primary") == [
            "viewDidLoad menu-nav, menu · viewWillAppear menu-nav, menu · viewIsAppearing menu-nav, menu · viewDidAppear menu-nav, menu",
        ])
        #expect(try simulation.appearance(after: "tap menu.modal") == [
            "viewDidLoad new · viewWillAppear new · viewIsAppearing new · viewDidAppear new",
        ])
        #expect(try simulation.appearance(after: "userInterfaceStyle dark").isEmpty)
    }

    @Test func terminationCausesNoAppearanceCallbacksAndTheNextLaunchDoes() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        #expect(try simulation.appearance(after: "tap home.next", "home", "terminate").isEmpty)
        // The app is active before its views have appeared, like a scene.
        #expect(try simulation.appearance(after: "tapIcon") == [
            "viewDidLoad nav, home · viewWillAppear nav, home · viewIsAppearing nav, home", "viewDidAppear nav, home",
        ])
    }

    /// A column that appears next to the secondary makes it narrower.
    @Test func displayModeChangesNotifyTheResizedColumn() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97, .landscapeRight)
        let narrow = Size(width: 704, height: 768), wide = Size(width: 1024, height: 768)
        let detail = ControllerInstance.ID("detail")
        #expect(try simulation.facts(after: "hideColumn primary").contains(.viewWillTransition(detail, from: narrow, to: wide)))
        #expect(try simulation.facts(after: "showColumn primary").filter { $0.name == "viewWillTransition" } == [
            .viewWillTransition(detail, from: wide, to: narrow),
        ])
    }
}

extension ModalPresentationStyle {
    fileprivate var removesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
