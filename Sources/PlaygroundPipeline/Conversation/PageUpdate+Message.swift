import JSON
import WireframeHTML

extension PageUpdate {
    /// A message as it goes over the wire.
    public init(_ message: ServerMessage, revision: Int) {
        self.init(revision: revision, json: message.json(revision: revision).text)
    }
}
