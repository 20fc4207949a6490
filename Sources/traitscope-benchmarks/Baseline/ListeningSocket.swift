import Foundation

/// A TCP socket listening on a free port of `127.0.0.1`.
final class ListeningSocket: Sendable {
    /// The system refuses one.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    let port: UInt16
    private let descriptor: Int32

    init() throws {
        #if canImport(Darwin)
        descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isListening else {
            throw Failure(description: "No port can be had: \(String(cString: strerror(errno)))")
        }
        port = UInt16(bigEndian: address.sin_port)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        close(descriptor)
    }

    /// The next connection; `nil` when there will be none.
    func accept() -> Connection? {
        let connection = Foundation.accept(descriptor, nil, nil)
        return connection < 0 ? nil : Connection(descriptor: connection)
    }
}

/// An accepted connection, closed when the value goes.
final class Connection: Sendable {
    let descriptor: Int32

    fileprivate init(descriptor: Int32) {
        self.descriptor = descriptor
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        var isOn: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    }

    deinit {
        close(descriptor)
    }

    /// Reads a request's head, which a browser sends in one piece, for the path in its first line.
    var requestedPath: String? {
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return nil }
        let words = buffer[..<count].split(separator: UInt8(ascii: " "), maxSplits: 2)
        return words.count > 1 ? String(decoding: words[1], as: UTF8.self) : nil
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}
