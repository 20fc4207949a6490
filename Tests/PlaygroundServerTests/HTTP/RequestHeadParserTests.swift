import FlyingFox
import Testing
@testable import PlaygroundServer

@Suite struct RequestHeadParserTests {
    private func read(_ text: String, in pieces: Int = .max) throws(RequestHeadParser.RequestHeadMistake) -> (request: HTTPRequest?, rest: String) {
        var parser = RequestHeadParser()
        var waiting = Array(text.utf8)[...]
        while !waiting.isEmpty {
            var piece = waiting.prefix(pieces)
            waiting = waiting.dropFirst(pieces)
            if let request = try parser.take(&piece) { return (request, String(decoding: piece + waiting, as: UTF8.self)) }
        }
        return (nil, "")
    }

    private func mistake(in text: String) -> RequestHeadParser.RequestHeadMistake? {
        do {
            _ = try read(text)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [1, 2, 7, .max])
    func headsAreReadInPiecesOfAnySize(size: Int) throws {
        let text = "\r\nGET /größe?a=b HTTP/1.1\r\nHost:localhost\r\nX-Two: \t a b \t\r\nx-two: c\r\nEmpty:\r\n\r\nGET"
        let (read, rest) = try read(text, in: size)
        let request = try #require(read)
        #expect(request.method.rawValue == "GET" && request.version == .http11)
        #expect(request.target.path() == "/größe" && request.target.query() == "a=b")
        #expect(Set(request.headers.keys) == [.host, HTTPHeader("x-two"), HTTPHeader("empty")])
        #expect(request.headers[.host] == "localhost" && request.headers[HTTPHeader("empty")] == "")
        #expect(request.headers.values(for: HTTPHeader("X-Two")) == ["a b", "c"])
        #expect(rest == "GET")
    }

    @Test(arguments: [
        ("GET / HTTP/1.1\r\n\r\n", true), ("GET / HTTP/1.1\r\nConnection: close\r\n\r\n", false),
        ("GET / HTTP/1.1\r\nConnection: Upgrade, CLOSE\r\n\r\n", false), ("GET / HTTP/1.0\r\n\r\n", false),
        ("GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", true),
    ])
    func connectionsAreKeptAliveAsRequested(text: String, keepsAlive: Bool) throws {
        #expect(try #require(try read(text).request).keepsAlive == keepsAlive)
    }

    @Test(arguments: [
        ("GET /\r\n\r\n", RequestHeadParser.RequestHeadMistake.malformed(.requestLine)), ("GET  / HTTP/1.1\r\n", .malformed(.requestLine)),
        (" GET / HTTP/1.1\r\n", .malformed(.requestLine)), ("GET / HTTP/1.1 \r\n", .malformed(.requestLine)),
        ("GET /a b HTTP/1.1\r\n", .malformed(.requestLine)), ("G@T / HTTP/1.1\r\n", .malformed(.requestLine)),
        ("GET / FTP/1.1\r\n", .malformed(.requestLine)), ("\r\n\r\n\r\n", .malformed(.requestLine)),
        ("GET / HTTP/2.0\r\n", .version), ("GET / HTTP/0.9\r\n", .version), ("GET / HTTP/1.10\r\n", .version),
        ("GET / HTTP/1.1\nHost: a\n\n", .malformed(.lineEnd)), ("GET / HTTP/1.1\r\nHost: a\n", .malformed(.lineEnd)),
        ("GET /\r HTTP/1.1\r\n", .malformed(.controlCharacter)), ("GET /\0 HTTP/1.1\r\n", .malformed(.controlCharacter)),
        ("GET\t/ HTTP/1.1\r\n", .malformed(.controlCharacter)),
        ("GET / HTTP/1.1\r\nHost : a\r\n", .malformed(.field)), ("GET / HTTP/1.1\r\nHost\r\n", .malformed(.field)),
        ("GET / HTTP/1.1\r\n: a\r\n", .malformed(.field)), ("GET / HTTP/1.1\r\nH(st: a\r\n", .malformed(.field)),
        ("GET / HTTP/1.1\r\nHost: a\r\n b\r\n", .malformed(.foldedField)),
        ("GET / HTTP/1.1\r\n Host: a\r\n", .malformed(.foldedField)),
        ("GET / HTTP/1.1\r\nHost: a\rb\r\n", .malformed(.controlCharacter)),
        ("GET / HTTP/1.1\r\nHost: a\0b\r\n", .malformed(.controlCharacter)),
    ])
    func ambiguousHeadsAreRefused(text: String, expected: RequestHeadParser.RequestHeadMistake) {
        #expect(mistake(in: text) == expected)
        #expect(!expected.reason.isEmpty)
    }

    @Test func headsThatAreNotUTF8AreRefused() {
        var parser = RequestHeadParser()
        var bytes = (Array("GET /".utf8) + [0xFF, 0xFE] + Array(" HTTP/1.1\r\n".utf8))[...]
        #expect(throws: RequestHeadParser.RequestHeadMistake.malformed(.encoding)) { try parser.take(&bytes) }
    }

    @Test func longLinesAreRefusedBeforeTheirEnd() {
        let limit = RequestHeadParser.requestLineLimit
        #expect(limit == 8192 && RequestHeadParser.fieldsLimit == 32768)
        #expect(mistake(in: "GET /" + String(repeating: "a", count: limit - 15)) == nil)
        #expect(mistake(in: "GET /" + String(repeating: "a", count: limit)) == .requestLineTooLong(limit: limit))
        let start = "GET / HTTP/1.1\r\nA: "
        #expect(mistake(in: start + String(repeating: "a", count: 32_000)) == nil)
        #expect(mistake(in: start + String(repeating: "a", count: 32_768)) == .fieldsTooLong(limit: 32_768))
    }

    @Test func tooManyAndTooLongFieldsAreRefused() {
        let line = "A: \(String(repeating: "a", count: 995))\r\n"
        let start = "GET / HTTP/1.1\r\n"
        #expect(mistake(in: start + String(repeating: line, count: 32)) == nil)
        #expect(mistake(in: start + String(repeating: line, count: 33)) == .fieldsTooLong(limit: 32_768))
        #expect(mistake(in: start + String(repeating: "A: b\r\n", count: 100)) == nil)
        #expect(mistake(in: start + String(repeating: "A: b\r\n", count: 101)) == .tooManyFields(limit: 100))
    }
}
