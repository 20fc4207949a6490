import JSON
import WireframeHTML

extension BrowserMessage {
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

    public init(json: String) throws(DecodingFailure) {
        guard let value = JSONValue(reading: json), case .string(let type) = value["type"] else { throw .notAMessage }
        let fields = MessageFields(type: type, value: value)
        switch type {
        case "hello": self = .hello(revision: try fields.numberIfAny("revision"), events: try fields.events)
        case "event":
            self = .event(
                device: try fields.optionalText("device"), text: try fields.text("text"),
                isMirrored: try fields.flagIfAny("mirrored") ?? false, typing: try fields.numberIfAny("typing")
            )
        case "arrange": self = .arrange(text: try fields.text("arrange"))
        case "devices": self = .devices(withCatalogue: try fields.flagIfAny("catalogue") ?? false)
        case "travel": self = .travel(device: try fields.text("device"), entry: try fields.number("entry"))
        case "ack": self = .ack(revision: try fields.number("revision"))
        case "inspect": self = .inspect(device: try fields.text("device"), node: try fields.text("node"))
        case "locate": self = .locate(file: try fields.text("file"), line: try fields.number("line"))
        case "compare": self = .compare(first: try fields.text("first"), second: try fields.text("second"))
        case "explain": self = .explain(text: try fields.text("text"))
        case "scenarios": self = .scenarios(from: try fields.number("from"))
        case "expect":
            self = .expect(device: try fields.text("device"), node: try fields.text("node"), trait: try fields.optionalText("trait"))
        case "open":
            self = .open(
                file: try fields.text("file"), line: try fields.number("line"), column: try fields.number("column"),
                takesFocus: try fields.flagIfAny("focus") ?? true
            )
        case "resync": self = .resync(revision: try fields.number("revision"))
        case "visibility": self = .visibility(hidden: try fields.flag("hidden"))
        case "verbosity": self = .verbosity(isVerbose: try fields.flag("verbose"))
        case "pointer": self = .pointer(try fields.pointerPlace)
        case "followSource": self = .followSource
        default: throw .unknownType(String(type.prefix(40)))
        }
    }
}

/// The typed fields of a message. `null` counts as missing.
private struct MessageFields {
    typealias DecodingFailure = BrowserMessage.DecodingFailure

    let type: String
    let value: JSONValue

    func text(_ name: String) throws(DecodingFailure) -> String {
        guard let text = try optionalText(name) else { throw wrong(name) }
        return text
    }

    func optionalText(_ name: String) throws(DecodingFailure) -> String? {
        switch value[name] {
        case nil, .null: return nil
        case .string(let text): return text
        case .bool, .number, .array, .object: throw wrong(name)
        }
    }

    func number(_ name: String) throws(DecodingFailure) -> Int {
        guard let number = value[name]?.wholeNumber else { throw wrong(name) }
        return number
    }

    var pointerPlace: BrowserMessage.PointerPlace? {
        get throws(DecodingFailure) {
            guard let device = try optionalText("device") else { return nil }
            return BrowserMessage.PointerPlace(device: device, x: try fraction("x"), y: try fraction("y"))
        }
    }

    private func fraction(_ name: String) throws(DecodingFailure) -> Double {
        guard case .number(let number) = value[name], (0...1).contains(number) else { throw wrong(name) }
        return number
    }

    func flag(_ name: String) throws(DecodingFailure) -> Bool {
        guard let flag = try flagIfAny(name) else { throw wrong(name) }
        return flag
    }

    func flagIfAny(_ name: String) throws(DecodingFailure) -> Bool? {
        switch value[name] {
        case nil, .null: return nil
        case .bool(let flag): return flag
        case .string, .number, .array, .object: throw wrong(name)
        }
    }

    func numberIfAny(_ name: String) throws(DecodingFailure) -> Int? {
        switch value[name] {
        case nil, .null: return nil
        default: return try number(name)
        }
    }

    var events: [BrowserMessage.PastEvent] {
        get throws(DecodingFailure) {
            switch value["events"] {
            case nil, .null: return []
            case .array(let events):
                var past: [BrowserMessage.PastEvent] = []
                for event in events { past.append(try pastEvent(event)) }
                return past
            case .bool, .number, .string, .object: throw wrong("events")
            }
        }
    }

    private func pastEvent(_ event: JSONValue) throws(DecodingFailure) -> BrowserMessage.PastEvent {
        let fields = MessageFields(type: type, value: event)
        do throws(DecodingFailure) {
            if let change = try fields.optionalText("arrange") { return .arrange(text: change) }
            switch event["entry"] {
            case nil, .null:
                return .event(
                    device: try fields.optionalText("device"), text: try fields.text("text"),
                    isMirrored: try fields.flagIfAny("mirrored") ?? false
                )
            default: return .travel(device: try fields.text("device"), entry: try fields.number("entry"))
            }
        } catch {
            throw wrong("events")
        }
    }

    private func wrong(_ name: String) -> DecodingFailure { .missingOrWrongField(name, type: type) }
}
