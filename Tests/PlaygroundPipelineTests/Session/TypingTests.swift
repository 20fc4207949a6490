import JSON
import PlaygroundModel
import Simulation
import Testing
import WireframeHTML
import Wireframes
@testable import PlaygroundPipeline

/// Each change of a text is an event. The record has one event per field, if typing all characters at once leads to the same state.
struct TypingTests {
    private let renderer = try! Repository.renderer()

    /// A form on two devices. The field's action is `tap`.
    private static func form(_ tap: String = "", more: String = "") -> String {
        """
        title = "Form"
        devices = ["iphone-17", "ipad-11"]
        [app]
        rootViewController = "nav"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        variables = { count = 0, isOdd = false }
        constraints = ["H:|-[name]-|", "H:|-[other]-|", "H:|-[hint]-|", "V:|-100-[name]-[other]-[hint]"]
        views.name = { kind = "textField"\(tap.isEmpty ? "" : ", tap = " + tap) }
        views.other = { kind = "textField" }
        views.hint = { kind = "label", text = "{count}" }
        \(more)
        [controllers.more]
        title = "More"
        """
    }

    private func tab(_ text: String) -> PlaygroundTab {
        var tab = PlaygroundTab("test.toml", PageSession(BundledPlayground.read(text)), revision: 0, renderer: renderer)
        tab.handle(.hello(revision: 0, events: []))
        return tab
    }

    /// Sends events as a page does, and returns the events that its record keeps.
    private func record(_ tab: inout PlaygroundTab, _ events: [String], isMirrored: Bool = false) throws -> [String] {
        var record: [String] = []
        for (number, event) in events.enumerated() {
            record.append(event)
            guard event.hasPrefix("change") else {
                tab.handle(.event(device: "iphone-17", text: event, isMirrored: isMirrored))
                continue
            }
            tab.handle(.event(device: "iphone-17", text: event, isMirrored: isMirrored, typing: number))
            let update = tab.takeUpdate()
            let typed = try #require(JSONValue(reading: update?.json ?? "")?["typed"])
            #expect(typed["number"]?.wholeNumber == number)
            if case .array(let replacing) = typed["replacing"], replacing.contains(where: { $0.wholeNumber == number }) {
                record.remove(at: record.count - 2)
            }
        }
        return record
    }

    private static func typing(_ text: String, in field: String = "name") -> [String] {
        text.indices.map { "change home.\(field) text \(text[...$0])" }
    }

    @Test(arguments: ["", "{ set = { hint.text = \"Hello {value}\" } }"])
    func typingIsOneEvent(tap: String) throws {
        var tab = tab(Self.form(tap))
        let record = try record(&tab, ["tap home.name"] + Self.typing("Ada") + Self.typing("Lo", in: "other"))
        #expect(record == ["tap home.name", "change home.name text Ada", "change home.other text Lo"])
    }

    @Test(arguments: [
        "{ increment = \"count\" }", "{ toggle = \"isOdd\" }", "{ push = \"more\" }", "{ present = \"more\" }",
        "[{ when = { \"name.text\" = \"A\" }, set = { hint.alpha = 0.5 } }]",
    ])
    func changesWithDifferentEffectsStayEvents(tap: String) throws {
        let text = Self.form(tap)
        let events = ["tap home.name"] + Self.typing("Ada") + ["change home.name text Ad"]
        let playground = try #require(BundledPlayground.read(text).playground)
        var typed = DeviceApp(playground, on: try #require(playground.device("iphone-17")))
        for event in events { typed.apply(try Event(line: event)) }
        var tab = tab(text)
        let record = try record(&tab, events)
        #expect(record.count > 2)
        var replayed = DeviceApp(playground, on: typed.configuration)
        for event in record { replayed.apply(try Event(line: event)) }
        #expect(replayed.state == typed.state)
    }

    @Test func mirroredChangesStayIfTheyMatterOnOneDevice() throws {
        let wide = "[{ when = { horizontalSizeClass = \"regular\" }, increment = \"count\" }, { when = {}, set = { hint.alpha = 1 } }]"
        var tab = tab(Self.form(wide))
        let (mirrored, own) = (try record(&tab, Self.typing("Ada"), isMirrored: true), try record(&tab, ["back"] + Self.typing("Lo")))
        #expect(mirrored.count == 3 && own.count == 2)
    }

    @Test func eachRunOfTypingIsAnEntryOfTheHistory() throws {
        var session = PageSession(BundledPlayground.read(Self.form()))
        for event in ["tap home.name"] + Self.typing("Ada") + ["tap home.other"] + Self.typing("Lo", in: "other") {
            session.apply(try Event(line: event), to: "iphone-17")
        }
        let device = try #require(session.devices.first)
        let entries = session.picture.devices[0].log.lines.compactMap(\.entry)
        #expect(entries == [1, 2, 3, 4])
        #expect(session.picture.devices[0].log.lines.contains { $0.text.contains("“Ada”") })
        #expect(!session.picture.devices[0].log.lines.contains { $0.text.contains("“Ad”") })
        let subject = StateSubject.property("other", .text)
        let home = try #require(device.simulation.state.instances.first { $0.id.controller.name == "home" })
        #expect(device.simulation.stateValue(of: subject, in: home)?.value == .string("Lo"))
        session.travel(to: 2, on: "iphone-17")
        let before = try #require(session.devices[0].simulation.state.instances.first { $0.id.controller.name == "home" })
        #expect(session.devices[0].simulation.stateValue(of: subject, in: before) == nil)
        // Text typed after going back is a separate entry.
        session.apply(try Event(line: "change home.name text Adam"), to: "iphone-17")
        #expect(session.picture.devices[0].log.lines.compactMap(\.entry) == [1, 2, 3])
    }

    @Test func updatesAfterTypingHaveTheTextAndTheChangedLines() throws {
        var tab = tab(Self.form())
        _ = try record(&tab, ["tap home.name", "change home.name text A"])
        tab.handle(.event(device: "iphone-17", text: "change home.name text Ada", typing: 2))
        let patch = tab.takeUpdate()?.json ?? ""
        #expect(patch.contains(#"["text","home.name",["Ada"],["#) && patch.contains(#"],"Ada"]"#))
        #expect(!patch.contains(#"["replace","#) && patch.contains(#""startsAfresh":false,"dropped":"#))
    }

    @Test func typingOnUnknownDevicesIsConfirmed() {
        var tab = tab(Self.form())
        tab.handle(.event(device: "gone", text: "change home.name text A", typing: 7))
        let (answer, next) = (tab.takeUpdate()?.json ?? "", tab.takeUpdate())
        #expect(answer.contains(#""typed":{"number":7,"replacing":[]}"#) && next == nil)
    }
}
