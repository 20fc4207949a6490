import Testing
@testable import PlaygroundPipeline

@Suite struct BrowserMessageTests {
    @Test(arguments: [
        (#"{"type":"hello"}"#, BrowserMessage.hello(revision: nil, events: [])),
        (#"{"type":"hello","revision":7}"#, .hello(revision: 7, events: [])),
        (
            #"{"type":"hello","events":[{"device":"ipad","text":"back"},{"device":null,"text":"dismiss"}]}"#,
            .hello(revision: nil, events: [.event(device: "ipad", text: "back"), .event(device: nil, text: "dismiss")])
        ),
        (
            #"{"type":"hello","events":[{"device":"ipad","text":"back","mirrored":true},{"device":"ipad","entry":2}]}"#,
            .hello(revision: nil, events: [
                .event(device: "ipad", text: "back", isMirrored: true), .travel(device: "ipad", entry: 2),
            ])
        ),
        (
            #"{"type":"event","device":"ipad","text":"back","mirrored":true}"#,
            .event(device: "ipad", text: "back", isMirrored: true)
        ),
        (#"{"type":"arrange","arrange":"hide ipad"}"#, .arrange(text: "hide ipad")),
        (#"{"type":"devices"}"#, .devices(withCatalogue: false)),
        (#"{"type":"devices","catalogue":true}"#, .devices(withCatalogue: true)),
        (#"{"type":"hello","events":[{"arrange":"hide ipad"}]}"#, .hello(revision: nil, events: [.arrange(text: "hide ipad")])),
        (#"{"type":"travel","device":"ipad","entry":3}"#, .travel(device: "ipad", entry: 3)),
        (#"{"type":"inspect","device":"ipad","node":"home.next"}"#, .inspect(device: "ipad", node: "home.next")),
        (#"{"type":"event","device":"ipad","text":"tap home.next"}"#, .event(device: "ipad", text: "tap home.next")),
        (#"{"type":"event","text":"rotate landscapeLeft"}"#, .event(device: nil, text: "rotate landscapeLeft")),
        (#"{"type":"ack","revision":8}"#, .ack(revision: 8)),
        (#"{"type":"resync","revision":8}"#, .resync(revision: 8)),
        (#"{"type":"visibility","hidden":true}"#, .visibility(hidden: true)),
        (#"{"type":"verbosity","verbose":true}"#, .verbosity(isVerbose: true)),
        (#"{"type":"followSource"}"#, .followSource),
        (#"{"type":"pointer","device":"ipad","x":0,"y":0.25}"#, .pointer(.init(device: "ipad", x: 0, y: 0.25))),
        (#"{"type":"pointer"}"#, .pointer(nil)),
        (#"{"type":"explain","text":"<NSLayoutConstraint:0x61"}"#, .explain(text: "<NSLayoutConstraint:0x61")),
        (#"{"type":"locate","file":"a.toml","line":7}"#, .locate(file: "a.toml", line: 7)),
        (#"{"type":"compare","first":"ipad","second":"phone"}"#, .compare(first: "ipad", second: "phone")),
        (#"{"type":"open","file":"a.toml","line":7,"column":3}"#, .open(file: "a.toml", line: 7, column: 3)),
        (
            #"{"type":"open","file":"a.toml","line":7,"column":3,"focus":false}"#,
            .open(file: "a.toml", line: 7, column: 3, takesFocus: false)
        ),
        (#"{"type":"scenarios","from":0}"#, .scenarios(from: 0)),
        (#"{"type":"expect","device":"ipad","node":"home.next"}"#, .expect(device: "ipad", node: "home.next", trait: nil)),
        (#"{"type":"expect","device":"ipad","node":"home","trait":"displayScale"}"#, .expect(device: "ipad", node: "home", trait: "displayScale")),
        (#"{"more":1,"type":"ack","revision":8}"#, .ack(revision: 8)),
    ])
    func messagesAreDecoded(json: String, message: BrowserMessage) throws {
        #expect(try BrowserMessage(json: json) == message)
    }

    @Test(arguments: [
        ("", BrowserMessage.DecodingFailure.notAMessage),
        ("7", .notAMessage),
        ("[]", .notAMessage),
        ("{}", .notAMessage),
        (#"{"type":7}"#, .notAMessage),
        (#"{"type":"shutdown"}"#, .unknownType("shutdown")),
        (#"{"type":"ack"}"#, .missingOrWrongField("revision", type: "ack")),
        (#"{"type":"ack","revision":1.5}"#, .missingOrWrongField("revision", type: "ack")),
        (#"{"type":"ack","revision":99999999999999999999}"#, .missingOrWrongField("revision", type: "ack")),
        (#"{"type":"hello","revision":"7"}"#, .missingOrWrongField("revision", type: "hello")),
        (#"{"type":"event","device":"ipad"}"#, .missingOrWrongField("text", type: "event")),
        (#"{"type":"arrange"}"#, .missingOrWrongField("arrange", type: "arrange")),
        (#"{"type":"arrange","arrange":7}"#, .missingOrWrongField("arrange", type: "arrange")),
        (#"{"type":"devices","catalogue":"yes"}"#, .missingOrWrongField("catalogue", type: "devices")),
        (#"{"type":"hello","events":[{"arrange":7}]}"#, .missingOrWrongField("events", type: "hello")),
        (#"{"type":"travel","device":"ipad"}"#, .missingOrWrongField("entry", type: "travel")),
        (#"{"type":"travel","entry":3}"#, .missingOrWrongField("device", type: "travel")),
        (#"{"type":"hello","events":[{"device":"ipad"}]}"#, .missingOrWrongField("events", type: "hello")),
        (#"{"type":"locate","file":"a.toml"}"#, .missingOrWrongField("line", type: "locate")),
        (#"{"type":"compare","first":"ipad"}"#, .missingOrWrongField("second", type: "compare")),
        (#"{"type":"open","file":"a.toml","line":7}"#, .missingOrWrongField("column", type: "open")),
        (#"{"type":"scenarios"}"#, .missingOrWrongField("from", type: "scenarios")),
        (#"{"type":"expect","device":"ipad"}"#, .missingOrWrongField("node", type: "expect")),
        (#"{"type":"resync"}"#, .missingOrWrongField("revision", type: "resync")),
        (#"{"type":"visibility"}"#, .missingOrWrongField("hidden", type: "visibility")),
        (#"{"type":"verbosity"}"#, .missingOrWrongField("verbose", type: "verbosity")),
        (#"{"type":"pointer","device":"ipad","x":0.5}"#, .missingOrWrongField("y", type: "pointer")),
        (#"{"type":"pointer","device":"ipad","x":1.5,"y":0}"#, .missingOrWrongField("x", type: "pointer")),
    ])
    func invalidMessagesAreRefusedWithTheReason(json: String, failure: BrowserMessage.DecodingFailure) {
        #expect(throws: failure) { try BrowserMessage(json: json) }
    }

    @Test func deeplyNestedMessagesAreRefused() {
        let deep = #"{"type":"ack","revision":"# + String(repeating: "[", count: 30_000)
        #expect(throws: BrowserMessage.DecodingFailure.self) { try BrowserMessage(json: deep) }
    }
}
