import FlyingSocks
import Foundation

extension Socket {
    /// Sets the options of a client's connection. All are optional.
    func prepareForClient() {
        // Nagle's algorithm holds a frame back until the client has acknowledged the one before, which it puts off for 40 ms.
        try? setValue(true, for: .noDelay)
        // A phone that leaves the network does not close its connection.
        try? setValue(true, for: .keepAlive)
        try? setValue(60, for: .keepAliveIdleTime)
        #if canImport(Darwin)
        // Elsewhere each write says so itself.
        try? setValue(true, for: .noSIGPIPE)
        #endif
    }

    /// Ends writing; reading goes on.
    func endSending() {
        _ = shutdown(file.rawValue, Int32(SHUT_WR))
    }
}

extension SocketOption where Self == BoolSocketOption {
    /// `TCP_NODELAY`: send what is written at once, however small.
    fileprivate static var noDelay: Self { BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY) }

    fileprivate static var keepAlive: Self { BoolSocketOption(name: SO_KEEPALIVE) }
}

extension SocketOption where Self == Int32SocketOption {
    fileprivate static var keepAliveIdleTime: Self {
        #if canImport(Darwin)
        Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_KEEPALIVE)
        #else
        Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_KEEPIDLE)
        #endif
    }
}
