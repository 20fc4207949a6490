import PlaygroundModel
import Testing

@testable import Simulation

/// Uses of controls, and values set by actions.
@Suite struct ControlsTests {
    private static let views: [ViewDefinition] = [
        .make("wifi", .switch), .make("locked", .switch, [.isEnabled: .bool(false)]), .make("volume", .slider, [.value: .number(0.2)]),
        .make("count", .stepper, tap: .set([.init(view: "words", property: .text, value: .string("{value} cats"))])),
        .make("sort", .segmentedControl, [.segments: .strings(["Name", "Date"])]), .make("name", .textField),
        .make("words", .label, [.text: .string("none")]), .make("list", .table, subviews: ["list.0.0"]),
        .make("list.0.0", .cell, tap: .show("detail")),
        .make("hide", tap: .set([.init(view: "words", property: .isHidden, value: .bool(true))])),
        .make("wrong", tap: .set([.init(view: "ghost", property: .isHidden, value: .bool(true))])),
    ]

    private static func simulation(_ change: (inout [ViewDefinition]) -> Void = { _ in }) -> DeviceSimulation {
        var views = views
        change(&views)
        return .make(.make(
            .make("nav", .navigation(rootViewController: "home")), .make("home", views: views), .make("detail")
        ))
    }

    private static func properties(_ view: ViewID, _ simulation: DeviceSimulation) throws -> ViewProperties {
        try #require(try simulation.controller("home").views.first { $0.id == view }).properties
    }

    @Test(arguments: [
        ("tap home.wifi", "wifi", ViewProperty.isOn, PropertyValue.bool(true)),
        ("change home.wifi isOn true", "wifi", .isOn, .bool(true)),
        ("change home.volume value 0.7", "volume", .value, .number(0.7)),
        ("change home.count value 3", "count", .value, .number(3)),
        ("change home.sort selectedSegmentIndex 1", "sort", .selectedSegmentIndex, .number(1)),
        ("change home.name text Mochi%20%26%20co", "name", .text, .string("Mochi & co")),
        ("change home.count value 3", "words", .text, .string("3 cats")),
        ("tap home.hide", "words", .isHidden, .bool(true)),
    ])
    func `a change by the user is logged and kept`(
        event: String, view: ViewID, property: ViewProperty, value: PropertyValue
    ) throws {
        var simulation = Self.simulation()
        #expect(try simulation.facts(after: event).contains(.viewChanged(view, property, value)))
        #expect(try Self.properties(view, simulation)[property] == value)
    }

    @Test func `each tap toggles a switch`() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "tap home.wifi", "tap home.wifi")
        #expect(try Self.properties("wifi", simulation).bool(.isOn) == false)
    }

    @Test(arguments: [
        ("change home.locked isOn true", LogFact.Reason.disabled("locked", in: ID("home"))),
        ("change home.wifi value 1", .notOfControl(.value, "wifi", in: ID("home"))),
        ("change home.volume value 7", .notOfControl(.value, "volume", in: ID("home"))),
        ("change home.sort selectedSegmentIndex 2", .notOfControl(.selectedSegmentIndex, "sort", in: ID("home"))),
        ("change home.volume value 0.2", .nothingNew),
        ("tap home.wrong", .noSuchView("ghost", in: ID("home"))),
    ])
    func `invalid values and disabled controls change nothing`(event: String, reason: LogFact.Reason) throws {
        var simulation = Self.simulation()
        let before = simulation.state
        #expect(try simulation.facts(after: event) == [.ignored(reason)])
        #expect(simulation.state == before)
    }

    @Test func `a template that becomes too long is not set`() throws {
        var simulation = Self.simulation { views in
            views.append(.make("echo", .textField, tap: .set([
                .init(view: "words", property: .text, value: .string(String(repeating: "{value}", count: 1_000))),
            ])))
        }
        let facts = try simulation.facts(after: "change home.echo text \(String(repeating: "a", count: 20))")
        #expect(facts.contains(.ignored(.textTooLong("words", .text, length: 20_000))))
        #expect(try Self.properties("words", simulation).string(.text) == "none")
    }

    @Test func `the total text in all fields has a limit`() throws {
        var simulation = Self.simulation { views in
            views += (0..<80).map { .make(ViewID("f\($0)"), .textField) }
        }
        let text = String(repeating: "a", count: 3_500)
        for field in 0..<80 { try simulation.facts(after: "change home.f\(field) text \(text)") }
        #expect(simulation.state.textBytes <= PlaygroundLimits.stateBytes)
        #expect(try simulation.facts(after: "change home.f79 text \(text)") == [.ignored(.tooMuchText)])
    }

    @Test func `the log describes the change of a slider`() throws {
        var simulation = Self.simulation()
        let entries = simulation.apply(try Event(line: "change home.volume value 0.66667"))
        #expect(entries.map(\.text) == ["moved volume to 0.667 in home", "volume.value: 0.667"])
    }

    @Test func `a value survives a reload unless the file changes it`() throws {
        var simulation = Self.simulation()
        try simulation.facts(after: "change home.volume value 0.7", "tap home.wifi")
        var changed = simulation.requestedPlayground
        changed.controllers[1].views[2].properties[.value] = .number(0.4)
        _ = simulation.reload(changed)
        #expect(try Self.properties("volume", simulation).number(.value) == 0.4)
        #expect(try Self.properties("wifi", simulation).bool(.isOn) == true)
    }

    /// UITableViewController.clearsSelectionOnViewWillAppear.
    @Test func `a tapped row is selected until its controller reappears`() throws {
        var simulation = Self.simulation()
        let start = simulation.state
        try simulation.facts(after: "tap home.list.0.0")
        #expect(simulation.state.instances.first { $0.id == ID("home") }?.changes.selectedRow == "list.0.0")
        try simulation.facts(after: "back")
        #expect(simulation.state == start)
    }

    @Test(arguments: [
        "change home.a isOn false", "change home.a value 0.25", "change home.a selectedSegmentIndex 4", "change home.a text",
        "change home.a text a%20%25%2C%C3%A4",
    ])
    func `change events are parsed from their description`(line: String) throws {
        #expect(try Event(line: line).description == line)
    }
}

private typealias ID = ControllerInstance.ID
