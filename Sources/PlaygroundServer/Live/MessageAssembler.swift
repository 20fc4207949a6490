import FlyingFox
import Foundation

/// Assembles frames into messages of limited size, and determines the reaction to each frame (RFC 6455, section 5).
struct MessageAssembler {
    enum Outcome: Hashable {
        case none
        case message(String)
        case pong(Data)
        case close(WSCloseCode)
    }

    private let limit: Int
    private var fragments: Data?

    init(limit: Int) {
        self.limit = limit
    }

    mutating func receive(_ frame: WSFrame) -> Outcome {
        switch frame.opcode {
        case .text:
            guard fragments == nil else { return .close(.protocolError) }
            return append(frame, to: Data())
        case .continuation:
            guard let soFar = fragments else { return .close(.protocolError) }
            return append(frame, to: soFar)
        case .binary:
            return .close(.unsupportedData)
        case .ping, .pong, .close:
            return control(frame)
        default:
            return .close(.protocolError)
        }
    }

    private mutating func append(_ frame: WSFrame, to soFar: Data) -> Outcome {
        guard soFar.count + frame.payload.count <= limit else { return .close(.messageTooBig) }
        let payload = soFar + frame.payload
        guard frame.fin else {
            fragments = payload
            return .none
        }
        fragments = nil
        guard let text = String(data: payload, encoding: .utf8) else { return .close(.invalidFramePayload) }
        return .message(text)
    }

    private func control(_ frame: WSFrame) -> Outcome {
        guard frame.fin, frame.payload.count <= FrameReader.controlPayloadLimit else { return .close(.protocolError) }
        switch frame.opcode {
        case .ping: return .pong(frame.payload)
        case .close: return .close(.normalClosure)
        default: return .none
        }
    }
}
