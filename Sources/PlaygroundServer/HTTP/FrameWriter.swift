import FlyingFox
import FlyingSocks
import Foundation

/// Writes the server's WebSocket frames: each in one go, unmasked.
struct FrameWriter: Sendable {
    private let socket: AsyncSocket

    init(_ socket: AsyncSocket) {
        self.socket = socket
    }

    func write(_ frame: WSFrame) async throws {
        try await socket.write(Self.encoded(frame))
    }

    static func encoded(_ frame: WSFrame) -> Data {
        var data = Data([(frame.fin ? 0x80 : 0) | frame.opcode.rawValue])
        let count = frame.payload.count
        switch count {
        case ...125: data.append(UInt8(count))
        case ...0xFFFF: data += [126, UInt8(count >> 8), UInt8(count & 0xFF)]
        default: data += [127] + (0..<8).map { UInt8(count >> (56 - 8 * $0) & 0xFF) }
        }
        return data + frame.payload
    }
}
