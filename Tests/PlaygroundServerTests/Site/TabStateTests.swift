import TemporaryFolders
import Testing
@testable import PlaygroundServer

/// Tabs that show the same state share it.
@Suite struct TabStateTests {
    private let folder: TemporaryFolder
    private let site: PlaygroundFolderSite

    init() throws {
        folder = try TemporaryFolder()
        site = try .make(in: folder)
    }

    private func save(_ label: String) async throws {
        try folder.write(PlaygroundText.make(label: label), to: "test.toml")
        await site.filesChanged(ChangeBatch(paths: [folder.path(of: "test.toml")]))
    }

    /// Opens tabs that have sent their hello.
    private func open(_ count: Int) async throws -> [(connection: PageConnection, tab: Tab)] {
        var tabs: [(connection: PageConnection, tab: Tab)] = []
        for _ in 0..<count {
            let document = await site.document(at: DocumentAddress(path: "/test", socketPath: "/live?token=t"))
            let revision = try #require(document.body.firstMatch(of: /data-revision="(\d+)"/)?.1)
            let connection = try #require(await site.openPage(at: "/test"))
            tabs.append((connection, Tab(connection)))
            await tabs[tabs.count - 1].tab.say(#"{"type":"hello","revision":\#(revision),"events":[]}"#)
        }
        return tabs
    }

    /// The number of different states. A tab with its own events has no shared state.
    private func states(of tabs: [(connection: PageConnection, tab: Tab)]) async -> Int {
        var states: Set<ObjectIdentifier> = []
        for tab in tabs { if let state = await tab.connection.state { states.insert(ObjectIdentifier(state)) } }
        return states.count
    }

    @Test func manyTabsShareOneStateBeforeAndAfterASave() async throws {
        let tabs = try await open(20)
        #expect(await states(of: tabs) == 1)
        for label in ["First", "Second"] {
            try await save(label)
            var updates: Set<String> = []
            for tab in tabs { updates.insert(try #require(try await tab.tab.update()).json) }
            #expect(updates.count == 1 && updates.first?.contains(label) == true)
            #expect(await states(of: tabs) == 1)
        }
        for tab in tabs { #expect(try await tab.tab.update() == nil) }
    }

    @Test func usedTabsHaveTheirOwnStateAndOthersKeepTheShared() async throws {
        let tabs = try await open(3)
        await tabs[0].tab.say(#"{"type":"event","device":"iphone-se-1","text":"tap home.next"}"#)
        #expect(try #require(try await tabs[0].tab.update()).json.contains("detail"))
        #expect(try await tabs[1].tab.update() == nil)
        #expect(await tabs[0].connection.state == nil)
        try await save("After the tap")
        for tab in tabs[1...] { #expect(try #require(try await tab.tab.update()).json.contains("After the tap")) }
        // The used tab shows the other screen on one device.
        let own = try #require(try await tabs[0].tab.update())
        #expect(own.json.contains("After the tap") && own.json.contains("ipad-9-7"))
        #expect(await states(of: tabs) == 1)
    }

    @Test func tabsThatMissASaveGetTheNewestState() async throws {
        let tabs = try await open(2)
        try await save("First")
        #expect(try #require(try await tabs[0].tab.update()).json.contains("First"))
        try await save("Second")
        for tab in tabs { #expect(try #require(try await tab.tab.update()).json.contains("Second")) }
        await tabs[1].tab.say(#"{"type":"event","device":"ipad-9-7","text":"tap home.next"}"#)
        #expect(try #require(try await tabs[1].tab.update()).json.contains("detail"))
    }
}

extension PageConnection {
    /// The shared state. `nil` if the tab has its own.
    fileprivate var state: TabState? {
        get async { look { if case .watched(let state, _, _) = $0 { state } else { nil } } }
    }
}
