import FlyingSocks
import Foundation
import Testing
@testable import PlaygroundServer

@Suite struct SocketOptionsTests {
    /// Regression: with Nagle's algorithm, kept-alive responses took about 43 ms, except the first few.
    @Test func clientConnectionsUseNoDelayAndKeepAlive() throws {
        let socket = try Socket(domain: AF_INET)
        defer { try? socket.close() }
        let noDelay = BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
        let keepAlive = BoolSocketOption(name: SO_KEEPALIVE)
        #expect(try !socket.getValue(for: noDelay) && !socket.getValue(for: keepAlive))
        socket.prepareForClient()
        #expect(try socket.getValue(for: noDelay) && socket.getValue(for: keepAlive))
    }
}
