import FlyingFox
import Foundation

/// Reads a client's WebSocket frames (RFC 6455, section 5), refusing one by its header before the rest of it is read.
struct FrameReader: Sendable {
    /// Ends the conversation, with the code that says why.
    struct Refusal: Error, Hashable {
        let code: WSCloseCode
    }

    private var bytes: ClientBytes
    private let payloadLimit: Int

    static let controlPayloadLimit = 125

    /// - Parameter payloadLimit: the bytes of the largest frame.
    init(_ bytes: ClientBytes, payloadLimit: Int) {
        self.bytes = bytes
        self.payloadLimit = payloadLimit
    }

    /// - Throws: `Refusal`, or a `SocketError` when the client is gone.
    mutating func next() async throws -> WSFrame {
        let start = Array(try await bytes.take(2))
        let opcode = WSFrame.Opcode(start[0] & 0x0F)
        let isControl = start[0] & 0x08 != 0
        // No extension was agreed on that would use the reserved bits, and a client masks all it sends.
        guard start[0] & 0x70 == 0, start[1] & 0x80 != 0 else { throw Refusal(code: .protocolError) }
        let length = try await payloadLength(start[1] & 0x7F)
        guard !isControl || length <= Self.controlPayloadLimit else { throw Refusal(code: .protocolError) }
        guard length <= payloadLimit else { throw Refusal(code: .messageTooBig) }
        let mask = Array(try await bytes.take(4))
        var payload = Array(try await bytes.take(Int(length)))
        for index in payload.indices { payload[index] ^= mask[index % 4] }
        return WSFrame(fin: start[0] & 0x80 != 0, opcode: opcode, mask: nil, payload: Data(payload))
    }

    private mutating func payloadLength(_ short: UInt8) async throws -> UInt64 {
        switch short {
        case 126: try await number(bytes: 2)
        case 127: try await number(bytes: 8)
        default: UInt64(short)
        }
    }

    private mutating func number(bytes count: Int) async throws -> UInt64 {
        try await bytes.take(count).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
