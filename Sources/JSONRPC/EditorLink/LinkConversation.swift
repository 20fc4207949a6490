import FlyingSocks
import Foundation
import Synchronization

/// A conversation between a server of live pages and an editor's language server: JSON-RPC 2.0, one message per line.
package final class LinkConversation: Sendable {
    /// The longest message, in bytes. Messages contain paths.
    private static let messageLimit = 1 << 16

    package let session: RPCSession
    private let socket: Mutex<Socket?>

    init(_ socket: Socket) {
        socket.stayOutOfOtherPrograms()
        // On Darwin accepted sockets inherit the listening socket's flags.
        try? socket.setFlags([])
        let descriptor = socket.file.rawValue
        session = RPCSession(reading: descriptor, writing: descriptor, framing: .lines, messageLimit: Self.messageLimit)
        self.socket = Mutex(socket)
    }

    deinit {
        socket.withLock { try? $0?.close() }
    }

    /// Runs on a separate thread, until either side ends. `ended` is called after the last message.
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

    package func end() {
        socket.withLock { socket in
            if let socket { _ = shutdown(socket.file.rawValue, Int32(SHUT_RDWR)) }
        }
    }
}
