import FlyingSocks
import Foundation

/// A browser's connection, with which a test can send invalid data.
actor TestClient {
    struct Response: Sendable {
        var status: Int
        var headers: [String: String]
        var body: String
    }

    struct Frame: Hashable, Sendable {
        var opcode: UInt8
        var payload: [UInt8]

        var text: String { String(decoding: payload, as: UTF8.self) }
        var closeCode: Int? { opcode == 8 ? Int(payload[0]) << 8 | Int(payload[1]) : nil }
    }

    /// The server closed the connection.
    struct Closed: Error {}

    /// The time limit of a connection, in seconds. FlyingSocks's default is five, and on a busy machine
    /// this process may be suspended for longer. The deadlines of tests are longer.
    private static let timeout = 120.0

    private let socket: AsyncSocket
    private var received: [UInt8] = []
    private let host: String

    init(port: UInt16, v6: Bool = false) async throws {
        host = v6 ? "[::1]:\(port)" : "127.0.0.1:\(port)"
        socket = v6
            ? try await .connected(to: .inet6(ip6: "::1", port: port), timeout: Self.timeout)
            : try await .connected(to: .inet(ip4: "127.0.0.1", port: port), timeout: Self.timeout)
    }

    deinit {
        try? socket.close()
    }

    // MARK: HTTP

    func send(_ text: String) async throws {
        try await socket.write(Data(text.utf8))
    }

    func send(bytes: [UInt8]) async throws {
        try await socket.write(Data(bytes))
    }

    func get(_ path: String, method: String = "GET", headers: [String: String] = [:]) async throws -> Response {
        let fields = ["Host": host].merging(headers) { $1 }.map { "\($0): \($1)\r\n" }.joined()
        try await send("\(method) \(path) HTTP/1.1\r\n\(fields)\r\n")
        return try await response(hasBody: method != "HEAD")
    }

    /// Writes a text, optionally with a wrong length.
    func put(_ path: String, _ body: String, length: Int? = nil, headers: [String: String]) async throws -> Response {
        try await send("PUT", path, body, length: length, headers: headers)
    }

    func post(_ path: String, _ body: String, headers: [String: String]) async throws -> Response {
        try await send("POST", path, body, headers: headers)
    }

    private func send(
        _ method: String, _ path: String, _ body: String, length: Int? = nil, headers: [String: String]
    ) async throws -> Response {
        let framing = ["Host": host, "Content-Length": String(length ?? body.utf8.count)]
        let fields = framing.merging(headers) { $1 }.map { "\($0): \($1)\r\n" }.joined()
        try await send("\(method) \(path) HTTP/1.1\r\n\(fields)\r\n\(body)")
        return try await response()
    }

    func response(hasBody: Bool = true) async throws -> Response {
        var lines = String(decoding: try await take(through: Array("\r\n\r\n".utf8)), as: UTF8.self)
            .components(separatedBy: "\r\n")
        let status = Int(lines.removeFirst().split(separator: " ")[1])!
        var headers: [String: String] = [:]
        for line in lines {
            guard let colon = line.firstIndex(of: ":") else { continue }
            headers[line[..<colon].lowercased()] = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
        }
        let length = hasBody && status != 304 && status != 204 && status != 101 ? Int(headers["content-length"] ?? "0")! : 0
        return Response(status: status, headers: headers, body: String(decoding: try await take(length), as: UTF8.self))
    }

    /// Whether the server closes the connection without sending more data.
    func isClosed() async throws -> Bool {
        do {
            _ = try await take(1)
            return false
        } catch is Closed {
            return true
        }
    }

    // MARK: WebSocket

    /// Performs the handshake. The response is 101 if the server accepts.
    func openSocket(_ path: String, headers: [String: String] = [:]) async throws -> Response {
        try await get(path, headers: [
            "Upgrade": "websocket",
            "Connection": "keep-alive, Upgrade",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Version": "13",
        ].merging(headers) { $1 })
    }

    func sendFrame(opcode: UInt8 = 1, fin: Bool = true, _ payload: some Collection<UInt8>) async throws {
        var bytes: [UInt8] = [(fin ? 0x80 : 0) | opcode]
        switch payload.count {
        case ...125: bytes.append(0x80 | UInt8(payload.count))
        case ...0xFFFF: bytes += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: bytes += [0x80 | 127] + (0..<8).map { UInt8(payload.count >> (56 - 8 * $0) & 0xFF) }
        }
        let mask: [UInt8] = [1, 2, 3, 4]
        bytes += mask
        bytes += payload.enumerated().map { $1 ^ mask[$0 % 4] }
        try await socket.write(Data(bytes))
    }

    func sendText(_ text: String) async throws {
        try await sendFrame(text.utf8)
    }

    func frame() async throws -> Frame {
        let head = try await take(2)
        let length: Int
        switch head[1] & 0x7F {
        case 126: length = try await take(2).reduce(0) { $0 << 8 | Int($1) }
        case 127: length = try await take(8).reduce(0) { $0 << 8 | Int($1) }
        case let short: length = Int(short)
        }
        return Frame(opcode: head[0] & 0x0F, payload: try await take(length))
    }

    // MARK: Bytes

    func take(_ count: Int) async throws -> [UInt8] {
        while received.count < count { try await receive() }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private func take(through end: [UInt8]) async throws -> [UInt8] {
        while true {
            if let index = received.indices.first(where: { received[$0...].starts(with: end) }) {
                return try await take(index + end.count)
            }
            try await receive()
        }
    }

    private func receive() async throws {
        do {
            received += try await socket.read(atMost: 4096)
        } catch is SocketError {
            throw Closed()
        }
    }
}
