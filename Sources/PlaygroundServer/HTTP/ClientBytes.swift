import FlyingSocks

struct ClientBytes: Sendable {
    private let socket: AsyncSocket
    var waiting: ArraySlice<UInt8> = []

    init(_ socket: AsyncSocket) {
        self.socket = socket
    }

    /// - Throws: `SocketError.disconnected` if there are no more bytes.
    mutating func refill() async throws {
        waiting += try await socket.read(atMost: 4096)
    }

    mutating func take(_ count: Int) async throws -> ArraySlice<UInt8> {
        while waiting.count < count { try await refill() }
        defer { waiting = waiting.dropFirst(count) }
        return waiting.prefix(count)
    }

    /// Reads and drops up to `limit` bytes, or until the client disconnects.
    mutating func discard(atMost limit: Int) async throws {
        var rest = limit - waiting.count
        waiting = []
        while rest > 0 { rest -= try await socket.read(atMost: 4096).count }
    }
}
