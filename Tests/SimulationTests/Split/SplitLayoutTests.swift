import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// Display modes and column widths (navigation.md §2 and §3).
struct SplitLayoutTests {
    typealias ID = ControllerInstance.ID
    typealias Mode = SplitDefinition.DisplayMode

    private func arrangement(_ simulation: DeviceSimulation) throws -> SplitArrangement {
        try #require(try simulation.controller("split").split)
    }

    private func widths(_ simulation: DeviceSimulation) throws -> [Double] {
        try arrangement(simulation).columns.map(\.frame.width)
    }

    @Test(arguments: [
        (Device.pad97, InterfaceOrientation.landscapeRight, WindowConfiguration.fullScreen, Mode.oneBesideSecondary),
        (.pad97, .portrait, .fullScreen, .secondaryOnly), (.phone8Plus, .landscapeRight, .fullScreen, .oneBesideSecondary),
        (.pad129, .landscapeRight, .oneHalf, .secondaryOnly), (.pad97, .landscapeRight, .twoThirds, .secondaryOnly),
    ])
    func automaticModeFollowsTheShape(
        _ device: Device, _ orientation: InterfaceOrientation, _ window: WindowConfiguration, _ mode: Mode
    ) throws {
        let simulation = DeviceSimulation.make(.makeSplit(), on: device, orientation, window: window)
        #expect(try arrangement(simulation).displayMode == mode)
    }

    /// 0.4 of the width, between 0 and 320.
    @Test(arguments: [
        (SplitDefinition.ColumnWidth(), 320.0), (.init(fraction: 0.25), 256), (.init(fraction: 0.4, maximum: 500), 409.5),
        (.init(fraction: 0.1, minimum: 200), 200), (.init(preferred: 280, fraction: 0.1), 280),
        (.init(fraction: 0.1, minimum: 400), 400),
    ])
    func primaryWidthIsTheFractionBetweenItsBounds(_ width: SplitDefinition.ColumnWidth, _ expected: Double) throws {
        let playground = Playground.makeSplit { $0.primaryWidth = width }
        let simulation = DeviceSimulation.make(playground, on: .pad97, .landscapeRight)
        #expect(try widths(simulation) == [expected, 1024 - expected])
    }

    @Test func barsOfBothColumnsAreOfOneHeight() throws {
        let simulation = DeviceSimulation.make(.makeSplit(detail: "detail-nav"), on: .phone8Plus, .landscapeRight)
        #expect(try simulation.controller("menu-nav").navigationBar?.frame.height == 44)
        #expect(try simulation.controller("detail-nav").navigationBar?.frame.height == 44)
    }

    @Test func plusPhoneHasANarrowColumn() throws {
        let simulation = DeviceSimulation.make(.makeSplit(), on: .phone8Plus, .landscapeRight)
        #expect(try abs(widths(simulation)[0] - 294.4) < 0.2)
        let separator = try #require(try arrangement(simulation).separators.first)
        #expect(abs(separator.width - 1.0 / 3) < 1e-9)
    }

    @Test func hiddenPrimaryIsRevealedOverADimmedSecondaryAndATapBesideItHidesIt() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97)
        let start = simulation.state
        #expect(simulation.onScreen == ["split", "detail"])
        #expect(try simulation.facts(after: "edgeSwipe left") == [
            .displayModeChanged(ID("split"), from: .secondaryOnly, to: .oneOverSecondary),
        ])
        #expect(simulation.onScreen == ["split", "detail", "menu-nav", "menu"])
        #expect(try arrangement(simulation).dimming == Rect(x: 0, y: 0, width: 768, height: 1024))
        #expect(try simulation.controller("detail").frame.width == 768)
        #expect(try simulation.facts(after: "tap detail.show") == [.ignored(.dimmed(ID("detail"), by: ID("split")))])
        #expect(try simulation.facts(after: "dim") == [
            .displayModeChanged(ID("split"), from: .oneOverSecondary, to: .secondaryOnly),
        ])
        #expect(simulation.state == start)
        try simulation.facts(after: "showColumn primary", "swipe left")
        #expect(simulation.state == start)
    }

    @Test func revealedColumnDoesNotOutlastARotation() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97)
        let start = simulation.state
        try simulation.facts(after: "showColumn primary", "rotate landscape", "rotate portrait")
        #expect(simulation.state == start)
    }

    @Test func hiddenColumnStaysHidden() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .phone8Plus, .landscapeRight)
        try simulation.facts(after: "hideColumn primary")
        let hidden = simulation.state
        #expect(simulation.onScreen == ["split", "detail"])
        try simulation.facts(after: "rotate portrait", "rotate landscape")
        #expect(simulation.state == hidden)
    }

    @Test func gestureCanBeSwitchedOff() throws {
        var simulation = DeviceSimulation.make(.makeSplit { $0.presentsWithGesture = false }, on: .pad97)
        #expect(try simulation.facts(after: "edgeSwipe left") == [.ignored(.gestureSwitchedOff(ID("split")))])
    }

    @Test(arguments: [
        (Mode.secondaryOnly, Mode.secondaryOnly), (.oneBesideSecondary, .oneBesideSecondary),
        (.oneOverSecondary, .oneOverSecondary),
    ])
    func preferredModeIsTaken(_ preferred: Mode, _ mode: Mode) throws {
        for orientation in [InterfaceOrientation.portrait, .landscapeRight] {
            let playground = Playground.makeSplit { $0.preferredDisplayMode = preferred }
            #expect(try arrangement(.make(playground, on: .pad97, orientation)).displayMode == mode)
        }
    }

    @Test(arguments: [
        (SplitDefinition.SplitBehavior.tile, [Mode.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]),
        (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
        (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
    ])
    func splitBehaviorDecidesTheModes(_ behavior: SplitDefinition.SplitBehavior, _ modes: [Mode]) throws {
        var simulation = DeviceSimulation.make(
            .makeColumns { $0.preferredSplitBehavior = behavior; $0.preferredDisplayMode = .secondaryOnly }, on: .pad129
        )
        var seen = [try arrangement(simulation).displayMode]
        for column in ["supplementary", "primary"] {
            try simulation.facts(after: "showColumn \(column)")
            seen.append(try arrangement(simulation).displayMode)
        }
        #expect(seen == modes)
        try simulation.facts(after: "hideColumn primary")
        #expect(try arrangement(simulation).displayMode == modes[1])
        try simulation.facts(after: "hideColumn supplementary")
        #expect(try arrangement(simulation).displayMode == modes[0])
    }

    @Test func threeColumnsFillTheSplitView() throws {
        let simulation = DeviceSimulation.make(.makeColumns(), on: .pad129, .landscapeRight)
        #expect(try arrangement(simulation).displayMode == .twoBesideSecondary)
        #expect(try widths(simulation) == [320, 320, 726])
        #expect(try arrangement(simulation).columns.map(\.frame.minX) == [0, 320, 640])
        let classes = simulation.scene().controllers.filter { $0.parent == ID("split") }
            .map(\.traits.collection.horizontalSizeClass)
        #expect(classes == [.compact, .compact, .regular])
    }

    /// developer.apple.com/forums/thread/832918: the secondary flows under the primary, and its safe area is the uncovered part.
    @Test(arguments: [(SplitDefinition.Style.doubleColumn, 320.0), (.tripleColumn, 640)], [false, true])
    func secondaryRunsUnderFloatingColumns(_ split: (style: SplitDefinition.Style, covered: Double), isRightToLeft: Bool) throws {
        let covered = split.covered
        var simulation = DeviceSimulation.make(.makeColumns(split.style), on: .pad129, .landscapeRight)
        if isRightToLeft { try simulation.facts(after: "layoutDirection rightToLeft") }
        let secondary = try simulation.controller("detail/navigation")
        #expect(secondary.frame == Rect(x: 0, y: 0, width: 1366, height: 1024))
        #expect((isRightToLeft ? secondary.safeAreaInsets.right : secondary.safeAreaInsets.left) == covered)
        #expect((isRightToLeft ? secondary.safeAreaInsets.left : secondary.safeAreaInsets.right) == 0)
        #expect(try arrangement(simulation).columns.last?.frame.width == 1366 - covered)
        // Its size does not change when the columns disappear, and its safe area is whole again.
        #expect(try simulation.facts(after: "hideColumn supplementary", "hideColumn primary").allSatisfy { $0.name != "viewWillTransition" })
        #expect(try simulation.controller("detail/navigation").safeAreaInsets.left == 0)
        #expect(try simulation.controller("detail/navigation").safeAreaInsets.right == 0)
    }

    /// The classic style has no floating columns, and an earlier system has none either.
    @Test(arguments: [(18, true), (26, false)])
    func secondaryIsNextToItsColumnsElsewhere(version: Int, isOfColumnStyle: Bool) throws {
        let playground: Playground = isOfColumnStyle ? .makeColumns(ios: version, .doubleColumn) : .makeSplit(ios: version, detail: "detail-nav")
        let simulation = DeviceSimulation.make(playground, on: .pad129, .landscapeRight)
        let secondary = try #require(simulation.scene().controllers.last { $0.parent == ID("split") })
        #expect(secondary.frame == Rect(x: 320, y: 0, width: 1046, height: 1024))
        #expect(secondary.safeAreaInsets.left == 0)
    }

    /// richardtop/CalendarKit#320: 420 points wide, of which 320 are visible; LeoNatan/LNPopupController#390: 100 of them are safe area, on the
    /// right where the language runs that way. From iOS 17 on no source was found.
    @Test(arguments: [(13, 0.0, false), (14, 100, false), (14, 100, true), (16, 100, false), (17, 0, false)])
    func primaryOfTheColumnStyleIsWiderThanIsSeen(version: Int, overhang: Double, isRightToLeft: Bool) throws {
        let playground: Playground = version < 14 ? .makeSplit(ios: version) : .makeColumns(ios: version, .doubleColumn)
        var simulation = DeviceSimulation.make(playground, on: .pad129, .landscapeRight)
        if isRightToLeft { try simulation.facts(after: "layoutDirection rightToLeft") }
        let primary = try #require(simulation.scene().controllers.first { $0.parent == ID("split") && $0.id.description.hasPrefix("menu") })
        #expect(primary.frame == Rect(x: isRightToLeft ? 1046 : -overhang, y: 0, width: 320 + overhang, height: 1024))
        #expect((isRightToLeft ? primary.safeAreaInsets.right : primary.safeAreaInsets.left) == overhang)
        #expect(try arrangement(simulation).columns.first?.frame.width == 320)
        #expect((primary.frameDoubt?.contains("from iOS 17") == true) == (version == 17))
    }

    @Test func displacedSecondaryKeepsItsWidthAndMoves() throws {
        var simulation = DeviceSimulation.make(.makeColumns(), on: .pad97, .landscapeRight)
        #expect(try arrangement(simulation).displayMode == .oneBesideSecondary)
        #expect(try widths(simulation) == [320, 704])
        try simulation.facts(after: "showColumn primary")
        #expect(try arrangement(simulation).columns.map(\.frame) == [
            Rect(x: 0, y: 0, width: 320, height: 768), Rect(x: 320, y: 0, width: 320, height: 768),
            Rect(x: 640, y: 0, width: 704, height: 768),
        ])
    }

    @Test func primaryIsOnTheRightWhereTheLanguageRunsThatWay() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97, .landscapeRight)
        try simulation.facts(after: "layoutDirection rightToLeft")
        #expect(try simulation.controller("menu-nav").frame.minX == 704)
        #expect(try simulation.controller("detail").frame.minX == 0)
    }

    @Test func columnsTakeTheSafeAreaOfTheirSide() throws {
        let simulation = DeviceSimulation.make(.make(
            .make("wrapper", .container(children: ["split"]), overrides: [.make("split", .make(horizontal: .regular))]),
            .make("split", .split(SplitDefinition(primary: "menu", secondary: "detail"))), .make("menu"), .make("detail")
        ), on: .phoneX, .landscapeRight)
        #expect(try simulation.controller("menu").safeAreaInsets == EdgeInsets(left: 44, bottom: 21))
        #expect(try simulation.controller("detail").safeAreaInsets == EdgeInsets(bottom: 21, right: 44))
    }

    @Test func columnStyleShowsItsButtonInTheLeadingBar() throws {
        var simulation = DeviceSimulation.make(.makeColumns(.doubleColumn), on: .pad97)
        func button(_ id: ControllerID) throws -> Event? {
            try simulation.controller(id).navigationBar?.displayModeButton?.event
        }
        #expect(try button("detail/navigation") == .showColumn(.primary))
        try simulation.facts(after: "rotate landscape")
        #expect(try button("detail/navigation") == nil)
        #expect(try button("menu/navigation") == .hideColumn(.primary))
    }

    @Test func classicStyleLeavesItsButtonToTheApp() throws {
        var playground = Playground.makeSplit(detail: "detail-nav")
        #expect(try DeviceSimulation.make(playground, on: .pad97).controller("detail-nav").navigationBar?.displayModeButton == nil)
        let index = try #require(playground.controllers.firstIndex { $0.id == "detail" })
        playground.controllers[index].navigationItem.displayModeButtonItem = true
        var simulation = DeviceSimulation.make(playground, on: .pad97)
        #expect(try simulation.controller("detail-nav").navigationBar?.displayModeButton?.event == .showColumn(.primary))
        try simulation.facts(after: "split 1/3")
        #expect(try simulation.controller("detail-nav").navigationBar?.displayModeButton == nil)
    }

    // MARK: The custom segue

    @Test func customSegueReplacesTheDetailAndMovesTheMenu() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97, .landscapeRight)
        #expect(try simulation.facts(after: "tap menu.over") == [
            .replaced(ID("detail"), by: ID("new"), in: ID("split")),
            .displayModeChanged(ID("split"), from: .oneBesideSecondary, to: .oneOverSecondary),
        ])
        #expect(try simulation.controller("new").frame.width == 1024)
        try simulation.facts(after: "tap menu.beside")
        #expect(try arrangement(simulation).displayMode == .oneBesideSecondary)
        try simulation.facts(after: "rotate portrait")
        #expect(try arrangement(simulation).displayMode == .oneBesideSecondary)
    }

    @Test func customSeguePushesOnACollapsedStack() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .phoneSE)
        try simulation.facts(after: "tap detail.over")
        #expect(simulation.tree == "split[menu-nav[menu detail new]]")
    }

    @Test func customSegueNeedsASplitView() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("home", views: [.make("go", tap: .replaceDetail("new", menu: nil))]), .make("new")
        ))
        #expect(try simulation.facts(after: "tap home.go") == [.ignored(.noSplitView)])
    }

    @Test func secondaryThatIsAskedFirstPushes() throws {
        var simulation = DeviceSimulation.make(
            .makeSplit(detail: "detail-nav") { $0.offersDetailToSecondary = true }, on: .pad97, .landscapeRight
        )
        try simulation.facts(after: "tap menu.detail")
        #expect(simulation.tree == "split[menu-nav[menu] detail-nav[detail new]]")
    }
}
