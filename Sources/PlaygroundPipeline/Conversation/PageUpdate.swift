import JSON
import WireframeHTML

public struct PageUpdate: Hashable, Sendable {
    /// The number by which the tab confirms that the update is on its screen.
    public var revision: Int
    public var json: String

    public init(revision: Int, json: String) {
        self.revision = revision
        self.json = json
    }

    public init(_ message: ServerMessage, revision: Int, typed: TypedTexts? = nil) {
        self.init(revision: revision, json: message.json(revision: revision, typed: typed).text)
    }
}
