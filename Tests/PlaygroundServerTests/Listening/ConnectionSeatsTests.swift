import Synchronization
import Testing
@testable import PlaygroundServer

@Suite struct ConnectionSeatsTests {
    /// Runs a server that accepts only a few connections.
    private func withServer(seats: Int, _ body: @escaping @Sendable (UInt16) async throws -> Void) async throws {
        let port = try IPAddress.loopbackV4.probe(port: 0)
        let server = try await BoundServer.make(port: port, connectionLimit: seats)
        let outcome: Result<Void, any Error>
        do {
            outcome = .success(try await withDeadline("the test's end") { try await body(port) })
        } catch {
            outcome = .failure(error)
        }
        await server.stop()
        try outcome.get()
    }

    @Test func tooManySilentConnectionsCloseTheOldestOnes() async throws {
        try await withServer(seats: 4) { port in
            var silent: [TestClient] = []
            for _ in 0..<12 {
                let client = try await TestClient(port: port)
                try await client.send("GET / HTTP/1.1\r\nHost: ")
                silent.append(client)
            }
            let newest = try await TestClient(port: port)
            #expect(try await newest.get("/").status == 200)
            #expect(try await silent[0].isClosed())
        }
    }

    @Test func silentConnectionsDoNotPushOutOneThatWasAnswered() async throws {
        try await withServer(seats: 4) { port in
            let own = try await TestClient(port: port)
            #expect(try await own.get("/").status == 200)
            var silent: [TestClient] = []
            for _ in 0..<40 { silent.append(try await TestClient(port: port)) }
            // The answer shows that all earlier connections were admitted and have left.
            #expect(try await TestClient(port: port).get("/").status == 200)
            #expect(try await own.get("/").status == 200)
        }
    }

    @Test func idleConnectionsAreClosedIfNoConnectionIsSilent() async throws {
        try await withServer(seats: 4) { port in
            var clients: [TestClient] = []
            for _ in 0..<6 {
                let client = try await TestClient(port: port)
                #expect(try await client.get("/").status == 200)
                clients.append(client)
            }
            #expect(try await clients[0].isClosed())
            #expect(try await clients[5].get("/").status == 200)
        }
    }

    @Test func stoppingEndsSilentConnectionsToo() async throws {
        let port = try IPAddress.loopbackV4.probe(port: 0)
        let server = try await BoundServer.make(port: port)
        let silent = try await TestClient(port: port)
        try await silent.send("GET /")
        #expect(try await TestClient(port: port).get("/").status == 200)
        try await withDeadline("the server's end") { await server.stop() }
        #expect(try await withDeadline("the connection's end") { try await silent.isClosed() })
    }

    /// A complete head must arrive within ten seconds, even if it arrives slowly. The test uses its own clock.
    @Test func connectionsBeyondTheirTimeLimitAreClosed() async throws {
        let time = Mutex(ContinuousClock.now)
        let seats = ConnectionSeats(limit: 4) { time.withLock { $0 } }
        let (ends, end) = AsyncStream<String>.makeStream()
        func seat(_ name: String, _ phase: ConnectionSeats.Phase) {
            seats.seat { seat in
                seat.enter(phase)
                end.yield("\(name) is in")
                try? await Task.sleep(for: .seconds(1000))
                end.yield(name)
            }
        }
        seat("asking", .asking)
        seat("conversing", .conversing)
        var arrivals = ends.makeAsyncIterator()
        for _ in 0..<2 { _ = await arrivals.next() }
        for _ in 0..<2 {
            time.withLock { $0 += .seconds(5) }
            seats.dismissLate()
        }
        time.withLock { $0 += .seconds(1) }
        seats.dismissLate()
        #expect(await arrivals.next() == "asking")
        await seats.close()
        #expect(await arrivals.next() == "conversing")
    }
}
