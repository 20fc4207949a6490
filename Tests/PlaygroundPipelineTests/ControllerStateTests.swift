import PlaygroundModel
import PlaygroundReader
import RandomApps
import RandomPlaygrounds
import SeededRandom
import Simulation
import Testing
@testable import PlaygroundPipeline

/// The effects of a controller's state, on a device.
@Suite struct ControllerStateTests {
    private static let text = """
        devices = ["iphone-17"]
        [app]
        rootViewController = "nav"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "form"
        [controllers.form]
        title = "{count} items"
        variables = { count = 0, note = "", isPaid = false }
        constraints = ["H:|-[stack]-|", "stack.top == safeArea.top", "H:|[list]|", "list.top == stack.bottom", "list.bottom == bottom"]
        [controllers.form.rightBarButtonItems.save]
        title = "Save"
        isEnabled = { when = { "name.text" = { isEmpty = false } } }
        tap = [{ when = { isPaid = true }, show = "done" }, { set = { isPaid = true } }]
        [controllers.form.views]
        stack = { kind = "stack", axis = "vertical", arrangedSubviews = ["company", "vat", "name", "more", "words"] }
        company = { kind = "switch" }
        vat = { kind = "label", text = "VAT", isHidden = { when = { "company.isOn" = false } } }
        name = { kind = "textField", valueChanged = { set = { note = "Hi {value}" } } }
        more = { kind = "button", title = "More", tap = { increment = { count = 2 } } }
        words = { kind = "label", text = "{note}: {count}", textColor = { when = { count = { min = 3 } }, value = "systemRed" } }
        [controllers.form.views.list]
        kind = "table"
        rows = [
          { text = "Paid", tap = { toggle = "isPaid" }, accessoryType = { when = { isPaid = true }, value = "checkmark" } },
          { text = "Other", textLabel = { textColor = "label" } },
          { text = { when = { isPaid = true }, value = "Ordered", otherwise = "Copies" }, detailText = "2", cellStyle = "value1", \
            accessoryView = { kind = "stepper", value = 2, valueChanged = { set = { "list.0.2".detailText = "{value}" } } } },
        ]
        [[controllers.form.adaptive]]
        when = { "list.0.1.isSelected" = true }
        set = { words.alpha = 0.5 }
        [controllers.done]
        """

    private static func playground(_ text: String = text) throws -> Playground {
        let reading = BundledPlayground.read(text)
        #expect(reading.diagnostics.map(\.headline) == [])
        return try #require(reading.playground)
    }

    private static func simulation(after lines: String...) throws -> DeviceSimulation {
        let playground = try playground()
        var simulation = DeviceSimulation(playground: playground, configuration: playground.devices[0])
        for line in lines { _ = simulation.apply(try Event(line: line)) }
        return simulation
    }

    private static func view(_ id: ViewID, _ simulation: DeviceSimulation) throws -> ViewProperties {
        let form = try #require(simulation.scene().controllers.first { $0.id.controller == "form" })
        return try #require(form.view(resolved: id)).properties
    }

    private static func bar(_ simulation: DeviceSimulation) -> NavigationBar? {
        simulation.scene().controllers.first { $0.navigationBar != nil }?.navigationBar
    }

    @Test func `a switch shows and hides a view`() throws {
        #expect(try Self.view("vat", Self.simulation()).bool(.isHidden) == true)
        #expect(try Self.view("vat", Self.simulation(after: "tap form.company")).bool(.isHidden) == false)
        #expect(try Self.view("vat", Self.simulation(after: "tap form.company", "tap form.company")).bool(.isHidden) == true)
    }

    @Test func `a bar item is enabled by text in a field`() throws {
        #expect(try Self.bar(Self.simulation())?.rightBarButtonItems.map(\.isEnabled) == [false])
        #expect(try Self.bar(Self.simulation(after: "change form.name text Ada"))?.rightBarButtonItems.map(\.isEnabled) == [true])
        let emptied = try Self.simulation(after: "change form.name text Ada", "change form.name text")
        #expect(Self.bar(emptied)?.rightBarButtonItems.map(\.isEnabled) == [false])
    }

    @Test func `labels and the title show variables`() throws {
        let simulation = try Self.simulation(after: "change form.name text Ada", "tap form.more", "tap form.more")
        #expect(try Self.view("words", simulation).string(.text) == "Hi Ada: 4")
        #expect(try Self.view("words", simulation).color(.textColor) == .semantic(.systemRed))
        #expect(Self.bar(simulation)?.title == "4 items")
    }

    @Test func `the first action whose condition holds is performed, with the reason in the log`() throws {
        var simulation = try Self.simulation(after: "change form.name text Ada", "tap form.save")
        let log = simulation.apply(try Event(line: "tap form.save"))
        #expect(log.map(\.text).contains { $0.contains("isPaid = true, and it is true (tapped save in form)") })
        #expect(simulation.scene().controllers.last?.id.controller == "done")
    }

    @Test(arguments: [
        ("stepper", "value 3", "3"), ("stepper", "value 7", "7"), ("slider", "value 0.5", "0.5"), ("textField", "text 4", "4"),
        ("textField", "text many", "1"), ("segmentedControl", "selectedSegmentIndex 1", "1"),
    ])
    func `a variable with a number stays a number`(kind: String, value: String, shown: String) throws {
        let playground = try Self.playground("""
            devices = ["iphone-17"]
            [app]
            rootViewController = "form"
            [controllers.form]
            variables = { count = 1, isOn = false }
            constraints = ["H:|-[box]-|", "box.top == safeArea.top"]
            views.box = { kind = "stack", axis = "vertical", arrangedSubviews = ["control", "switch", "words", "many", "bar"] }
            views.control = { kind = "\(kind)", \(kind == "segmentedControl" ? "segments = [\"a\", \"b\"], " : "")valueChanged = { set = { count = "{value}", many.alpha = "{value}", bar.value = "{value}" } } }
            views.switch = { kind = "switch", valueChanged = { set = { isOn = "{value}", many.isHidden = "{value}" } } }
            views.words = { kind = "label", text = "{count}", isHidden = { when = { count = { min = 5 } } } }
            views.many = { kind = "label", text = "{isOn}" }
            views.bar = { kind = "slider", maximumValue = 9 }
            """)
        var simulation = DeviceSimulation(playground: playground, configuration: playground.devices[0])
        for line in ["change form.control \(value)", "change form.switch isOn true"] { _ = simulation.apply(try Event(line: line)) }
        let form = try #require(simulation.scene().controllers.first)
        let count = Double(form.view(resolved: "words")?.properties.string(.text) ?? "")
        #expect(count == Double(shown))
        #expect(form.view(resolved: "words")?.properties.bool(.isHidden) == (count ?? 0 >= 5))
        #expect(form.view(resolved: "many")?.properties.string(.text) == "true")
        #expect(form.view(resolved: "many")?.properties.bool(.isHidden) == true)
        let alpha = form.view(resolved: "many")?.properties.number(.alpha)
        #expect(value == "text many" ? alpha == nil : alpha == min(count ?? 0, 1))
    }

    @Test func `a row has a checkmark while its variable is true`() throws {
        #expect(try Self.view("list.0.0", Self.simulation(after: "tap form.list.0.0")).string(.accessoryType) == "checkmark")
        #expect(try Self.view("list.0.0", Self.simulation(after: "tap form.list.0.0", "tap form.list.0.0")).string(.accessoryType) == nil)
    }

    @Test func `the labels of a row follow the state`() throws {
        #expect(try Self.view("list.0.2.textLabel", Self.simulation()).string(.text) == "Copies")
        #expect(try Self.view("list.0.2.textLabel", Self.simulation(after: "tap form.list.0.0")).string(.text) == "Ordered")
        let stepped = try Self.simulation(after: "change form.list.0.2.accessoryView value 5")
        #expect(try Self.view("list.0.2.detailTextLabel", stepped).string(.text) == "5")
    }

    @Test func `the selection of a row is a state`() throws {
        #expect(try Self.view("words", Self.simulation(after: "tap form.list.0.1")).number(.alpha) == 0.5)
        #expect(try Self.view("words", Self.simulation(after: "tap form.list.0.1", "tap form.list.0.0")).number(.alpha) == nil)
    }

    @Test func `the explanation of a rule has the state and its cause`() throws {
        let form = try #require(Self.simulation(after: "tap form.company").scene().controllers.first { $0.id.controller == "form" })
        let words = form.adaptiveElements.map(\.inWords)
        #expect(words.contains("does not hold: company.isOn = false, and it is true (tapped company in form)"), "\(words)")
    }

    // MARK: Scenarios

    @Test(arguments: [
        (["tap form.more"], #"state = { "form.count" = 2, "form.company.isOn" = false, form.name.text = { isEmpty = true } }"#, []),
        (["tap form.more"], #"state = { "form.count" = 3 }"#, ["expected form.count = 3, found 2 (tapped more in form)"]),
        (["tap form.more"], #"not = { state = { "form.count" = { min = 2 } } }"#, ["found form.count ≥ 2, which is not expected"]),
        ([], #"state = { "form.name.text" = "Ada" }"#, ["expected form.name.text = “Ada”, found “”"]),
        (["tap form.list.0.1"], #"state = { "form.list.0.1.isSelected" = true, "form.list.indexPathForSelectedRow" = [0, 1] }"#, []),
        // The form remains alive below the pushed controller.
        (["change form.name text Ada", "tap form.save", "tap form.save"], #"top = "done", state = { "form.isPaid" = true }"#, []),
        (["tap form.company"], #"when = { "form.company.isOn" = true }, state = { "form.count" = 1 }"#, ["expected form.count = 1, found 0"]),
        (["tap form.company"], #"when = { "form.company.isOn" = false }, state = { "form.count" = 1 }"#, []),
        (["tap form.company"], #"when = { "form#2.company.isOn" = true }, state = { "form.count" = 1 }"#, []),
    ] as [([String], String, [String])])
    func `a scenario can expect a state and depend on one`(events: [String], expectation: String, failures: [String]) throws {
        let playground = try Self.playground(Self.text + "\n[[scenarios]]\nname = \"It\"\nevents = \(events)\nexpect = [{ \(expectation) }]")
        var run = ScenarioRun(playground, on: playground.devices[0])
        #expect(try run.outcome(of: #require(playground.scenarios.first)).failures.map(\.headline) == failures)
    }

    // MARK: Mirroring

    @Test func `a mirrored change results in the same state on all devices with the control`() throws {
        var session = PageSession(BundledPlayground.read(Self.text.replacing("[\"iphone-17\"]", with: "[\"iphone-17\", \"ipad-11\"]")))
        let lines = [
            "tap form.company", "change form.name text Ada", "tap form.more", "tap form.more", "tap form.list.0.0",
        ]
        for line in lines { session.apply(try Event(line: line), to: "iphone-17", isMirrored: true) }
        for device in session.devices {
            #expect(try Self.view("words", device.simulation).string(.text) == "Hi Ada: 4")
            #expect(try Self.view("vat", device.simulation).bool(.isHidden) == false)
            #expect(try Self.view("list.0.0", device.simulation).string(.accessoryType) == "checkmark")
            #expect(Self.bar(device.simulation)?.rightBarButtonItems.map(\.isEnabled) == [true])
        }
    }

    // MARK: Saves

    @Test func `a save keeps variables unless it changes the first value, and a relaunch resets them`() throws {
        var simulation = try Self.simulation(after: "tap form.more")
        _ = simulation.reload(try Self.playground(Self.text.replacing("text = \"VAT\"", with: "text = \"Tax\"")))
        #expect(Self.bar(simulation)?.title == "2 items")
        _ = simulation.reload(try Self.playground(Self.text.replacing("count = 0", with: "count = 7")))
        #expect(Self.bar(simulation)?.title == "7 items")
        _ = simulation.apply(try Event(line: "tap form.more"))
        #expect(Self.bar(simulation)?.title == "9 items")
        for line in ["home", "terminate", "tapIcon"] { _ = simulation.apply(try Event(line: line)) }
        #expect(Self.bar(simulation)?.title == "7 items")
    }

    @Test func `time travel restores the state`() throws {
        var simulation = try Self.simulation(after: "tap form.more")
        let earlier = simulation.state
        _ = simulation.apply(try Event(line: "tap form.more"))
        simulation.restore(earlier, of: simulation.requestedPlayground)
        #expect(Self.bar(simulation)?.title == "2 items")
    }

    // MARK: Any sequence

    private static let events = [
        "tap form.company", "change form.name text Ada", "change form.name text", "tap form.more", "tap form.save", "tap form.list.0.0",
        "tap form.list.0.1", "back", "rotate landscapeLeft", "rotate portrait", "change form.company isOn true",
    ]

    @Test(arguments: 0..<(Sweeps.areRun ? 200 : 20))
    func `states after random taps, typing and saves equal the recomputed ones`(seed: Int) throws {
        let versions = [try Self.playground(), try Self.playground(Self.text.replacing("text = \"VAT\"", with: "text = \"Tax\""))]
        let events = try Self.events.map { try Event(line: $0) }
        try Self.play(events, on: versions, seed: seed)
    }

    @Test func `states of random playgrounds equal the recomputed ones`() throws {
        var (changes, conditions) = (0, 0)
        for seed in 0..<(Sweeps.areRun ? 400 : 260) {
            let text = RandomPlayground(seed: seed).text
            let texts = [text, text.replacing("gap = 12", with: "gap = 20")]
            // The reader rejects some random playgrounds.
            let versions = texts.compactMap { BundledPlayground.read($0).playground }
            guard versions.count == 2 else { continue }
            let events = versions[0].controllers.flatMap { Self.events(of: $0) }
            changes += try Self.play(events + [.back, .dismiss], on: versions, seed: seed)
            conditions += versions[0].controllers.flatMap(\.allConditions).flatMap { $0.condition.queries }.count
        }
        #expect(changes > 20 && conditions > 20, "\(changes) changes of variables, \(conditions) questions about the state")
    }

    /// All taps and changes of a controller.
    private static func events(of controller: ControllerDefinition) -> [Event] {
        let name = controller.id.name
        let taps = controller.views.filter { $0.tap != nil }.map(\.id) + controller.items.map(\.id)
        let changes = controller.views.flatMap { view in
            view.changes.map { Event.container(.change(controller: name, view: view.id, $0)) }
        }
        return taps.map { Event.tap(controller: name, view: $0) } + changes
    }

    /// States and their effects depend only on the events, and not on saves or earlier results.
    ///
    /// - Returns: The number of changes of variables.
    @discardableResult
    private static func play(_ events: [Event], on versions: [Playground], seed: Int) throws -> Int {
        var random = SeededGenerator(seed: seed)
        let configuration = versions[0].devices[0]
        var simulation = DeviceSimulation(playground: versions[0], configuration: configuration)
        var fresh = DeviceSimulation(playground: versions[1], configuration: configuration)
        var played: [Event] = []
        var changes = 0
        for _ in 0..<30 {
            let event = events.randomElement(using: &random) ?? .back
            if Int.random(in: 0..<5, using: &random) == 0 { _ = simulation.reload(versions[Int.random(in: 0...1, using: &random)]) }
            _ = simulation.apply(event)
            for entry in fresh.apply(event) { if case .variableChanged = entry.fact { changes += 1 } }
            played.append(event)
        }
        _ = simulation.reload(versions[1])
        let way = "seed \(seed): \(played.map(\.description))"
        #expect(simulation.state == fresh.state, "\(way)")
        var resolved = DeviceSimulation(playground: versions[1], configuration: configuration)
        resolved.restore(simulation.state, of: versions[1])
        #expect(resolved.scene() == simulation.scene(), "\(way)")
        #expect(fresh.scene().controllers.map(\.views) == simulation.scene().controllers.map(\.views), "\(way)")
        return changes
    }
}
