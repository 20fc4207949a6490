import FlyingFox
import FlyingSocks
import Foundation
import JSON
import Logging
import Testing
@testable import PlaygroundServer

@Suite struct SiteHandlerTests {
    @Test func everyResponseHasTheSecurityHeaders() async throws {
        try await withServer { server in
            for path in ["/", "/missing", "/.assets/page.css", "/.assets/missing", "/.socket"] {
                let response = try await TestClient(port: server.port).get(path)
                let policy = try #require(response.headers["content-security-policy"], "\(path)")
                #expect(policy.hasPrefix("default-src 'none'; script-src 'self'; style-src 'self'; "))
                #expect(policy.contains("connect-src 'self' ws://127.0.0.1:\(server.port);"))
                #expect(!policy.contains("unsafe-eval"))
                #expect(response.headers["x-content-type-options"] == "nosniff")
                #expect(response.headers["referrer-policy"] == "no-referrer")
                #expect(response.headers["cross-origin-resource-policy"] == "same-origin")
                #expect(response.headers["cross-origin-opener-policy"] == "same-origin")
            }
        }
    }

    @Test func documentsAreNotCachedAndHaveTheirSocketsAddress() async throws {
        let token = AccessToken()
        try await withServer(token: token) { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.get("\(TestSite.page)?x=1")
            #expect(response.status == 200)
            #expect(response.headers["cache-control"] == "no-store")
            #expect(response.body.contains("data-socket=\"/.socket?page=/gr%C3%B6%C3%9Fe&amp;token=\(token.text)\""))
            #expect(try await client.get("/missing").status == 404)
        }
    }

    @Test func documentsHaveTheEditorsAddressOnThisMachine() async throws {
        try await withServer { server in
            let response = try await TestClient(port: server.port).get(TestSite.page)
            #expect(response.body.contains("data-editor-address=\"vscode://file"))
        }
    }

    @Test func assetsAreServedOnceAndThenNotModified() async throws {
        try await withServer { server in
            let client = try await TestClient(port: server.port)
            let first = try await client.get("/.assets/page.css")
            #expect(first.status == 200)
            #expect(first.body == "body { color: red }")
            #expect(first.headers["content-type"] == "text/css; charset=utf-8")
            let tag = try #require(first.headers["etag"])
            let second = try await client.get("/.assets/page.css", headers: ["If-None-Match": tag])
            #expect(second.status == 304)
            #expect(try await client.get("/.assets/modules/page.js").status == 200)
        }
    }

    @Test(arguments: [
        ("/.assets/@7/page.css", "private, max-age=31536000, immutable"), ("/.assets/@6/page.css", "no-cache"),
        ("/.assets/page.css", "no-cache"), ("/.assets/@7/made.svg", "no-cache"),
    ])
    func onlyAssetsOfTheCurrentVersionAreImmutable(path: String, caching: String) async throws {
        try await withServer { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.get(path)
            #expect(response.status == 200 && response.headers["cache-control"] == caching)
            #expect(try await client.get(path, headers: ["If-None-Match": #require(response.headers["etag"])]).status == 304)
        }
    }

    @Test(arguments: [
        "/.assets/@7", "/.assets/@7/", "/.assets/@7/@7/page.css", "/.assets/@7/../secret", "/.assets/@7//etc/passwd", "/.assets/../secret", "/.assets/%2e%2e/secret", "/.assets/%2e%2e%2fsecret", "/.assets/..%5csecret", "/.assets//etc/passwd",
        "/.assets/%00", "/.assets/", "/%2e%2e/%2e%2e/etc/passwd", "/.assets/%252e%252e/secret", "/%zz", "//..//", "*",
    ])
    func pathsDoNotLeadOutsideTheFolder(path: String) async throws {
        try await withServer { server in
            let response = try await TestClient(port: server.port).get(path)
            #expect([400, 404].contains(response.status), "\(response)")
        }
    }

    @Test func headRequestsAreAnsweredWithTheSameHeadWithoutABody() async throws {
        try await withServer { server in
            let client = try await TestClient(port: server.port)
            let whole = try await client.get("/")
            let head = try await client.get("/", method: "HEAD")
            #expect(head.status == 200)
            #expect(head.headers["content-length"] == whole.headers["content-length"])
            #expect(try await client.get("/.assets/page.css").body == "body { color: red }")
        }
    }

    @Test(arguments: [
        ("GET", ["Host": "evil.example"], 421),
        ("GET", ["Origin": "http://evil.example"], 403),
        ("POST", ["Content-Length": "0"], 403),
        ("DELETE", [:], 405),
    ])
    func refusedRequestsEndTheConnection(method: String, headers: [String: String], status: Int) async throws {
        try await withServer { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.get("/", method: method, headers: headers)
            #expect(response.status == status)
            #expect(!response.body.isEmpty)
            #expect(response.headers["connection"] == "close")
            #expect(try await client.isClosed())
        }
    }

    /// Regression: FlyingFox treated the rest of an unread body as further requests.
    @Test(arguments: ["Content-Length: 10000000", "Transfer-Encoding: chunked"])
    func bodiesOfRefusedRequestsAreNotReadAsRequests(framing: String) async throws {
        try await withServer { server in
            let client = try await TestClient(port: server.port)
            try await client.send("POST / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(framing)\r\n\r\n")
            #expect(try await client.response().status == 403)
            #expect(try await client.isClosed())
        }
    }

    // MARK: Under FlyingFox's own server

    @Test func flyingFoxServesTheSite() async throws {
        try await withFlyingFox { port, _ in
            let client = try await TestClient(port: port)
            let page = try await client.get(TestSite.page)
            #expect(page.status == 200 && page.body.contains("data-editor-address=\"vscode://file"))
            #expect(page.headers["content-security-policy"]?.hasPrefix("default-src 'none'; ") == true)
            let asset = try await client.get("/.assets/page.css")
            #expect(asset.status == 200 && asset.body == "body { color: red }")
            let tag = try #require(asset.headers["etag"])
            #expect(try await client.get("/.assets/page.css", headers: ["If-None-Match": tag]).status == 304)
            let head = try await client.get("/.assets/page.css", method: "HEAD")
            #expect(head.status == 200 && head.headers["content-length"] == "19")
            let refused = try await client.get("/", headers: ["Host": "evil.example"])
            #expect(refused.status == 421 && refused.headers["connection"] == "close")
            #expect(try await client.get("/.socket?page=/&token=0").status == 403)
        }
    }

    @Test func flyingFoxServesThePagesSocket() async throws {
        let site = try TestSite()
        try await withFlyingFox(site) { port, token in
            let client = try await TestClient(port: port)
            #expect(try await client.openSocket("/.socket?page=\(TestSite.page)&token=\(token.text)").status == 101)
            try await client.sendText(#"{"type":"hello"}"#)
            let page = try await client.message()
            let revision = try #require(page["revision"]?.wholeNumber)
            try await client.sendText(#"{"type":"ack","revision":\#(revision)}"#)
            try await client.sendText(#"{"type":"event","device":"ipad-9-7","text":"tap home.next"}"#)
            let patch = try await client.message()
            #expect(page["type"]?.string == "page" && patch["type"]?.string == "patch" && patch["revision"]?.wholeNumber == revision + 1)
            try await client.sendFrame(opcode: 8, [0x03, 0xE8])
            #expect(try await client.frame().closeCode == 1000)
            while site.pages.count > 0 { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    @Test func flyingFoxWritesText() async throws {
        let site = try TestSite("old")
        try await withFlyingFox(site) { port, token in
            let response = try await TestClient(port: port).put("\(TestSite.page).toml?token=\(token.text)", "new", headers: [
                "Content-Type": "application/toml", "If-Match": EntityTag(of: Array("old".utf8)).text,
            ])
            #expect(response.status == 204)
            #expect(site.text == "new")
        }
    }

    /// Runs an `HTTPServer` with the site's unchanged handler.
    private func withFlyingFox(
        _ site: TestSite? = nil, _ body: @escaping @Sendable (UInt16, AccessToken) async throws -> Void
    ) async throws {
        let token = AccessToken()
        let port = try IPAddress.loopbackV4.probe(port: 0)
        let handler = SiteHandler(
            site: try (site ?? TestSite.shared.get()).site, assets: TestAssets(), requestGuard: RequestGuard(address: .loopback, port: port, token: token, allowsWriting: true),
            arrivedAt: .loopbackV4, pageLimit: PageLimit(4), refusals: RefusalLog(logger: .quiet)
        )
        let server = HTTPServer(address: try .inet(ip4: "127.0.0.1", port: port), timeout: 180, logger: .disabled, handler: handler)
        let running = Task { try await server.run() }
        let outcome: Result<Void, any Error>
        do {
            try await server.waitUntilListening(timeout: 120)
            outcome = .success(try await withDeadline("the test's end") { try await body(port, token) })
        } catch {
            outcome = .failure(error)
        }
        await server.stop()
        running.cancel()
        try outcome.get()
    }
}
