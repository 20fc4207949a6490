import FlyingFox
import FlyingSocks
import Foundation
import struct Logging.Logger

/// One FlyingFox server bound to one address.
struct BoundServer: Sendable {
    let server: HTTPServer
    /// Ends when the server does, with the reason.
    let running: Task<Void, any Error>

    /// Enough for a person's tabs many times over, and below the 256 files a process on macOS may open by default.
    private static let connectionLimit = 128

    /// Starts listening.
    /// - Throws: what the system said when the address cannot be had.
    init(at address: IPAddress, port: UInt16, logger: Logger, handler: some HTTPHandler) async throws {
        let server = HTTPServer(
            config: try Self.configuration(at: address, port: port, logger: logger),
            handler: handler
        )
        let (outcome, report) = AsyncThrowingStream<Void, any Error>.makeStream()
        let running = Task {
            do {
                try await server.run()
            } catch {
                report.finish(throwing: error)
                throw error
            }
        }
        let waiting = Task {
            do {
                try await server.waitUntilListening()
                report.yield()
            } catch {
                report.finish(throwing: error)
            }
        }
        defer { waiting.cancel() }
        self.server = server
        self.running = running
        do {
            for try await _ in outcome { return }
            throw CancellationError()
        } catch {
            running.cancel()
            throw error
        }
    }

    private static func configuration(
        at address: IPAddress, port: UInt16, logger: Logger
    ) throws -> HTTPServer.Configuration {
        // Bodies are not read here, so they are not to be kept for being read twice.
        func configuration(_ address: some SocketAddress) -> HTTPServer.Configuration {
            HTTPServer.Configuration(
                address: address,
                sharedRequestReplaySize: 0,
                pool: CrowdLimitingSocketPool(
                    wrapping: NoDelaySocketPool(wrapping: HTTPServer.defaultPool()),
                    limit: connectionLimit
                ),
                logger: FlyingFoxLog(logger: logger)
            )
        }
        return switch address {
        case .v4(let text): configuration(try .inet(ip4: text, port: port))
        case .v6(let text): configuration(try .inet6(ip6: text, port: port))
        }
    }
}

extension IPAddress {
    /// Binds the port for a moment, to learn whether it can be had.
    /// - Parameter port: zero for any.
    /// - Returns: the port.
    /// - Throws: `SocketError` with the system's reason.
    func probe(port: UInt16) throws -> UInt16 {
        let socket: Socket
        switch self {
        case .v4(let text):
            socket = try Socket(domain: AF_INET)
            defer { try? socket.close() }
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: .inet(ip4: text, port: port))
            return try socket.boundPort
        case .v6(let text):
            socket = try Socket(domain: AF_INET6)
            defer { try? socket.close() }
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: .inet6(ip6: text, port: port))
            return try socket.boundPort
        }
    }
}

private extension Socket {
    var boundPort: UInt16 {
        get throws {
            switch try sockname() {
            case .ip4(_, let port), .ip6(_, let port): port
            case .unix: 0
            }
        }
    }
}
