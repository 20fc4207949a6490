import FlyingFox
import FlyingSocks
import Foundation

/// Answers the requests of one client, or becomes a WebSocket. Closes after a request with a body, because the body may be unread.
struct ClientConnection: Sendable {
    let socket: AsyncSocket
    let seat: ConnectionSeats.Seat
    let handler: any HTTPHandler
    let refusals: RefusalLog

    /// The limit in bytes for reading and dropping a refused client's remaining bytes, so that the client can read the reason.
    static let lingeringLimit = 256 * 1024

    /// The maximum payload of a frame, in bytes. Pages send little: an event is a line of text.
    static let framePayloadLimit = 64 * 1024

    func run() async {
        do {
            try await serve()
            try await linger()
        } catch {
            // The client disconnected, was too slow, or made way for another client.
        }
        try? socket.close()
    }

    private func serve() async throws {
        var bytes = ClientBytes(socket)
        var parser = RequestHeadParser()
        while true {
            let request: HTTPRequest
            do {
                request = try await nextRequest(&bytes, &parser)
            } catch let mistake as RequestHeadParser.RequestHeadMistake {
                return try await socket.write(refusals.response(mistake.status, mistake.reason).encoded(keepsAlive: false))
            }
            seat.enter(.answering)
            let response = try await handler.handleRequest(request.withBody(from: bytes, seat))
            if case .webSocket(let page) = response.payload { return try await converse(page, bytes, response) }
            let keepsAlive = request.keepsAlive && !response.endsConnection && request.bodyLength == 0
            try await socket.write(response.encoded(keepsAlive: keepsAlive))
            guard keepsAlive else { return }
            seat.enter(.waiting)
        }
    }

    private func nextRequest(_ bytes: inout ClientBytes, _ parser: inout RequestHeadParser) async throws -> HTTPRequest {
        var hasBegun = false
        while true {
            if let request = try parser.take(&bytes.waiting) { return request }
            if !hasBegun && !parser.isIdle {
                hasBegun = true
                seat.enter(.asking)
            }
            try await bytes.refill()
        }
    }

    /// Exchanges frames. Each side is read only after the other side has received the last frame.
    private func converse(_ page: any WSHandler, _ bytes: ClientBytes, _ response: HTTPResponse) async throws {
        let reader = FrameReader(bytes, payloadLimit: Self.framePayloadLimit)
        let frames = try await page.makeFrames(for: AsyncThrowingStream { try await reader.next() })
        do {
            try await socket.write(response.encoded(keepsAlive: true))
            seat.enter(.conversing)
            for await frame in frames { try await socket.write(frame.encoded) }
        } catch {
            await reader.stop()
            throw error
        }
        await reader.stop()
    }

    /// Reads the remaining input, because closing with unread input would discard the last answer.
    private func linger() async throws {
        seat.enter(.leaving)
        socket.socket.endSending()
        var rest = ClientBytes(socket)
        try await rest.discard(atMost: Self.lingeringLimit)
    }
}

extension HTTPRequest {
    fileprivate var bodyLength: Int { headers[.contentLength].flatMap { Int($0) } ?? 0 }

    fileprivate func withBody(from bytes: ClientBytes, _ seat: ConnectionSeats.Seat) -> HTTPRequest {
        guard bodyLength > 0 else { return self }
        var request = self
        request.bodySequence = HTTPBodySequence(from: ClientBody(bytes: bytes, count: bodyLength, seat: seat), count: bodyLength)
        return request
    }

    /// Whether the client may send another request on this connection (RFC 9112, section 9.3).
    var keepsAlive: Bool {
        let options = (headers[.connection] ?? "").lowercased().split { $0 == "," || $0 == " " || $0 == "\t" }
        return version == .http11 ? !options.contains("close") : options.contains("keep-alive")
    }
}
