import PlaygroundModel
@testable import Simulation
import Testing

struct LogSentenceTests {
    private func log(_ lines: String..., on device: Device = .phone8Plus, isVerbose: Bool = false) throws -> [String] {
        var simulation = DeviceSimulation.make(.makeFlow(ios: 12), on: device)
        var entries: [LogEntry] = []
        for line in lines { entries = simulation.apply(try Event(line: line)) }
        return entries.filter { $0.isVerbose == isVerbose }.map(\.text)
    }

    @Test func otherTraitEnvironmentsAreNamed() throws {
        #expect(try log("tap home.modal", "rotate landscape", on: .phone6, isVerbose: true) == [
            "the screen traitCollectionDidChange(_:): verticalSizeClass regular → compact",
            "the window traitCollectionDidChange(_:): verticalSizeClass regular → compact",
            "the views next, details, modal, push, embed, pop, plain, close, nowhere, disabled, box, inside of home "
                + "traitCollectionDidChange(_:): verticalSizeClass regular → compact",
            "the presentation controller of sheet traitCollectionDidChange(_:): verticalSizeClass regular → compact",
            "the views close, next, push of sheet traitCollectionDidChange(_:): verticalSizeClass regular → compact",
        ])
    }

    @Test func showLogsTheSearchAndTheEffect() throws {
        #expect(try log("tap home.next") == [
            "tapped next in home",
            "show detail: home? no · nav? yes → push",
            "pushed detail onto nav",
            "viewDidLoad detail · viewWillDisappear home · viewWillAppear detail", "detail traitCollectionDidChange(nil): its first appearance",
            "viewDidDisappear home · viewDidAppear detail",
        ])
    }

    @Test func showDetailLogsThatNoControllerHandledIt() throws {
        #expect(try log("tap home.details")[1...2] == [
            "showDetail detail: home? no · nav? no → nobody, so the window's root presents it: modal",
            "presented detail in full screen, without the views behind it, from nav",
        ])
    }

    @Test func poppingAndDismissingNameTheRemovedController() throws {
        #expect(try log("tap home.next", "back") == [
            "tapped back", "popped detail from nav",
            "viewWillDisappear detail · viewWillAppear home · viewDidDisappear detail · viewDidAppear home",
        ])
        #expect(try log("tap home.modal", "dismiss") == [
            "closed the presented controller", "dismissed sheet",
            "viewWillDisappear sheet · viewWillAppear nav, home · viewDidAppear nav, home · viewDidDisappear sheet",
        ])
    }

    @Test func rotationLogsEveryCallback() throws {
        #expect(try log("rotate landscape", on: .phone6) == [
            "rotated to landscapeRight",
            "UIDevice.orientationDidChangeNotification: portrait → landscapeRight",
            "UIApplication.willChangeStatusBarOrientationNotification: → landscapeRight",
            "nav willTransition(to:with:): verticalSizeClass regular → compact",
            "home willTransition(to:with:): verticalSizeClass regular → compact",
            "nav viewWillTransition(to:with:): 375 × 667 → 667 × 375",
            "home viewWillTransition(to:with:): 375 × 667 → 667 × 375",
            "nav traitCollectionDidChange(_:): verticalSizeClass regular → compact",
            "home traitCollectionDidChange(_:): verticalSizeClass regular → compact",
            "UIApplication.didChangeStatusBarOrientationNotification: from portrait",
        ])
    }

    @Test(arguments: [
        ("tap home.plain", "nothing happens: plain has no tap"),
        ("tap home.pop", "nothing happens: nav is at its root"),
        ("tap ghost.x", "nothing happens: ghost is not on screen"),
        ("split 1/3", "nothing happens: this device has no window 1/3"),
        ("userInterfaceStyle dark", "nothing happens: no controller's traits or size change"),
    ])
    func ignoredEventsLogAReason(_ line: String, _ expected: String) throws {
        #expect(try log(line).last == expected)
    }

    @Test func partsOfASentenceAreMarked() throws {
        var simulation = DeviceSimulation.make(.makeFlow())
        let log = simulation.apply(try Event(line: "tap home.next"))
        #expect(log[0].sentence == [.emphasis("tapped "), .strong("next"), .plain(" in home")])
        #expect(log[1].sentence == [
            .emphasis("show "), .strong("detail"), .plain(": "), .plain("home? no"), .plain(" · "), .plain("nav? yes"),
            .plain(" → "), .strong("push"),
        ])
    }

    @Test func traitOriginsAreDescribed() throws {
        let simulation = DeviceSimulation.make(.make(
            .make("outer", .container(children: ["home"]), overrides: [.make("home", .make(horizontal: .regular))]),
            .make("home")
        ), on: .pad97, .landscapeRight, window: .oneHalf)
        let steps = try simulation.controller("home").traits.origins[.horizontalSizeClass]
        #expect(steps?.map(\.source.inWords) == [
            "the screen of ipad-9-7", "the window 1/2", "outer overrides it (overrides[0])",
        ])
    }

    @Test(arguments: [
        ("tap detail.detail", "showDetail new: detail? no · menu-nav? no · split? yes → detail does not override show: modal"),
        ("back, tap menu.detail", "showDetail new: menu? no · menu-nav? no · split? yes → forwarded to menu-nav: push"),
    ])
    func collapsedSplitViewsLogTheControllerThatReceivesShow(_ events: String, _ sentence: String) throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .phoneSE)
        let log = try events.split(separator: ", ").flatMap { simulation.apply(try Event(line: String($0))) }
        #expect(log.map(\.text).contains(sentence))
    }

    @Test func splitViewsLogCollapsingAndExpanding() throws {
        let playground = Playground.makeSplit { $0.delegate.collapseSecondaryOntoPrimary = false }
        var simulation = DeviceSimulation.make(playground, .landscapeRight)
        let collapse = simulation.apply(.rotate(.portrait)).map(\.text)
        #expect(collapse.contains("the delegate of split splitViewController(_:collapseSecondary:onto:) → false"))
        #expect(collapse.contains("split collapsed onto menu-nav, with detail on top"))
        #expect(simulation.apply(try Event(line: "tap detail.show"))[1].text
            == "show new: detail? no · menu-nav? yes → push")
        let expansion = simulation.apply(.rotate(.landscapeRight)).map(\.text)
        #expect(expansion.contains("split expanded, taking new off the stack as the secondary"))
        #expect(simulation.apply(try Event(line: "tap new.show"))[1].text == "show new: new? no · split? yes → detail replaced")
        let hiding = simulation.apply(.hideColumn(.primary)).map(\.text)
        #expect(hiding[1] == "split displayMode: oneBesideSecondary → secondaryOnly")
        #expect(hiding.last == "viewWillDisappear menu-nav, detail · viewDidDisappear menu-nav, detail")
    }

    @Test func sidebarsLogWhetherTheyAreHidden() throws {
        var simulation = DeviceSimulation.make(.makeTabs(), on: .pad129, .landscapeRight)
        #expect(simulation.apply(.sidebar(.hide)).last?.text == "tabs sidebar.isHidden: false → true")
        #expect(simulation.apply(.sidebar(.hide)).last?.text == "nothing happens: this is already the current state")
        var phone = DeviceSimulation.make(.makeTabs())
        #expect(phone.apply(.sidebar(.show)).last?.text
            == "nothing happens: the tabs of tabs are in a bar here and have no sidebar")
        _ = phone.apply(try Event(line: "tap home.ask"))
        #expect(phone.apply(try Event(line: "tap sheet.toggle")).last?.text
            == "nothing happens: no tab bar controller is above sheet")
    }

    @Test(arguments: [
        ("back nav", "tapped back in nav"), ("selectTab 2", "tapped tab 2"), ("selectTab more", "tapped the tab More"),
        ("showColumn primary", "showed the column primary"), ("hideColumn primary", "hid the column primary"),
        ("showSidebar", "showed the sidebar"), ("hideSidebar", "hid the sidebar"), ("toggleSidebar", "toggled the sidebar"),
        ("swipe down", "swiped down"), ("edgeSwipe left", "swiped in from the left edge"), ("dim", "tapped the dimmed area"),
        ("detent medium", "dragged the sheet to medium"),
    ])
    func navigationEventsReadAsSentences(_ line: String, _ sentence: String) throws {
        #expect(try log(line).first == sentence)
    }
}

extension DeviceSimulation {
    fileprivate static func make(_ playground: Playground, _ orientation: InterfaceOrientation) -> DeviceSimulation {
        .make(playground, on: .phone8Plus, orientation)
    }
}
