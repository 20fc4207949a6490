import FlyingSocks

/// The bytes that a client sends, read on demand.
struct ClientBytes: Sendable {
    private let socket: AsyncSocket
    var waiting: ArraySlice<UInt8> = []

    init(_ socket: AsyncSocket) {
        self.socket = socket
    }

    /// - Throws: `SocketError.disconnected` when there will be none.
    mutating func refill() async throws {
        waiting += try await socket.read(atMost: 4096)
    }

    mutating func take(_ count: Int) async throws -> ArraySlice<UInt8> {
        while waiting.count < count { try await refill() }
        defer { waiting = waiting.dropFirst(count) }
        return waiting.prefix(count)
    }

    /// Reads until the client has sent everything, or this much.
    mutating func discard(atMost limit: Int) async throws {
        var rest = limit - waiting.count
        waiting = []
        while rest > 0 { rest -= try await socket.read(atMost: 4096).count }
    }
}
