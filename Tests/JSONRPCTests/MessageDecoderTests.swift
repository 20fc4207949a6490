@testable import JSONRPC
import SeededRandom
import Testing

@Suite struct MessageDecoderTests {
    /// The messages and the errors that decoding `text` results in, in order.
    static func outcomes(of text: String, _ framing: MessageFraming, limit: Int = 1000, chunk: Int = .max) -> [String] {
        var decoder = MessageDecoder(framing, limit: limit)
        var outcomes: [String] = []
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + min(chunk, bytes.count))
            decoder.append(bytes[start..<end])
            start = end
            while true {
                do {
                    guard let message = try decoder.next() else { break }
                    outcomes.append(String(decoding: message, as: UTF8.self))
                } catch {
                    outcomes.append("! \(error)")
                }
            }
        }
        if decoder.isWithinMessage { outcomes.append("…") }
        return outcomes
    }

    @Test(arguments: [
        ("Content-Length: 2\r\n\r\n{}", ["{}"]),
        ("content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", ["{}"]),
        ("Content-Length: 2\n\n{}\r\nContent-Length: 2\r\n\r\n[]", ["{}", "[]"]),
        ("Content-Length: 0\r\n\r\nContent-Length: 3\r\n\r\n\"é", ["", "\"é"]),
        ("Content-Length: 5\r\n\r\n{}", ["…"]),
        ("Content-Length: 2\r\n", ["…"]),
        ("hello\r\nContent-Length: 2\r\n\r\n{}", ["! \"hello\" is not a header field of a message, such as Content-Length: N", "{}"]),
        ("Content-Type: x\r\n\r\n{}Content-Length: 2\r\n\r\n[]", ["! a message's head has no Content-Length", "[]"]),
        ("Content-Length: -1\r\n\r\nContent-Length: 2\r\n\r\n[]", ["! \"Content-Length: -1\" is not a header field of a message, such as Content-Length: N", "[]"]),
        ("Content-Length: two\r\n\r\n{}", ["! \"Content-Length: two\" is not a header field of a message, such as Content-Length: N", "…"]),
        ("Content-Length: 12\r\n\r\n123456789012Content-Length: 2\r\n\r\n[]", ["! a message has at least 12 bytes; the limit is 10", "[]"]),
    ])
    func headsAreRead(_ text: String, _ expected: [String]) {
        #expect(Self.outcomes(of: text, .headers, limit: 10) == expected)
    }

    @Test(arguments: [
        ("{}\n[]\r\n\n  \n3\n", ["{}", "[]", "3"]), ("{}", ["…"]),
        ("12345678901\n{}\n", ["! a message has at least 11 bytes; the limit is 10", "{}"]),
    ])
    func linesAreRead(_ text: String, _ expected: [String]) {
        #expect(Self.outcomes(of: text, .lines, limit: 10) == expected)
    }

    @Test func overlongLinesAreRefusedOnceAndSkipped() {
        let text = String(repeating: "x", count: 100) + "\n{}\n"
        let outcomes = Self.outcomes(of: text, .lines, limit: 10, chunk: 4)
        #expect(outcomes == ["! a message has at least 12 bytes; the limit is 10", "{}"])
    }

    @Test func headsOfMoreThan4096BytesAreRefused() {
        let text = "Content-Length: 2\r\n" + String(repeating: "X-Padding: 1\r\n", count: 400)
        #expect(Self.outcomes(of: text, .headers, chunk: 64).first == "! a message's head has more than 4096 bytes")
    }

    @Test(arguments: 0..<200)
    func chunkSizesDoNotAffectDecodedMessages(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["Content-Length: 2\r\n\r\n{}", "nonsense\r\n", "Content-Length: 7\r\n\r\n\"abcde\"", "\r\n", "Content-Length: 999\r\n\r\n{}", "X: 1\n", "Content-Length: 1\n\n1", "é"]
        let text = (0..<Int.random(in: 1..<12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        let whole = Self.outcomes(of: text, .headers, limit: 100)
        #expect(Self.outcomes(of: text, .headers, limit: 100, chunk: Int.random(in: 1..<7, using: &random)) == whole)
    }

    @Test(arguments: [MessageFraming.headers, .lines])
    func framedMessagesAreReadBackUnchanged(_ framing: MessageFraming) {
        let messages = ["{}", #"{"text":"line\nbreak, ü"}"#, "[1,2]"]
        let text = messages.map { String(decoding: framing.framed($0), as: UTF8.self) }.joined()
        #expect(Self.outcomes(of: text, framing) == messages)
    }
}
