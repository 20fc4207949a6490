import PlaygroundModel
import PlaygroundReader
import Simulation
import SourceDiagnostics
import Testing
import WireframeHTML
import Wireframes
@testable import PlaygroundPipeline

/// Controllers that are shown with arguments on a device.
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

    // MARK: Growing

    /// A screen that shows itself repeatedly with its own arguments.
    private static func growing(_ given: String) -> String {
        """
        devices = ["iphone-8"]
        [app]
        rootViewController = "nav"
        [strings.de]
        "{s}/{s}" = "{s}{s}{s}{s}{s}{s}"
        [controllers.nav]
        kind = "navigation"
        rootViewController = "home"
        [controllers.home]
        parameters = { s = "\(String(repeating: "x", count: 100))" }
        title = "{s}/{s}"
        constraints = ["next.top == safeArea.top", "next.leading == leading"]
        [controllers.home.views.next]
        kind = "button"
        title = "{s}/{s}"
        tap = { push = "home", with = { s = "\(given)" } }
        """
    }

    /// The stored state of one device, and the messages to its page, after a number of taps.
    @Test(arguments: [("{s}/{s}", "base"), (String(repeating: "{s}", count: 3_000), "base"), ("{s}/{s}", "de"), ("{s}/{s}", "doubleLength")])
    func `arguments passed on repeatedly do not grow endlessly`(given: String, language: String) throws {
        let reading = BundledPlayground.read(Self.growing(given))
        var tab = PlaygroundTab("test.toml", PageSession(reading), revision: 1, renderer: try Repository.renderer())
        tab.handle(.hello(revision: nil, events: [.event(device: "iphone-8", text: "language \(language)")]))
        var (longest, seen) = (0, Set<String>())
        for tap in 0..<40 {
            let name = tap == 0 ? "home" : "home#\(tap + 1)"
            tab.handle(.event(device: "iphone-8", text: "tap \(name).next"))
            while let update = tab.takeUpdate() {
                longest = max(longest, update.json.utf8.count)
                if update.json.contains("text-too-long") { seen.insert("text-too-long") }
            }
        }
        #expect(longest < 1_000_000)
        #expect(seen == ["text-too-long"])
    }

    @Test func `an overlong string is reported at its line`() throws {
        var session = PageSession(BundledPlayground.read(Self.growing(String(repeating: "{s}", count: 300))))
        let problems = session.picture.problems
        let problem = try #require(problems.first)
        #expect(problem.code == "text-too-long" && problem.headline.contains("are 30000 bytes long and stay unfilled; the limit is 10000"))
        #expect(problem.line == 16)
    }

    @Test func `controllers beyond a limit of text are refused, with a log entry`() throws {
        var app = try app(Self.growing("{s}").replacing("x\"", with: String(repeating: "x", count: 4_000) + "\""))
        for tap in 0..<40 { app.apply(try Event(line: "tap \(tap == 0 ? "home" : "home#\(tap + 1)").next")) }
        #expect(app.state.textBytes <= PlaygroundLimits.stateBytes)
        let front = try #require(app.picture().controllers.last)
        let log = app.apply(try Event(line: "tap \(front).next"))
        #expect(log.last?.text.contains("bytes of text in addition to the file's") == true)
    }

    @Test func `a history beyond its limit loses its oldest entries`() throws {
        let text = Self.growing("{s}").replacing("x\"", with: String(repeating: "x", count: 4_000) + "\"")
        var session = PageSession(BundledPlayground.read(text))
        for tap in 0..<10 { session.apply(try Event(line: "tap \(tap == 0 ? "home" : "home#\(tap + 1)").next"), to: "iphone-8") }
        for _ in 0..<10 { session.apply(.rotate(.landscapeLeft), to: "iphone-8"); session.apply(.rotate(.portrait), to: "iphone-8") }
        let (reachesStart, reachesLate) = (session.travel(to: 0, on: "iphone-8"), session.travel(to: 28, on: "iphone-8"))
        #expect(!reachesStart && reachesLate)
    }

    @Test func `an update that is too large is not sent, and the page is notified`() throws {
        var tab = PlaygroundTab("test.toml", PageSession(BundledPlayground.read(Self.text)), revision: 1, renderer: try Repository.renderer())
        tab.messageLimit = 1_000
        tab.handle(.hello(revision: nil, events: []))
        let (told, further) = (tab.takeUpdate(), tab.takeUpdate())
        let update = try #require(told)
        #expect(update.json.utf8.count < 1_000 && update.json.contains("bytes, but a page accepts 1000: show fewer devices"))
        #expect(further == nil)
    }

    @Test func `log lines are limited`() throws {
        let sentence = LogEntry(.shortcutItemsSet(Array(repeating: "A quick action", count: 1_000)))
        let line = LogLine(sentence)
        #expect(line.pieces.reduce(0) { $0 + $1.text.utf8.count } <= PlaygroundLimits.logLineBytes + 3)
        #expect(line.pieces.last?.text.hasSuffix("…") == true)
    }
}
