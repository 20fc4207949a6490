import FlyingSocks
import Foundation

/// What answers the requests of all connections.
protocol RequestHandler: Sendable {
    /// - Parameter address: the address of this machine to which the client connected.
    func response(to head: RequestHead, arrivedAt address: IPAddress?) async -> Response
    /// The last response of a connection whose client sent something that is no request.
    func response(to mistake: RequestHead.Mistake) -> Response
}

/// One client's connection: reads a request, answers it, and reads the next; or becomes a WebSocket.
///
/// Nothing of a request's body is read: a request that has one is answered, and ends the connection.
struct ClientConnection: Sendable {
    let socket: AsyncSocket
    let seat: ConnectionSeats.Seat
    let handler: any RequestHandler

    /// So much of what a client goes on sending is read and dropped, so that it comes to read why it is sent away.
    static let lingeringLimit = 256 * 1024

    /// Serves until either side has had enough, and closes the connection.
    func run() async {
        do {
            try await serve()
        } catch {
            // The client is gone, was too slow, or had to make room.
        }
        try? socket.close()
    }

    private func serve() async throws {
        let address = IPAddress(localAddressOf: socket.socket)
        var bytes = ClientBytes(socket)
        var parser = RequestHeadParser()
        var goesOn = true
        while goesOn {
            let head: RequestHead
            do {
                head = try await nextHead(&bytes, &parser)
            } catch let mistake as RequestHead.Mistake {
                return try await sayLast(handler.response(to: mistake))
            }
            seat.enter(.answering)
            let response = await handler.response(to: head, arrivedAt: address)
            goesOn = try await deliver(response, to: head, bytes)
        }
    }

    private func nextHead(_ bytes: inout ClientBytes, _ parser: inout RequestHeadParser) async throws -> RequestHead {
        var hasBegun = false
        while true {
            if let head = try parser.take(&bytes.waiting) { return head }
            if !hasBegun && !parser.isIdle {
                hasBegun = true
                seat.enter(.asking)
            }
            try await bytes.refill()
        }
    }

    /// - Returns: whether another request may come.
    private func deliver(_ response: Response, to head: RequestHead, _ bytes: ClientBytes) async throws -> Bool {
        if response.endsConnection {
            try await sayLast(response)
            return false
        }
        try await socket.write(response.encoded(keepsAlive: head.keepsAlive))
        switch response.payload {
        case .body:
            seat.enter(.waiting)
            return head.keepsAlive
        case .socket(let converse):
            seat.enter(.conversing)
            await converse(bytes, FrameWriter(socket))
            try await linger()
            return false
        }
    }

    private func sayLast(_ response: Response) async throws {
        try await socket.write(response.encoded(keepsAlive: false))
        try await linger()
    }

    /// Closing while there is something unread would take back what was sent last.
    private func linger() async throws {
        seat.enter(.leaving)
        socket.socket.endSending()
        var rest = ClientBytes(socket)
        try await rest.discard(atMost: Self.lingeringLimit)
    }
}
