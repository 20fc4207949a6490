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
    func theAutomaticDisplayModeDependsOnTheWindow(
        _ device: Device, _ orientation: InterfaceOrientation, _ window: WindowConfiguration, _ mode: Mode
    ) throws {
        let simulation = DeviceSimulation.make(.makeSplit(), on: device, orientation, window: window)
        #expect(try arrangement(simulation).displayMode == mode)
    }

    /// The default width is 0.4 of the split view, between 0 and 320.
    @Test(arguments: [
        (SplitDefinition.ColumnWidth(), 320.0), (.init(fraction: 0.25), 256), (.init(fraction: 0.4, maximum: 500), 409.5),
        (.init(fraction: 0.1, minimum: 200), 200), (.init(preferred: 280, fraction: 0.1), 280),
        (.init(fraction: 0.1, minimum: 400), 400),
    ])
    func thePrimaryWidthIsAFractionWithinItsBounds(_ width: SplitDefinition.ColumnWidth, _ expected: Double) throws {
        let playground = Playground.makeSplit { $0.primaryWidth = width }
        let simulation = DeviceSimulation.make(playground, on: .pad97, .landscapeRight)
        #expect(try widths(simulation) == [expected, 1024 - expected])
    }

    @Test func barsOfBothColumnsHaveTheSameHeight() throws {
        let simulation = DeviceSimulation.make(.makeSplit(detail: "detail-nav"), on: .phone8Plus, .landscapeRight)
        #expect(try simulation.controller("menu-nav").navigationBar?.frame.height == 44)
        #expect(try simulation.controller("detail-nav").navigationBar?.frame.height == 44)
    }

    @Test func plusPhonesHaveANarrowPrimary() throws {
        let simulation = DeviceSimulation.make(.makeSplit(), on: .phone8Plus, .landscapeRight)
        #expect(try abs(widths(simulation)[0] - 294.4) < 0.2)
        let separator = try #require(try arrangement(simulation).separators.first)
        #expect(abs(separator.width - 1.0 / 3) < 1e-9)
    }

    @Test func aRevealedPrimaryDimsTheSecondaryUntilATapHidesIt() throws {
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

    @Test func aRevealedColumnIsHiddenByRotation() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97)
        let start = simulation.state
        try simulation.facts(after: "showColumn primary", "rotate landscape", "rotate portrait")
        #expect(simulation.state == start)
    }

    @Test func aHiddenColumnStaysHiddenAfterRotation() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .phone8Plus, .landscapeRight)
        try simulation.facts(after: "hideColumn primary")
        let hidden = simulation.state
        #expect(simulation.onScreen == ["split", "detail"])
        try simulation.facts(after: "rotate portrait", "rotate landscape")
        #expect(simulation.state == hidden)
    }

    @Test func theGestureCanBeDisabled() throws {
        var simulation = DeviceSimulation.make(.makeSplit { $0.presentsWithGesture = false }, on: .pad97)
        #expect(try simulation.facts(after: "edgeSwipe left") == [.ignored(.gestureSwitchedOff(ID("split")))])
    }

    @Test(arguments: [
        (Mode.secondaryOnly, Mode.secondaryOnly), (.oneBesideSecondary, .oneBesideSecondary),
        (.oneOverSecondary, .oneOverSecondary),
    ])
    func thePreferredDisplayModeApplies(_ preferred: Mode, _ mode: Mode) throws {
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
    func theSplitBehaviorDeterminesTheDisplayModes(_ behavior: SplitDefinition.SplitBehavior, _ modes: [Mode]) throws {
        var simulation = DeviceSimulation.make(
            .makeColumns(ios: 17) { $0.preferredSplitBehavior = behavior; $0.preferredDisplayMode = .secondaryOnly }, on: .pad129
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
        #expect(try widths(simulation) == [280, 320, 755.5])
        #expect(try arrangement(simulation).columns.map(\.frame.minX) == [10, 290, 610.5])
        let classes = simulation.scene().controllers.filter { $0.parent == ID("split") }
            .map(\.traits.collection.horizontalSizeClass)
        #expect(classes == [.compact, .compact, .regular])
    }

    /// developer.apple.com/forums/thread/832918: the secondary extends under the primary, and its safe area is the uncovered part.
    @Test(arguments: [false, true])
    func theSecondaryExtendsUnderAFloatingPrimary(isRightToLeft: Bool) throws {
        var simulation = DeviceSimulation.make(.makeColumns(.doubleColumn), on: .pad129, .landscapeRight)
        if isRightToLeft { try simulation.facts(after: "layoutDirection rightToLeft") }
        let secondary = try simulation.controller("detail/navigation")
        #expect(secondary.frame == Rect(x: 0, y: 0, width: 1366, height: 1024))
        #expect((isRightToLeft ? secondary.safeAreaInsets.right : secondary.safeAreaInsets.left) == 330)
        #expect((isRightToLeft ? secondary.safeAreaInsets.left : secondary.safeAreaInsets.right) == 0)
        #expect(try arrangement(simulation).columns.last?.frame.width == 1036)
        // The size does not change when the column disappears, and the safe area is whole again.
        #expect(try simulation.facts(after: "hideColumn primary").allSatisfy { $0.name != "viewWillTransition" })
        #expect(try simulation.controller("detail/navigation").safeAreaInsets.left == 0)
        #expect(try simulation.controller("detail/navigation").safeAreaInsets.right == 0)
    }

    // MARK: iOS 26.1 on an iPad of 820 points, as measured by Vercantez/openuikit

    private func frames(_ simulation: DeviceSimulation) throws -> [Rect] { try arrangement(simulation).columns.map(\.frame) }

    @Test func twoColumnsHaveTheMeasuredFramesOnIPadOS26() throws {
        let simulation = DeviceSimulation.make(.makeColumns(ios: 26, .doubleColumn), on: .pad820)
        #expect(try arrangement(simulation).displayMode == .oneBesideSecondary)
        let primary = try simulation.controller("menu/navigation"), secondary = try simulation.controller("detail/navigation")
        #expect(primary.frame == Rect(x: 10, y: 32, width: 320, height: 1133) && primary.safeAreaInsets == EdgeInsets(bottom: 10))
        #expect(secondary.frame == Rect(x: 0, y: 0, width: 820, height: 1180))
        #expect(secondary.safeAreaInsets == EdgeInsets(top: 32, left: 330, bottom: 25))
        #expect(primary.frameDoubt == nil && secondary.frameDoubt == nil)
    }

    @Test(arguments: [
        (SplitDefinition.ColumnWidth(fraction: 0.3), 246.0), (.init(fraction: 0.5), 346), (.init(fraction: 0.5, maximum: 300), 300),
        (.init(preferred: 320, minimum: 375, maximum: 400), 375),
    ])
    func primaryWidthsOnIPadOS26(_ width: SplitDefinition.ColumnWidth, _ expected: Double) throws {
        let simulation = DeviceSimulation.make(.makeColumns(ios: 26, .doubleColumn) { $0.primaryWidth = width }, on: .pad820)
        #expect(try simulation.controller("menu/navigation").frame.width == expected)
        #expect(try simulation.controller("detail/navigation").safeAreaInsets.left == expected + 10)
    }

    /// Two columns do not fit next to the secondary. A shown primary covers the supplementary.
    @Test(arguments: [Mode.automatic, .twoBesideSecondary, .twoDisplaceSecondary])
    func threeColumnsHaveTheMeasuredFramesOnIPadOS26(preferred: Mode) throws {
        var simulation = DeviceSimulation.make(.makeColumns(ios: 26) { $0.preferredDisplayMode = preferred }, on: .pad820)
        let start = simulation.state
        #expect(try arrangement(simulation).displayMode == .oneBesideSecondary)
        let beside = [Rect(x: 0, y: 0, width: 320, height: 1180), Rect(x: 320.5, y: 0, width: 499.5, height: 1180)]
        #expect(try frames(simulation) == beside)
        #expect(try arrangement(simulation).separators == [Rect(x: 320, y: 0, width: 0.5, height: 1180)])
        try simulation.facts(after: "showColumn primary")
        #expect(try arrangement(simulation).displayMode == .twoOverSecondary)
        #expect(try frames(simulation) == [Rect(x: 10, y: 32, width: 280, height: 1133)] + beside)
        try simulation.facts(after: "dim")
        #expect(simulation.state == start)
    }

    @Test func theSupplementaryLeavesTheSecondaryItsMinimumWidth() throws {
        let simulation = DeviceSimulation.make(.makeColumns(ios: 26) { $0.supplementaryWidth.fraction = 0.5 }, on: .pad820)
        #expect(try frames(simulation) == [Rect(x: 0, y: 0, width: 355.5, height: 1180), Rect(x: 356, y: 0, width: 464, height: 1180)])
    }

    /// An overlay that is preferred from the start is hidden at first.
    @Test func overlaidColumnsAreHiddenAtFirstOnIPadOS26() throws {
        var simulation = DeviceSimulation.make(.makeColumns(ios: 26) { $0.preferredDisplayMode = .twoOverSecondary }, on: .pad820)
        #expect(try arrangement(simulation).displayMode == .secondaryOnly)
        try simulation.facts(after: "showColumn supplementary")
        #expect(try frames(simulation).map(\.width) == [320, 820])
        try simulation.facts(after: "showColumn primary")
        let supplementary = try simulation.controller("list/navigation")
        #expect(supplementary.frame == Rect(x: 0, y: 0, width: 610, height: 1180) && supplementary.safeAreaInsets.left == 290)
        #expect(try simulation.controller("detail/navigation").frame.width == 820)
    }

    /// The columns need 240 + 240 + 10 + 0.5 + 464 points, rounded to pixels of half a point.
    @Test(arguments: [
        (954.249, 0.0, 0.0, false), (954.25, 0, 0, true), (1014.24, 300, 0, false), (1014.25, 300, 0, true), (990.24, 0, 500, false), (990.25, 0, 500, true),
    ])
    func threeColumnsAreTiledFromTheirMinimumWidths(width: Double, primary: Double, secondary: Double, isTiled: Bool) throws {
        var device = Device.pad820
        device.size.width = width
        let simulation = DeviceSimulation.make(.makeColumns(ios: 26) {
            if primary > 0 { $0.primaryWidth.minimum = primary }
            if secondary > 0 { $0.minimumSecondaryWidth = secondary }
        }, on: device)
        #expect(try arrangement(simulation).displayMode == (isTiled ? .twoBesideSecondary : .oneBesideSecondary))
        guard isTiled, primary == 0, secondary == 0 else { return }
        let all = try ["menu/navigation", "list/navigation", "detail/navigation"].map { try simulation.controller($0) }
        #expect(all.map(\.frame.width).prefix(2) == [240, 490] && all[1].safeAreaInsets.left == 250 && all[2].frame.minX == 490.5)
    }

    /// Apple, labs of 2026: a folding phone shows two columns in landscape, and the detail only in portrait.
    @Test func foldingPhonesShowTwoColumnsOnlyInLandscape() throws {
        var device = Device.makePhone("iphone-duo", 669, 951, scale: 3, year: 2026, system: "27.1", landscapeWidth: .regular)
        device.portrait?.horizontalSizeClass = .regular
        var simulation = DeviceSimulation.make(.makeColumns(ios: 27), on: device)
        #expect(try arrangement(simulation).displayMode == .secondaryOnly)
        try simulation.facts(after: "showColumn supplementary")
        #expect(try arrangement(simulation).displayMode == .oneOverSecondary)
        try simulation.facts(after: "dim", "rotate landscape")
        #expect(try arrangement(simulation).displayMode == .oneBesideSecondary)
        #expect(try simulation.controller("list/navigation").frameDoubt?.contains("a phone") == true)
    }

    /// Source: `splitBehaviorForSize:` of UIKitCore's `_UISplitViewControllerPanelImplStyle`.
    @Test(arguments: [
        (Device.pad129, InterfaceOrientation.landscapeRight, Mode.oneBesideSecondary, Mode.twoBesideSecondary),
        (.pad129, .portrait, .secondaryOnly, .twoOverSecondary), (.pad97, .landscapeRight, .oneBesideSecondary, .twoDisplaceSecondary),
        (.pad97, .portrait, .secondaryOnly, .twoOverSecondary),
    ])
    func displayModesOfThreeColumnsBeforeIOS26(_ device: Device, _ orientation: InterfaceOrientation, _ start: Mode, _ all: Mode) throws {
        var simulation = DeviceSimulation.make(.makeColumns(ios: 17), on: device, orientation)
        #expect(try arrangement(simulation).displayMode == start)
        try simulation.facts(after: "showColumn supplementary", "showColumn primary")
        #expect(try arrangement(simulation).displayMode == all)
        let asked = DeviceSimulation.make(.makeColumns(ios: 17) { $0.preferredDisplayMode = .twoBesideSecondary }, on: device, orientation)
        #expect(try arrangement(asked).displayMode == all)
    }

    /// The classic style and earlier systems have no floating columns.
    @Test(arguments: [(18, true), (26, false)])
    func withoutFloatingColumnsTheSecondaryIsNextToThePrimary(version: Int, isOfColumnStyle: Bool) throws {
        let playground: Playground = isOfColumnStyle ? .makeColumns(ios: version, .doubleColumn) : .makeSplit(ios: version, detail: "detail-nav")
        let simulation = DeviceSimulation.make(playground, on: .pad129, .landscapeRight)
        let secondary = try #require(simulation.scene().controllers.last { $0.parent == ID("split") })
        #expect(secondary.frame == Rect(x: 320, y: 0, width: 1046, height: 1024))
        #expect(secondary.safeAreaInsets.left == 0)
    }

    /// richardtop/CalendarKit#320: 420 points wide, of which 320 are visible. LeoNatan/LNPopupController#390: 100 of them are safe area, on
    /// the right in right-to-left layouts. No source was found from iOS 17 on.
    @Test(arguments: [(13, 0.0, false), (14, 100, false), (14, 100, true), (16, 100, false), (17, 0, false)])
    func thePrimaryOfTheColumnStyleIsWiderThanItsVisiblePart(version: Int, overhang: Double, isRightToLeft: Bool) throws {
        let playground: Playground = version < 14 ? .makeSplit(ios: version) : .makeColumns(ios: version, .doubleColumn)
        var simulation = DeviceSimulation.make(playground, on: .pad129, .landscapeRight)
        if isRightToLeft { try simulation.facts(after: "layoutDirection rightToLeft") }
        let primary = try #require(simulation.scene().controllers.first { $0.parent == ID("split") && $0.id.description.hasPrefix("menu") })
        #expect(primary.frame == Rect(x: isRightToLeft ? 1046 : -overhang, y: 0, width: 320 + overhang, height: 1024))
        #expect((isRightToLeft ? primary.safeAreaInsets.right : primary.safeAreaInsets.left) == overhang)
        #expect(try arrangement(simulation).columns.first?.frame.width == 320)
        #expect((primary.frameDoubt?.contains("from iOS 17") == true) == (version == 17))
    }

    @Test func aDisplacedSecondaryKeepsItsWidth() throws {
        var simulation = DeviceSimulation.make(.makeColumns(ios: 17), on: .pad97, .landscapeRight)
        #expect(try arrangement(simulation).displayMode == .oneBesideSecondary)
        #expect(try widths(simulation) == [320, 704])
        try simulation.facts(after: "showColumn primary")
        #expect(try arrangement(simulation).columns.map(\.frame) == [
            Rect(x: 0, y: 0, width: 320, height: 768), Rect(x: 320, y: 0, width: 320, height: 768),
            Rect(x: 640, y: 0, width: 704, height: 768),
        ])
    }

    @Test func thePrimaryIsOnTheRightInRightToLeftLayouts() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97, .landscapeRight)
        try simulation.facts(after: "layoutDirection rightToLeft")
        #expect(try simulation.controller("menu-nav").frame.minX == 704)
        #expect(try simulation.controller("detail").frame.minX == 0)
    }

    @Test func columnsHaveTheSafeAreaOfTheirSide() throws {
        let simulation = DeviceSimulation.make(.make(
            .make("wrapper", .container(children: ["split"]), overrides: [.make("split", .make(horizontal: .regular))]),
            .make("split", .split(SplitDefinition(primary: "menu", secondary: "detail"))), .make("menu"), .make("detail")
        ), on: .phoneX, .landscapeRight)
        #expect(try simulation.controller("menu").safeAreaInsets == EdgeInsets(left: 44, bottom: 21))
        #expect(try simulation.controller("detail").safeAreaInsets == EdgeInsets(bottom: 21, right: 44))
    }

    @Test func theColumnStyleShowsItsButtonInTheLeadingBar() throws {
        var simulation = DeviceSimulation.make(.makeColumns(ios: 17, .doubleColumn), on: .pad97)
        func button(_ id: ControllerID) throws -> Event? {
            try simulation.controller(id).navigationBar?.displayModeButton?.event
        }
        #expect(try button("detail/navigation") == .showColumn(.primary))
        try simulation.facts(after: "rotate landscape")
        #expect(try button("detail/navigation") == nil)
        #expect(try button("menu/navigation") == .hideColumn(.primary))
    }

    @Test func theClassicStyleShowsItsButtonOnlyIfTheAppAddsIt() throws {
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

    @Test func customSeguesReplaceTheDetailAndChangeTheDisplayMode() throws {
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

    @Test func customSeguesPushOntoACollapsedStack() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .phoneSE)
        try simulation.facts(after: "tap detail.over")
        #expect(simulation.tree == "split[menu-nav[menu detail new]]")
    }

    @Test func customSeguesNeedASplitView() throws {
        var simulation = DeviceSimulation.make(.make(
            .make("home", views: [.make("go", tap: .replaceDetail("new", menu: nil))]), .make("new")
        ))
        #expect(try simulation.facts(after: "tap home.go") == [.ignored(.noSplitView)])
    }

    @Test func showDetailPushesIfTheSecondaryIsAskedFirst() throws {
        var simulation = DeviceSimulation.make(
            .makeSplit(detail: "detail-nav") { $0.offersDetailToSecondary = true }, on: .pad97, .landscapeRight
        )
        try simulation.facts(after: "tap menu.detail")
        #expect(simulation.tree == "split[menu-nav[menu] detail-nav[detail new]]")
    }
}
