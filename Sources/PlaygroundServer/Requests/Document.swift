/// The request for a document, and the socket's address for it.
package struct DocumentAddress: Hashable, Sendable {
    /// Decoded, starting with a slash and free of `..`.
    package var path: String
    /// The path of the page's WebSocket, with its token.
    package var socketPath: String
    /// Whether the browser runs on this machine.
    package var isOnThisMachine = false
    /// Whether it may make playgrounds.
    package var mayWrite = false
}

/// An HTML document as it goes to the browser.
package struct Document: Hashable, Sendable {
    package enum Status: Hashable, Sendable {
        case ok, notFound
    }

    package var status = Status.ok
    package var body: String
}
