import PlaygroundPipeline
import TemporaryFolders
import Testing
@testable import PlaygroundServer

/// The maximum cost of one tab of a playground.
@Suite struct TabLimitsTests {
    private let folder: TemporaryFolder
    private let site: PlaygroundFolderSite

    init() throws {
        folder = try TemporaryFolder()
        site = try .make(in: folder)
    }

    private func updates(of tab: Tab) async throws -> [Tab.Update] {
        var updates: [Tab.Update] = []
        while let update = try await tab.update() { updates.append(update) }
        return updates
    }

    /// Regression: every answer was computed and kept, 150 MB for 20,000 answers.
    @Test func onlyTheNewestQuestionsOfAnUnresponsiveTabAreKept() async throws {
        let tab = Tab(try #require(await site.openPage(at: "/test")))
        await tab.say(#"{"type":"hello"}"#)
        for number in 0..<20_000 { await tab.say(#"{"type":"inspect","device":"iphone-se-1","node":"n\#(number)"}"#) }
        let updates = try await updates(of: tab)
        #expect(updates.map(\.type) == Array(repeating: "inspection", count: 16) + ["page"])
        #expect(updates[15].json.contains(#""node":"n19999""#))
    }

    @Test func onlySixteenMistakesAreSentToALateTab() async throws {
        let tab = Tab(try #require(await site.openPage(at: "/test")))
        for number in 0..<1000 { await tab.say(#"{"type":"event","text":"nonsense\#(number)"}"#) }
        await tab.say(#"{"type":"hello"}"#)
        #expect(try await updates(of: tab).map(\.type) == Array(repeating: "error", count: 16) + ["page"])
    }

    @Test func eventsBeyondTheLimitAreNotRepeated() async throws {
        let tab = Tab(try #require(await site.openPage(at: "/test")))
        let events = Array(repeating: #"{"text":"userInterfaceStyle dark"}"#, count: 501).joined(separator: ",")
        await tab.say(#"{"type":"hello","events":[{"text":"nonsense"},\#(events)]}"#)
        let updates = try await updates(of: tab)
        #expect(updates.map(\.type) == ["error", "page"])
        #expect(updates[0].json.contains("Only the last 500 of 502 events were repeated: a page remembers no more."))
        #expect(BrowserMessage.hello(revision: nil, events: []).weight == 1)
        let many = BrowserMessage.hello(revision: nil, events: Array(repeating: .event(device: nil, text: "back"), count: 900))
        #expect(many.weight == 501)
    }
}
