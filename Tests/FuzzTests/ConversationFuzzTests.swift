import Foundation
import PageAssets
import PlaygroundModel
import PlaygroundReader
import SeededRandom
import Testing
import WireframeHTML

@testable import PlaygroundPipeline

/// Damaged messages of a page. `Tests/Conversations` has a real page's messages. Serialized, to measure time and memory for one reader.
@Suite(.serialized) struct ConversationFuzzTests {
    private static let recorded: [String] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Conversations/neko.jsonl")
        return ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n").map(String.init)
    }()

    private static let mutation = Mutation(recorded, words: [
        "null", "true", "{}", "[]", "[[[[", "\"\"", "\\u0000", "\\ud800", "-", ".", "e99", "\"type\":\"hello\",", "\"events\":[{}],", "\"device\":null,",
        "tap home.next", "press home.next 0.7", "resize 99999x1", "ios 8", "language doubleLength", "hide iphone-se-1", "duplicate iphone-se-1 2", "é",
    ])

    @Test func `the recorded page sends every kind of message`() throws {
        let types = try Set(Self.recorded.map { try Self.type(of: BrowserMessage(json: $0)) })
        #expect(types.count == 13 && Self.recorded.count > 20)
    }

    /// After any messages, a new greeting is answered with the complete page.
    @Test func `conversations`() throws {
        let renderer = try PageRenderer(templates: PageAsset.embedded.filter { $0.key.hasSuffix(".mustache") || $0.key.hasSuffix(".svg") }
            .mapValues(\.text))
        let neko = try #require(Samples.playgrounds.first { $0.contains("Three cats are awake") })
        // The devices are the default ones, as in the recorded conversation.
        let lines = neko.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("devices ") }
        let bytes = Array(lines.joined(separator: "\n").utf8)
        let session = PageSession(PlaygroundFile.read(bytes: bytes, fileName: "neko.toml", attachment: Samples.attachment))
        try FuzzRun("conversation", share: 0.1, short: 30)(input: { random in
            let start = Int.random(in: 0..<Self.recorded.count, using: &random)
            return (0..<Int.random(in: 3...16, using: &random)).map { offset in
                let inOrder = Self.recorded[(start + offset) % Self.recorded.count]
                return Int.random(in: 0..<4, using: &random) == 0 ? inOrder : String(decoding: Self.mutation.input(&random), as: UTF8.self)
            }
        }) { (messages: [String]) in
            var exchange = PageExchange(PlaygroundTab("neko.toml", session, revision: 1, renderer: renderer))
            var revision = 1
            var understood = 0
            for text in messages {
                if let message = try? BrowserMessage(json: text) {
                    understood += 1
                    exchange.receive(message)
                }
                try Self.drain(&exchange, &revision)
            }
            for text in [#"{"type":"visibility","hidden":false}"#, #"{"type":"resync","revision":\#(revision)}"#, #"{"type":"hello"}"#] {
                exchange.receive(try BrowserMessage(json: text))
            }
            let last = revision
            try Self.drain(&exchange, &revision)
            guard revision > last else { throw FuzzFault("a page that is greeted gets nothing") }
            return understood == 0 ? "not understood" : "answered"
        }
    }

    /// Takes and confirms all pending messages.
    private static func drain(_ exchange: inout PageExchange, _ revision: inout Int) throws {
        while let update = exchange.takeUpdate() {
            guard update.revision == revision + 1 else { throw FuzzFault("after revision \(revision) comes \(update.revision)") }
            revision = update.revision
            let message = try JSONSerialization.jsonObject(with: Data(update.json.utf8)) as? [String: Any]
            guard message?["revision"] as? Int == revision else { throw FuzzFault("a message without its revision: \(update.json.prefix(200))") }
            exchange.receive(.ack(revision: revision))
        }
    }

    /// The name of the message's kind.
    private static func type(of message: BrowserMessage) -> Substring {
        String(describing: message).prefix { $0 != "(" }
    }
}
