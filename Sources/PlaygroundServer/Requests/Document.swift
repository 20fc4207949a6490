/// A request for a document, and the address of its socket.
package struct DocumentAddress: Hashable, Sendable {
    /// Decoded. Begins with a slash and contains no `..`.
    package var path: String
    /// Path of the page's WebSocket, with its token.
    package var socketPath: String
    /// The browser runs on this machine.
    package var isOnThisMachine = false
    package var mayWrite = false
}

package struct Document: Hashable, Sendable {
    package enum Status: Hashable, Sendable {
        case ok, notFound
    }

    package var status = Status.ok
    package var body: String
}
