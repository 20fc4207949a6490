/// What a page tells the server. Every message is a JSON object with a `type`.
public enum BrowserMessage: Decodable, Hashable, Sendable {
    /// The first message after connecting: the revision the page shows.
    case hello(revision: Int)
    /// Something happened to a device, or to all of them, in the text form of an event.
    case event(device: String?, text: String)
    /// The page has drawn a revision and can take the next.
    case acknowledgement(revision: Int)
    /// Asks for what there is to say about a node.
    case inspect(device: String, node: String)

    private enum CodingKeys: String, CodingKey {
        case type, revision, device, text, node
    }

    public init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: CodingKeys.self)
        switch try object.decode(String.self, forKey: .type) {
        case "hello": self = .hello(revision: try object.decode(Int.self, forKey: .revision))
        case "event":
            self = .event(
                device: try object.decodeIfPresent(String.self, forKey: .device),
                text: try object.decode(String.self, forKey: .text)
            )
        case "ack": self = .acknowledgement(revision: try object.decode(Int.self, forKey: .revision))
        case "inspect":
            self = .inspect(
                device: try object.decode(String.self, forKey: .device),
                node: try object.decode(String.self, forKey: .node)
            )
        case let type:
            throw DecodingError.dataCorruptedError(
                forKey: .type, in: object, debugDescription: "no message is called \(type)"
            )
        }
    }
}
