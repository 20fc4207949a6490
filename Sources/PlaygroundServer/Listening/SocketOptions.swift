import FlyingSocks
import Foundation

extension Socket {
    /// Prepares the connection of a client.
    ///
    /// Without it, but slower or later, all goes well too: a socket that refuses an option goes on.
    func prepareForClient() {
        // Nagle's algorithm holds a frame back until the client has acknowledged the one before, which it puts off for 40 ms.
        try? setValue(true, for: .noDelay)
        // A phone that left the network says no goodbye: the system asks after it once in a while.
        try? setValue(true, for: .keepAlive)
        try? setValue(60, for: .keepAliveIdleTime)
        #if canImport(Darwin)
        // Elsewhere each write says so itself.
        try? setValue(true, for: .noSIGPIPE)
        #endif
    }

    /// Says that nothing more comes from this side, while the other may still be read.
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
    /// The seconds of silence before the system asks.
    fileprivate static var keepAliveIdleTime: Self {
        #if canImport(Darwin)
        Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_KEEPALIVE)
        #else
        Int32SocketOption(level: Int32(IPPROTO_TCP), name: TCP_KEEPIDLE)
        #endif
    }
}
