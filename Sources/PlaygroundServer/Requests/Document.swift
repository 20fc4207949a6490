/// What a browser asks a document for, and what the document needs to call back.
package struct DocumentAddress: Hashable, Sendable {
    /// Decoded, starting with a slash and free of `..`.
    package var path: String
    /// The address of this page's WebSocket, relative to the server's root, with the token in it.
    package var socketPath: String
    /// Whether whoever asks sits at the machine that serves the document.
    package var isOnThisMachine = false
}

/// An HTML document as it goes to the browser.
package struct Document: Hashable, Sendable {
    package enum Status: Hashable, Sendable {
        case ok, notFound
    }

    package var status = Status.ok
    package var body: String
}
