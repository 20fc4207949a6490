import Foundation

/// Asks a server of this machine for pages, over one connection that is kept.
final class PageClient {
    /// The server does not answer as expected.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let descriptor: Int32
    private let port: UInt16
    private var received: [UInt8] = []

    init(port: UInt16) throws {
        self.port = port
        #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let descriptor = descriptor
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw Failure(description: "No connection to port \(port): \(String(cString: strerror(errno)))") }
    }

    deinit {
        close(descriptor)
    }

    /// The body of a page, with the time from the request to its last byte.
    func get(_ path: String) throws -> (body: [UInt8], time: Duration) {
        let request = Array("GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n".utf8)
        let start = ContinuousClock.now
        guard write(descriptor, request, request.count) == request.count else {
            throw Failure(description: "The request for \(path) could not be sent.")
        }
        let head = try take(through: Array("\r\n\r\n".utf8))
        let text = String(decoding: head, as: UTF8.self)
        guard text.contains(" 200 "), let length = text.firstMatch(of: /(?i)content-length: (\d+)/).flatMap({ Int($0.1) }) else {
            throw Failure(description: "\(path) is answered by \(text)")
        }
        let body = try take(length)
        return (body, ContinuousClock.now - start)
    }

    private func take(through end: [UInt8]) throws -> [UInt8] {
        while true {
            if let range = received.firstRange(of: end) { return take(upTo: range.upperBound) }
            try readMore()
        }
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while received.count < count { try readMore() }
        return take(upTo: count)
    }

    private func take(upTo end: Int) -> [UInt8] {
        defer { received.removeFirst(end) }
        return Array(received[..<end])
    }

    private func readMore() throws {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { throw Failure(description: "The server closed the connection.") }
        received += buffer[..<count]
    }
}
