import JSON
import WireframeHTML

/// One message to a tab.
public struct PageUpdate: Hashable, Sendable {
    /// What the tab confirms when the update is on its screen.
    public var revision: Int
    /// The message as it goes over the wire; holds the revision too.
    public var json: String

    public init(revision: Int, json: String) {
        self.revision = revision
        self.json = json
    }

    public init(_ message: ServerMessage, revision: Int) {
        self.init(revision: revision, json: message.json(revision: revision).text)
    }
}
