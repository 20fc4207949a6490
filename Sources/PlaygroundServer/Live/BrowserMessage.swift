import Foundation

/// What a browser tab says to the server: every kind of message there is.
///
/// On the wire each is a JSON object `{"type": …, …}`.
public enum BrowserMessage: Hashable, Sendable {
    /// `{"type": "hello", "revision": 7, "events": []}`: the first message of a connection, with the revision the tab
    /// was served with if it still shows just that, and the events that happened on it since.
    case hello(revision: Int?, events: [PastEvent])
    /// `{"type": "event", "device": "iphone-8-plus", "text": "tap home.next"}`: something done to one device, or to
    /// all of them when none is named, in the text form of events. With `"mirrored": true` it is done too on every other
    /// device that shows the same element.
    case event(device: String?, text: String, isMirrored: Bool = false)
    /// `{"type": "travel", "device": "iphone-8-plus", "entry": 3}`: the device goes to the state that an entry of its log
    /// led to. The launch is entry 0.
    case travel(device: String, entry: Int)
    /// `{"type": "ack", "revision": 8}`: the update of this revision is on the screen.
    case ack(revision: Int)
    /// `{"type": "inspect", "device": "iphone-8-plus", "node": "home.next"}`: what is there to say about this node?
    case inspect(device: String, node: String)
    /// `{"type": "resync", "revision": 8}`: the update of this revision could not be put on the screen. It counts as
    /// confirmed, and the tab needs everything anew.
    case resync(revision: Int)
    /// `{"type": "visibility", "hidden": true}`: the tab went to the background, where it takes no updates, or came back.
    case visibility(hidden: Bool)
    /// `{"type": "verbosity", "verbose": true}`: whether the logs are to say what trait environments other than controllers
    /// are told.
    case verbosity(isVerbose: Bool)

    /// An event, or a step back in time, as the tab remembers it: like the messages, without a type.
    public enum PastEvent: Hashable, Sendable {
        case event(device: String?, text: String, isMirrored: Bool = false)
        case travel(device: String, entry: Int)
    }
}

extension BrowserMessage.PastEvent: Decodable {
    private enum Field: String, CodingKey {
        case device, text, mirrored, entry
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        if let entry = try fields.decodeIfPresent(Int.self, forKey: .entry) {
            self = .travel(device: try fields.decode(String.self, forKey: .device), entry: entry)
        } else {
            self = .event(
                device: try fields.decodeIfPresent(String.self, forKey: .device),
                text: try fields.decode(String.self, forKey: .text),
                isMirrored: try fields.decodeIfPresent(Bool.self, forKey: .mirrored) ?? false
            )
        }
    }
}

extension BrowserMessage {
    /// Why a text is no message.
    public enum DecodingFailure: Error, Hashable, Sendable, CustomStringConvertible {
        case notAMessage
        case unknownType(String)
        case missingOrWrongField(String, type: String)

        public var description: String {
            switch self {
            case .notAMessage: "it is not a JSON object with a type"
            case .unknownType(let type): "there is no message of type \(type.debugDescription)"
            case .missingOrWrongField(let field, let type): "\(type): the field \(field.debugDescription) is missing or wrong"
            }
        }
    }

    /// Decodes a message as the browser sent it.
    public init(json: String) throws(DecodingFailure) {
        do {
            self = try JSONDecoder().decode(BrowserMessage.self, from: Data(json.utf8))
        } catch let failure as DecodingFailure {
            throw failure
        } catch {
            throw .notAMessage
        }
    }
}

extension BrowserMessage: Decodable {
    private enum Field: String, CodingKey {
        case type, revision, events, device, node, text, mirrored, entry, hidden, verbose
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        let type = try fields.decode(String.self, forKey: .type)

        func required<Value: Decodable>(_ field: Field) throws -> Value {
            do {
                return try fields.decode(Value.self, forKey: field)
            } catch {
                throw DecodingFailure.missingOrWrongField(field.rawValue, type: type)
            }
        }
        func optional<Value: Decodable>(_ field: Field) throws -> Value? {
            do {
                return try fields.decodeIfPresent(Value.self, forKey: field)
            } catch {
                throw DecodingFailure.missingOrWrongField(field.rawValue, type: type)
            }
        }

        switch type {
        case "hello": self = .hello(revision: try optional(.revision), events: try optional(.events) ?? [])
        case "event":
            self = .event(
                device: try optional(.device), text: try required(.text), isMirrored: try optional(.mirrored) ?? false
            )
        case "travel": self = .travel(device: try required(.device), entry: try required(.entry))
        case "ack": self = .ack(revision: try required(.revision))
        case "inspect": self = .inspect(device: try required(.device), node: try required(.node))
        case "resync": self = .resync(revision: try required(.revision))
        case "visibility": self = .visibility(hidden: try required(.hidden))
        case "verbosity": self = .verbosity(isVerbose: try required(.verbose))
        default: throw DecodingFailure.unknownType(String(type.prefix(40)))
        }
    }
}
