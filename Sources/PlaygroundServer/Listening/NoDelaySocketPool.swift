#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import FlyingSocks

/// A socket pool that turns Nagle's algorithm off on every socket it is asked to wait for.
///
/// FlyingFox writes a response's head and body separately. With Nagle's algorithm the body then waits until the
/// client has acknowledged the head, which a client delays by some 40 ms in the hope of data to send along. The
/// listening socket is the first to wait here, and the connections it accepts inherit the option from it; setting it
/// on them too covers one that was accepted before the listener first had to wait.
struct NoDelaySocketPool: AsyncSocketPool {
    private let base: any AsyncSocketPool

    init(wrapping base: some AsyncSocketPool) {
        self.base = base
    }

    func prepare() async throws {
        try await base.prepare()
    }

    func run() async throws {
        try await base.run()
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // Slower without it, but not wrong: a socket that is no TCP socket refuses the option and goes on.
        try? socket.setValue(true, for: .noDelay)
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}

extension SocketOption where Self == BoolSocketOption {
    /// `TCP_NODELAY`: send what is written at once, however small.
    static var noDelay: Self {
        BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY)
    }

    /// `SO_ACCEPTCONN`: whether the socket listens. Can only be read.
    static var isListening: Self {
        BoolSocketOption(name: SO_ACCEPTCONN)
    }
}
