import FlyingFox
import Foundation

extension HTTPResponse {
    static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        HTTPResponse(
            statusCode: status,
            headers: HTTPHeaders([.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"]),
            body: Data("\(text)\n".utf8)
        )
    }

    var endsConnection: Bool { headers[.connection] == "close" }

    /// The head and the body, or only the head of a WebSocket response.
    func encoded(keepsAlive: Bool) async throws -> Data {
        let body = try await bodyData
        var headers = headers
        if case .httpBody = payload {
            headers[.contentLength] = headers[.contentLength] ?? String(body.count)
            headers[.connection] = keepsAlive ? "keep-alive" : "close"
        }
        let fields = headers.map { "\($0.key.rawValue): \($0.value)\r\n" }.sorted().joined()
        return Data("\(version.rawValue) \(statusCode.code) \(statusCode.phrase)\r\n\(fields)\r\n".utf8) + body
    }
}

extension WSFrame {
    /// The encoded frame. Frames from a server are not masked.
    var encoded: Data {
        var data = Data([(fin ? 0x80 : 0) | opcode.rawValue])
        switch payload.count {
        case let count where count <= 125: data.append(UInt8(count))
        case let count where count <= 0xFFFF: data += [126, UInt8(count >> 8), UInt8(count & 0xFF)]
        case let count: data += [127] + (0..<8).map { UInt8(count >> (56 - 8 * $0) & 0xFF) }
        }
        return data + payload
    }
}
