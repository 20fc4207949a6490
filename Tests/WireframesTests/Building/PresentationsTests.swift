import PlaygroundModel
@testable import Simulation
import Testing
@testable import Wireframes

/// The wireframes of presented controllers, from scenes of real apps.
@Suite struct PresentationsTests {
    private func app(on device: Device, tapping item: ViewID, _ more: Event...) -> TestApp {
        var app = TestApp(.makeColumns(), on: device)
        if device.idiom == .phone { app.happen(.tap(controller: "menu", view: "open")) }
        app.happen(.tap(controller: "letter", view: item))
        for event in more { app.happen(event) }
        return app
    }

    @Test func sheetsOnAPhoneAreCardsThatATapOutsideCloses() throws {
        let app = app(on: .testPhone, tapping: "reply")
        let sheet = try #require(app["reply"])
        #expect(sheet.role == .presentedView)
        #expect(sheet.style.presentation == .sheet)
        let radii = try #require(sheet.style.cornerRadii)
        #expect(radii.topLeft > 0 && radii == CornerRadii(upper: radii.topLeft, lower: 0))
        #expect(sheet.swipes == [.swipe(.down), .swipe(.up)])
        #expect(app["reply/dimming"]?.event == .tapDimmed)
        #expect(app["split"]?.style.pushedBack == nil)
    }

    @Test func grabbersCycleThroughTheDetents() {
        var app = app(on: .testPhone, tapping: "reply")
        #expect(app["reply/grabber"]?.event == .detent(.large))
        app.happen(.detent(.large))
        #expect(app["reply/grabber"]?.event == .detent(.medium))
    }

    @Test func largeCardsPushTheirPresenterBackAndDarkenTheStatusBar() {
        let app = app(on: .testPhone, tapping: "reply", .detent(.large))
        #expect(app["split"]?.style.pushedBack == app.safeAreaTop)
        #expect(app["device/status-bar"]?.style.appearance?.isDark == true)
    }

    @Test func popoversOnAnIPadHaveAnArrowAndNoDimming() throws {
        let app = app(on: .testPad, tapping: "card")
        #expect(app["card"]?.style.presentation == .popover)
        #expect(app["card/dimming"]?.role == .touchCatcher)
        let arrow = try #require(app["card/arrow"]), popover = try #require(app["card"])
        #expect(arrow.role == .popoverArrow(.up))
        #expect(arrow.frame.maxY == popover.frame.minY)
    }

    @Test func popoversOnAPhoneAreSheetsWithoutAnArrow() {
        let app = app(on: .testPhone, tapping: "card")
        #expect(app["card"]?.style.presentation == .sheet)
        #expect(app["card/arrow"] == nil)
    }

    @Test func twoActionsOfAnAlertAreSideBySideWithCancelFirst() throws {
        let app = app(on: .testPhone, tapping: "bin")
        let keep = try #require(app["ask.keep"]), discard = try #require(app["ask.throw"])
        #expect(keep.frame.maxX == discard.frame.minX)
        #expect(keep.frame.minY == discard.frame.minY)
        #expect(discard.event == .tap(controller: "ask", view: "throw"))
        #expect(app["ask/title"]?.content.lines == ["Throw it away?"])
        // An alert requires an answer. A tap outside has no effect, and does not reach elements behind the alert.
        let dimming = try #require(app["ask/dimming"])
        #expect(dimming.event == nil)
    }

    /// Tests UIAlertController.preferredAction.
    @Test(arguments: [nil, "throw"] as [ViewID?]) func alertsEmphasiseOneAction(_ preferred: ViewID?) {
        let ask = AlertDefinition(actions: [
            .init(.make("throw", title: "Throw")), .init(.make("keep", title: "Keep"), style: .cancel),
        ])
        var alert = ask
        alert.preferredAction = preferred
        let home = ControllerDefinition.make("home", views: [.make("bin", tap: .present("ask"))])
        let app = TestApp(.make(home, .make("ask", .alert(alert))), on: .testPhone, .tap(controller: "home", view: "bin"))
        let weights = ["keep", "throw"].map { app["ask.\($0)"]?.content.mainText?.weight }
        #expect(weights == (preferred == nil ? [.semibold, .regular] : [.regular, .semibold]))
    }

    private static func moreMenu(ios version: Int) -> Playground {
        let ask = AlertDefinition(preferredStyle: .actionSheet, actions: [
            .init(.make("move", title: "Move")), .init(.make("cancel", title: "Cancel"), style: .cancel),
        ])
        var home = ControllerDefinition.make("home")
        home.views = [.make("more", tap: .present("ask"))]
        return Playground.make(home, .make("ask", .alert(ask)), ios: version)
    }

    /// A tap outside the popover cancels the action sheet.
    @Test func actionSheetsAsPopoversHaveNoCancelAction() throws {
        let app = TestApp(Self.moreMenu(ios: 26), on: .testPad, .tap(controller: "home", view: "more"))
        let sheet = try #require(app["ask"]), move = try #require(app["ask.move"])
        #expect(sheet.style.presentation == .popover)
        #expect(app["ask.cancel"] == nil)
        // The button is a capsule, as far from the edges as in an alert.
        #expect(move.frame == Rect(x: 16, y: 16, width: 208, height: 48))
        #expect(sheet.frame.size == Size(width: 240, height: 80))
        #expect(app["ask/dimming"]?.event == .tapDimmed)
    }

    @Test func cancelActionsOfActionSheetsAreSeparate() throws {
        let app = TestApp(Self.moreMenu(ios: 18), on: .testPhone, .tap(controller: "home", view: "more"))
        let move = try #require(app["ask.move"]), cancel = try #require(app["ask.cancel"])
        #expect(cancel.frame.minY - move.frame.maxY == 8)
        #expect(app["ask/dimming"]?.event == .tapDimmed)
    }

    /// A sheet at its large detent can be dragged down to its smallest detent, and no further.
    @Test func modalSheetsCannotBeDraggedBelowTheirSmallestDetent() {
        var sheet = ControllerDefinition.make("sheet")
        sheet.presentation.isModalInPresentation = true
        sheet.presentation.detents = [.medium, .large]
        let home = ControllerDefinition.make("home", views: [.make("open", tap: .present("sheet", style: .pageSheet))])
        var app = TestApp(.make(home, sheet), on: .testPhone, .tap(controller: "home", view: "open"))
        #expect(app["sheet"]?.style.resistsDismissal == true)
        app.happen(.detent(.large))
        #expect(app["sheet"]?.style.resistsDismissal == false)
        sheet.presentation.isModalInPresentation = false
        let free = TestApp(.make(home, sheet), on: .testPhone, .tap(controller: "home", view: "open"))
        #expect(free["sheet"]?.style.resistsDismissal == false)
    }

    @Test func floatingPresentationsAreElevated() {
        let app = app(on: .testPhone, tapping: "reply")
        #expect(app["reply"]?.style.appearance?.isElevated == true)
        #expect(app["split"]?.style.appearance?.isElevated == false)
    }
}

extension TestApp {
    fileprivate var safeAreaTop: Double? { self["device/status-bar"]?.frame.height }
}
