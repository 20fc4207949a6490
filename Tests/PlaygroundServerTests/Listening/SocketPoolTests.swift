import FlyingFox
import FlyingSocks
import Foundation
import Testing
@testable import PlaygroundServer

@Suite struct NoDelaySocketPoolTests {
    @Test func keptAliveResponsesDoNotWaitForADelayedAcknowledgement() async throws {
        try await withServer { server in
            let client = try await TestClient(port: server.port)
            var times: [Duration] = []
            for _ in 0..<40 {
                let start = ContinuousClock.now
                #expect(try await client.get("/").status == 200)
                times.append(start.duration(to: .now))
            }
            // With Nagle's algorithm on, all but the first few take some 43 ms.
            let slow = times.filter { $0 > .milliseconds(30) }
            #expect(slow.count < times.count / 4, "\(slow.count) of \(times.count) took more than 30 ms")
        }
    }
}

@Suite struct CrowdLimitingSocketPoolTests {
    @Test func crowdOfIdleConnectionsPushesOutItsEldestAndServesTheNewest() async throws {
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: 0),
            pool: CrowdLimitingSocketPool(wrapping: HTTPServer.defaultPool(), limit: 4),
            logger: FlyingFoxLog(logger: .quiet),
            handler: ClosureHTTPHandler { _ in HTTPResponse(statusCode: .ok) }
        )
        let running = Task { try await server.run() }
        try await server.waitUntilListening()
        guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }

        var clients: [TestClient] = []
        for _ in 0..<12 {
            let client = try await TestClient(port: port)
            // A whole answer shows that the connection is in; then a request that never ends.
            #expect(try await client.get("/").status == 200)
            try await client.send("GET / HTTP/1.1\r\nHost: ")
            clients.append(client)
        }
        let eldest = clients[0]
        #expect(try await withDeadline("the eldest's end") { try await eldest.isClosed() })
        let newest = try await TestClient(port: port)
        #expect(try await withDeadline("an answer") { try await newest.get("/").status } == 200)
        await server.stop()
        _ = await running.result
    }
}
