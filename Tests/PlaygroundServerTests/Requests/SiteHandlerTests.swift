import Foundation
import Testing
@testable import PlaygroundServer

@Suite struct SiteHandlerTests {
    @Test func everyResponseCarriesTheSecurityHeaders() async throws {
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

    @Test func documentsAreServedFreshWithTheirSocketsAddress() async throws {
        let token = AccessToken()
        try await withServer(token: token) { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.get("/gr%C3%B6%C3%9Fe?x=1")
            #expect(response.status == 200)
            #expect(response.headers["cache-control"] == "no-store")
            #expect(response.body == "path=/größe socket=/.socket?page=/gr%C3%B6%C3%9Fe&token=\(token.text)")
            #expect(try await client.get("/missing").status == 404)
        }
    }

    @Test func aDocumentKnowsWhetherItIsReadOnThisMachine() async throws {
        try await withServer { server in
            let response = try await TestClient(port: server.port).get("/where")
            #expect(response.body == "here")
        }
    }

    @Test func assetsAreServedOnceAndThenConfirmed() async throws {
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
        "/.assets/../secret", "/.assets/%2e%2e/secret", "/.assets/%2e%2e%2fsecret", "/.assets/..%5csecret", "/.assets//etc/passwd",
        "/.assets/%00", "/.assets/", "/%2e%2e/%2e%2e/etc/passwd", "/.assets/%252e%252e/secret", "/%zz", "//..//", "*",
    ])
    func noPathLeadsOutside(path: String) async throws {
        try await withServer { server in
            let response = try await TestClient(port: server.port).get(path)
            #expect([400, 404].contains(response.status), "\(response)")
        }
    }

    @Test func headIsAnsweredWithTheSameHeadAndNoBody() async throws {
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
        ("POST", ["Content-Length": "0"], 405),
        ("DELETE", [:], 405),
    ])
    func refusedRequestEndsTheConnection(method: String, headers: [String: String], status: Int) async throws {
        try await withServer { server in
            let client = try await TestClient(port: server.port)
            let response = try await client.get("/", method: method, headers: headers)
            #expect(response.status == status)
            #expect(!response.body.isEmpty)
            #expect(response.headers["connection"] == "close")
            #expect(try await client.isClosed())
        }
    }

    /// Regression: FlyingFox takes the rest of an unread body for further requests.
    @Test(arguments: ["Content-Length: 10000000", "Transfer-Encoding: chunked"])
    func bodyOfARefusedRequestIsNotTakenForRequests(framing: String) async throws {
        try await withServer { server in
            let client = try await TestClient(port: server.port)
            try await client.send("POST / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\(framing)\r\n\r\n")
            #expect(try await client.response().status == 405)
            #expect(try await client.isClosed())
        }
    }
}
