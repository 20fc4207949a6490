import FlyingSocks
import Foundation
import Synchronization

/// A conversation between a server of live pages and an editor's language server: JSON-RPC 2.0, a message a line.
package final class LinkConversation: Sendable {
    /// In bytes: messages have paths.
    private static let messageLimit = 1 << 16

    package let session: RPCSession
    private let socket: Mutex<Socket?>

    init(_ socket: Socket) {
        socket.stayOutOfOtherPrograms()
        // On Darwin accepted sockets inherit the flags of the listening socket.
        try? socket.setFlags([])
        let descriptor = socket.file.rawValue
        session = RPCSession(reading: descriptor, writing: descriptor, framing: .lines, messageLimit: Self.messageLimit)
        self.socket = Mutex(socket)
    }

    deinit {
        // For a conversation that was never run.
        socket.withLock { try? $0?.close() }
    }

    /// Passes messages to the handler, on a thread of its own, until either side ends the conversation.
    ///
    /// - Parameter ended: Called after the last message.
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
