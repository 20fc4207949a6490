import FlyingFox

/// A client's wish to go on as a WebSocket (RFC 6455, section 4), checked.
struct WebSocketHandshake: Sendable {
    private let headers: [String: String]

    /// - Returns: `nil` if the request is no such wish.
    init?(_ head: RequestHead) async {
        var headers = HTTPHeaders()
        for field in head.fields { headers.addValue(field.value, for: HTTPHeader(field.name)) }
        let request = HTTPRequest(
            method: .GET, version: .http11, target: HTTPRequest.Target(path: "/", query: ""), headers: headers,
            body: HTTPBodySequence()
        )
        let answer = try? await WebSocketHTTPHandler(handler: NoConversation()).handleRequest(request)
        guard head.minorVersion == 1, let answer, case .webSocket = answer.payload else { return nil }
        self.headers = Dictionary(answer.headers.map { ($0.key.rawValue, $0.value) }, uniquingKeysWith: { $1 })
    }

    /// Agrees.
    func response(_ converse: @escaping @Sendable (ClientBytes, FrameWriter) async -> Void) -> Response {
        Response(.switchingProtocols, headers: headers, payload: .socket(converse))
    }

    /// FlyingFox checks handshakes; the frames are not read by it.
    private struct NoConversation: WSHandler {
        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
            AsyncStream { nil }
        }
    }
}
