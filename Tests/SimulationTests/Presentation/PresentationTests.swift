import PlaygroundModel
import RandomApps
@testable import Simulation
import Testing

/// Modal presentation and its adaptation (navigation.md §4).
struct PresentationTests {
    typealias ID = ControllerInstance.ID
    typealias Form = PresentationForm

    private static func playground(
        ios version: Int = 26, constraints: [LayoutConstraint] = [], change: (inout PresentationOptions) -> Void = { _ in }
    ) -> Playground {
        let styles: [ModalPresentationStyle] = [
            .automatic, .fullScreen, .pageSheet, .formSheet, .popover, .currentContext, .overFullScreen, .overCurrentContext,
        ]
        return .make(
            .make(
                "home", views: styles.map { .make(ViewID($0.rawValue), tap: .present("sheet", style: $0)) }, constraints: constraints
            ),
            .make("sheet", views: [.make("more", tap: .present("next", style: .fullScreen)), .make("close", tap: .dismiss)]) {
                change(&$0.presentation)
            },
            .make("next", views: [.make("home", tap: .unwind(to: "home")), .make("sheet", tap: .unwind(to: "sheet"))]),
            ios: version
        )
    }

    /// The gap below the status bar is 20 points on a phone with a home button: the card is 627 high at 40 in a published view hierarchy
    /// of such a phone, and 20 points from the top in Interface Builder, whose canvas has no status bar behind it. With a home
    /// indicator the gap is 10 (Interface Builder, iPhone 12).
    @Test(arguments: [(Device.phone6, 40.0), (.phoneX, 54)])
    func sheetsBeginBelowTheStatusBarWithAGap(_ device: Device, _ y: Double) throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: 13), on: device)
        try simulation.facts(after: "tap home.pageSheet")
        let card = try simulation.controller("sheet").frame
        #expect(card.minY == y)
        #expect(card.maxY == device.size.height)
    }

    private func form(_ simulation: DeviceSimulation) throws -> Form {
        try #require(try simulation.controller("sheet").presentation?.form)
    }

    /// The rows of the table: a style, a version, and the forms in wR hR, wC hR, wR hC and wC hC.
    private static let rows: [(ModalPresentationStyle, Int, [Form])] = [
        (.automatic, 26, [.formSheet, .sheet, .fullScreen, .fullScreen]),
        (.automatic, 17, [.pageSheet, .sheet, .fullScreen, .fullScreen]),
        (.automatic, 12, [.fullScreen, .fullScreen, .fullScreen, .fullScreen]),
        (.fullScreen, 26, [.fullScreen, .fullScreen, .fullScreen, .fullScreen]),
        (.pageSheet, 13, [.pageSheet, .sheet, .fullScreen, .fullScreen]),
        (.pageSheet, 12, [.pageSheet, .fullScreen, .pageSheet, .fullScreen]),
        (.formSheet, 26, [.formSheet, .sheet, .fullScreen, .fullScreen]),
        (.formSheet, 9, [.formSheet, .fullScreen, .formSheet, .fullScreen]),
        (.popover, 26, [.popover, .sheet, .fullScreen, .fullScreen]),
        (.popover, 12, [.popover, .fullScreen, .formSheet, .fullScreen]),
        (.overFullScreen, 26, [.overFullScreen, .overFullScreen, .overFullScreen, .overFullScreen]),
        (.currentContext, 26, [.currentContext, .currentContext, .currentContext, .currentContext]),
        (.overCurrentContext, 9, [.overCurrentContext, .overCurrentContext, .overCurrentContext, .overCurrentContext]),
    ]

    @Test(arguments: rows)
    func presentationStylesAdaptToTheSizeClasses(_ style: ModalPresentationStyle, _ version: Int, _ forms: [Form]) throws {
        let places: [(Device, InterfaceOrientation)] = [
            (.pad97, .portrait), (.phoneSE, .portrait), (.phone8Plus, .landscapeRight), (.phoneSE, .landscapeRight),
        ]
        for ((device, orientation), expected) in zip(places, forms) {
            var simulation = DeviceSimulation.make(Self.playground(ios: version), on: device, orientation)
            let facts = try simulation.facts(after: "tap home.\(style.rawValue)")
            #expect(try form(simulation) == expected, "\(device.id) \(orientation)")
            #expect(facts.contains(.presented(ID("sheet"), by: ID("home"), as: expected)))
            #expect(simulation.onScreen == (expected.hidesPresenter ? ["sheet"] : ["home", "sheet"]))
        }
    }

    @Test func presentationsAdaptAgainWhenTheWindowChanges() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap home.popover")
        let start = simulation.state
        #expect(try simulation.facts(after: "split 1/3").contains(.adapted(ID("sheet"), from: .popover, to: .sheet)))
        #expect(try simulation.facts(after: "split full").contains(.adapted(ID("sheet"), from: .sheet, to: .popover)))
        #expect(simulation.state == start)
    }

    /// Columns and sheets are compact, but their presentations adapt to the window (navigation.md §4).
    @Test(arguments: [
        ("popover", 26, Form.popover), ("popover", 9, .popover), ("formSheet", 26, .formSheet), ("formSheet", 12, .formSheet),
        ("pageSheet", 26, .pageSheet), ("automatic", 26, .formSheet), ("overFullScreen", 26, .overFullScreen),
    ])
    func presentationsFromACompactColumnAdaptToTheWindow(_ style: String, _ version: Int, _ form: Form) throws {
        let playground = Playground.make(
            .make("split", .split(SplitDefinition(primary: "home", secondary: "detail"))),
            .make("home", views: [.make("open", tap: .present("sheet", style: ModalPresentationStyle(rawValue: style)))]),
            .make("detail"), .make("sheet", views: [.make("more", tap: .present("note", style: .popover))]), .make("note"),
            ios: version
        )
        var simulation = DeviceSimulation.make(playground, on: .pad97, .landscapeRight)
        #expect(try simulation.controller("home").traits.collection.horizontalSizeClass == .compact)
        #expect(try simulation.facts(after: "tap home.open").contains(.presented(ID("sheet"), by: ID("split"), as: form)))
        #expect(try self.form(simulation) == form)
        try simulation.facts(after: "tap sheet.more")
        #expect(try simulation.controller("note").presentation?.form == .popover)
        try simulation.facts(after: "split 1/3")
        #expect(try simulation.controller("note").presentation?.form == (version < 13 ? .fullScreen : .sheet))
    }

    @Test func theDelegateCanKeepAPopover() throws {
        let playground = Self.playground { $0.adaptivePresentationStyle = ModalPresentationStyle.none }
        var simulation = DeviceSimulation.make(playground, on: .phoneSE)
        let facts = try simulation.facts(after: "tap home.popover")
        #expect(facts.prefix(3) == [
            .askedDelegate(of: ID("sheet"), .adaptivePresentationStyle, answer: "none"),
            .calledDelegate(of: ID("sheet"), .willPresent, .none), .presented(ID("sheet"), by: ID("home"), as: .popover),
        ])
        // The delegate is not asked if nothing adapts.
        simulation = .make(playground, on: .pad97)
        #expect(try simulation.facts(after: "tap home.popover").prefix(2) == [
            .calledDelegate(of: ID("sheet"), .willPresent, .none), .presented(ID("sheet"), by: ID("home"), as: .popover),
        ])
    }

    @Test func theDelegateCanChooseFullScreen() throws {
        var simulation = DeviceSimulation.make(Self.playground { $0.adaptivePresentationStyle = .fullScreen }, on: .phoneSE)
        try simulation.facts(after: "tap home.formSheet")
        #expect(try form(simulation) == .fullScreen)
    }

    @Test(arguments: [("formSheet", true), ("popover", true), ("fullScreen", false), ("overFullScreen", false)])
    func sheetsAndPopoversAreCompactAndElevated(_ style: String, _ isElevated: Bool) throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .pad97)
        try simulation.facts(after: "tap home.\(style)")
        let traits = try simulation.controller("sheet").traits
        #expect(traits.collection.horizontalSizeClass == (isElevated ? .compact : .regular))
        #expect(traits.collection.userInterfaceLevel == (isElevated ? .elevated : .base))
        #expect(traits.origins[.userInterfaceLevel]?.last?.source == (isElevated ? .presentation(ID("sheet")) : .defaultValue))
    }

    // MARK: Frames

    @Test func formSheetsAreCentredAndHaveThePreferredSize() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .pad97)
        try simulation.facts(after: "tap home.formSheet")
        #expect(try simulation.controller("sheet").frame == Rect(x: 114, y: 202, width: 540, height: 620))
        simulation = .make(Self.playground { $0.preferredContentSize = Size(width: 400, height: 300) }, on: .pad97)
        try simulation.facts(after: "tap home.formSheet")
        #expect(try simulation.controller("sheet").frame == Rect(x: 184, y: 362, width: 400, height: 300))
    }

    @Test func pageSheetsHaveTheReadableWidth() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap home.pageSheet")
        #expect(try simulation.controller("sheet").frame.width == 672)
        try simulation.facts(after: "preferredContentSizeCategory extraSmall")
        #expect(try simulation.controller("sheet").frame.width < 672)
    }

    @Test func sheetsLeaveTheEdgeOfThePresenterVisible() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .phoneX)
        try simulation.facts(after: "tap home.automatic", "ios 18")
        #expect(try simulation.controller("sheet").frame == Rect(x: 0, y: 54, width: 375, height: 758))
        try simulation.facts(after: "ios 26")
        let sheet = try simulation.controller("sheet")
        #expect(sheet.frame == Rect(x: 0, y: 44, width: 375, height: 768))
        #expect(sheet.safeAreaInsets == EdgeInsets(bottom: 34))
        #expect(sheet.presentation?.pushesPresenterBack == true)
    }

    private static let popovers: [(Set<PopoverArrowDirection>, PopoverArrowDirection, Rect)] = [
        (Set(PopoverArrowDirection.allCases), .up, Rect(x: 334, y: 150, width: 200, height: 113)),
        ([.down], .down, Rect(x: 334, y: 20, width: 200, height: 80)),
        ([.left], .left, Rect(x: 484, y: 75, width: 213, height: 100)),
        ([.right], .right, Rect(x: 171, y: 75, width: 213, height: 100)),
    ]

    @Test(arguments: popovers)
    func popoversAreNextToTheirSource(
        _ permitted: Set<PopoverArrowDirection>, _ direction: PopoverArrowDirection, _ frame: Rect
    ) throws {
        let place = LayoutConstraint.place("popover", at: Rect(x: 384, y: 100, width: 100, height: 50))
        let playground = Self.playground(constraints: place) {
            $0.preferredContentSize = Size(width: 200, height: 100)
            $0.permittedArrowDirections = permitted
        }
        var simulation = DeviceSimulation.make(playground, on: .pad97)
        _ = simulation.apply(.tap(controller: "home", view: "popover"))
        let sheet = try #require(simulation.scene().controllers.last)
        #expect(sheet.presentation?.arrow?.direction == direction)
        #expect(sheet.frame == frame)
        // From iOS 13 the arrow is a part of the view, outside its safe area.
        let insets = try #require(sheet.presentation?.arrow?.insets)
        #expect(sheet.safeAreaInsets == insets && insets.top + insets.left + insets.bottom + insets.right == 13)
        try simulation.facts(after: "ios 12")
        let early = try #require(simulation.scene().controllers.last)
        #expect(early.frame == frame.inset(by: insets) && early.safeAreaInsets == .zero)
    }

    /// The bar has three buttons of 44 points at its trailing edge, the first of them last. It is 8 points from the edge, or 15 on the
    /// glass of iOS 26.
    @Test(arguments: [
        ("first", 738.0, 18), ("second", 694.0, 18), ("third", 650.0, 18), ("left", 30.0, 18), ("tool", 384.0, 18), ("first", 730.0, 26),
        ("second", 686.0, 26), ("third", 642.0, 26), ("left", 38.0, 26), ("tool", 384.0, 26),
    ])
    func `the arrow of a popover points to the tapped bar button`(_ name: String, _ x: Double, _ version: Int) throws {
        let item = { (id: ViewID) in
            BarButtonItem(
                id: id, path: .controller("home"), image: "plus", tap: .present("sheet", style: .popover)
            )
        }
        let playground = Playground.make(
            .make("nav", .navigation(rootViewController: "home")) { $0.navigationOptions.isToolbarHidden = false },
            .make("home") {
                $0.navigationItem.rightBarButtonItems = ["first", "second", "third"].map { item($0) }
                $0.navigationItem.leftBarButtonItems = [item("left")]
                $0.toolbarItems = [item("edge"), item("tool"), item("end")]
            },
            .make("sheet"), ios: version
        )
        var simulation = DeviceSimulation.make(playground, on: .pad97)
        try simulation.facts(after: "tap home.\(name)")
        #expect(try simulation.controller("sheet").presentation?.arrow?.tip.x == x)
    }

    // MARK: Contexts

    private static let context = Playground.make(
        .make("split", .split(SplitDefinition(primary: "menu", secondary: "detail"))),
        .make("menu", views: [.make("other", tap: .showDetail("other"))]),
        .make("detail", views: [
            .make("in", tap: .present("sheet", style: .currentContext)),
            .make("over", tap: .present("sheet", style: .overCurrentContext)),
        ]) { $0.presentation.definesPresentationContext = true },
        .make("sheet"), .make("other")
    )

    @Test func theCurrentContextCoversTheColumnThatDefinesIt() throws {
        var simulation = DeviceSimulation.make(Self.context, on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap detail.in")
        #expect(simulation.onScreen == ["split", "menu", "sheet"])
        #expect(try simulation.controller("sheet").frame == Rect(x: 320, y: 0, width: 704, height: 768))
        simulation = .make(Self.context, on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap detail.over")
        #expect(simulation.onScreen == ["split", "menu", "detail", "sheet"])
        #expect(try simulation.facts(after: "tap detail.in") == [.ignored(.covered(ID("detail"), by: ID("sheet")))])
    }

    @Test func removingAContextDismissesItsPresentation() throws {
        var simulation = DeviceSimulation.make(Self.context, on: .pad97, .landscapeRight)
        let facts = try simulation.facts(after: "tap detail.in", "tap menu.other")
        #expect(facts.contains(.dismissed([ID("sheet")])))
        #expect(simulation.tree == "split[menu other]")
    }

    /// Apple, definesPresentationContext: UINavigationController defines a context, UITabBarController is not named.
    private static func tabs(_ form: ModalPresentationStyle, definesContext: Bool = false) -> DeviceSimulation {
        .make(.make(
            .make("tabs", .tabBar(TabBarDefinition(viewControllers: ["nav", "plain", "other"]))), .make("nav", .navigation(rootViewController: "home")),
            .make("home", views: [.make("veil", tap: .present("veil", style: form))]),
            .make("plain", views: [.make("veil", tap: .present("veil", style: form))]) { $0.presentation.definesPresentationContext = definesContext },
            .make("other", views: [.make("ask", tap: .present("sheet"))]), .make("veil", views: [.make("ask", tap: .present("sheet")), .make("close", tap: .dismiss)]), .make("sheet"), ios: 17
        ), on: .phoneX)
    }

    @Test func `a navigation controller in a tab is a context for its presentations`() throws {
        var simulation = Self.tabs(.overCurrentContext)
        let facts = try simulation.facts(after: "tap home.veil")
        #expect(facts.contains(.presented(ID("veil"), by: ID("nav"), as: .overCurrentContext)))
        #expect(try simulation.controller("veil").safeAreaInsets.bottom == 83)
        #expect(try simulation.controller("veil").presentation?.container == ID("tabs"))
        try simulation.facts(after: "selectTab 2")
        #expect(simulation.onScreen == ["tabs", "other"])
        try simulation.facts(after: "selectTab 0")
        #expect(simulation.onScreen == ["tabs", "nav", "home", "veil"])
        try simulation.facts(after: "tap veil.close")
        #expect(simulation.onScreen == ["tabs", "nav", "home"])
    }

    @Test func `presentations in a tab that is not selected are not in front`() throws {
        var simulation = Self.tabs(.overCurrentContext)
        try simulation.facts(after: "tap home.veil", "selectTab 2")
        #expect(try simulation.facts(after: "dismiss").last == .ignored(.nothingPresented))
        #expect(try simulation.facts(after: "tap other.ask").contains(.presented(ID("sheet"), by: ID("tabs"), as: .sheet)))
        #expect(try simulation.facts(after: "dismiss").contains(.dismissed([ID("sheet")])))
        try simulation.facts(after: "selectTab 0")
        #expect(simulation.onScreen == ["tabs", "nav", "home", "veil"])
        try simulation.facts(after: "tap veil.close")
        #expect(simulation.onScreen == ["tabs", "nav", "home"])
    }

    @Test func `a current context presentation keeps hiding the navigation controller`() throws {
        var simulation = Self.tabs(.currentContext)
        try simulation.facts(after: "tap home.veil")
        #expect(simulation.onScreen == ["tabs", "veil"])
        try simulation.facts(after: "selectTab 1", "selectTab 0")
        #expect(simulation.onScreen == ["tabs", "veil"])
    }

    @Test(arguments: [(false, "tabs", 34.0), (true, "plain", 83)])
    func `without a navigation controller the root or a child defines the context`(definesContext: Bool, context: ControllerID, inset: Double) throws {
        var simulation = Self.tabs(.overCurrentContext, definesContext: definesContext)
        let facts = try simulation.facts(after: "selectTab 1", "tap plain.veil")
        #expect(facts.contains(.presented(ID("veil"), by: ID(context), as: .overCurrentContext)))
        #expect(try simulation.controller("veil").safeAreaInsets.bottom == inset)
    }

    // MARK: Keyboards

    private static func field(_ detents: [SheetDetent]) throws -> DeviceSimulation {
        var simulation = DeviceSimulation.make(.make(
            .make("home", views: [.make("open", tap: .present("sheet"))]),
            .make("sheet", views: [.make("field", .textField), .make("done", tap: .endEditing)]) { $0.presentation.detents = detents }, ios: 26
        ), on: .phoneX)
        try simulation.facts(after: "tap home.open")
        return simulation
    }

    /// Source: feedback-assistant/reports#669.
    @Test(arguments: [[SheetDetent.height(180), .large], [.medium, .large], [.height(100), .height(300), .medium]])
    func `the keyboard moves a sheet to its largest detent`(detents: [SheetDetent]) throws {
        var simulation = try Self.field(detents)
        let facts = try simulation.facts(after: "tap sheet.field")
        #expect(try simulation.controller("sheet").presentation?.selectedDetent == detents.last)
        #expect(facts.contains(.movedByKeyboard(ID("sheet"), detents.last, appears: true)))
        #expect(try simulation.controller("sheet").frameDoubt?.contains("keyboard") == true)
        #expect(try simulation.facts(after: "tap sheet.done").contains(.movedByKeyboard(ID("sheet"), detents[0], appears: false)))
    }

    @Test func `a sheet with one detent moves above the keyboard, which then does not overlap it`() throws {
        var simulation = try Self.field([.height(180)])
        let before = try simulation.controller("sheet").frame
        let facts = try simulation.facts(after: "tap sheet.field")
        let (sheet, keyboard) = (try simulation.controller("sheet"), try #require(simulation.scene().keyboard))
        #expect(sheet.frame.size == before.size)
        #expect(sheet.frame.maxY == keyboard.frame.minY && sheet.keyboardOverlap == 0)
        #expect(facts.contains(.movedByKeyboard(ID("sheet"), nil, appears: true)))
    }

    @Test func `the keyboard of a field behind a sheet does not move it`() throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: 14), on: .phoneX)
        try simulation.facts(after: "tap home.pageSheet")
        #expect(try simulation.controller("sheet").frameDoubt == nil)
    }

    // MARK: Dismissing

    @Test func onlySwipesAskAndNotifyTheDelegateOfADismissal() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .phoneSE)
        let start = simulation.state
        #expect(try simulation.facts(after: "tap home.automatic", "swipe down") == [
            .askedDelegate(of: ID("sheet"), .shouldDismiss, answer: "true"),
            .askedDelegate(of: ID("sheet"), .willDismiss, answer: nil), .dismissed([ID("sheet")]),
            .askedDelegate(of: ID("sheet"), .didDismiss, answer: nil),
        ])
        #expect(try simulation.facts(after: "tap home.automatic", "tap sheet.close") == [.dismissed([ID("sheet")])])
        #expect(simulation.state == start)
    }

    @Test(arguments: ["swipe down", "dim"])
    func dismissalAttemptsOfModalControllersAreReported(_ event: String) throws {
        var simulation = DeviceSimulation.make(Self.playground { $0.isModalInPresentation = true }, on: .phoneSE)
        #expect(try simulation.facts(after: "tap home.automatic", event) == [
            .askedDelegate(of: ID("sheet"), .didAttemptToDismiss, answer: nil), .ignored(.staysPresented(ID("sheet"))),
        ])
        #expect(simulation.tree == "home / sheet")
        try simulation.facts(after: "dismiss")
        #expect(simulation.tree == "home")
    }

    @Test func theDelegateCanPreventADismissal() throws {
        var simulation = DeviceSimulation.make(Self.playground { $0.shouldDismiss = false }, on: .phoneSE)
        #expect(try simulation.facts(after: "tap home.automatic", "swipe down").map(\.name) == ["delegate", "delegate", "ignored"])
    }

    @Test(arguments: [("popover", 12, true), ("formSheet", 12, false), ("formSheet", 26, true), ("fullScreen", 26, false)])
    func tapOutsideClosesPopoversAndLaterSheets(_ style: String, _ version: Int, _ closes: Bool) throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: version), on: .pad97)
        try simulation.facts(after: "tap home.\(style)")
        #expect(try simulation.controller("sheet").presentation?.closesOnTapBeside == closes)
        try simulation.facts(after: "dim")
        #expect(simulation.tree == (closes ? "home" : "home / sheet"))
    }

    @Test func elementsBehindASheetIgnoreTouches() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .phoneSE)
        #expect(try simulation.facts(after: "tap home.automatic", "tap home.popover") == [
            .ignored(.covered(ID("home"), by: ID("sheet"))),
        ])
    }

    @Test func unwindingDismissesSeveralPresentations() throws {
        var simulation = DeviceSimulation.make(Self.playground(), on: .phoneSE)
        let start = simulation.state
        try simulation.facts(after: "tap home.automatic", "tap sheet.more")
        #expect(simulation.tree == "home / sheet / next")
        var other = simulation
        #expect(try simulation.facts(after: "tap next.home") == [
            .dismissed([ID("sheet"), ID("next")]), .unwound(to: ID("home")),
        ])
        #expect(simulation.state == start)
        try other.facts(after: "tap next.sheet")
        #expect(other.tree == "home / sheet")
    }

    // MARK: Detents

    @Test func sheetsRestAtTheirDetents() throws {
        var simulation = DeviceSimulation.make(Self.playground { $0.detents = [.medium, .large] }, on: .phoneX)
        try simulation.facts(after: "tap home.automatic")
        let medium = simulation.state
        let height = (406 + 34) * 359.0 / 375
        #expect(try simulation.controller("sheet").frame.height == height)
        // The presented view changes its size, so its controller receives the callback (UIContentContainer.viewWillTransition(to:with:)).
        #expect(try simulation.facts(after: "swipe up") == [
            .selectedDetent(ID("sheet"), .large),
            .viewWillTransition(ID("sheet"), from: Size(width: 359, height: height), to: Size(width: 375, height: 768)),
        ])
        #expect(try simulation.controller("sheet").frame.height == 768)
        try simulation.facts(after: "swipe down")
        #expect(simulation.state == medium)
        #expect(try simulation.facts(after: "detent 200") == [.ignored(.noDetent(.height(200), in: ID("sheet")))])
        #expect(try simulation.facts(after: "detent medium") == [.ignored(.nothingNew)])
        try simulation.facts(after: "swipe down")
        #expect(simulation.tree == "home")
    }

    @Test(arguments: [(SheetDetent.large, "swipe down", SheetDetent.medium), (.medium, "swipe up", .large)])
    func aSheetLeavesItsInitialDetentAndReturns(_ initial: SheetDetent, swipe: String, next: SheetDetent) throws {
        var simulation = DeviceSimulation.make(Self.playground {
            $0.detents = [.medium, .large]
            $0.selectedDetent = initial
        }, on: .phoneX)
        try simulation.facts(after: "tap home.automatic")
        let start = simulation.state
        #expect(try simulation.controller("sheet").presentation?.selectedDetent == initial)
        #expect(try simulation.facts(after: swipe).first == .selectedDetent(ID("sheet"), next))
        #expect(try simulation.controller("sheet").presentation?.selectedDetent == next)
        try simulation.facts(after: "detent \(initial == .large ? "large" : "medium")")
        #expect(simulation.state == start)
    }

    /// Source: recordings of iOS 26.1 with a detent of 10,000 points.
    @Test func aDetentAboveTheMaximumIsTheLargeSheet() throws {
        func frame(_ detent: SheetDetent) throws -> Rect {
            var simulation = DeviceSimulation.make(Self.playground { $0.detents = [detent] }, on: .phoneX)
            try simulation.facts(after: "tap home.automatic")
            return try simulation.controller("sheet").frame
        }
        #expect(try frame(.height(10_000)) == frame(.large))
        #expect(try frame(.height(700)).width == 359)
    }

    /// From iOS 26 on, a sheet floats on three sides (WWDC 2025, session 284). A large one reaches the edges.
    @Test func sheetsBelowTheirLargeDetentFloat() throws {
        var simulation = DeviceSimulation.make(Self.playground { $0.detents = [.medium, .large] }, on: .phoneX)
        try simulation.facts(after: "tap home.automatic")
        let sheet = try simulation.controller("sheet")
        // The sheet is scaled to the remaining width, with the inset below it (recordings of iOS 26.1).
        let height = (406 + 34) * 359.0 / 375
        #expect(sheet.frame == Rect(x: 8, y: 804 - height, width: 359, height: height))
        #expect(sheet.safeAreaInsets == EdgeInsets(bottom: 26))
        #expect(sheet.frameDoubt != nil)
        #expect(sheet.presentation?.isFloatingCard == true)
        try simulation.facts(after: "swipe up")
        #expect(try simulation.controller("sheet").frame.width == 375)
        #expect(try simulation.controller("sheet").presentation?.isFloatingCard == false)
    }

    @Test func touchesReachThePresenterUpToTheLargestUndimmedDetent() throws {
        var simulation = DeviceSimulation.make(Self.playground {
            $0.detents = [.medium, .large]
            $0.largestUndimmedDetent = .medium
        }, on: .phoneX)
        try simulation.facts(after: "tap home.automatic")
        #expect(try simulation.controller("sheet").presentation?.letsTouchesBehind == true)
        #expect(try simulation.facts(after: "dim") == [.ignored(.nothingDimmed)])
        var reaching = simulation
        #expect(try reaching.facts(after: "tap home.fullScreen").first?.name == "presented")
        try simulation.facts(after: "detent large")
        #expect(try simulation.controller("sheet").presentation?.dimming != nil)
        #expect(try simulation.facts(after: "tap home.fullScreen") == [.ignored(.covered(ID("home"), by: ID("sheet")))])
    }

    @Test(arguments: [(Device.pad97, "formSheet", SheetDetent.large, true), (.pad97, "formSheet", .medium, false),
                      (.pad97, "popover", .large, false), (.phoneX, "automatic", .large, true)])
    func centredSheetsCountAsLarge(_ device: Device, _ style: String, _ largest: SheetDetent, _ isUndimmed: Bool) throws {
        var simulation = DeviceSimulation.make(Self.playground {
            $0.detents = [.medium, .large]
            $0.largestUndimmedDetent = largest
        }, on: device)
        try simulation.facts(after: "tap home.\(style)")
        #expect(try simulation.controller("sheet").presentation?.letsTouchesBehind == isUndimmed)
        simulation = .make(Self.playground(ios: 14) { $0.largestUndimmedDetent = largest }, on: device)
        try simulation.facts(after: "tap home.\(style)")
        #expect(try simulation.controller("sheet").presentation?.letsTouchesBehind == false)
    }

    @Test func sheetsHaveNoDetentsBeforeIOS15() throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: 14) { $0.detents = [.medium] }, on: .phoneX)
        #expect(try simulation.facts(after: "tap home.automatic", "detent medium") == [.ignored(.noSheet)])
        #expect(try simulation.controller("sheet").frame.height == 758)
    }

    /// UISheetPresentationController.Detent: `medium` is *inactive in compact height*. The smallest detent is chosen by its height.
    @Test(arguments: [
        ([SheetDetent.large, .medium], nil, SheetDetent.medium, SheetDetent.large),
        ([.medium, .height(120)], "detent medium", .medium, .height(120)),
        ([.medium, .height(120), .height(500)], "detent medium", .medium, .height(500)),
    ])
    func aSheetLeavesMediumInCompactHeight(_ detents: [SheetDetent], chosen: String?, upright: SheetDetent, turned: SheetDetent) throws {
        var simulation = DeviceSimulation.make(Self.playground {
            $0.detents = detents
            $0.prefersEdgeAttachedInCompactHeight = true
        }, on: .phoneX)
        try simulation.facts(after: "tap home.automatic")
        if let chosen { try simulation.facts(after: chosen) }
        #expect(try simulation.controller("sheet").presentation?.selectedDetent == upright)
        #expect(try simulation.facts(after: "rotate landscapeLeft").contains(.movedToDetent(ID("sheet"), from: upright, to: turned)))
        #expect(try simulation.controller("sheet").presentation?.selectedDetent == turned)
        #expect(try simulation.controller("sheet").presentation?.detents.contains(.medium) == false)
        #expect(try simulation.facts(after: "detent medium") == [.ignored(.inactiveDetent(.medium, in: ID("sheet")))])
        #expect(try simulation.facts(after: "rotate portrait").contains(.movedToDetent(ID("sheet"), from: turned, to: upright)))
        #expect(try simulation.controller("sheet").presentation?.selectedDetent == upright)
    }

    @Test func aSheetWithOnlyMediumFailsInCompactHeight() throws {
        var simulation = DeviceSimulation.make(Self.playground {
            $0.detents = [.medium]
            $0.prefersEdgeAttachedInCompactHeight = true
        }, on: .phoneX)
        var turned = simulation
        try turned.facts(after: "rotate landscapeLeft")
        #expect(try turned.facts(after: "tap home.automatic") == [.ignored(.noActiveDetent("sheet"))])
        #expect(turned.tree == "home")
        try simulation.facts(after: "tap home.automatic")
        #expect(try simulation.facts(after: "rotate landscapeLeft").contains(.noActiveDetent(ID("sheet"))))
    }

    @Test(arguments: [(Device.phoneX, [SheetDetent.medium], Form.fullScreen), (.pad97, [.medium], .formSheet)])
    func mediumCausesNoFailureIfTheSheetAdapts(_ device: Device, _ detents: [SheetDetent], _ form: Form) throws {
        var simulation = DeviceSimulation.make(Self.playground { $0.detents = detents }, on: device)
        try simulation.facts(after: "tap home.automatic")
        let facts = try simulation.facts(after: "rotate landscapeLeft")
        #expect(!facts.contains(.noActiveDetent(ID("sheet"))))
        #expect(try self.form(simulation) == form)
    }

    @Test(arguments: [(15, SheetDetent.large), (16, .height(200))])
    func detentsOfCustomHeightAreAvailableFromIOS16(ios version: Int, selected: SheetDetent) throws {
        var simulation = DeviceSimulation.make(Self.playground(ios: version) { $0.detents = [.large, .height(200)] }, on: .phoneX)
        try simulation.facts(after: "tap home.automatic")
        #expect(try simulation.controller("sheet").presentation?.selectedDetent == selected)
    }

    // MARK: Alerts

    private static func alert(ios version: Int, message: String?, actions: Int) -> Playground {
        let actions = (0..<actions).map { index in
            AlertDefinition.AlertAction(BarButtonItem(id: ViewID("a\(index)"), path: .controller("ask", "a\(index)"), title: "OK"))
        }
        return .make(
            .make("home", views: [.make("open", tap: .present("ask", style: nil))]),
            .make("ask", .alert(AlertDefinition(message: message, actions: actions)), title: "Title"), ios: version)
    }

    /// Ten frames of iOS 12 and 13, and sim-mirror's frames of iOS 27 for a phone of 402 × 874: the centre is at 451, as between insets of
    /// 62 and 34, and the height is 152 with a title and one line.
    @Test(arguments: [(13, Rect(x: 66, y: 375, width: 270, height: 124)), (26, Rect(x: 41, y: 375, width: 320, height: 152))])
    func alertsAreCentredInTheSafeArea(ios version: Int, frame: Rect) throws {
        var phone = Device.phoneX
        phone.size = Size(width: 402, height: 874)
        phone.portrait?.safeAreaInsets = EdgeInsets(top: 62, bottom: 34)
        var simulation = DeviceSimulation.make(Self.alert(ios: version, message: "One line", actions: 2), on: phone)
        try simulation.facts(after: "tap home.open")
        #expect(try simulation.controller("ask").frame == frame)
    }

    /// The same frames: an alert with a title alone is about 126 high; buttons are 48 high with 8 between them.
    @Test(arguments: [(1, 126.0), (2, 126), (3, 238)])
    func alertHeightsDependOnTheNumberOfButtons(_ actions: Int, _ height: Double) throws {
        var simulation = DeviceSimulation.make(Self.alert(ios: 26, message: nil, actions: actions), on: .phoneX)
        try simulation.facts(after: "tap home.open")
        #expect(try simulation.controller("ask").frame.height == height)
    }

    @Test func buttonsOfAlertsKeepTheirDistance() {
        let size = Size(width: 320, height: 152)
        let metrics = BehaviourProfile(version: 26).alertMetrics
        #expect(metrics.buttonFrame(0, of: 2, in: size) == Rect(x: 16, y: 88, width: 140, height: 48))
        #expect(metrics.buttonFrame(1, of: 2, in: size) == Rect(x: 164, y: 88, width: 140, height: 48))
        #expect(metrics.buttonFrame(0, of: 3, in: Size(width: 320, height: 238)) == Rect(x: 16, y: 62, width: 288, height: 48))
        let before = BehaviourProfile(version: 18).alertMetrics
        #expect(before.buttonFrame(1, of: 2, in: Size(width: 270, height: 124)) == Rect(x: 135, y: 80, width: 135, height: 44))
    }

    @Test func alertActionsDismissTheAlertAndActForThePresenter() throws {
        var simulation = DeviceSimulation.make(.makeSplit(), on: .pad97, .landscapeRight)
        try simulation.facts(after: "tap menu.ask")
        #expect(try simulation.controller("ask").presentation?.form == .alert)
        let facts = try simulation.facts(after: "tap ask.yes")
        #expect(facts.first == .dismissed([ID("ask")]))
        #expect(simulation.tree == "split[menu-nav[menu new] detail]")
        try simulation.facts(after: "tap new.ask", "tap ask.no")
        #expect(simulation.tree == "split[menu-nav[menu new] detail]")
    }

    @Test func actionSheetsArePopoversInRegularWidth() throws {
        let playground = Playground.make(
            .make("home", views: [.make("ask", tap: .present("ask"))]),
            .make("ask", .alert(AlertDefinition(preferredStyle: .actionSheet, message: "Sure?", actions: [
                .init(BarButtonItem(id: "no", path: .controller("ask"), title: "No"), style: .cancel),
            ]))), ios: 18
        )
        for (device, form) in [(Device.phoneSE, Form.actionSheet), (.pad97, .popover)] {
            var simulation = DeviceSimulation.make(playground, on: device)
            try simulation.facts(after: "tap home.ask")
            #expect(try simulation.controller("ask").presentation?.form == form)
            try simulation.facts(after: "dim")
            #expect(simulation.tree == "home")
        }
    }
}
