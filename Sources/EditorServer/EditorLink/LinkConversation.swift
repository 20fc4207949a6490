import FlyingSocks
import Foundation
import Synchronization

/// A conversation between a server of live pages and an editor's language server: JSON-RPC 2.0, a message a line.
package final class LinkConversation: Sendable {
    /// In bytes, of a message: paths are long at most.
    private static let messageLimit = 1 << 16

    package let session: RPCSession
    /// `nil` once it is closed.
    private let socket: Mutex<Socket?>

    init(_ socket: Socket) {
        socket.stayOutOfOtherPrograms()
        // On Darwin what a listening socket is set to holds for those that come of it.
        try? socket.setFlags([])
        let descriptor = socket.file.rawValue
        session = RPCSession(reading: descriptor, writing: descriptor, framing: .lines, messageLimit: Self.messageLimit)
        self.socket = Mutex(socket)
    }

    deinit {
        // One that was never run.
        socket.withLock { try? $0?.close() }
    }

    /// Hands messages over on a thread of its own until either end has had enough.
    ///
    /// - Parameter ended: Called behind the last message.
    package func run(_ handler: some RPCHandler & Sendable, ended: @escaping @Sendable () -> Void) {
        let thread = Thread { [self] in
            session.run(handler)
            socket.withLock { socket in
                try? socket?.close()
                socket = nil
            }
            ended()
        }
        thread.name = "editor link"
        thread.start()
    }

    /// Ends it: the other side is told by the end of the stream.
    package func end() {
        socket.withLock { socket in
            if let socket { _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR)) }
        }
    }
}
