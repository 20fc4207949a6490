import PlaygroundModel
import PlaygroundReader
import Simulation
import Testing
@testable import PlaygroundPipeline

/// Controllers that are shown with arguments, on a device.
@Suite struct ControllerArgumentsTests {
    private static let text = """
        devices = ["iphone-8"]
        [app]
        rootViewController = "nav"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "inbox"
        [controllers.inbox]
        constraints = ["H:|[list]|", "V:|[list]|"]
        [controllers.inbox.views.list]
        kind = "table"
        rows = { data = [{ sender = "Marina" }, { sender = "Tom" }], text = "{sender}", tap = { show = "letter" } }
        [controllers.letter]
        parameters = { sender = "Somebody" }
        title = "{sender}"
        constraints = ["next.top == safeArea.top", "next.leading == leading"]
        [controllers.letter.views.next]
        kind = "button"
        title = "After {sender}"
        tap = { show = "letter", with = { sender = "Ann" } }
        """

    private func app(_ text: String = text) throws -> DeviceApp {
        let reading = BundledPlayground.read(text)
        let playground = try #require(reading.playground, "\(reading.diagnostics.map(\.headline))")
        return DeviceApp(playground, on: playground.devices[0])
    }

    @Test func `each instance has the arguments that it was shown with`() throws {
        var app = try app()
        let log = app.apply(try Event(line: "tap inbox.list.0.1"))
        app.apply(try Event(line: "tap letter.next"))
        let picture = app.picture()
        #expect(picture.scene.controllers.first { $0.navigationBar != nil }?.navigationBar?.title == "Ann")
        #expect(picture.controllers == ["nav", "letter#2"])
        #expect(log.contains { $0.sentence.map(\.text).joined().contains("pushed letter(sender: Tom) onto nav") })
        app.apply(.back)
        #expect(app.picture().scene.controllers.first { $0.navigationBar != nil }?.navigationBar?.title == "Tom")
    }

    @Test func `a reload keeps the arguments`() throws {
        var app = try app()
        app.apply(try Event(line: "tap inbox.list.0.1"))
        let changed = try #require(BundledPlayground.read(Self.text.replacing("title = \"{sender}\"", with: "title = \"From {sender}\"")).playground)
        var simulation = app.simulation
        #expect(simulation.reload(changed).isEmpty)
        #expect(simulation.scene().controllers.first { $0.navigationBar != nil }?.navigationBar?.title == "From Tom")
    }
}
