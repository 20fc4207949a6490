import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// Collapsing and expanding (navigation.md §2 and §3).
struct SplitTransitionTests {
    typealias ID = ControllerInstance.ID

    private func plus(_ playground: Playground, _ orientation: InterfaceOrientation = .landscapeRight) -> DeviceSimulation {
        .make(playground, on: .phone8Plus, orientation)
    }

    // MARK: Dimming

    /// UISplitViewController.DisplayMode: a touch on a displaced secondary leads to oneBesideSecondary, on a covered one to secondaryOnly.
    @Test(arguments: [
        (SplitDefinition.SplitBehavior.displace, SplitDefinition.DisplayMode.twoDisplaceSecondary, SplitDefinition.DisplayMode.oneBesideSecondary),
        (.overlay, .twoOverSecondary, .secondaryOnly), (.overlay, .oneOverSecondary, .secondaryOnly),
    ])
    func `a tap on the dimmed secondary hides the columns that displace or cover it`(
        behavior: SplitDefinition.SplitBehavior, mode: SplitDefinition.DisplayMode, after: SplitDefinition.DisplayMode
    ) throws {
        var simulation = DeviceSimulation.make(.makeColumns(ios: 17) {
            $0.preferredSplitBehavior = behavior
            $0.preferredDisplayMode = mode
        }, on: .pad11, .landscapeRight)
        let split = try #require(simulation.controller("split").split)
        let dimming = try #require(split.dimming)
        #expect(split.displayMode == mode)
        #expect(dimming.maxX == (try simulation.controller("split").frame.maxX))
        #expect(try simulation.facts(after: "tap detail.show").contains(.ignored(.dimmed(ID("detail"), by: ID("split")))))
        try simulation.facts(after: "dim")
        #expect(try simulation.controller("split").split?.displayMode == after)
        #expect(try simulation.controller("split").split?.dimming == nil)
    }

    // MARK: Classic

    @Test func aPlainSecondaryIsPushedAndSeparatedAgain() throws {
        var simulation = plus(.makeSplit())
        let start = simulation.state
        let facts = try simulation.facts(after: "rotate portrait")
        #expect(simulation.tree == "split[menu-nav[menu detail]]")
        #expect(facts.contains(.collapsed(ID("split"), onto: ID("menu-nav"), merged: [ID("detail")])))
        let back = try simulation.facts(after: "rotate landscape")
        #expect(back.contains(.expanded(ID("split"), secondary: ID("detail"), isSeparated: true)))
        #expect(simulation.state == start)
    }

    @Test(arguments: [
        ([], "split[menu-nav[menu detail-nav[detail]]]"),
        (["tap detail.show", "tap new.show"], "split[menu-nav[menu detail-nav[detail new new#2]]]"),
        (["tap menu.show"], "split[menu-nav[menu new detail-nav[detail]]]"),
        (["tap menu.show", "tap detail.show"], "split[menu-nav[menu new detail-nav[detail new#2]]]"),
    ])
    func nestedNavigationControllersAreKeptWhole(_ events: [String], _ collapsed: String) throws {
        var simulation = plus(.makeSplit(detail: "detail-nav"))
        for line in events { try simulation.facts(after: line) }
        let start = simulation.state
        for _ in 0..<2 {
            try simulation.facts(after: "rotate portrait")
            #expect(simulation.tree == collapsed)
            try simulation.facts(after: "rotate landscape")
            #expect(simulation.state == start)
        }
    }

    @Test func nestedStacksShowOneBarWhoseBackButtonPopsTheInnerStack() throws {
        var simulation = plus(.makeSplit(detail: "detail-nav"), .portrait)
        #expect(simulation.onScreen == ["split", "menu-nav", "detail-nav", "detail"])
        #expect(try simulation.controller("menu-nav").navigationBar == nil)
        #expect(try simulation.controller("detail-nav").navigationBar?.backButtonTitle == "Menu")
        #expect(try simulation.controller("detail").safeAreaInsets.top == 74)
        #expect(try simulation.facts(after: "back") == [.popped([ID("detail-nav")], from: ID("menu-nav"))])
        #expect(simulation.tree == "split[menu-nav[menu]]")
    }

    @Test func onlyThePrimaryIsShownWithoutASecondary() throws {
        var simulation = plus(.makeSplit(detail: nil))
        let start = simulation.state
        let facts = try simulation.facts(after: "rotate portrait")
        #expect(facts.contains(.collapsed(ID("split"), onto: ID("menu-nav"), merged: [])))
        #expect(simulation.tree == "split[menu-nav[menu]]")
        #expect(try simulation.facts(after: "rotate landscape").contains(
            .expanded(ID("split"), secondary: nil, isSeparated: false)
        ))
        #expect(simulation.state == start)
    }

    @Test func onlyTheTopOfSeveralPushedControllersBecomesTheSecondary() throws {
        var simulation = plus(.makeSplit(), .portrait)
        try simulation.facts(after: "tap detail.show", "tap new.show")
        #expect(simulation.tree == "split[menu-nav[menu detail new new#2]]")
        try simulation.facts(after: "rotate landscape")
        #expect(simulation.tree == "split[menu-nav[menu detail new] new#2]")
        try simulation.facts(after: "rotate portrait")
        #expect(simulation.tree == "split[menu-nav[menu detail new new#2]]")
    }

    @Test func aPoppedSecondaryReturnsOnExpansion() throws {
        var simulation = plus(.makeSplit(), .portrait)
        try simulation.facts(after: "back")
        #expect(simulation.tree == "split[menu-nav[menu]]")
        #expect(simulation.state.instances.map(\.id).contains(ID("detail")))
        try simulation.facts(after: "rotate landscape")
        #expect(simulation.tree == "split[menu-nav[menu] detail]")
    }

    @Test func aPoppedSecondaryIsReleasedIfAnotherReplacesIt() throws {
        var simulation = plus(.makeSplit(), .portrait)
        let facts = try simulation.facts(after: "back", "tap menu.detail", "rotate landscape")
        #expect(facts.contains(.released(ID("detail"), by: ID("split"))))
        #expect(simulation.tree == "split[menu-nav[menu] new]")
        #expect(!simulation.state.instances.map(\.id).contains(ID("detail")))
    }

    @Test func aDelegateThatHandlesCollapsingLeavesTheMenuOnTop() throws {
        let playground = Playground.makeSplit { $0.delegate.collapseSecondaryOntoPrimary = true }
        var simulation = plus(playground)
        let start = simulation.state
        let facts = try simulation.facts(after: "rotate portrait")
        #expect(facts.contains(.askedDelegate(of: ID("split"), .collapseSecondary, answer: "true")))
        #expect(simulation.tree == "split[menu-nav[menu]]")
        try simulation.facts(after: "rotate landscape")
        #expect(simulation.state == start)
    }

    @Test func theDelegateDeterminesTheNewSecondary() throws {
        let playground = Playground.makeSplit { $0.delegate.separateSecondary = "new" }
        var simulation = plus(playground, .portrait)
        let facts = try simulation.facts(after: "rotate landscape")
        #expect(facts.contains(.askedDelegate(of: ID("split"), .separateSecondary, answer: "new")))
        #expect(simulation.tree == "split[menu-nav[menu detail] new]")
    }

    /// The app has a separate stack for phones.
    @Test func theDelegateDeterminesThePrimaryOfBothForms() throws {
        let playground = Playground.makeSplit {
            $0.delegate = .init(primaryForCollapsing: "new-nav", primaryForExpanding: "menu-nav")
        }
        var simulation = plus(playground)
        let start = simulation.state
        let collapse = try simulation.facts(after: "rotate portrait")
        #expect(collapse.contains(.askedDelegate(of: ID("split"), .primaryForCollapsing, answer: "new-nav")))
        #expect(collapse.contains(.collapsed(ID("split"), onto: ID("new-nav"), merged: [ID("detail")])))
        #expect(simulation.tree == "split[new-nav[new detail]]")
        let expand = try simulation.facts(after: "rotate landscape")
        #expect(expand.contains(.askedDelegate(of: ID("split"), .primaryForExpanding, answer: "menu-nav")))
        #expect(expand.contains(.released(ID("new-nav"), by: ID("split"))))
        #expect(simulation.state == start)
    }

    @Test func aSecondaryChosenForCollapsingReturnsToItsColumn() throws {
        let playground = Playground.makeSplit {
            $0.delegate = .init(primaryForCollapsing: "detail", primaryForExpanding: "menu-nav")
        }
        var simulation = plus(playground)
        let start = simulation.state
        #expect(!(try simulation.facts(after: "rotate portrait")).contains { $0.name == "released" })
        #expect(simulation.tree == "split[detail]")
        try simulation.facts(after: "rotate landscape")
        #expect(simulation.state == start)
    }

    @Test func withoutAPrimaryForExpandingTheCollapsedChildIsThePrimary() throws {
        var simulation = plus(.makeSplit { $0.delegate.primaryForCollapsing = "new-nav" })
        let facts = try simulation.facts(after: "rotate portrait", "rotate landscape")
        #expect(simulation.tree == "split[new-nav[new] detail]")
        #expect(facts.contains(.released(ID("menu-nav"), by: ID("split"))))
    }

    @Test func controllersNamedByTheDelegateAreCreated() throws {
        var simulation = plus(.makeSplit { $0.delegate = .init(primaryForExpanding: "new", separateSecondary: "new-nav") })
        try simulation.facts(after: "rotate portrait", "rotate landscape")
        #expect(simulation.tree == "split[new new-nav[new#2]]")
    }

    @Test func theColumnStyleDoesNotAskForThePrimary() throws {
        var simulation = DeviceSimulation.make(
            .makeColumns { $0.delegate = .init(primaryForCollapsing: "new", primaryForExpanding: "new") }, on: .pad97, .landscapeRight
        )
        let start = simulation.state
        #expect(!(try simulation.facts(after: "split 1/3")).contains { $0.name == "delegate" })
        try simulation.facts(after: "split full")
        #expect(simulation.state == start)
    }

    @Test func aPrimaryThatIsNoStackIsShownAlone() throws {
        var simulation = plus(.makeSplit { $0.primary = "menu" })
        let start = simulation.state
        try simulation.facts(after: "rotate portrait")
        #expect(simulation.tree == "split[menu]")
        let facts = try simulation.facts(after: "tap menu.detail")
        #expect(facts.first == .soughtTarget(
            .showDetail("new"), sender: ID("menu"),
            asked: [.init(ID("menu"), .doesNotOverride), .init(ID("split"), .takes)], outcome: .presentFromSplit(ID("split"))
        ))
        #expect(simulation.tree == "split[menu] / new")
        try simulation.facts(after: "dismiss", "rotate landscape")
        #expect(simulation.state == start)
    }

    @Test(arguments: ["tap detail.ask", "tap detail.modal", "tap menu.modal"])
    func presentedControllersStayOnTop(_ event: String) throws {
        var simulation = plus(.makeSplit(detail: "detail-nav"))
        try simulation.facts(after: event)
        let start = simulation.state
        try simulation.facts(after: "rotate portrait")
        #expect(simulation.tree.hasPrefix("split[menu-nav[menu detail-nav[detail]]] / "))
        try simulation.facts(after: "rotate landscape")
        #expect(simulation.state == start)
    }

    @Test func aPresentationWhileCollapsedSurvivesExpansion() throws {
        var simulation = plus(.makeSplit(), .portrait)
        try simulation.facts(after: "tap detail.modal", "rotate landscape")
        #expect(simulation.tree == "split[menu-nav[menu] detail] / new")
        try simulation.facts(after: "dismiss")
        #expect(simulation.onScreen == ["split", "menu-nav", "menu", "detail"])
    }

    @Test func navigationControllersShownAsDetailArePushedWhole() throws {
        var simulation = plus(.makeSplit(), .portrait)
        try simulation.facts(after: "back", "tap menu.detail-nav")
        #expect(simulation.tree == "split[menu-nav[menu new-nav[new]]]")
        try simulation.facts(after: "tap new.show", "rotate landscape")
        #expect(simulation.tree == "split[menu-nav[menu] new-nav[new new#2]]")
    }

    @Test func callbacksAreInUIKitsOrder() throws {
        var simulation = plus(.makeSplit(ios: 12))
        let names = try simulation.facts(after: "rotate portrait").map(\.name)
        let order = ["willTransition", "viewWillTransition", "collapsed", "notification", "traitCollectionDidChange"]
        let positions = order.map { name in names.lastIndex(of: name) ?? -1 }
        #expect(positions[0] < positions[1] && positions[1] < positions[2])
        #expect(names.firstIndex(of: "traitCollectionDidChange").map { $0 > positions[2] } == true)
        #expect(try simulation.facts(after: "rotate landscape").contains(.posted(.showDetailTargetDidChange(ID("split")))))
    }

    @Test func theLaunchLogContainsTheCollapse() {
        let log = plus(.makeSplit { $0.delegate.collapseSecondaryOntoPrimary = false }, .portrait).launchLog
        #expect(log.map(\.fact).prefix(3) == [
            .askedDelegate(of: ID("split"), .collapseSecondary, answer: "false"),
            .collapsed(ID("split"), onto: ID("menu-nav"), merged: [ID("detail")]),
            .posted(.showDetailTargetDidChange(ID("split"))),
        ])
    }

    @Test func splitViewsOnIPadsCollapseAndExpandWithTheirWindow() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97, .landscapeRight)
        let start = simulation.state
        try simulation.facts(after: "split 1/3")
        #expect(simulation.tree == "split[menu-nav[menu detail]]")
        try simulation.facts(after: "resize 700x768")
        #expect(simulation.tree == "split[menu-nav[menu] detail]")
        try simulation.facts(after: "split full")
        #expect(simulation.state == start)
    }

    // MARK: Overrides

    /// A container that makes the split view regular in landscape, and a split view that restores the container's
    /// traits for its detail.
    private let forced = Playground.make(
        .make("wrapper", .container(children: ["split"]), overrides: [
            .make("split", .make(horizontal: .regular), when: .orientation(.landscape)),
        ]),
        .make("split", .split(SplitDefinition(primary: "menu", secondary: "detail")), overrides: [
            .make("detail", from: "wrapper"),
        ]),
        .make("menu"), .make("detail"), ios: 8
    )

    @Test func overridesExpandASplitViewAndRestoreTheTraitsOfItsDetail() throws {
        var simulation = DeviceSimulation.make(forced, on: .phoneSE)
        #expect(simulation.tree == "wrapper[split[menu]]")
        try simulation.facts(after: "rotate landscape")
        #expect(simulation.tree == "wrapper[split[menu detail]]")
        let classes = simulation.scene().controllers.map(\.traits.collection.horizontalSizeClass)
        #expect(classes == [.compact, .regular, .compact, .compact])
        let rule = try simulation.controller("menu").traits.origins[.horizontalSizeClass]?.last?.source
        guard case .container(ID("split"), _)? = rule else {
            Issue.record("the menu's width class comes from \(String(describing: rule))")
            return
        }
    }

    // MARK: Column style

    @Test func plainColumnsAreWrappedInNavigationControllers() {
        let simulation = DeviceSimulation.make(.makeColumns(), on: .pad129, .landscapeRight)
        #expect(simulation.tree == "split[menu/navigation[menu] list/navigation[list] detail/navigation[detail]]")
    }

    @Test(arguments: [
        (SplitDefinition.Column?.none, "split[menu/navigation[menu list/navigation[list] detail/navigation[detail]]]"),
        (.secondary, "split[menu/navigation[menu list/navigation[list] detail/navigation[detail]]]"),
        (.supplementary, "split[menu/navigation[menu list/navigation[list]]]"),
        (.primary, "split[menu/navigation[menu]]"),
    ])
    func columnsAreStackedUpToTheTopColumnOfTheDelegate(_ top: SplitDefinition.Column?, _ tree: String) throws {
        var simulation = DeviceSimulation.make(
            .makeColumns { $0.delegate.topColumnForCollapsing = top }, on: .pad97, .landscapeRight
        )
        let start = simulation.state
        try simulation.facts(after: "split 1/3")
        #expect(simulation.tree == tree)
        try simulation.facts(after: "split full")
        #expect(simulation.state == start)
    }

    @Test func theCompactColumnReplacesAllColumns() throws {
        var simulation = DeviceSimulation.make(.makeColumns { $0.compact = "tabs" }, on: .pad97, .landscapeRight)
        let start = simulation.state
        try simulation.facts(after: "split 1/3")
        #expect(simulation.tree == "split[tabs[tab]]")
        #expect(simulation.state.instances.count == start.instances.count)
        try simulation.facts(after: "split full")
        #expect(simulation.state == start)
    }

    @Test func showColumnPushesAndPopsAllColumnsInBetween() throws {
        var simulation = DeviceSimulation.make(
            .makeColumns { $0.delegate.topColumnForCollapsing = .primary }, on: .phoneX
        )
        let start = simulation.state
        #expect(try simulation.facts(after: "showColumn secondary").prefix(2) == [
            .pushed(ID("list/navigation"), onto: ID("menu/navigation")),
            .pushed(ID("detail/navigation"), onto: ID("menu/navigation")),
        ])
        #expect(try simulation.facts(after: "hideColumn supplementary") == [
            .ignored(.columnCannotHide(.supplementary, in: ID("split"))),
        ])
        #expect(try simulation.facts(after: "hideColumn secondary") == [
            .popped([ID("detail/navigation")], from: ID("menu/navigation")),
        ])
        try simulation.facts(after: "showColumn primary")
        #expect(simulation.state == start)
        #expect(try simulation.facts(after: "showColumn primary") == [.ignored(.nothingNew)])
    }

    @Test func aDetailShownOnACollapsedStackBecomesTheSecondary() throws {
        var simulation = DeviceSimulation.make(
            .makeColumns { $0.delegate.topColumnForCollapsing = .supplementary }, on: .pad97, .landscapeRight,
            window: .oneThird
        )
        let facts = try simulation.facts(after: "tap list.detail")
        #expect(facts.contains(.released(ID("detail/navigation"), by: ID("split"))))
        #expect(simulation.tree == "split[menu/navigation[menu list/navigation[list] new/navigation[new]]]")
        // A second detail replaces the first one on the stack.
        try simulation.facts(after: "tap new.detail")
        #expect(simulation.tree == "split[menu/navigation[menu list/navigation[list] new/navigation#2[new#2]]]")
        try simulation.facts(after: "split full")
        #expect(simulation.tree == "split[menu/navigation[menu] list/navigation[list] new/navigation#2[new#2]]")
    }

    /// Apple's answer to a report about iOS 14. UIKit created the navigation controllers of these columns.
    @Test(arguments: [WindowConfiguration.fullScreen, .oneThird])
    func `a new secondary is pushed onto the column's navigation controller`(window: WindowConfiguration) throws {
        var playground = Playground.makeColumns(.doubleColumn)
        let menu = try #require(playground.controllers.firstIndex { $0.id == "menu" })
        let detail = try #require(playground.controllers.firstIndex { $0.id == "detail" })
        playground.controllers[menu].views.append(.make("set", tap: .setViewController("new", .secondary)))
        playground.controllers[detail].views += [.make("set", tap: .setViewController("new", .secondary)), .make("whole", tap: .setViewController("own", .secondary))]
        playground.controllers += [.make("own", .navigation(rootViewController: "new"))]
        var simulation = DeviceSimulation.make(playground, on: .pad129, .landscapeRight, window: window)
        let start = simulation.tree
        let facts = try simulation.facts(after: "tap detail.set")
        #expect(facts.contains(.pushed(ID("new"), onto: ID("detail/navigation"))))
        try simulation.facts(after: "back")
        #expect(simulation.tree == start)
        let replaced = try simulation.facts(after: "tap detail.whole")
        #expect(!replaced.contains { if case .pushed(_, onto: ID("detail/navigation")) = $0 { true } else { false } })
    }

    @Test func aColumnThatIsSetAgainReturnsToItsPosition() throws {
        var playground = Playground.makeColumns()
        let detail = try #require(playground.controllers.firstIndex { $0.id == "detail" })
        playground.controllers[detail].views += [
            .make("empty", tap: .setViewController(nil, .supplementary)), .make("fill", tap: .setViewController("list", .supplementary)),
        ]
        var simulation = DeviceSimulation.make(playground, on: .pad129, .landscapeRight)
        let start = simulation.state
        try simulation.facts(after: "tap detail.empty")
        #expect(simulation.tree == "split[menu/navigation[menu] detail/navigation[detail]]")
        try simulation.facts(after: "tap detail.fill")
        #expect(simulation.tree == "split[menu/navigation[menu] list/navigation[list] detail/navigation[detail]]")
        #expect(simulation.state == start)
    }

    // MARK: Columns with one controller

    /// The order of dictionaries differs between runs, so the events are applied several times.
    @Test(arguments: [
        (SplitDefinition.Delegate(primaryForCollapsing: "page"), "split[page]"),
        (.init(primaryForCollapsing: "new", primaryForExpanding: "page"), "split[new]"),
    ])
    func theLeadingOfTwoColumnsWithTheSameControllerIsChosen(_ delegate: SplitDefinition.Delegate, _ collapsed: String) throws {
        var split = SplitDefinition(primary: "page", secondary: "page")
        split.delegate = delegate
        var played: [DeviceSimulation] = []
        for _ in 0..<8 {
            var simulation = plus(.make(.make("split", .split(split)), .make("page"), .make("new")))
            let start = simulation.state
            try simulation.facts(after: "rotate portrait")
            #expect(simulation.tree == collapsed)
            try simulation.facts(after: "rotate landscape")
            #expect(simulation.tree == "split[page page#2]")
            #expect(simulation.state == start)
            played.append(simulation)
        }
        #expect(Set(played).count == 1)
    }
}
