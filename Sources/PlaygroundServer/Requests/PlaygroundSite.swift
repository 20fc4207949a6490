import JSON
import LanguageService
import PlaygroundPipeline

/// The pages a server serves and the sessions behind them. Checks, headers, assets and sockets are not its concern.
package protocol PlaygroundSite: Sendable {
    associatedtype Page: PageState

    /// The document at an address; a missing one is a document too, with the status `.notFound`.
    func document(at address: DocumentAddress) async -> Document

    /// The text of the playground whose page or text is at a path, as it is on the disk.
    func source(at path: String) async throws(SourceFile.Refusal) -> SourceFile

    /// Writes that text, if it is still the one with this tag.
    ///
    /// - Returns: the tag of the new text.
    func write(_ text: [UInt8], to path: String, over tag: EntityTag) async throws(SourceFile.Refusal) -> EntityTag

    /// What a page's editor asks of its text, which is that of the playground at a path.
    func answer(_ question: EditorQuestion, at path: String) async throws(SourceFile.Refusal) -> JSONValue

    /// Starts the session of a tab showing the page at this path, or `nil` if there is no such page.
    ///
    /// Create it with `OpenPages.open(_:)`, in the same turn in which its state is made, so that no change falls
    /// between the two.
    ///
    /// - Parameter isOnThisMachine: whether whoever looks at the tab sits at the machine that serves it.
    func openPage(at path: String, isOnThisMachine: Bool) async -> PageConnection<Page>?
}

/// What a browser asks a document for, and what the document needs to call back.
package struct DocumentAddress: Hashable, Sendable {
    /// Decoded, starting with a slash and free of `..`.
    package var path: String
    /// The address of this page's WebSocket, relative to the server's root, with the token in it.
    package var socketPath: String
    /// Whether whoever asks sits at the machine that serves the document.
    package var isOnThisMachine = false
}

/// A document as it goes to the browser.
package struct Document: Hashable, Sendable {
    /// The HTTP status the document is sent with.
    package enum Status: Hashable, Sendable {
        case ok, notFound
    }

    package var status: Status
    package var contentType: String
    package var body: String

    package init(status: Status = .ok, contentType: String = "text/html; charset=utf-8", body: String) {
        self.status = status
        self.contentType = contentType
        self.body = body
    }
}
