import FlyingFox
import Foundation

/// What goes back to a client: a head, and a body or a WebSocket's conversation.
struct Response: Sendable {
    enum Payload: Sendable {
        case body(Data)
        /// The connection belongs to a WebSocket from now on, until this returns.
        case socket(@Sendable (ClientBytes, FrameWriter) async -> Void)
    }

    var status: HTTPStatusCode
    var headers: [String: String]
    var payload: Payload
    /// Whether the connection ends with this, whatever the client has sent or will send.
    var endsConnection = false

    init(_ status: HTTPStatusCode, headers: [String: String] = [:], payload: Payload = .body(Data())) {
        self.status = status
        self.headers = headers
        self.payload = payload
    }

    /// A sentence.
    static func text(_ status: HTTPStatusCode, _ text: String) -> Response {
        Response(
            status,
            headers: ["Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store"],
            payload: .body(Data("\(text)\n".utf8))
        )
    }

    /// The same head, as it says how long the body would be.
    var withoutBody: Response {
        guard case .body(let body) = payload else { return self }
        var response = self
        response.headers["Content-Length"] = headers["Content-Length"] ?? String(body.count)
        response.payload = .body(Data())
        return response
    }

    /// The bytes that go over the wire before a WebSocket's frames, or all there are.
    func encoded(keepsAlive: Bool) -> Data {
        var headers = headers
        var bytes = Data()
        if case .body(let body) = payload {
            headers["Content-Length"] = headers["Content-Length"] ?? String(body.count)
            headers["Connection"] = keepsAlive ? "keep-alive" : "close"
            bytes = body
        }
        let fields = headers.sorted { $0.key < $1.key }.map { "\($0): \($1)\r\n" }.joined()
        return Data("HTTP/1.1 \(status.code) \(status.phrase)\r\n\(fields)\r\n".utf8) + bytes
    }
}
