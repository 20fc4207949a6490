import JSON
import PlaygroundPipeline
import Testing
@testable import PlaygroundServer

@Suite struct PageConnectionTests {
    private func connection(greeted: Bool = true) async throws -> PageConnection {
        let connection = PageConnection(try .list(), logger: .quiet)
        if greeted { await connection.receive(#"{"type":"hello"}"#) }
        return connection
    }

    /// Changes the folder's name to a number.
    private func change(_ connection: PageConnection, to number: Int) {
        connection.change { $0.folderChanged(.list(of: "\(number)")) }
    }

    /// The contents of an update, as `revision: folder`.
    private func shown(_ update: PageUpdate?) -> String? {
        update.flatMap { JSONValue(reading: $0.json)?.list }.map { "\($0.revision): \($0.folder)" }
    }

    @Test func nothingIsSentBeforeTheTabsHello() async throws {
        let connection = try await connection(greeted: false)
        change(connection, to: 5)
        #expect(await connection.updateIfDue() == nil)
        await connection.receive(#"{"type":"hello"}"#)
        #expect(shown(await connection.updateIfDue()) == "1: 5")
    }

    @Test func aWaitingSenderResumesWhenAnUpdateIsDue() async throws {
        let connection = try await connection()
        #expect(await connection.nextUpdate()?.revision == 1)
        let second = Task { await connection.nextUpdate() }
        await connection.receive(#"{"type":"ack","revision":1}"#)
        change(connection, to: 1)
        #expect(try await withDeadline("the second update") { await second.value }?.revision == 2)
    }

    @Test func slowTabsGetOnlyTheNewestState() async throws {
        let connection = try await connection()
        #expect(await connection.nextUpdate()?.revision == 1)
        for number in 1...10_000 { change(connection, to: number) }
        await connection.receive(#"{"type":"ack","revision":1}"#)
        #expect(shown(await connection.nextUpdate()) == "2: 10000")
    }

    @Test func tabsThatDoNotConfirmGetNoFurtherUpdates() async throws {
        let connection = try await connection()
        #expect(await connection.updateIfDue()?.revision == 1)
        for number in 1...100 {
            change(connection, to: number)
            #expect(await connection.updateIfDue() == nil)
        }
        await connection.receive(#"{"type":"ack","revision":7}"#)
        await connection.receive(#"{"type":"hello","revision":1}"#)
        #expect(await connection.updateIfDue() == nil)
        await connection.receive(#"{"type":"ack","revision":1}"#)
        #expect(shown(await connection.updateIfDue()) == "2: 100")
    }

    @Test func hiddenTabsGetNoUpdatesAndCostNoWork() async throws {
        let connection = try await connection()
        #expect(await connection.nextUpdate()?.revision == 1)
        await connection.receive(#"{"type":"visibility","hidden":true}"#)
        await connection.receive(#"{"type":"ack","revision":1}"#)
        for number in 1...100 {
            change(connection, to: number)
            #expect(await connection.updateIfDue() == nil)
        }
    }

    @Test func tabsThatBecomeVisibleGetOneUpdateWithTheNewestState() async throws {
        let connection = try await connection(greeted: false)
        await connection.receive(#"{"type":"visibility","hidden":true}"#)
        await connection.receive(#"{"type":"hello"}"#)
        let waiting = Task { await connection.nextUpdate() }
        for number in 1...100 { change(connection, to: number) }
        await connection.receive(#"{"type":"visibility","hidden":false}"#)
        let update = try await withDeadline("the update after the return") { await waiting.value }
        #expect(shown(update) == "1: 100")
        await connection.receive(#"{"type":"ack","revision":1}"#)
        #expect(await connection.updateIfDue() == nil)
    }

    @Test func resyncConfirmsAnUpdateAndRequestsTheCompletePage() async throws {
        let connection = try await connection()
        #expect(await connection.nextUpdate()?.revision == 1)
        await connection.receive(#"{"type":"resync","revision":7}"#)
        #expect(await connection.updateIfDue() == nil)
        await connection.receive(#"{"type":"resync","revision":1}"#)
        #expect(shown(await connection.updateIfDue()) == "2: 0")
        await connection.receive(#"{"type":"ack","revision":2}"#)
        #expect(await connection.updateIfDue() == nil)
    }

    @Test func invalidMessagesAreIgnored() async throws {
        let connection = try await connection()
        for text in ["", "{", #"{"type":"event"}"#, #"{"type":"boo"}"#] { await connection.receive(text) }
        #expect(shown(await connection.nextUpdate()) == "1: 0")
    }

    @Test func cancellingEndsTheWait() async throws {
        let connection = try await connection(greeted: false)
        let waiting = Task { await connection.nextUpdate() }
        waiting.cancel()
        #expect(try await withDeadline("the end of the wait") { await waiting.value } == nil)
    }

    @Test func tabsAreOpenWhileTheirConnectionExists() async throws {
        let (pages, limit) = (OpenPages(logger: .quiet), PageLimit(1))
        var connection: PageConnection? = pages.open(try .list(), in: limit.takePlace())
        #expect(pages.count == 1 && limit.isReached)
        await connection?.receive(#"{"type":"hello"}"#)
        connection = nil
        try await withDeadline("the session's end") { while pages.count > 0 || limit.isReached { await Task.yield() } }
    }

    private enum MemoryEvent: Equatable {
        case pause
        case givenBack(besideTabs: Bool)
    }

    /// The memory of many tabs is returned after the last one is closed, unless another tab opens before the pause ends.
    @Test(arguments: [[1], [3], [1, 2, 1]]) func memoryIsReturnedAfterTheLastTab(tabs: [Int]) async throws {
        let (pauses, endPause) = AsyncStream<Void>.makeStream()
        let (events, tell) = AsyncStream<MemoryEvent>.makeStream()
        let limit = PageLimit(1)
        let pages = OpenPages(logger: .quiet) {
            tell.yield(.pause)
            for await _ in pauses { break }
        } releaseMemory: {
            tell.yield(.givenBack(besideTabs: limit.isReached))
        }
        var told = events.makeAsyncIterator()
        for count in tabs {
            do {
                let connections = try (0..<count).map { _ in pages.open(try .list(), in: limit.takePlace()) }
                // The pause after the previous tabs ends while these are open.
                withExtendedLifetime(connections) { _ = endPause.yield() }
            }
            while let event = await told.next(), event != .pause { #expect(event == .givenBack(besideTabs: false)) }
        }
        endPause.yield()
        #expect(await told.next() == .givenBack(besideTabs: false))
    }

    @Test func changesReachEveryOpenPage() async throws {
        let pages = OpenPages(logger: .quiet)
        let connections = [pages.open(try .list()), pages.open(try .list())]
        pages.change { $0.folderChanged(.list(of: "9")) }
        for connection in connections {
            await connection.receive(#"{"type":"hello"}"#)
            #expect(shown(await connection.updateIfDue()) == "1: 9")
        }
    }
}
