import FlyingSocks

/// The bytes a client sends: read when they are asked for, and handed on with the connection.
struct ClientBytes: Sendable {
    private let socket: AsyncSocket
    /// What was read and not yet taken.
    var waiting: ArraySlice<UInt8> = []

    init(_ socket: AsyncSocket) {
        self.socket = socket
    }

    /// Waits for more.
    ///
    /// - Throws: `SocketError.disconnected` when there will be none.
    mutating func refill() async throws {
        waiting += try await socket.read(atMost: 4096)
    }

    mutating func take(_ count: Int) async throws -> ArraySlice<UInt8> {
        while waiting.count < count { try await refill() }
        defer { waiting = waiting.dropFirst(count) }
        return waiting.prefix(count)
    }

    /// Reads on until the client has nothing more to say, or has said this much.
    mutating func discard(atMost limit: Int) async throws {
        var rest = limit - waiting.count
        waiting = []
        while rest > 0 { rest -= try await socket.read(atMost: 4096).count }
    }
}
