import FlyingFox
import FlyingSocks
import Foundation
import struct Logging.Logger

struct BoundServer: Sendable {
    let running: Task<Void, any Error>

    private let seats: ConnectionSeats

    private static let backlog: Int32 = 128

    /// - Parameter handler: Handles the clients of a local address, which is `nil` if it is unknown.
    init(
        at address: IPAddress, port: UInt16, connectionLimit: Int = ConnectionLimits.standard.connections,
        now: @escaping ConnectionSeats.Clock = { .now }, logger: Logger, refusals: RefusalLog,
        handler: @escaping @Sendable (IPAddress?) -> any HTTPHandler
    ) async throws {
        let pool = HTTPServer.defaultPool()
        try await pool.prepare()
        let listener = try address.bind(port: port)
        do {
            try listener.listen(maxPendingConnection: Self.backlog)
            let door = try AsyncSocket(socket: listener, pool: pool)
            let seats = ConnectionSeats(limit: connectionLimit, now: now)
            self.seats = seats
            running = Task {
                defer { try? listener.close() }
                try await withThrowingTaskGroup(of: Void.self) { group in
                    group.addTask { try await pool.run() }
                    group.addTask { try await Self.accept(from: door, into: seats, logger: logger) { socket, seat in
                        let handler = handler(IPAddress(localAddressOf: socket.socket))
                        await ClientConnection(socket: socket, seat: seat, handler: handler, refusals: refusals).run()
                    } }
                    group.addTask { try await Self.watchClock(for: seats) }
                    defer { group.cancelAll() }
                    try await group.next()
                }
            }
        } catch {
            try? listener.close()
            throw error
        }
    }

    func stop() async {
        running.cancel()
        _ = await running.result
        await seats.close()
    }

    private static func accept(
        from door: AsyncSocket, into seats: ConnectionSeats, logger: Logger,
        serve: @escaping @Sendable (AsyncSocket, ConnectionSeats.Seat) async -> Void
    ) async throws {
        while true {
            let client: AsyncSocket
            do {
                client = try await door.accept()
            } catch let error as SocketError where error.isPassing {
                // The client disconnected, or the process has no free file descriptor.
                logger.debug("A connection was not accepted: \(error.localizedDescription)")
                try await Task.sleep(for: .milliseconds(20))
                continue
            }
            client.socket.prepareForClient()
            do {
                try await seats.makeRoom()
            } catch {
                try? client.close()
                throw error
            }
            seats.seat { await serve(client, $0) }
        }
    }

    private static func watchClock(for seats: ConnectionSeats) async throws {
        while true {
            try await Task.sleep(for: .seconds(1), tolerance: .milliseconds(200))
            seats.dismissLate()
        }
    }
}

extension IPAddress {
    /// Binds the port briefly, or any free port for zero. Returns the bound port.
    func probe(port: UInt16) throws -> UInt16 {
        let socket = try bind(port: port)
        defer { try? socket.close() }
        return switch try socket.sockname() {
        case .ip4(_, let port), .ip6(_, let port): port
        case .unix: 0
        }
    }

    fileprivate func bind(port: UInt16) throws -> Socket {
        let socket = try Socket(domain: isV4 ? AF_INET : AF_INET6)
        socket.stayOutOfOtherPrograms()
        do {
            try socket.setValue(true, for: .localAddressReuse)
            switch self {
            case .v4(let text): try socket.bind(to: .inet(ip4: text, port: port))
            case .v6(let text): try socket.bind(to: .inet6(ip6: text, port: port))
            }
            return socket
        } catch {
            try? socket.close()
            throw error
        }
    }
}

extension SocketError {
    /// Whether the next connection may succeed (accept(2)).
    fileprivate var isPassing: Bool {
        [ECONNABORTED, EMFILE, ENFILE, ENOBUFS, ENOMEM, EINTR, EPROTO, ECONNRESET, ENETDOWN, EHOSTUNREACH, ENETUNREACH]
            .contains(systemError)
    }

    var systemError: Int32 {
        if case .failed(_, let number, _) = self { number } else { 0 }
    }
}
