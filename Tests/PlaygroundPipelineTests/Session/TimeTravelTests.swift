import PlaygroundModel
import Testing
@testable import PlaygroundPipeline
@testable import WireframeHTML
@testable import Wireframes

/// Going back to earlier states of a device.
@Suite struct TimeTravelTests {
    private let device = "iphone-se-1"
    private var session = PageSession(PageSessionTests.playground())

    private var shown: DeviceWireframe { session.copiedPicture.devices[0] }

    @Test mutating func everyEventIsAnEntryWithALineInTheFile() {
        session.apply(.tap(controller: "home", view: "next"), to: device)
        session.apply(.back, to: device)
        let heads = shown.log.lines.filter { $0.depth == 0 }
        #expect(heads.map(\.entry) == [1, 2])
        #expect(heads[0].location?.hasPrefix("test.toml:") == true)
        #expect(shown.position == .init(entry: 2, last: 2))
    }

    @Test mutating func goingBackShowsThePastAndKeepsLaterEntries() {
        let start = shown.screen
        session.apply(.tap(controller: "home", view: "next"), to: device)
        let detail = shown.screen
        session.apply(.rotate(.landscapeLeft), to: device)
        let turned = shown
        let isBack = session.travel(to: 0, on: device)
        #expect(isBack)
        #expect(shown.screen == start)
        #expect(shown.position == .init(entry: 0, last: 2))
        #expect(shown.log == turned.log)
        session.travel(to: 1, on: device)
        #expect(shown.screen == detail)
        session.travel(to: 2, on: device)
        #expect(shown == turned)
    }

    @Test mutating func newEventsInThePastRemoveLaterEntries() {
        session.apply(.tap(controller: "home", view: "next"), to: device)
        session.apply(.back, to: device)
        session.travel(to: 0, on: device)
        session.apply(.userInterfaceStyle(.dark), to: device)
        #expect(shown.position == .init(entry: 1, last: 1))
        #expect(shown.log.lines.filter { $0.depth == 0 }.map(\.entry) == [1])
        let isThere = session.travel(to: 2, on: device)
        #expect(!isThere)
    }

    @Test mutating func otherDevicesStayInThePresent() {
        session.apply(.userInterfaceStyle(.dark), to: nil)
        let pad = session.picture.devices[1]
        session.travel(to: 0, on: device)
        #expect(session.picture.devices[1] == pad)
    }

    @Test mutating func travelToUnknownEntriesOrDevicesIsRefused() {
        let wasEver = session.travel(to: 7, on: device)
        let isDevice = session.travel(to: 0, on: "iphone-x")
        #expect(!wasEver && !isDevice)
    }

    @Test mutating func pastStatesAreShownWithTheCurrentFile() {
        session.apply(.tap(controller: "home", view: "next"), to: device)
        session.load(PageSessionTests.playground(label: "Goodbye"))
        session.travel(to: 0, on: device)
        #expect(shown.screen.descendant("home.label")?.content.lines == ["Goodbye"])
        session.travel(to: 1, on: device)
        #expect(shown.screen.descendant("detail") != nil)
    }

    @Test mutating func goingBackRestoresTheVersionOfTheSystem() {
        let start = shown
        session.apply(.systemVersion(12), to: device)
        let old = shown
        session.travel(to: 0, on: device)
        #expect(shown.screen == start.screen && shown.environment == start.environment)
        session.travel(to: 1, on: device)
        #expect(shown == old)
    }

    @Test mutating func longHistoriesLoseOnlyTheirOldestEntries() {
        for _ in 0..<DeviceHistory.longest {
            session.apply(.tap(controller: "home", view: "next"), to: device)
            session.apply(.back, to: device)
        }
        let last = shown.position.last
        #expect(last == 2 * DeviceHistory.longest)
        let isStart = session.travel(to: 0, on: device)
        let isRecent = session.travel(to: last - 1, on: device)
        #expect(!isStart && isRecent)
        #expect(shown.screen.descendant("detail") != nil)
    }

    @Test mutating func pagesGetTheDevicesPositionInTheHistory() throws {
        let renderer = try Repository.renderer()
        session.apply(.tap(controller: "home", view: "next"), to: device)
        session.markShown()
        session.travel(to: 0, on: device)
        guard case .patch(let devices, _)? = session.takeUpdate(with: renderer) else {
            Issue.record("no patch")
            return
        }
        #expect(devices.first?.position?.entry == 0)
        #expect(devices.first?.position?.last == 1)
        #expect(devices.first?.log == nil)
        #expect(devices.first?.transition == "pop")
    }

    /// Log lines of saves are trimmed like log lines of events.
    @Test func manySavesLeaveABoundedLog() throws {
        let playground = try #require(PageSessionTests.playground().playground)
        let moment = DeviceApp(playground, on: playground.devices[0]).simulation.moment
        var history = DeviceHistory(moment, log: [])
        for number in 0..<(3 * DeviceHistory.longestLog) {
            history.replace(moment, [LogLine(pieces: [.init(.plain, "save \(number)")])])
            #expect(history.log.lineCount <= DeviceHistory.longestLog)
        }
        #expect(history.log.lines.last?.text == "save \(3 * DeviceHistory.longestLog - 1)")
        let isKnown = history.travel(to: 0)
        #expect(isKnown)
    }
}
