import PlaygroundModel
import PlaygroundReader
import SeededRandom
import Simulation
import Testing
@testable import PlaygroundPipeline

/// What follows from the state of a controller, on a device.
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

    @Test func `a switch shows and hides`() throws {
        #expect(try Self.view("vat", Self.simulation()).bool(.isHidden) == true)
        #expect(try Self.view("vat", Self.simulation(after: "tap form.company")).bool(.isHidden) == false)
        #expect(try Self.view("vat", Self.simulation(after: "tap form.company", "tap form.company")).bool(.isHidden) == true)
    }

    @Test func `a bar item follows a text`() throws {
        #expect(try Self.bar(Self.simulation())?.rightBarButtonItems.map(\.isEnabled) == [false])
        #expect(try Self.bar(Self.simulation(after: "change form.name text Ada"))?.rightBarButtonItems.map(\.isEnabled) == [true])
        let emptied = try Self.simulation(after: "change form.name text Ada", "change form.name text")
        #expect(Self.bar(emptied)?.rightBarButtonItems.map(\.isEnabled) == [false])
    }

    @Test func `texts and the title show variables`() throws {
        let simulation = try Self.simulation(after: "change form.name text Ada", "tap form.more", "tap form.more")
        #expect(try Self.view("words", simulation).string(.text) == "Hi Ada: 4")
        #expect(try Self.view("words", simulation).color(.textColor) == .semantic(.systemRed))
        #expect(Self.bar(simulation)?.title == "4 items")
    }

    @Test func `the first action whose condition holds is performed, and the log says why`() throws {
        var simulation = try Self.simulation(after: "change form.name text Ada", "tap form.save")
        let log = simulation.apply(try Event(line: "tap form.save"))
        #expect(log.map(\.text).contains { $0.contains("isPaid = true, and it is true (tapped save in form)") })
        #expect(simulation.scene().controllers.last?.id.controller == "done")
    }

    @Test func `a row has a checkmark while its variable is true`() throws {
        #expect(try Self.view("list.0.0", Self.simulation(after: "tap form.list.0.0")).string(.accessoryType) == "checkmark")
        #expect(try Self.view("list.0.0", Self.simulation(after: "tap form.list.0.0", "tap form.list.0.0")).string(.accessoryType) == nil)
    }

    @Test func `the selection of a row is a state`() throws {
        #expect(try Self.view("words", Self.simulation(after: "tap form.list.0.1")).number(.alpha) == 0.5)
        #expect(try Self.view("words", Self.simulation(after: "tap form.list.0.1", "tap form.list.0.0")).number(.alpha) == nil)
    }

    @Test func `a rule names the state and what made it so`() throws {
        let form = try #require(Self.simulation(after: "tap form.company").scene().controllers.first { $0.id.controller == "form" })
        let words = form.adaptiveElements.map(\.inWords)
        #expect(words.contains("does not hold: company.isOn = false, and it is true (tapped company in form)"), "\(words)")
    }

    // MARK: Saves

    @Test func `a save keeps variables, unless it changes the first value; a relaunch resets them`() throws {
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

    @Test func `going back in time brings the state back`() throws {
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

    /// States, and what follows from them, do not depend on the way: neither on saves, nor on what was resolved before.
    @Test(arguments: 0..<(Sweeps.areRun ? 200 : 20))
    func `any taps, texts and saves give the state that is computed from scratch`(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        let versions = [try Self.playground(), try Self.playground(Self.text.replacing("text = \"VAT\"", with: "text = \"Tax\""))]
        let configuration = versions[0].devices[0]
        var simulation = DeviceSimulation(playground: versions[0], configuration: configuration)
        var fresh = DeviceSimulation(playground: versions[1], configuration: configuration)
        for _ in 0..<30 {
            let event = try Event(line: Self.events.randomElement(using: &random) ?? "back")
            if Int.random(in: 0..<5, using: &random) == 0 { _ = simulation.reload(versions[Int.random(in: 0...1, using: &random)]) }
            _ = simulation.apply(event)
            _ = fresh.apply(event)
        }
        _ = simulation.reload(versions[1])
        #expect(simulation.state == fresh.state)
        var resolved = DeviceSimulation(playground: versions[1], configuration: configuration)
        resolved.restore(simulation.state, of: versions[1])
        #expect(resolved.scene() == simulation.scene())
        #expect(fresh.scene().controllers.map(\.views) == simulation.scene().controllers.map(\.views))
    }
}
