import Synchronization
import Testing
@testable import PlaygroundServer

@Suite struct PageConnectionTests {
    private func greeted(_ page: NumberPage = NumberPage()) async -> PageConnection<NumberPage> {
        let connection = PageConnection(state: page, logger: .quiet)
        await connection.receive(#"{"type":"hello"}"#)
        return connection
    }

    @Test func nothingIsSentBeforeTheTabSaysHello() async throws {
        let connection = PageConnection(state: NumberPage(), logger: .quiet)
        connection.change { $0.number = 5 }
        #expect(await connection.updateIfDue() == nil)
        await connection.receive(#"{"type":"hello"}"#)
        #expect(await connection.updateIfDue()?.json == #"{"type":"number","revision":1,"number":5}"#)
    }

    @Test func waitingSenderWakesWhenThereIsSomethingToSend() async throws {
        let connection = await greeted()
        #expect(await connection.nextUpdate()?.revision == 1)
        let second = Task { await connection.nextUpdate() }
        await connection.receive(#"{"type":"ack","revision":1}"#)
        connection.change { $0.number = 1 }
        #expect(try await withDeadline("the second update") { await second.value }?.revision == 2)
    }

    @Test func slowTabGetsTheNewestStateAndNothingBetween() async throws {
        let connection = await greeted()
        #expect(await connection.nextUpdate()?.revision == 1)
        for number in 1...10_000 { connection.change { $0.number = number } }
        await connection.receive(#"{"type":"ack","revision":1}"#)
        #expect(await connection.nextUpdate()?.json == #"{"type":"number","revision":2,"number":10000}"#)
    }

    @Test func tabThatDoesNotConfirmGetsNothingMore() async throws {
        let connection = await greeted()
        #expect(await connection.updateIfDue()?.revision == 1)
        for number in 1...100 {
            connection.change { $0.number = number }
            #expect(await connection.updateIfDue() == nil)
        }
        await connection.receive(#"{"type":"ack","revision":7}"#)
        await connection.receive(#"{"type":"hello","revision":1}"#)
        #expect(await connection.updateIfDue() == nil)
        await connection.receive(#"{"type":"ack","revision":1}"#)
        #expect(await connection.updateIfDue()?.json == #"{"type":"number","revision":2,"number":100}"#)
    }

    @Test func tabInTheBackgroundGetsNothingAndNothingIsComputedForIt() async throws {
        let connection = await greeted()
        #expect(await connection.nextUpdate()?.revision == 1)
        await connection.receive(#"{"type":"visibility","hidden":true}"#)
        await connection.receive(#"{"type":"ack","revision":1}"#)
        for number in 1...100 {
            connection.change { $0.number = number }
            #expect(await connection.updateIfDue() == nil)
        }
    }

    @Test func tabThatReturnsGetsOneUpdateWithTheNewest() async throws {
        let connection = PageConnection(state: NumberPage(), logger: .quiet)
        await connection.receive(#"{"type":"visibility","hidden":true}"#)
        await connection.receive(#"{"type":"hello"}"#)
        let waiting = Task { await connection.nextUpdate() }
        for number in 1...100 { connection.change { $0.number = number } }
        await connection.receive(#"{"type":"visibility","hidden":false}"#)
        let update = try await withDeadline("the update after the return") { await waiting.value }
        #expect(update?.json == #"{"type":"number","revision":1,"number":100}"#)
        await connection.receive(#"{"type":"ack","revision":1}"#)
        #expect(await connection.updateIfDue() == nil)
    }

    @Test func updateThatCouldNotBeShownIsConfirmedAndAskedForAnew() async throws {
        let connection = await greeted()
        #expect(await connection.nextUpdate()?.revision == 1)
        await connection.receive(#"{"type":"resync","revision":7}"#)
        #expect(await connection.updateIfDue() == nil)
        await connection.receive(#"{"type":"resync","revision":1}"#)
        #expect(await connection.updateIfDue()?.json == #"{"type":"number","revision":2,"number":0}"#)
        await connection.receive(#"{"type":"ack","revision":2}"#)
        #expect(await connection.updateIfDue() == nil)
    }

    @Test func messageThatIsNoneChangesNothing() async throws {
        let connection = await greeted()
        for text in ["", "{", #"{"type":"event"}"#, #"{"type":"boo"}"#] { await connection.receive(text) }
        #expect(await connection.nextUpdate()?.json == #"{"type":"number","revision":1,"number":0}"#)
    }

    @Test func closingEndsTheWaitAndTheMembership() async throws {
        let pages = OpenPages<NumberPage>(logger: .quiet)
        let connection = pages.open(NumberPage())
        #expect(pages.count == 1)
        async let update = connection.nextUpdate()
        connection.close()
        #expect(await update == nil)
        #expect(pages.count == 0)
    }

    @Test func changeReachesEveryOpenPage() async throws {
        let pages = OpenPages<NumberPage>(logger: .quiet)
        let connections = [pages.open(NumberPage()), pages.open(NumberPage())]
        pages.change { $0.number = 9 }
        for connection in connections {
            await connection.receive(#"{"type":"hello"}"#)
            #expect(await connection.updateIfDue()?.json == #"{"type":"number","revision":1,"number":9}"#)
        }
    }
}
