import PlaygroundModel
@testable import Simulation
import Testing

/// Sheets, alerts and popovers on the iPhone Duo.
struct FoldingPresentationTests {
    private static func app(
        _ presented: ControllerDefinition, _ others: [ControllerDefinition] = [], after events: String,
        direction: String = "layoutDirection leftToRight"
    ) throws -> DeviceSimulation {
        try DuoApp.make(
            [.make("start", views: [.make("open", tap: .present(presented.id, style: nil))]), presented] + others,
            after: [events, direction, "tap start.open"].filter { !$0.isEmpty }.joined(separator: ",")
        )
    }

    // The content size of a default sheet and the insets at its sides, measured on pictures (kusumotoa/iPhoneDuoLab, docs/02, medium).
    @Test(arguments: [
        ("", 374.0, 636.0, 0.0, 76.0), ("rotate landscapeRight", 586, 424, 76, 0), ("fold open,rotate portrait", 653, 827, 0, 0),
        ("fold open", 653, 627, 0, 0), ("fold half", 459.5, 627, 0, 0), ("fold half,rotate portrait", 653, 827, 0, 0),
    ])
    func defaultSheetsHaveTheMeasuredContent(
        _ events: String, _ width: Double, _ height: Double, _ left: Double, _ right: Double
    ) throws {
        let sheet = try Self.app(.make("sheet"), after: events).controller("sheet")
        let content = sheet.frame.inset(by: sheet.safeAreaInsets)
        #expect(content.size == Size(width: width, height: height))
        #expect(sheet.safeAreaInsets == EdgeInsets(left: left, bottom: 34, right: right))
        #expect(sheet.frameDoubt == nil)
    }

    /// The same sheet with a navigation bar, whose bottom is 74 below the sheet's edge, and with vertical bars refused. The source then has
    /// a bottom inset of 0 on the closed device, which its other numbers contradict.
    @Test(arguments: [
        ("", false, 374.0, 562.0, 0.0, 76.0), ("rotate landscapeRight", false, 586, 350, 76, 0),
        ("fold open,rotate portrait", false, 653, 753, 0, 0), ("fold open", false, 653, 553, 0, 0), ("fold half", false, 459.5, 553, 0, 0),
        ("", true, 450, 480, 0, 0), ("rotate landscapeRight", true, 662, 268, 0, 0), ("fold open", true, 653, 471, 0, 0),
        ("fold open,rotate portrait", true, 653, 753, 0, 0), ("fold half", true, 459.5, 471, 0, 0),
    ])
    func sheetsWithANavigationBarHaveTheMeasuredContent(
        _ events: String, _ refuses: Bool, _ width: Double, _ height: Double, _ left: Double, _ right: Double
    ) throws {
        let home = refuses ? DuoApp.refusing() : DuoApp.home
        let content = try Self.app(DuoApp.nav, [home], after: events).controller("home")
        #expect(content.safeAreaInsets == EdgeInsets(top: 74, left: left, bottom: 34, right: right))
        #expect(content.frame.inset(by: content.safeAreaInsets).size == Size(width: width, height: height))
    }

    /// UISheetPresentationController.preferredPlacement applies only on the inner display in landscape. `trailing` has a column of 76
    /// (577, in the book posture 383.7): the same source and Axiom.
    @Test(arguments: [
        ("fold open", SheetPlacement.trailing, 290.0, 653.0, 76.0, "leftToRight"), ("fold open", .leading, 8, 653, 0, "leftToRight"),
        ("fold open", .center, 149, 653, 0, "leftToRight"), ("fold half", .trailing, 483.5, 459.5, 76, "leftToRight"),
        ("fold half", .leading, 8, 459.5, 0, "leftToRight"), ("fold open,rotate portrait", .trailing, 8, 653, 0, "leftToRight"),
        ("", .trailing, 8, 450, 76, "leftToRight"), ("fold open", .leading, 290, 653, 76, "rightToLeft"),
    ])
    func sheetsHaveTheirPreferredPlacement(
        _ events: String, _ placement: SheetPlacement, _ x: Double, _ width: Double, _ right: Double, _ direction: String
    ) throws {
        let app = try Self.app(
            .make("sheet") { $0.presentation.preferredPlacement = placement }, after: events, direction: "layoutDirection \(direction)")
        let sheet = try app.controller("sheet")
        #expect(sheet.frame.minX == x)
        #expect(sheet.frame.width == width)
        #expect(sheet.safeAreaInsets.right == right)
    }

    /// "A sheet placed on the right gets a vertical bar; one placed on the left does not", nor does one in the centre (Apple's talk).
    @Test(arguments: [
        ("", SheetPlacement.automatic, true), ("fold open", .automatic, false), ("fold open", .trailing, true), ("fold open", .leading, false),
    ])
    func sheetsAtTheColumnHaveAVerticalBar(_ events: String, _ placement: SheetPlacement, _ isVertical: Bool) throws {
        let app = try Self.app(
            .make("nav", .navigation(rootViewController: "home")) { $0.presentation.preferredPlacement = placement },
            [.make("home", title: "Home") { $0.navigationItem.rightBarButtonItems = [DuoApp.item("star")] }], after: events)
        #expect(try app.controller("nav").verticalBar?.words == (isVertical ? ["star"] : nil))
    }

    /// Apple's guidelines and one simulator show the alert in the trailing half, a picture of another shows it in the left one: low.
    @Test func alertsAreNextToTheFold() throws {
        let alert = ControllerDefinition.make("alert", .alert(AlertDefinition(preferredStyle: .alert, message: "Sure?", actions: [])))
        let flat = try Self.app(alert, after: "fold open").controller("alert")
        #expect(abs(flat.frame.midX - (951 - 84) / 2.0) <= 0.5)
        #expect(flat.frameDoubt == nil)
        let book = try Self.app(alert, after: "fold half").controller("alert")
        #expect(book.frame.minX > 495.5 && book.frame.maxX < 867)
        #expect(book.frameDoubt == "sources disagree on the side of the fold for an alert")
    }

    /// UIKit does not place popovers on the fold.
    @Test(arguments: ["fold half", "fold half,rotate portrait"])
    func popoversDoNotCrossTheFold(_ events: String) throws {
        let app = try Self.app(.make("pop") {
            $0.presentation.modalPresentationStyle = .popover
            $0.presentation.preferredContentSize = Size(width: 300, height: 300)
        }, after: events)
        let frame = try app.controller("pop").frame
        let fold = try #require(app.currentHierarchy.geometry.regions.first { $0.kind == .division && $0.isActive }).frame
        #expect(frame.maxX <= fold.minX || frame.minX >= fold.maxX || frame.maxY <= fold.minY || frame.minY >= fold.maxY)
        #expect(try app.controller("pop").frameDoubt == "no source was found for the position of popovers next to a fold")
    }

    /// A half in Split View has a compact width, so a popover is a sheet, as on the closed device (derived).
    @Test(arguments: [("fold open,split left", PresentationForm.sheet), ("fold open,split right", .sheet), ("fold open", .popover), ("", .sheet)])
    func popoversAdaptToTheWidth(_ events: String, _ form: PresentationForm) throws {
        let app = try Self.app(.make("pop") { $0.presentation.modalPresentationStyle = .popover }, after: events)
        #expect(try app.controller("pop").presentation?.form == form)
    }
}

/// The tabs of an iPhone Duo in a sidebar (WWDC26, session 278; Axiom).
struct PhoneSidebarTests {
    @Test(arguments: [
        ("fold open", TabBarDefinition.Sidebar.Placement.sidebar, true), ("fold open", .automatic, false), ("fold open", .tabBar, false),
        ("", .sidebar, false), ("fold open,split left", .sidebar, false), ("fold open,rotate portrait", .sidebar, true),
    ])
    func aPreferredSidebarIsShownInRegularWidth(
        _ events: String, _ placement: TabBarDefinition.Sidebar.Placement, _ isThere: Bool
    ) throws {
        var app = try DuoApp.make(
            .make("tabs", .tabBar(TabBarDefinition(
                viewControllers: ["home", "second"], mode: .tabSidebar, sidebar: .init(preferredPlacement: placement)))),
            DuoApp.home, DuoApp.second, after: events
        )
        let bar = try #require(try app.controller("tabs").tabBar)
        #expect((bar.placement == .sidebar(.overlap)) == isThere)
        #expect(bar.sidebarButton == nil)
        // The app cannot switch between tab bar and sidebar.
        #expect(try app.facts(after: "hideSidebar") == [.ignored(.noSidebar(.init("tabs")))])
    }
}
