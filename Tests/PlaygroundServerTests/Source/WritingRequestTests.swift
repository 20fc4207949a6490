import Foundation
import PlaygroundModel
import Testing
@testable import PlaygroundServer

/// The clients that may write, and the format of a request.
@Suite struct WritingRequestTests {
    private let site: TestSite
    private let token = AccessToken()
    private var path: String { "\(TestSite.page).toml?token=\(token.text)" }

    init() throws {
        site = try TestSite("old")
    }

    private var text: String? { site.text }

    private func headers(_ others: [String: String] = [:]) -> [String: String] {
        ["Content-Type": "application/toml", "If-Match": EntityTag(of: Array("old".utf8)).text].merging(others) { $1 }
    }

    @Test func textsAreServedWithTheirTagAndAddress() async throws {
        try await withServer(site, allowsWriting: true) { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.get(TestSite.page, headers: ["Accept": "application/toml"])
            #expect(response.status == 200 && response.body == "old")
            #expect(response.headers["content-type"] == "application/toml" && response.headers["cache-control"] == "no-store")
            #expect(response.headers["content-location"] == "/gr%C3%B6%C3%9Fe.toml" && response.headers["traitscope-read-only"] == nil)
            let tag = try #require(response.headers["etag"])
            let again = try await client.get(TestSite.page, headers: ["Accept": "application/toml", "If-None-Match": tag])
            #expect(again.status == 304)
            // A browser requests a page instead.
            let page = try await client.get(TestSite.page, headers: ["Accept": "text/html,*/*;q=0.8"])
            #expect(page.headers["content-type"] == "text/html; charset=utf-8" && page.body.hasPrefix("<!doctype html>"))
        }
    }

    @Test func unchangedTextsAreOverwritten() async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.put(path, "größer", headers: headers(["Content-Type": "application/toml; charset=utf-8"]))
            #expect(response.status == 204 && response.headers["etag"] == EntityTag(of: Array("größer".utf8)).text)
            #expect(text == "größer")
            #expect(try await client.isClosed())
        }
    }

    @Test func newPlaygroundsDoNotReplaceFiles() async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            func put(_ name: String, query: String? = nil) async throws -> Int {
                let client = try await TestClient(port: server.port)
                return try await client.put("/\(name)\(query ?? "?token=\(token.text)")", "new", headers: ["Content-Type": "application/toml", "If-None-Match": "*"]).status
            }
            let made = try await [put("hello.toml"), put("hello.toml"), put("other.toml", query: "")]
            #expect(made == [201, 412, 403])
            for name in ["a/b.toml", "..%2Fb.toml", ".b.toml", "b.txt", "%20.toml", ".toml"] {
                let status = try await put(name)
                #expect(status == 400, "\(name)")
            }
        }
    }

    /// The text arrives in pieces, as over a network.
    @Test func textsCanArriveInPieces() async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let client = try await TestClient(port: server.port)
            let long = String(repeating: "a long text, ", count: 20_000)
            let fields = headers().map { "\($0): \($1)\r\n" }.joined()
            try await client.send("PUT \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: \(long.utf8.count)\r\n\(fields)\r\n")
            for start in stride(from: 0, to: long.utf8.count, by: 50_000) {
                try await client.send(bytes: Array(Array(long.utf8)[start..<min(start + 50_000, long.utf8.count)]))
            }
            #expect(try await client.response().status == 204)
            #expect(text == long)
        }
    }

    /// There are more requests than permitted connections. A request whose body does not arrive is closed, like an answered one.
    @Test(arguments: [("PUT", false), ("POST", false), ("PUT", true)])
    func missingBodiesDoNotBlockOtherClients(method: String, afterAnAnswer isKnown: Bool) async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let fields = headers(method == "POST" ? ["Content-Type": "application/json"] : [:]).map { "\($0): \($1)\r\n" }.joined()
            var silent: [TestClient] = []
            for _ in 0..<ConnectionLimits.standard.connections + 8 {
                let client = try await TestClient(port: server.port)
                if isKnown { _ = try await client.get("/.assets/page.css") }
                try await client.send("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 1000\r\n\(fields)\r\n{")
                silent.append(client)
            }
            #expect(try await TestClient(port: server.port).get(TestSite.page).status == 200)
            #expect(text == "old")
        }
    }

    /// While connections are available, a late body is no reason for a refusal.
    @Test func lateBodiesAreWritten() async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let client = try await TestClient(port: server.port)
            let fields = headers().map { "\($0): \($1)\r\n" }.joined()
            try await client.send("PUT \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 3\r\n\(fields)\r\nn")
            #expect(try await TestClient(port: server.port).get(TestSite.page).status == 200)
            try await client.send("ew")
            #expect(try await client.response().status == 204)
            #expect(text == "new")
        }
    }

    @Test func changedTextsAreNotOverwritten() async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            try site.write("theirs")
            let response = try await TestClient(port: server.port).put(path, "mine", headers: headers())
            #expect(response.status == 412 && response.body.contains("has changed since it was read") && text == "theirs")
        }
    }

    @Test func nothingIsWrittenWithoutTheEditOption() async throws {
        try await withServer(site, token: token) { server in
            let client = try await TestClient(port: server.port)
            let reason = try await client.get(TestSite.page, headers: ["Accept": "application/toml"]).headers["traitscope-read-only"]
            #expect(reason?.removingPercentEncoding == "Start with `serve --edit` to change it here.")
            let response = try await client.put(path, "mine", headers: headers())
            #expect(response.status == 405 && response.headers["allow"] == "GET, HEAD" && response.body.contains("--edit"))
            #expect(try await client.isClosed())
            #expect(text == "old")
        }
    }

    @Test(arguments: [
        (["Host": "evil.example"], 421), (["Origin": "http://evil.example"], 403), (["Origin": "null"], 403),
        (["Sec-Fetch-Site": "cross-site"], 403), (["Sec-Fetch-Site": "same-site"], 403), (["Content-Type": "text/plain"], 415),
        (["If-Match": "*"], 428), (["If-Match": "\"0\""], 412), (["Transfer-Encoding": "chunked"], 411),
    ])
    func invalidRequestsWriteNothing(others: [String: String], status: Int) async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.put(path, "mine", headers: headers(others))
            #expect(response.status == status && !response.body.isEmpty)
            #expect(try await client.isClosed())
            #expect(text == "old")
        }
    }

    @Test(arguments: ["", "?token=", "?token=0"]) func writingNeedsTheTokenOfAPage(query: String) async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let response = try await TestClient(port: server.port).put("/" + query, "mine", headers: headers())
            #expect(response.status == 403 && text == "old")
        }
    }

    @Test func tooLongTextsAreRefusedByTheirLength() async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.put(path, "", length: PlaygroundLimits.playgroundBytes + 1, headers: headers())
            #expect(response.status == 413 && text == "old")
        }
    }

    @Test(arguments: ["-4", "+4", "4, 4", "0x4", ""]) func lengthsMustBeNumbers(length: String) async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let response = try await TestClient(port: server.port).put(path, "mine", headers: headers(["Content-Length": length]))
            #expect(response.status == 411 && text == "old")
        }
    }

    /// Bytes after the text are not read as a second request.
    @Test func requestsAfterATextAreNotAnswered() async throws {
        try await withServer(site, allowsWriting: true, token: token) { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.put(path, "mineGET / HTTP/1.1\r\n\r\n", length: 4, headers: headers())
            #expect(response.status == 204 && text == "mine")
            #expect(try await client.isClosed())
        }
    }

    @Test func clientsOnOtherMachinesCannotWrite() {
        let open = RequestGuard(
            address: .address("0.0.0.0"), port: 8425, token: token, allowedHosts: ["play.example"], secret: AccessToken(words: 2),
            allowsWriting: true
        )
        func asked(_ host: String, at address: IPAddress) -> PageRequest {
            PageRequest(
                method: "PUT", encodedPath: "/", encodedQuery: "token=\(token.text)", host: host, hasBody: true,
                cookies: ["traitscope-8425": open.secret?.text ?? ""], arrivedAt: address
            )
        }
        let (here, there) = (asked("localhost:8425", at: .loopbackV4), asked("192.168.0.2:8425", at: .v4("192.168.0.2")))
        #expect(throws: Never.self) { try open.checkWriting(here) }
        #expect(throws: RequestGuard.Refusal.elsewhere) { try open.checkWriting(there) }
        #expect(throws: RequestGuard.Refusal.elsewhere) { try open.checkWriting(asked("play.example", at: .loopbackV4)) }
        #expect(open.readOnlyReason(for: here) == nil && open.readOnlyReason(for: there) == "It can be changed only on the machine that serves it.")
    }
}
