import FlyingSocks
import Foundation

extension Socket {
    /// Sets the options of a client's connection. None of them is required.
    func prepareForClient() {
        stayOutOfOtherPrograms()
        // Nagle's algorithm would delay a frame until the client acknowledges the previous one, which it defers for 40 ms.
        try? setValue(true, for: .noDelay)
        // A phone that leaves the network does not close its connection.
        try? setValue(true, for: .keepAlive)
        try? setValue(60, for: .keepAliveIdleTime)
        #if canImport(Darwin)
        // Other systems have an option for each write instead.
        try? setValue(true, for: .noSIGPIPE)
        #endif
    }

    func endSending() {
        _ = shutdown(file.rawValue, Int32(SHUT_WR))
    }
}

extension SocketOption where Self == BoolSocketOption {
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
