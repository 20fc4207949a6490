import PlaygroundModel
import Testing

@testable import Simulation

/// The first responder, the events that dismiss the keyboard, and the callbacks.
@Suite struct KeyboardTests {
    private static let views: [ViewDefinition] = [
        .make("name", .textField, [.inputAccessoryView: .number(44)]), .make("email", .textField), .make("note", .textView),
        .make("pin", .textField, [.keyboardType: .string("numberPad")]), .make("off", .textField, [.isEnabled: .bool(false)]),
        .make("list", .table, [.keyboardDismissMode: .string("onDrag")]), .make("page", .scroll),
        .make("notes", .scroll, [.keyboardDismissMode: .string("interactive")]),
        .make("next", tap: .push("detail")), .make("alert", tap: .present("alert")), .make("write", tap: .becomeFirstResponder("email")),
        .make("done", tap: .endEditing), .make("hide", tap: .set([.init(view: "name", property: .isHidden, value: .bool(true))])),
    ]

    private static func simulation(ends: Bool = true, on device: Device = phone) -> DeviceSimulation {
        var views = views
        views[0].returnAction = .becomeFirstResponder("email")
        views[1].returnAction = .resignFirstResponder
        var home = ControllerDefinition.make("home", views: views)
        home.endsEditingOnTap = ends
        return .make(.make(
            .make("nav", .navigation(rootViewController: "home")), home, .make("detail"), .make("alert")
        ), on: device)
    }

    private static let phone = Device.makePhone(
        "iphone-17", 402, 874, scale: 3, year: 2025, system: "26.0", statusBar: 54, homeIndicator: true,
        portraitInsets: EdgeInsets(top: 62, bottom: 34), landscapeInsets: EdgeInsets(left: 62, bottom: 20, right: 62)
    )

    @Test func `a text field begins editing before the keyboard's notification, and a text view after it`() throws {
        var simulation = Self.simulation()
        #expect(try simulation.facts(after: "tap home.email").map(\.short) == ["began email", "willShow 335", "didShow 335"])
        simulation = Self.simulation()
        #expect(try simulation.facts(after: "tap home.note").map(\.short) == ["willShow 335", "began note", "didShow 335"])
    }

    @Test func `the first field of an alert becomes first responder, and the alert is above the keyboard`() throws {
        let fields: [ViewDefinition] = [.make("name", .textField), .make("key", .textField)]
        let actions = [AlertDefinition.AlertAction(BarButtonItem(id: "yes", path: DocumentPath(), title: "Yes"))]
        let home = ControllerDefinition.make("home", views: [.make("ask", tap: .present("alert"))])
        for version in [18, 26] {
            let alert = ControllerDefinition.make("alert", .alert(AlertDefinition(actions: actions)), title: "Who?", views: fields)
            var app = DeviceSimulation.make(.make(home, alert, ios: version), on: Self.phone)
            try app.facts(after: "tap home.ask")
            let scene = app.scene()
            let keyboard = try #require(scene.keyboard)
            #expect(keyboard.responder.view == "name")
            let shown = try app.controller("alert")
            #expect(shown.frame.maxY <= keyboard.frame.minY)
            let frames = try #require(app.layouts(of: scene)[.init("alert")]?.result.frames)
            let (name, key) = (try #require(frames["name"]), try #require(frames["key"]))
            #expect(name.height == (version == 26 ? 44 : 32) && name.width == shown.frame.width - 32)
            #expect(name.maxY + (version == 26 ? 8 : 0) == key.minY && key.maxY < shown.frame.height - 44)
            try app.facts(after: "tap alert.key")
            try app.facts(after: "change alert.key text Mochi")
            #expect(try app.controller("alert").view(resolved: "key")?.properties.string(.text) == "Mochi")
            try app.facts(after: "tap alert.yes")
            #expect(app.state.firstResponder == nil && app.state.layers.count == 1)
        }
    }

    /// The reader does not check the views that actions of an alert name.
    @Test(arguments: [
        ("next", LogFact.Reason.notOfControl(.text, "next", in: .init("home"))), ("nowhere", .noSuchView("nowhere", in: .init("home"))),
    ] as [(ViewID, LogFact.Reason)])
    func `views without text and missing views are ignored for different reasons`(_ view: ViewID, _ reason: LogFact.Reason) throws {
        let home = ControllerDefinition.make("home", views: [.make("next"), .make("write", tap: .becomeFirstResponder(view))])
        var simulation = DeviceSimulation.make(.make(home), on: Self.phone)
        #expect(try simulation.facts(after: "tap home.write") == [.ignored(reason)])
    }

    @Test func `Return moves to the next field, then hides the keyboard`() throws {
        var simulation = Self.simulation()
        #expect(try simulation.facts(after: "tap home.name").map(\.short) == ["began name", "willShow 379", "didShow 379"])
        #expect(try simulation.facts(after: "return").map(\.short) == [
            "returned name", "asked name", "ended name", "began email", "willShow 335", "didShow 335",
        ])
        #expect(try simulation.facts(after: "return").map(\.short) == ["returned email", "asked email", "ended email", "willHide 335", "didHide 335"])
        #expect(simulation.state.firstResponder == nil)
    }

    @Test func `the keyboard covers the bottom of the app and leaves the safe area unchanged`() throws {
        var simulation = Self.simulation()
        let before = try simulation.controller("home").safeAreaInsets
        try simulation.facts(after: "tap home.name")
        let home = try simulation.controller("home")
        #expect(home.keyboardOverlap == 379)
        #expect(home.safeAreaInsets == before)
        #expect(simulation.scene().keyboard?.frame == Rect(x: 0, y: 874 - 379, width: 402, height: 379))
    }

    @Test func `the keyboard stays during a rotation and takes the height of the new orientation`() throws {
        var simulation = Self.simulation()
        let facts = try simulation.facts(after: "tap home.email", "rotate landscape")
        #expect(facts.suffix(2).map(\.short) == ["willShow 208", "didShow 208"])
        #expect(simulation.state.firstResponder?.view == "email")
    }

    @Test(arguments: [
        "tap home.next", "tap home.alert", "tap home.hide", "tap home.done", "tapBeside home", "drag home.list up", "drag home.notes down",
    ])
    func `the keyboard hides with its view or controller, under a presentation and by the app's rule`(event: String) throws {
        var simulation = Self.simulation()
        let facts = try simulation.facts(after: "tap home.name", event)
        #expect(facts.suffix(4).map(\.short) == ["asked name", "ended name", "willHide 379", "didHide 379"])
        #expect(simulation.scene().keyboard == nil)
    }

    @Test(arguments: [
        ("tap home.name", LogFact.Reason.nothingNew), ("drag home.page up", .keyboardStays(.none, "page")),
        ("drag home.notes up", .keyboardStays(.interactive, "notes")), ("drag home.name up", .nothingToDrag("name")),
        ("tap home.off", .disabled("off", in: ControllerInstance.ID("home"))), ("dismissKeyboard", .noHideKey),
        ("tapBeside nav", .goesOnEditing(ControllerInstance.ID("nav"))), ("tapBeside ghost", .noSuchController("ghost")),
    ])
    func `a failed attempt to hide the keyboard reports a reason`(event: String, reason: LogFact.Reason) throws {
        var simulation = Self.simulation()
        #expect(try simulation.facts(after: "tap home.name", event).last == .ignored(reason))
        #expect(simulation.state.firstResponder?.view == "name")
    }

    @Test(arguments: [
        ("note" as ViewID, LogFact.Reason.returnBeginsLine("note")), ("pin", .noReturnKey(.numberPad)),
    ])
    func `Return is ignored in text views and number pads`(view: ViewID, reason: LogFact.Reason) throws {
        var simulation = Self.simulation()
        #expect(try simulation.facts(after: "tap home.\(view)", "return").last == .ignored(reason))
    }

    @Test func `a tap on another field moves the keyboard focus, other taps keep it`() throws {
        var simulation = Self.simulation(ends: false)
        try simulation.facts(after: "tap home.name")
        #expect(try simulation.facts(after: "tap home.email").map(\.short) == [
            "asked name", "ended name", "began email", "willShow 335", "didShow 335",
        ])
        for event in ["change home.email text Ada", "tap home.write", "tapBeside home"] {
            let calls = try simulation.facts(after: event).map(\.short)
            #expect(!calls.contains("asked email") && simulation.state.firstResponder?.view == "email")
        }
        // A field without a return action keeps the keyboard.
        var pin = DeviceSimulation.make(.make(.make("home", views: [.make("plain", .textField)])), on: Self.phone)
        #expect(try pin.facts(after: "tap home.plain", "return").contains { $0.short == "returned plain" })
        #expect(pin.state.firstResponder?.view == "plain")
    }

    @Test(arguments: [
        (ViewKind.textField, ["textFieldShouldEndEditing(_:)", "textFieldDidEndEditing(_:)"]),
        (.textView, ["textViewShouldEndEditing(_:)", "textViewDidEndEditing(_:)"]),
        (.searchBar, ["searchBarShouldEndEditing(_:)", "searchBarTextDidEndEditing(_:)"]),
    ])
    func `the delegate is asked before editing ends`(kind: ViewKind, methods: [String]) {
        #expect([LogFact.TextInputCall.shouldEnd, .ended].compactMap { $0.method(of: kind) } == methods)
    }

    @Test(arguments: [
        ("return", LogFact.Reason.noKeyboard), ("dismissKeyboard", .noKeyboard), ("drag home.list up", .cannotScroll("list")),
    ])
    func `keyboard events are ignored without a keyboard`(event: String, reason: LogFact.Reason) throws {
        var simulation = Self.simulation()
        #expect(try simulation.facts(after: event).last == .ignored(reason))
    }

    @Test func `the keyboard survives a reload while its view exists`() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "tap home.name")
        func file(_ kind: ViewKind) -> Playground {
            .make(.make("nav", .navigation(rootViewController: "home")), .make("home", views: [.make("name", kind)]))
        }
        _ = simulation.reload(file(.textField))
        #expect(simulation.state.firstResponder?.accessoryHeight == 0)
        _ = simulation.reload(file(.label))
        #expect(simulation.state.firstResponder == nil)
    }
}

extension LogFact {
    /// The callback and its view or height, in two words at most.
    fileprivate var short: String {
        switch self {
        case .textInput(.began, let view, _): "began \(view)"
        case .textInput(.shouldEnd, let view, _): "asked \(view)"
        case .textInput(.ended, let view, _): "ended \(view)"
        case .textInput(.returned, let view, _): "returned \(view)"
        case .posted(.keyboard(let moment, let frame)): "\(moment) \(Int(frame.height))"
        default: "other"
        }
    }
}
