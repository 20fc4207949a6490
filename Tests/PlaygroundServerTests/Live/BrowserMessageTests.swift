import Testing
@testable import PlaygroundServer

@Suite struct BrowserMessageTests {
    @Test(arguments: [
        (#"{"type":"hello"}"#, BrowserMessage.hello(revision: nil, events: [])),
        (#"{"type":"hello","revision":7}"#, .hello(revision: 7, events: [])),
        (
            #"{"type":"hello","events":[{"device":"ipad","text":"back"},{"device":null,"text":"dismiss"}]}"#,
            .hello(revision: nil, events: [.init(device: "ipad", text: "back"), .init(device: nil, text: "dismiss")])
        ),
        (#"{"type":"inspect","device":"ipad","node":"home.next"}"#, .inspect(device: "ipad", node: "home.next")),
        (#"{"type":"event","device":"ipad","text":"tap home.next"}"#, .event(device: "ipad", text: "tap home.next")),
        (#"{"type":"event","text":"rotate landscapeLeft"}"#, .event(device: nil, text: "rotate landscapeLeft")),
        (#"{"type":"ack","revision":8}"#, .ack(revision: 8)),
        (#"{"type":"visibility","hidden":true}"#, .visibility(hidden: true)),
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
        (#"{"type":"visibility"}"#, .missingOrWrongField("hidden", type: "visibility")),
    ])
    func othersAreToldApart(json: String, failure: BrowserMessage.DecodingFailure) {
        #expect(throws: failure) { try BrowserMessage(json: json) }
    }

    @Test func deepNestingIsNoMessage() {
        let deep = #"{"type":"ack","revision":"# + String(repeating: "[", count: 30_000)
        #expect(throws: BrowserMessage.DecodingFailure.self) { try BrowserMessage(json: deep) }
    }
}
