import FlyingFox
import Foundation

/// Reads a client's WebSocket frames (RFC 6455, section 5). A frame is refused on the basis of its header, before the payload is read.
actor FrameReader {
    struct Refusal: Error, Hashable {
        let code: WSCloseCode
    }

    private var bytes: ClientBytes
    private let payloadLimit: Int
    private var reading: Task<WSFrame, any Error>?
    private var isOver = false

    static let controlPayloadLimit = 125

    init(_ bytes: ClientBytes, payloadLimit: Int) {
        self.bytes = bytes
        self.payloadLimit = payloadLimit
    }

    /// Reads the next frame. Only one task at a time may call this. Throws a `Refusal`, or a `SocketError` if the client disconnected.
    func next() async throws -> WSFrame {
        guard !isOver else { throw CancellationError() }
        let reading = Task { try await read() }
        self.reading = reading
        return try await withTaskCancellationHandler { try await reading.value } onCancel: { reading.cancel() }
    }

    /// Stops reading. After this returns, the caller may close the socket.
    func stop() async {
        isOver = true
        reading?.cancel()
        _ = await reading?.result
    }

    private func read() async throws -> WSFrame {
        var bytes = bytes
        defer { self.bytes = bytes }
        let start = Array(try await bytes.take(2))
        let opcode = WSFrame.Opcode(start[0] & 0x0F)
        let isControl = start[0] & 0x08 != 0
        // Reserved bits belong to extensions, which are not used. Clients must mask frames.
        guard start[0] & 0x70 == 0, start[1] & 0x80 != 0 else { throw Refusal(code: .protocolError) }
        let length = switch start[1] & 0x7F {
        case 126: try await bytes.number(bytes: 2)
        case 127: try await bytes.number(bytes: 8)
        case let short: UInt64(short)
        }
        guard !isControl || length <= Self.controlPayloadLimit else { throw Refusal(code: .protocolError) }
        guard length <= payloadLimit else { throw Refusal(code: .messageTooBig) }
        let mask = Array(try await bytes.take(4))
        var payload = Array(try await bytes.take(Int(length)))
        for index in payload.indices { payload[index] ^= mask[index % 4] }
        return WSFrame(fin: start[0] & 0x80 != 0, opcode: opcode, mask: nil, payload: Data(payload))
    }
}

extension ClientBytes {
    fileprivate mutating func number(bytes count: Int) async throws -> UInt64 {
        try await take(count).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
