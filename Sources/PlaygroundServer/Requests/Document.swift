/// A request for a document, and the address of its socket.
package struct DocumentAddress: Hashable, Sendable {
    /// The decoded path. It begins with a slash and contains no `..`.
    package var path: String
    /// The path of the page's WebSocket, with its token.
    package var socketPath: String
    /// Whether the browser runs on this machine.
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
