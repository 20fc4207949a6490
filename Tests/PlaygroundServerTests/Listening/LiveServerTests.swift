import FlyingFox
import FlyingSocks
import Foundation
import Synchronization
import Testing
@testable import PlaygroundServer

@Suite struct LiveServerTests {
    @Test func answersOnEveryLoopbackAddressOfTheMachine() async throws {
        try await withServer { server in
            #expect(server.addresses.first == .loopbackV4)
            #expect(server.url == "http://localhost:\(server.port)/")
            for address in server.addresses {
                let client = try await TestClient(port: server.port, v6: address == .loopbackV6)
                #expect(try await client.get("/").status == 200)
            }
        }
    }

    @Test func anOccupiedPreferredPortIsReplacedByTheNextFreeOne() async throws {
        try await withServer { first in
            let second = try await LiveServer.make(port: .preferred(first.port))
            #expect(second.port > first.port)
            await second.stop()
        }
    }

    @Test func anOccupiedRequestedPortIsAnError() async throws {
        try await withServer { first in
            await #expect(throws: LiveServerFailure.portTaken(first.port)) {
                try await LiveServer.make(port: .exactly(first.port))
            }
        }
    }

    @Test func aPortOccupiedOnOneAddressIsOccupied() async throws {
        try await withServer { server in
            guard server.addresses.contains(.loopbackV6) else { return }
            let other = try Socket(domain: AF_INET6)
            defer { try? other.close() }
            try other.bind(to: .inet6(ip6: "::1", port: 0))
            try other.listen()
            guard case .ip6(_, let port) = try other.sockname() else { return }
            await #expect(throws: LiveServerFailure.portTaken(port)) {
                try await LiveServer.make(port: .exactly(port))
            }
        }
    }

    @Test func addressOfAnotherMachineIsAnErrorWithTheSystemsReason() async throws {
        let elsewhere = try #require(ListeningAddress(host: "192.0.2.1"))
        do {
            let server = try await LiveServer.make(at: elsewhere)
            await server.stop()
            Issue.record("192.0.2.1 was bound")
        } catch LiveServerFailure.cannotListen(_, let reason) {
            #expect(!reason.isEmpty)
        }
    }

    @Test func aServerThatEndsUnexpectedlyIsRestarted() async throws {
        let made = Mutex<[BoundServer]>([])
        let server = try await LiveServer.start(at: .loopback, port: .any, logger: .quiet) { address, port in
            let bound = try await BoundServer.make(at: address, port: port)
            made.withLock { $0.append(bound) }
            return bound
        }
        for bound in made.withLock({ $0 }) { await bound.stop() }
        try await withDeadline("an answer after the restart") {
            while true {
                if let client = try? await TestClient(port: server.port), try await client.get("/").status == 200 {
                    return
                }
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        await server.stop()
    }

    @Test func stoppingClosesOpenPagesAndFreesThePort() async throws {
        let site = try TestSite()
        let token = AccessToken()
        let server = try await LiveServer.make(site, token: token)
        let client = try await TestClient(port: server.port)
        #expect(try await client.openSocket("/.socket?page=/&token=\(token.text)").status == 101)
        await server.stop()
        #expect(try await withDeadline("the page's end") { try await client.isClosed() })
        let again = try await LiveServer.make(site, port: .exactly(server.port))
        await again.stop()
        try await withDeadline("the session's end") { while site.pages.count > 0 { await Task.yield() } }
    }

    @Test func onlyAddressesAreAcceptedAsHosts() {
        #expect(ListeningAddress(host: "LocalHost") == .loopback)
        #expect(ListeningAddress(host: "0.0.0.0") == .address("0.0.0.0"))
        #expect(ListeningAddress(host: "[::1]") == .address("::1"))
        #expect(ListeningAddress(host: "example.com") == nil)
        #expect(ListeningAddress(host: "") == nil)
        #expect(ListeningAddress.address("fe80::1").hostInURL == "[fe80::1]")
        #expect(ListeningAddress.address("0:0:0:0:0:0:0:0").hostInURL == "localhost")
    }

    @Test func failuresHaveARemedy() {
        #expect(LiveServerFailure.portTaken(8425).description
            == "Port 8425 is in use by another program. Choose another with --port, or omit --port to use the next free one.")
    }
}

extension BoundServer {
    /// A server whose only answer is OK, and whose time limits never expire.
    static func make(
        at address: IPAddress = .loopbackV4, port: UInt16, connectionLimit: Int = ConnectionLimits.standard.connections
    ) async throws -> BoundServer {
        try await BoundServer(
            at: address, port: port, connectionLimit: connectionLimit, now: ConnectionSeats.standingClock(), logger: .quiet,
            refusals: RefusalLog(logger: .quiet)
        ) { _ in ClosureHTTPHandler { _ in .text(.ok, "OK") } }
    }
}
